import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import { previewMove, whyNotInView, type MovePreview } from '../../kernel/foresight.ts';
import type { BoardModule, BoardProps, Consequence, LastMove, Standings } from '../../board/module.ts';
import type { BoardControls } from '../../board/context.ts';
import type { Move } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { TableView } from '../../table/view.ts';
import { appText } from '../app-text.ts';
import { preferences } from '../preferences.ts';
import { playerNames } from '../parts/player-names.ts';
import type { TableClient } from '../table-client.ts';
import { createGainFinder, moveThrough } from './gains.ts';
import { lastMoveOf, turnsSince } from './last-moves.ts';
import { offeredMoves, undoCommand } from './offered-moves.ts';
import { createMoveSelection, type MoveSelection } from './selection.ts';
import { createUpdateQueue, type UpdateQueue } from './update-queue.ts';

/** Rules by their ids: why something cannot be done, or what the question is about. */
export interface RuleNote {
  readonly kind: 'refusal' | 'guide';
  /** Empty when all there is to say is that it is not asked for now. */
  readonly rules: readonly string[];
  /** What was touched, in words. */
  readonly about?: string | undefined;
}

/** A table with a board on it: what is shown, what is chosen, what waits to be confirmed. */
export interface BoardController
  extends BoardControls, Omit<MoveSelection, 'toggle' | 'accept' | 'choose' | 'clear'> {
  readonly module: GameModule;
  readonly board: BoardModule;
  readonly client: TableClient;
  readonly queue: UpdateQueue;
  readonly update: ReadonlySignal<TableUpdate | undefined>;
  /** What the foreseen move would do. */
  readonly consequences: ReadonlySignal<readonly Consequence[]>;
  /** The moves that the shown update offers the viewer. */
  readonly offered: ReadonlySignal<readonly string[]>;
  readonly note: Signal<RuleNote | undefined>;
  readonly pointed: Signal<string | undefined>;
  readonly focused: Signal<string | undefined>;
  /** What others did since the viewer's last decision, turn by turn. */
  readonly lastMoves: ReadonlySignal<readonly LastMove[]>;
  /** The latest of them that named a place. */
  readonly lastMove: ReadonlySignal<LastMove | undefined>;
  /** The score sheet if the game ended with the position that is shown. */
  readonly standings: ReadonlySignal<Standings | undefined>;
  /** The points that a seat gained between two plies, as far as both were shown. */
  gainBetween(seat: Seat, from: number, to: number): number | undefined;
  /** The rules that the present question is about. */
  guidesFor(table: TableView): readonly string[];
  /** Shows these rules, or hides them again. */
  explain(): void;
  /** Asked before a move is played; a move that it refuses stays chosen. */
  readonly beforeMove: Signal<((move: string) => boolean) | undefined>;
  /** Chooses all targets of a legal move. */
  choose(move: string): void;
  touch(id: string, name?: string): void;
  cancel(): void;
  confirm(): void;
  undo(): void;
  boardProps(table: TableView, players: readonly string[]): BoardProps<unknown>;
  leave(): void;
}

