import { PLANTATION_TILES } from '../data/tiles.ts';
import { listOf } from './board.ts';
import type { State } from './state.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The number of pieces of each kind, over all the places they can be. */
export function pieceCounts(state: Readonly<State>): Record<string, number> {
  const pieces: Record<string, number> = {
    escudos: sum(state.money) + state.bank,
    canals: listOf(state.canals).length + state.supply + state.boxedCanals + sum(state.ownCanals),
  };
  for (const [kind, { name }] of PLANTATION_TILES.entries()) {
    const onBoard = state.tiles.filter(tile => tile === kind).length;
    const inHand = state.taking.tile === kind ? 1 : 0;
    pieces[name] = state.piles[kind] + state.village[kind] + state.boxedTiles[kind] + onBoard + inHand;
  }
  for (let seat = 0; seat < state.players; seat++) {
    const working = sum(state.farmers.filter((_, space) => state.owners[space] === seat));
    pieces[`farmers ${seat}`] = state.reserve[seat] + state.lost[seat] + working;
  }
  return pieces;
}
