import type { AnyGame, Move } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { SeatView } from '../../table/view.ts';

const PERSON: SeatView = {
  kind: 'person',
  person: null,
  name: null,
  isHere: true,
  isProgram: false,
  bot: null,
  because: null,
};

/** A position as the seat that is to move sees it, with its moves: what a board needs to show it. */
export function studyUpdate(
  game: AnyGame,
  { state, config, commitment }: AnyMatch,
  { ply, version }: { readonly ply: number; readonly version: number },
): TableUpdate {
  const toAct = game.toAct(state);
  const [seat] = toAct;
  const result = game.result(state);
  const moves: Move[] = [];
  if (seat !== undefined) game.moves(state, seat, moves);
  return {
    id: commitment,
    now: 0,
    you: { seat: seat ?? null, isHost: false },
    lines: [],
    table: {
      version,
      at: 0,
      settings: {
        game: game.meta.id,
        config,
        language: 'en',
        visibility: 'private',
        speed: { kind: 'untimed' },
        undo: 'none',
      },
      status: 'playing',
      host: null,
      seats: Array.from({ length: config.players }, () => PERSON),
      seat: seat ?? null,
      toAct,
      view: game.view(state, seat),
      moves: moves.map(move => game.notation.text(move)),
      ply,
      undo: { free: 0, asking: 0, request: null },
      abort: null,
      clocks: null,
      outcome: result === undefined ? null : { kind: 'played', result },
      commitment,
      seed: null,
      after: null,
      rematch: null,
    },
  };
}