export function createBoardController(
  client: TableClient,
  { module, board }: { readonly module: GameModule; readonly board: BoardModule },
  onChange: () => void,
): BoardController {
  const queue = createUpdateQueue(onChange, client.isPaced ?? true);
  const update = queue.shown;
  const offered = computed(() => (update.value === undefined ? [] : offeredMoves(module.game, update.value)));
  const note = signal<RuleNote | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const focused = signal<string | undefined>(undefined);
  const hovered = signal<string | undefined>(undefined);
  const beforeMove = signal<((move: string) => boolean) | undefined>(undefined);
  /** The ply of the position for which a move was sent; -1: none. */
  const sent = signal(-1);

  /** Once a move is sent there is nothing to choose until the table moves on. */
  const isAsked = computed(() => update.value !== undefined && update.value.table.ply !== sent.value);
  const selection = createMoveSelection({
    module,
    board,
    table: computed(() => (isAsked.value ? update.value?.table : undefined)),
    moves: computed(() => (isAsked.value ? offered.value : [])),
    guidance: computed(() => client.guidance?.value ?? 'free'),
  });
  const { chosen, narrowing, pending, preview, turn } = selection;

  /** What others did since the viewer's last decision; nothing once a move is sent. */
  const lastMoves = computed((): readonly LastMove[] => {
    const table = update.value?.table;
    if (table === undefined || !isAsked.value) return [];
    const reader = { players: playerNames(client.players.value), you: table.seat };
    return turnsSince(client.entries.value, reader, table.version).map(taken =>
      lastMoveOf(taken, { module, board }, reader),
    );
  });
  // Workers who sell in another player's turn name no place: the tile that let them stays outlined.
  const lastMove = computed(() => lastMoves.value.findLast(({ targets }) => targets.size > 0));
  const gains = createGainFinder(module, board);
  /** The points of every position that was shown, by its ply. */
  const totals = new Map<number, readonly number[]>();
  const standings = computed(() => {
    const table = update.value?.table;
    if (table === undefined || table.view === null) return undefined;
    const now = board.standings(table.view);
    if (now !== undefined) totals.set(table.ply, now.totals);
    return now;
  });

  /** The move that is shown as a ghost: the one that waits, otherwise the one that the hovered target stands for. */
  const foreseen = computed((): { readonly move: Move; readonly preview: MovePreview } | undefined => {
    const table = update.value?.table;
    const target = hovered.value;
    if (table === undefined || table.seat === null || !isAsked.value) return undefined;
    const { open, alternatives, left } = narrowing.value;
    if (chosen.value.length > 0 && pending.value !== undefined && preview.value !== undefined)
      return { move: pending.value.move, preview: preview.value };
    if (target === undefined || !open.has(target) || alternatives.has(target)) return undefined;
    const move = moveThrough(board, target, left, table.view);
    return move === undefined
      ? undefined
      : { move, preview: previewMove(module.game, table.view, table.seat, move) };
  });
  const consequences = computed((): readonly Consequence[] =>
    foreseen.value === undefined ? [] : (board.preview?.(foreseen.value.preview) ?? []),
  );

  const reset = (): void =>
    batch(() => {
      selection.clear();
      hovered.value = undefined;
      note.value = undefined;
    });
  const play = async (move: string, ply: number): Promise<void> => {
    sent.value = ply;
    // A refused move can be made again.
    if (!(await client.send({ type: 'move', move })) && sent.value === ply) sent.value = -1;
  };
  const confirm = (): void => {
    const [now, picked] = [update.value, pending.value];
    if (now === undefined || picked === undefined || beforeMove.value?.(picked.text) === false) return;
    // At once: the board is not drawn in between as if everything could be chosen again.
    batch(() => {
      reset();
      void play(picked.text, now.table.ply);
    });
  };
  const undo = (): void => {
    const type = update.value === undefined ? undefined : undoCommand(update.value.table);
    if (type === undefined) return;
    sent.value = -1;
    void client.send({ type });
  };
  const boardProps = (table: TableView, players: readonly string[]): BoardProps<unknown> => ({
    view: table.view,
    viewer: table.seat,
    language: preferences.value.language,
    players,
    toAct: table.toAct,
    chosen: narrowing.value.settled,
    moves: narrowing.value.left.map(({ move }) => move),
    pendingMove: foreseen.value?.move,
    preview: foreseen.value?.preview,
    lastMoves: lastMoves.value,
    gainAt(target) {
      // Read, so that the board is drawn again when more is known.
      void gains.found.value;
      return gains.gainAt(target, narrowing.value, table);
    },
  });

  const guidesFor = ({ view }: TableView): readonly string[] =>
    board.phaseRules[module.phase(view) ?? ''] ?? [];
  const explain = (): void => {
    const now = update.value;
    const isShown = note.value?.kind === 'guide';
    note.value = isShown || now === undefined ? undefined : { kind: 'guide', rules: guidesFor(now.table) };
  };

  /** Some moves need no confirmation. */
  const confirmIfInstant = (): void => {
    const picked = pending.value;
    if (picked === undefined || narrowing.value.cycles !== undefined) return;
    const isInstant = board.isInstant?.(picked.move, update.value?.table.view) === true;
    if (preferences.value.confirm === 'play' || isInstant) confirm();
  };

  /** A closed target was touched: it stands for a move that is legal, or the rules say why not. */
  const interpret = (id: string, about?: string): void => {
    const table = update.value?.table;
    if (table === undefined || table.seat === null) return;
    const meant = board.intendedMove?.(id, boardProps(table, []));
    if (meant !== undefined && selection.choose(meant)) return confirmIfInstant();
    const move = meant === undefined ? undefined : module.game.notation.parse(meant);
    const rule = move === undefined ? undefined : whyNotInView(module.game, table.view, table.seat, move);
    note.value = { kind: 'refusal', rules: rule === undefined ? [] : [rule], about };
  };

  const touch = (id: string, name?: string): void => {
    note.value = undefined;
    const { open, alternatives, buttons, cycles } = narrowing.value;
    if (chosen.value.includes(id)) {
      if (cycles !== undefined) turn();
      else if (pending.value !== undefined) confirm();
      else selection.toggle(id);
      return;
    }
    if (!open.has(id) && !alternatives.has(id) && !buttons.some(target => target.id === id)) {
      if (narrowing.value.settled.has(id) && pending.value !== undefined) selection.accept(id);
      else interpret(id, name);
      return;
    }
    selection.toggle(id);
    confirmIfInstant();
  };

  const stopListening = client.listen(queue.push);
  let question = '';
  let furthest = 0;
  const stopResetting = effect(() => {
    const table = update.value?.table;
    const ply = table?.ply ?? 0;
    // An undone move can be made again.
    if (ply < furthest) sent.value = -1;
    furthest = ply;
    const next = `${table?.seat} ${ply} ${offered.value.join(' ')}`;
    // A chat message or an arrival does not change what is half chosen.
    if (next === question) return;
    question = next;
    reset();
  });

  return {
    module,
    board,
    client,
    queue,
    update,
    offered,
    narrowing,
    chosen,
    pending,
    preview,
    consequences,
    note,
    pointed,
    focused,
    hovered,
    standings,
    gainBetween(seat, from, to) {
      const [before, after] = [totals.get(from), totals.get(to)];
      return before === undefined || after === undefined ? undefined : after[seat] - before[seat];
    },
    lastMoves,
    lastMove,
    lastTargets: computed(
      () => new Map([...(lastMove.value?.targets ?? [])].map(id => [id, lastMove.value?.seat ?? 0])),
    ),
    language: computed(() => preferences.value.language),
    labels: computed(() => appText().table),
    guidesFor,
    explain,
    beforeMove,
    choose: move => void selection.choose(move),
    touch,
    turn,
    cancel: reset,
    confirm,
    undo,
    boardProps,
    leave() {
      stopListening();
      stopResetting();
      queue.stop();
      gains.stop();
    },
  };
}
