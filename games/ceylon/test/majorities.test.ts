import { expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { MAJORITY } from '../data/board.ts';
import { advances, amounts, shareMajority, shares, weights } from '../majorities.ts';

const TIE_EDGE = 0.1;

/** The definition, seat by seat: every other seat may be ahead, and the place that results may lie between two. */
function shareOf(seat: number, players: number, scale: number): number {
  if (amounts[seat] <= 0) return 0;
  let place = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const edge = advances[other] < advances[seat] ? TIE_EDGE : -TIE_EDGE;
    const lead = amounts[other] * weights[other] - amounts[seat] * weights[seat] + edge;
    place += 0.5 + (0.5 * lead) / (Math.abs(lead) + scale);
  }
  const low = Math.floor(place);
  const next = low + 1 < MAJORITY.length ? MAJORITY[low + 1] : 0;
  return weights[seat] * (MAJORITY[low] + (place - low) * (next - MAJORITY[low]));
}

test('comparing each pair once gives the very figures of comparing each seat with all others', () => {
  const random = fastRandom(5);
  for (let position = 0; position < 2000; position++) {
    const players = 2 + random.below(3);
    const scale = random.below(20) / 4;
    const first = random.below(players);
    for (let seat = 0; seat < players; seat++) {
      amounts[seat] = random.below(5);
      weights[seat] = random.below(2) === 0 ? 1 : 0.6;
      advances[seat] = (seat + first) % players;
    }
    const wanted = Array.from({ length: players }, (_, seat) => shareOf(seat, players, scale));
    shareMajority(players, scale);
    expect([...shares.subarray(0, players)]).toEqual(wanted);
  }
});
