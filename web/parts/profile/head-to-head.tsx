import type { Rival } from '../../../api/profile.ts';
import { peopleText } from '../../people/people-text.ts';
import { playerName, PlayerName } from './emblem.tsx';

/** How often someone came before each opponent, beside and behind. */
export function HeadToHead({
  people,
  bots,
}: {
  readonly people: readonly Rival[];
  readonly bots: readonly Rival[];
}) {
  const { rival: words } = peopleText();
  return (
    <section class="profile-card" aria-labelledby="rivals">
      <header>
        <h2 id="rivals">{words.title}</h2>
        <span>{words.key}</span>
      </header>
      {people.length === 0 ? <p class="hint">{words.none}</p> : <Rivals rivals={people} />}
      {bots.length > 0 && (
        <>
          <h3>{words.bots}</h3>
          <Rivals rivals={bots} />
        </>
      )}
    </section>
  );
}

const Rivals = ({ rivals }: { readonly rivals: readonly Rival[] }) => (
  <ul class="rivals">
    {rivals.map(rival => (
      <li key={rival.id ?? rival.bot}>
        <PlayerName player={rival} />
        <Share rival={rival} />
        <small>{rival.met}</small>
      </li>
    ))}
  </ul>
);

/** A bar of three parts, with its figures in words for who cannot see it. */
function Share({ rival }: { readonly rival: Rival }) {
  const { met, won, shared, lost } = rival;
  const parts = [
    ['is-won', won],
    ['is-shared', shared],
    ['is-lost', lost],
  ] as const;
  return (
    <span
      class="rival-bar"
      role="img"
      aria-label={peopleText().rival.says(playerName(rival), won, shared, lost)}
    >
      {parts.map(
        ([kind, count]) =>
          count > 0 && (
            <i key={kind} class={kind} style={{ flexGrow: count / met }}>
              {count / met > 0.07 ? count : ''}
            </i>
          ),
      )}
    </span>
  );
}
