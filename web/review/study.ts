import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { play, playForced, type AnyMatch } from '../../kernel/match.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import {
  changeAt,
  continueLine,
  lineOf,
  type LinePath,
  type Line,
  type Variation,
} from '../../kernel/variations.ts';
import type { Player, TableClient } from '../table-client.ts';
import { createHintThread, type HintThread } from './adviser.ts';
import { createUpdateFeed } from '../update-feed.ts';
import { studyUpdate } from './study-update.ts';

/** A match to try things in: any seat can be moved, and what is tried forms a tree. */
export interface Study {
  readonly client: TableClient;
  readonly line: ReadonlySignal<Line>;
  readonly ply: ReadonlySignal<number>;
  /** How many moves the open line has. */
  readonly plies: ReadonlySignal<number>;
  readonly isThinking: ReadonlySignal<boolean>;
  goTo(ply: number): void;
  /** Opens a line where it leaves the one before. */
  open(path: LinePath): void;
  /** Bots move for the others until the seat that moved last by hand is to decide again. */
  letBotsAnswer(): Promise<void>;
  /** Changes name or comment of the open variation. */
  describe(words: Pick<Variation, 'name' | 'comment'>): void;
  /** Takes the open variation out. */
  remove(): void;
  /** The record with everything that was tried. */
  record(): MatchRecord;
  /** The position at the end of a line. */
  endOf(path: LinePath): AnyMatch;
  close(): void;
}

export interface StudySource {
  readonly game: GameId;
  readonly module: GameModule;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  readonly variations: readonly Variation[];
  readonly ply: number;
}

/** How long a bot thinks about an answer. */
const ANSWER_MS = 500;

export function createStudy(
  { game, module, record, players, variations, ply: first }: StudySource,
  onChange: (variations: readonly Variation[]) => void,
  thread: HintThread = createHintThread(),
): Study {
  const rules = module.game;
  const feed = createUpdateFeed();
  const line = signal<Line>({ variations, path: [] });
  const ply = signal(0);
  const isThinking = signal(false);
  let version = 0;
  let mine: Seat | undefined;

  const movesOf = (path: LinePath): readonly string[] => lineOf(record.moves, line.value.variations, path);
  const moves = computed(() => movesOf(line.value.path));
  const matches = computed(() => {
    const positions: AnyMatch[] = [];
    replay(rules, { ...record, moves: moves.value }, match => positions.push(match));
    return positions;
  });
  const show = (to: number): void => {
    ply.value = Math.min(Math.max(0, to), matches.value.length - 1);
    feed.push(studyUpdate(rules, matches.value[ply.value], { ply: ply.value, version: ++version }));
  };
  const change = (next: Line, to: number): void => {
    const isChanged = next.variations !== line.value.variations;
    line.value = next;
    show(to);
    if (isChanged) onChange(next.variations);
  };
  /** Plays a move at the position shown, and what follows by itself. */
  const playHere = (seat: Seat, text: string): boolean => {
    const move = rules.notation.parse(text);
    if (move === undefined) return false;
    const before = matches.value[ply.value];
    const after = playForced(play(before, seat, move));
    const made = after.steps
      .slice(before.steps.length)
      .map(step => `${step.seat} ${rules.notation.text(step.move)}`);
    change(continueLine(record.moves, line.value, ply.value, made), ply.value + made.length);
    return true;
  };
  const toAct = (): Seat | undefined => rules.toAct(matches.value[ply.value].state)[0];

  const answerOnce = async (seat: Seat): Promise<boolean> => {
    const { state } = matches.value[ply.value];
    const view = rules.view(state, seat);
    const { moves: legal } = studyUpdate(rules, matches.value[ply.value], { ply: ply.value, version }).table;
    const question = { seat, view, moves: legal, players: record.config.players, candidates: 1 };
    const at = ply.value;
    const [best] = await thread.ask({ game, question, milliseconds: ANSWER_MS });
    // Someone who went elsewhere meanwhile wants no answer here.
    return best !== undefined && ply.value === at && playHere(seat, best.move);
  };

  const client: TableClient = {
    game,
    config: record.config,
    players: signal(players),
    entries: feed.entries,
    isPaced: false,
    listen: feed.listen,
    send(command) {
      const seat = toAct();
      if (command.type !== 'move' || seat === undefined) return Promise.resolve(false);
      mine = seat;
      return Promise.resolve(playHere(seat, command.move));
    },
    record: () => Promise.resolve(record),
    close: () => undefined,
  };
  show(first);

  return {
    client,
    line,
    ply,
    plies: computed(() => matches.value.length - 1),
    isThinking,
    goTo: show,
    open(path) {
      line.value = { ...line.value, path };
      show(path.length === 0 ? ply.value : movesOf(path).length);
    },
    async letBotsAnswer() {
      isThinking.value = true;
      const until = mine ?? toAct();
      try {
        for (let seat = toAct(); seat !== undefined; seat = toAct()) {
          if (!(await answerOnce(seat)) || toAct() === until) return;
        }
      } finally {
        isThinking.value = false;
      }
    },
    describe(words) {
      const { variations: tree, path } = line.value;
      change({ variations: changeAt(tree, path, one => ({ ...one, ...words })), path }, ply.value);
    },
    remove() {
      const { variations: tree, path } = line.value;
      const [gone, parent] = [path.at(-1), path.slice(0, -1)];
      if (gone === undefined) return;
      change({ variations: changeAt(tree, path, () => undefined), path: parent }, ply.value);
    },
    record: () => ({ ...record, variations: line.value.variations }),
    endOf: path => replay(rules, { ...record, moves: movesOf(path) }),
    close: () => thread.close(),
  };
}
