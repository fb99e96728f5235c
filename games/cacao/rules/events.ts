import type { Seat } from '../../../kernel/seat.ts';
import type { Cell } from './cells.ts';
import type { JungleTile, WorkerTile } from './tiles.ts';

/** What happens in a game of Cacao. `lost`: the surplus that does not fit on the village board. */
export type Event =
  | { readonly type: 'gamePrepared'; readonly startSeat: Seat; readonly display: readonly JungleTile[] }
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly count: number; readonly secret: Hand }
  | {
      readonly type: 'workerTilePlaced';
      readonly seat: Seat;
      readonly tile: WorkerTile;
      readonly turn: number;
      readonly cell: Cell;
    }
  | {
      readonly type: 'workerTileOverbuilt';
      readonly seat: Seat;
      readonly tile: WorkerTile;
      readonly turn: number;
      readonly cell: Cell;
      readonly covered: WorkerTile;
    }
  | {
      readonly type: 'spaceFilled';
      readonly seat: Seat;
      readonly tile: JungleTile;
      readonly cell: Cell;
      readonly fromPile: boolean;
    }
  | { readonly type: 'spacesLeftEmpty'; readonly cells: readonly Cell[] }
  | (Worked & { readonly type: 'fruitsGathered'; readonly count: number; readonly lost: number })
  | (Worked & { readonly type: 'fruitsSold'; readonly count: number; readonly gold: number })
  | (Worked & { readonly type: 'goldMined'; readonly gold: number })
  | (Worked & { readonly type: 'waterCarried'; readonly from: number; readonly to: number })
  | (Worked & { readonly type: 'sunTokensGained'; readonly count: number; readonly lost: number })
  | (Worked & { readonly type: 'actionDeclined' })
  | (Worked & { readonly type: 'actionWithoutEffect' })
  | { readonly type: 'workerTileDrawn'; readonly seat: Seat; readonly secret: Hand }
  | { readonly type: 'displayRefilled'; readonly tiles: readonly JungleTile[]; readonly pile: number }
  | { readonly type: 'jungleExhausted' }
  | {
      readonly type: 'templeScored';
      readonly cell: Cell;
      readonly workers: readonly number[];
      readonly gold: readonly number[];
    }
  | { readonly type: 'gameEnded'; readonly totals: readonly number[]; readonly winners: readonly Seat[] };

/** Worker tiles that only their owner may see. */
interface Hand {
  readonly to: readonly Seat[];
  readonly tiles: readonly WorkerTile[];
}

/** Workers of one edge at one jungle tile. `lost` and `count` above are in pieces, not workers. */
interface Worked {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly edge: number;
  readonly workers: number;
  readonly tile: JungleTile;
}
