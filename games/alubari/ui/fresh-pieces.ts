import { createContext } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { Owner, View } from '../rules/view.ts';

const NONE: ReadonlySet<string> = new Set();

/** The pieces that came last, by their id: they carry a ring until others come. */
export const FreshPieces = createContext<ReadonlySet<string>>(NONE);

const lies = (owner: Owner): boolean => owner !== null && owner !== 'covered';

/** Every piece on the board, by the id of its picture. */
export function piecesIn({ rails, stations, estates, seats }: View): ReadonlySet<string> {
  return new Set([
    ...rails.flatMap((owner, space) => (lies(owner) ? [`marker:rail:${space}`] : [])),
    ...stations.flatMap((owner, station) => (lies(owner) ? [`marker:station:${station}`] : [])),
    ...estates.flatMap(({ face, spaces }) =>
      spaces.flatMap(({ owner }, space) => (lies(owner) ? [`marker:estate:${face}:${space}`] : [])),
    ),
    ...seats.flatMap(({ workers }) => workers.map(space => `worker:${space}`)),
  ]);
}

/** What came between two views; when nothing came, what is still there of what came before. */
export function freshAfter(before: View, after: View, fresh: ReadonlySet<string>): ReadonlySet<string> {
  const [old, now] = [piecesIn(before), piecesIn(after)];
  const came = [...now].filter(piece => !old.has(piece));
  return came.length > 0 ? new Set(came) : new Set([...fresh].filter(piece => now.has(piece)));
}

/** Follows the views of a table. */
export function useFreshPieces(view: View): ReadonlySet<string> {
  const known = useRef({ view, fresh: NONE });
  if (known.current.view !== view)
    known.current = { view, fresh: freshAfter(known.current.view, view, known.current.fresh) };
  return known.current.fresh;
}

export const useIsFresh = (piece: string): boolean => useContext(FreshPieces).has(piece);
