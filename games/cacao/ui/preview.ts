import { chip, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { figure, signed } from '../text/wording.ts';
import { translated } from './text.ts';

const change = (kind: string, count: number): Chip => chip(kind, count, signed(count));

const same = (sentence: Sentence): Record<Language, Sentence> => ({ en: sentence, es: sentence });

/** What each seat gains at once, what its workers can do next, and the spaces that open. */
export function preview({ before, after }: MovePreview<View, Event>): readonly Consequence[] {
  const gains = after.seats.flatMap((_, seat) => gainsOf(before, after, seat));
  const later =
    after.phase === 'placing' || after.phase === null
      ? []
      : after.groups.flatMap(group => laterGainOf(after, group));
  const opened = after.phase === 'filling' ? after.due.length : 0;
  const spaces: Consequence[] =
    opened === 0 || before.phase !== 'placing'
      ? []
      : [
          {
            tone: 'note',
            says: translated(text => text.consequences.spacesOpen(opened)),
          },
        ];
  return [...gains, ...later, ...spaces];
}

function gainsOf(before: View, after: View, seat: number): Consequence[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  const parts = [
    is.gold === was.gold ? [] : [change('gold', is.gold - was.gold)],
    is.fruits === was.fruits ? [] : [change('fruit', is.fruits - was.fruits)],
    is.suns === was.suns ? [] : [change('sun', is.suns - was.suns)],
    is.pool === was.pool ? [] : [chip('pool', is.pool, `${figure(was.pool)} → ${figure(is.pool)}`)],
  ].flat();
  if (parts.length === 0) return [];
  const isLoss = is.gold < was.gold;
  return [{ seat, tone: isLoss ? 'loss' : 'gain', says: same(spaced(parts)) }];
}

/** The most that workers can bring that are still to act. */
function laterGainOf(view: View, { seat, tile, workers }: View['groups'][number]): Consequence[] {
  const { kind, value } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  const { fruits, suns } = view.seats[seat];
  switch (kind) {
    case 'plantation': {
      const count = Math.min(workers * value, STORAGE_PLACES - fruits);
      return [{ seat, tone: 'gain', says: same([change('fruit', count)]) }];
    }
    case 'market':
      return [
        {
          seat,
          tone: 'note',
          says: translated(text => text.consequences.maySell(workers, value)),
        },
      ];
    case 'mine':
      return [{ seat, tone: 'gain', says: same([change('gold', workers * value)]) }];
    case 'sun':
      return [{ seat, tone: 'gain', says: same([change('sun', Math.min(workers, SUN_PLACES - suns))]) }];
    case 'cenote':
      return [{ seat, tone: 'gain', says: same([change('pool', workers)]) }];
    case 'temple':
      return [];
  }
}

const spaced = (parts: readonly Chip[]): Sentence =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
