import { chip, plural, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Consequence, Foresight } from '../../../web/board.ts';
import { WATERED, type Place, type Space } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { drought, lossesIn } from './drought.ts';
import { CROP_NAMES, farmers } from './words.ts';

type Tone = Consequence['tone'];

const tell = (tone: Tone, says: (language: Language) => Sentence, seat?: Seat): Consequence => ({
  ...(seat === undefined ? {} : { seat }),
  tone,
  says: { en: says('en'), es: says('es') },
});

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
const money = (count: number): Chip => chip('escudos', count, signed(count));

/** What a move would change, as far as it can be known before it is played. */
export function preview({ before, after, events }: Foresight<View, Event>): readonly Consequence[] {
  const place = placeOf(events);
  const hasEnded = after.round !== before.round || after.phase === null;
  const canals = place === undefined || after.canals.includes(place) ? [] : [place];
  const isCanalTime = before.proposals !== null || before.extra !== null;
  return [
    ...bidding(before, events),
    ...payments(events),
    ...planting(before, after, events),
    ...(place === undefined ? [] : watering(before, place)),
    ...(isCanalTime && before.phase !== 'bribe'
      ? drying(hasEnded ? lossesIn(events) : drought(after, canals))
      : []),
  ];
}

function placeOf(events: readonly Event[]): Place | undefined {
  for (const event of events) {
    if (event.type === 'canalLaid' || event.type === 'canalProposed') return event.place;
  }
  return undefined;
}

/** What a bid or a bribe leaves in the purse, and who becomes overseer. */
function bidding(before: View, events: readonly Event[]): Consequence[] {
  return events.flatMap((event): Consequence[] => {
    switch (event.type) {
      case 'bidMade':
        return leaves(before, event.seat, event.amount);
      case 'bidSealed':
        return event.secret === undefined || event.secret.amount === 0
          ? [fewerFarmers(event.seat)]
          : leaves(before, event.seat, event.secret.amount);
      case 'passed':
        return [fewerFarmers(event.seat), ...(before.bids.includes(0) ? [] : [becomesOverseer(event.seat)])];
      case 'overseerAppointed':
        // In a game for two the other bid is still unknown, so nobody can tell.
        return before.phase !== 'auction' || before.bids.includes(0) || isPass(events, event.seat)
          ? []
          : [becomesOverseer(event.seat)];
      case 'bribeOffered':
        return [
          ...leaves(before, event.seat, event.amount),
          tell('note', language =>
            language === 'en'
              ? say`${chip('escudos', event.total, String(event.total))} in all for this place`
              : say`${chip('escudos', event.total, String(event.total))} en total por este sitio`,
          ),
        ];
      default:
        return [];
    }
  });
}

const isPass = (events: readonly Event[], seat: Seat): boolean =>
  events.some(event => event.type === 'passed' && event.seat === seat);

function leaves({ money: purses }: View, seat: Seat, amount: number): Consequence[] {
  const purse = purses[seat];
  if (purse === null || purse === undefined) return [];
  const left = chip('escudos', purse - amount, String(purse - amount));
  return [tell('note', language => (language === 'en' ? say`${left} left` : say`te quedan ${left}`), seat)];
}

const fewerFarmers = (seat: Seat): Consequence =>
  tell(
    'loss',
    language => (language === 'en' ? say`one farmer less on the tile` : say`un granjero menos en la ficha`),
    seat,
  );

const becomesOverseer = (seat: Seat): Consequence =>
  tell(
    'note',
    language =>
      language === 'en'
        ? say`${chip('overseer', seat, 'canal overseer')}`
        : say`${chip('overseer', seat, 'supervisor del canal')}`,
    seat,
  );

function payments(events: readonly Event[]): Consequence[] {
  const gains = new Map<Seat, number>();
  const add = (seat: Seat, amount: number): void => void gains.set(seat, (gains.get(seat) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'bribePaid') {
      add(event.from, -event.amount);
      add(event.to, event.amount);
    }
    if (event.type === 'canalPaid') add(event.seat, -event.amount);
  }
  return [...gains].map(([seat, amount]) =>
    tell(amount > 0 ? 'gain' : 'loss', () => say`${money(amount)}`, seat),
  );
}

