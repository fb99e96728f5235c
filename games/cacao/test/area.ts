import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { layJungleTile, layWorkerTile, pieceAt, takeOpenCell } from '../rules/area.ts';
import { cellAt, isJungleCell, xOf, yOf } from '../rules/cells.ts';
import type { State } from '../rules/state.ts';
import {
  jungleOf,
  OVERBUILT,
  seatOf,
  TURNS,
  workerPiece,
  workersOf,
  type JungleTile,
  type Piece,
} from '../rules/tiles.ts';

/**
 * A drawn play area: the first line numbers the columns, each further line begins with the number of its row.
 * `P1` single and `P2` double plantation, `M2` to `M4` markets, `G1` and `G2` gold mines, `CE` cenote, `SU` sun site,
 * `TE` temple, `.` nothing. A worker tile is the first letter of its colour and its workers in the north, east, south
 * and west: `R1012`; after a stroke the tile that it covers, and so on down: `R1210/1111`.
 */
const SIGNS: Readonly<Record<JungleName, string>> = {
  'plantation-1': 'P1',
  'plantation-2': 'P2',
  'market-2': 'M2',
  'market-3': 'M3',
  'market-4': 'M4',
  'mine-1': 'G1',
  'mine-2': 'G2',
  cenote: 'CE',
  'sun-site': 'SU',
  temple: 'TE',
};
const signOf = (tile: JungleTile): string => SIGNS[JUNGLE_TILES[tile].name];

interface Square {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

function squaresIn(text: string): Square[] {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const [columns, ...rows] = lines.map(line => line.trim().split(/\s+/));
  return rows
    .flatMap(([y, ...signs]) =>
      signs.map((sign, column) => ({ x: Number(columns[column]), y: Number(y), sign })),
    )
    .filter(({ sign }) => sign !== '.');
}

function formatted(squares: readonly Square[]): string {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const columns = range(xs);
  const rows = range(ys).map(y => [
    y,
    ...columns.map(x => squares.find(square => square.x === x && square.y === y)?.sign ?? '.'),
  ]);
  return [['', ...columns], ...rows]
    .map(row =>
      row
        .map(entry => String(entry).padStart(6))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const range = (numbers: readonly number[]): number[] => {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, index) => least + index);
};

/** The text in the form in which `areaText` gives it, for comparisons. */
export const drawn = (text: string): string => formatted(squaresIn(text));

/** Lays the tiles of a drawing on an empty table; their workers have acted already. */
export function drawArea(state: State, text: string, letters: string): void {
  const [workers, jungle] = [/^[A-Z]\d{4}/, /^[A-Z]{1,2}\d?$/].map(form =>
    squaresIn(text).filter(({ sign }) => form.test(sign)),
  );
  for (const { x, y, sign } of jungle) {
    const tile = JUNGLE_TILES.findIndex((_, index) => signOf(index) === sign);
    if (tile < 0 || !isJungleCell(cellAt(x, y)))
      throw new Error(`${sign} is not a jungle tile for ${x},${y}`);
    layJungleTile(state, cellAt(x, y), tile);
  }
  for (const { x, y, sign } of workers) {
    const [top, ...beneath] = sign.slice(1).split('/');
    const [cell, seat] = [cellAt(x, y), letters.indexOf(sign[0])];
    if (!state.openCells.includes(cell)) throw new Error(`${sign} on ${x},${y} is not beside a jungle tile`);
    takeOpenCell(state, cell);
    layWorkerTile(state, cell, pieceOf(seat, top) + (beneath.length === 0 ? 0 : OVERBUILT));
    for (const lower of beneath.toReversed()) state.covered.push(cell, pieceOf(seat, lower));
  }
  state.groups.length = 0;
}

export function areaText(state: Readonly<State>, letters: string): string {
  const square = (cell: number, sign: string): Square => ({ x: xOf(cell), y: yOf(cell), sign });
  const jungle = state.jungleCells.map(cell => square(cell, signOf(jungleOf(pieceAt(state, cell)))));
  const workers = state.workerCells.map(cell => {
    const top = pieceAt(state, cell);
    const beneath = state.covered.flatMap((piece, index) =>
      index % 2 === 1 && state.covered[index - 1] === cell ? [piece] : [],
    );
    const layers = [top, ...beneath.toReversed()].map(figures).join('/');
    return square(cell, `${letters[seatOf(top)]}${layers}`);
  });
  return formatted([...jungle, ...workers]);
}

const figures = (piece: Piece): string => [0, 1, 2, 3].map(edge => workersOf(piece, edge)).join('');

/** The worker tile, and the way it is turned, that has these workers on its four edges. */
function pieceOf(seat: number, workers: string): Piece {
  if (seat < 0) throw new Error(`no player has the colour of ${workers}`);
  for (const [tile, turns] of TURNS.entries()) {
    for (let turn = 0; turn < turns; turn++) {
      const piece = workerPiece(seat, tile, turn);
      if (figures(piece) === workers) return piece;
    }
  }
  throw new Error(`no worker tile has the workers ${workers}`);
}
