import { REACTIONS, type Reaction } from '../../table/command.ts';
import type { OnlineTable } from '../online/table.ts';
import { socialText } from './social-text.ts';

/** A hat that is lifted, a cup, a broken sprout, the sun, a spark, an hourglass. */
const PATHS: Readonly<Record<Reaction, string>> = {
  bravo: 'M2 17h20M6 17c0-7 2-10 6-10s6 3 6 10M6 13h12',
  thanks:
    'M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10h2a2 2 0 0 1 0 5h-2M8 3c-1 1 1 2 0 3M12 3c-1 1 1 2 0 3',
  oops: 'M12 21v-7l3-2M12 14c0-5-4-6-8-6 0 4 3 6 8 6zM15 12c0-4 3-5 6-5 0 3-2 5-6 5M5 21h14',
  laugh:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  wow: 'M12 2l2.2 6.8L21 12l-6.8 3.2L12 22l-2.2-6.8L3 12l6.8-3.2z',
  soon: 'M6 3h12M6 21h12M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
};

/** The picture of a reaction, with its words for those who do not see it. */
export const ReactionPicture = ({ reaction }: { readonly reaction: Reaction }) => (
  <svg class="icon reaction" viewBox="0 0 24 24" role="img" aria-label={socialText().reactions[reaction]}>
    <path d={PATHS[reaction]} />
  </svg>
);

/** Pictures to send instead of words. */
export function ReactionBar({ table }: { readonly table: OnlineTable }) {
  const { reactions } = socialText();
  return (
    <div class="reaction-bar" role="group" aria-label={reactions.title}>
      {REACTIONS.map(reaction => (
        <button
          key={reaction}
          type="button"
          class="plain"
          title={reactions[reaction]}
          aria-label={reactions[reaction]}
          onClick={() => void table.send({ type: 'react', reaction })}
        >
          <svg class="icon reaction" viewBox="0 0 24 24" aria-hidden="true">
            <path d={PATHS[reaction]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
