import { chip, figure, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { signed } from '../text/wording.ts';
import { GAIN_KINDS, gainAt, gainsOn, type EdgeGain, type Gain } from './gains.ts';
import { workersOn } from './layout.ts';
import { translated } from './text.ts';

/** The chips that stand for each kind of gain. */
const CHIPS = { gold: 'gold', fruit: 'fruit', sun: 'sun', water: 'pool', temple: 'temple' } as const;

const change = (kind: string, count: number): Chip => chip(kind, count, signed(count));

const same = (sentence: Sentence): Record<Language, Sentence> => ({ en: sentence, es: sentence });

/** What each seat gains at once, what its workers can do next, and the spaces that open. */
export function preview(move: MovePreview<View, Event>): readonly Consequence[] {
  const { before, after, events } = move;
  if (before.phase === 'placing') return [...placementGains(move), ...spacesOpened(after)];
  const isDeclined = events.some(({ type }) => type === 'actionDeclined');
  const declined: Consequence[] = isDeclined
    ? [{ tone: 'note', says: translated(({ consequences }) => [consequences.nothingSold]) }]
    : [];
  const gains = after.seats.flatMap((_, seat) => gainsOf(before, after, seat));
  // Of workers that are to act already, the cards say what they can do.
  const later =
    before.phase === 'filling' && after.phase !== 'placing' && after.phase !== null
      ? after.groups.flatMap(group => laterGainOf(after, group))
      : [];
  return [...declined, ...gains, ...later];
}

/** What the workers of a new tile bring, one workplace after another. */
function placementGains({ before, events }: MovePreview<View, Event>): readonly Consequence[] {
  const placed = events.find(
    event => event.type === 'workerTilePlaced' || event.type === 'workerTileOverbuilt',
  );
  if (placed === undefined) return [];
  const workers = workersOn(WORKER_TILES[placed.tile].name, EDGES[placed.turn]);
  const at = { x: xOf(placed.cell), y: yOf(placed.cell) };
  const paid: Consequence[] =
    placed.type === 'workerTileOverbuilt' ? [{ tone: 'loss', says: same([change('sun', -1)]) }] : [];
  return [...paid, ...gainsOn(before, placed.seat, at, workers).map(atWorkplace)];
}

/** "+6 gold, sell 2 fruits at the market". */
function atWorkplace({ tile, workers, gain }: EdgeGain): Consequence {
  const shown = GAIN_KINDS.filter(kind => gain[kind] > 0 && kind !== 'temple').map(kind =>
    change(CHIPS[kind], gain[kind]),
  );
  const count = Math.abs(gain.fruit) + gain.sun + gain.water;
  return {
    tone: shown.length === 0 ? 'note' : 'gain',
    says: translated(({ consequences }) => {
      const doing = consequences.doing({ tile, workers, gold: gain.gold, count });
      return shown.length === 0 ? doing : say`${spaced(shown)} ${doing}`;
    }),
  };
}

function spacesOpened({ phase, due }: View): readonly Consequence[] {
  if (phase !== 'filling') return [];
  return [{ tone: 'note', says: translated(text => text.consequences.spacesOpen(due.length)) }];
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
  if (kind === 'market') {
    const sale = translated(text => text.consequences.maySell(workers, value));
    return [{ seat, tone: 'note', says: sale }];
  }
  const gain: Gain = gainAt(view.seats[seat], tile, workers);
  const shown = GAIN_KINDS.filter(one => gain[one] > 0).map(one => change(CHIPS[one], gain[one]));
  return shown.length === 0 ? [] : [{ seat, tone: 'gain', says: same(spaced(shown)) }];
}

const spaced = (parts: readonly Chip[]): Sentence =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