/** How large the plantation becomes, what everybody in it gains, and whether there is water. */
function planting(before: View, after: View, events: readonly Event[]): Consequence[] {
  const planted = events.find(event => event.type === 'tilePlanted' || event.type === 'leftoverPlanted');
  if (planted === undefined) return [];
  const { space } = planted;
  const joined = after.plantations.find(({ spaces }) => spaces.includes(space));
  const [was, is] = [pointsIn(before), pointsIn(after)];
  const { crop, spaces } = joined ?? { crop: 'banana', spaces: [] };
  return [
    tell('note', language => {
      const size = chip('crop', crop, CROP_NAMES[crop][language]);
      return language === 'en'
        ? say`plantation of ${spaces.length} ${size}`
        : say`plantación de ${spaces.length}: ${size}`;
    }),
    ...is.flatMap((points, seat) =>
      points === was[seat]
        ? []
        : [tell('gain', () => say`${chip('points', seat, signed(points - was[seat]))}`, seat)],
    ),
    waterNote(after, space),
  ];
}

const waterNote = ({ fields }: View, space: Space): Consequence =>
  fields[space]?.watered === true
    ? tell('gain', language =>
        language === 'en' ? say`${chip('water', 0, 'has water')}` : say`${chip('water', 0, 'tiene riego')}`,
      )
    : tell('loss', language =>
        language === 'en'
          ? say`${chip('drought', 0, 'no water yet')}`
          : say`${chip('drought', 0, 'aún sin riego')}`,
      );

/** What plantations would score for each seat now. */
export const pointsIn = ({ plantations, players }: View): readonly number[] =>
  Array.from({ length: players }, (_, seat) =>
    plantations.reduce((sum, { points }) => sum + points[seat], 0),
  );

/** The fields a canal brings water to, by owner. */
function watering(before: View, place: Place): Consequence[] {
  const saved = newlyWatered(before, place);
  if (saved.length === 0) {
    return [
      tell('note', language =>
        language === 'en'
          ? say`${chip('water', 0, 'waters no crop yet')}`
          : say`${chip('water', 0, 'aún no riega ningún cultivo')}`,
      ),
    ];
  }
  const owners = [...new Set(saved.map(space => before.fields[space]?.owner ?? null))];
  return owners.map(owner => {
    const count = saved.filter(space => (before.fields[space]?.owner ?? null) === owner).length;
    return tell(
      owner === null ? 'note' : 'gain',
      language => {
        const water = chip('water', count, fieldsOf(language, count));
        if (owner !== null) return language === 'en' ? say`waters ${water}` : say`riega ${water}`;
        return language === 'en' ? say`waters ${water}, neutral` : say`riega ${water}, neutral`;
      },
      owner ?? undefined,
    );
  });
}

/** Crops along a place that have no water yet. */
export const newlyWatered = ({ fields }: View, place: Place): readonly Space[] =>
  WATERED[place].filter(space => {
    const field = fields[space];
    return field !== null && !field.desert && !field.watered;
  });

const fieldsOf = (language: Language, count: number): string =>
  plural(
    language,
    count,
    language === 'en' ? { one: 'field', other: 'fields' } : { one: 'campo', other: 'campos' },
  );

/** What the drought at the end of the round takes from each seat, and how many fields it turns to desert. */
function drying(losses: ReturnType<typeof lossesIn>): Consequence[] {
  const gone = new Map<Seat, number>();
  let deserts = 0;
  for (const loss of losses) {
    if (loss.type === 'desertMade') deserts++;
    const count = loss.type === 'farmerLost' ? 1 : loss.farmers;
    if (loss.seat !== null && count > 0) gone.set(loss.seat, (gone.get(loss.seat) ?? 0) + count);
  }
  return [
    ...[...gone].map(([seat, count]) =>
      tell('loss', language => say`${chip('drought', seat, `−${farmers(language, count)}`)}`, seat),
    ),
    ...(deserts === 0
      ? []
      : [
          tell('loss', language => {
            const fields = chip('desert', deserts, fieldsOf(language, deserts));
            return language === 'en' ? say`${fields} to desert` : say`${fields} al desierto`;
          }),
        ]),
  ];
}
