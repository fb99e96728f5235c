// Runs one match away from the page: the rules, the bots, and the copy in the browser's storage.
import { loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { forcedMove, play, undoSteps, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import { createLocalBot, type LocalBot } from './bots.ts';
import { frameOf, stepsBack } from './frame.ts';
import type { WorkerRequest, LocalMatch, WorkerEvent } from './messages.ts';
import { replayRecord } from './replay-record.ts';
import { saveMatch } from './store.ts';

interface RunningMatch {
  readonly stored: LocalMatch;
  readonly module: GameModule;
  readonly bots: readonly (LocalBot | undefined)[];
  match: AnyMatch;
  viewer: Seat | null;
  /** Moves of the other seats that are laid down, in a lesson. */
  readonly replies: string[];
  /** Changes whenever a person does something, so that a bot that is still thinking gives up. */
  turn: number;
}

let running: RunningMatch | undefined;

const report = (what: WorkerEvent): void => postMessage(what);

const movesOf = ({ match }: RunningMatch, seat: Seat): Move[] => {
  const moves: Move[] = [];
  match.game.moves(match.state, seat, moves);
  return moves;
};

const freshNumber = (): number => crypto.getRandomValues(new Int32Array(1))[0];

async function open(stored: LocalMatch): Promise<void> {
  const module = await loadGame(stored.game);
  const match = replayRecord(module.game, stored.record);
  const bots = stored.players.map(({ bot }) =>
    bot === null ? undefined : createLocalBot(module, bot, fastRandom(freshNumber())),
  );
  const people = stored.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  running = {
    stored,
    module,
    bots,
    match,
    viewer: people.length === 1 ? people[0] : null,
    replies: [...(stored.lesson?.replies ?? [])],
    turn: 0,
  };
  show(running);
  await playBots(running);
}

const show = (table: RunningMatch): void =>
  report({
    type: 'frame',
    frame: frameOf(
      table.match,
      table.viewer,
      table.bots.map(bot => bot !== undefined),
    ),
  });

async function keep({ stored, match }: RunningMatch): Promise<void> {
  if (stored.lesson !== undefined) return;
  const names = stored.players.map(({ name }) => name);
  const levels = stored.players.map(({ bot }) => bot);
  await saveMatch({
    ...stored,
    record: toRecord(match, names, levels),
    changed: Date.now(),
    toAct: match.game.toAct(match.state),
  });
}

async function advance(table: RunningMatch, match: AnyMatch): Promise<void> {
  table.match = match;
  await keep(table);
  show(table);
}

/** What needs no person: forced moves, then bots, until somebody is to decide or the game is over. */
async function playBots(table: RunningMatch): Promise<void> {
  const { turn } = table;
  for (;;) {
    const forced = forcedMove(table.match.game, table.match.state);
    const next = forced === undefined ? botMove(table) : forced;
    if (next === undefined) return;
    await advance(table, play(table.match, next.seat, next.move, forced !== undefined));
    // Lets a command in between two moves.
    await new Promise(resolve => setTimeout(resolve));
    if (table.turn !== turn || table !== running) return;
  }
}

function botMove(table: RunningMatch): { readonly seat: Seat; readonly move: Move } | undefined {
  const { match, bots } = table;
  for (const seat of match.game.toAct(match.state)) {
    const bot = bots[seat];
    if (bot === undefined) continue;
    const reply = scriptedReply(table, seat);
    if (reply !== undefined) return { seat, move: reply };
    return { seat, move: bot.decide(seat, match.game.view(match.state, seat), movesOf(table, seat)) };
  }
  return undefined;
}

/** The next move that a lesson lays down, as long as it is that seat's turn and the move is legal. */
function scriptedReply({ replies, match }: RunningMatch, seat: Seat): Move | undefined {
  const line = replies.shift();
  if (line === undefined || Number(line[0]) !== seat) return undefined;
  const move = match.game.notation.parse(line.slice(2));
  return move !== undefined && match.game.whyNot(match.state, seat, move) === undefined ? move : undefined;
}

async function handleRequest(command: WorkerRequest): Promise<void> {
  if (command.type === 'open') return open(command.match);
  const table = running;
  if (table === undefined) throw new Error('no match is open');
  const { match, viewer } = table;
  switch (command.type) {
    case 'look':
      table.viewer = command.seat;
      return show(table);
    case 'play': {
      const move = match.game.notation.parse(command.text);
      if (move === undefined || viewer === null) throw new Error(`no move: ${command.text}`);
      // The table had moved on while the move was on its way: what is there now is shown instead.
      if (match.game.whyNot(match.state, viewer, move) !== undefined) return show(table);
      table.turn++;
      await advance(table, play(match, viewer, move));
      return playBots(table);
    }
    case 'takeBack': {
      const back = stepsBack(
        match,
        table.bots.map(bot => bot !== undefined),
      );
      if (back === 0) return;
      table.turn++;
      await advance(table, undoSteps(match, back));
      return;
    }
    case 'whyNot': {
      const move = match.game.notation.parse(command.text);
      const rule =
        move === undefined || viewer === null ? undefined : match.game.whyNot(match.state, viewer, move);
      return report({ type: 'rule', question: command.question, rule });
    }
  }
}

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  handleRequest(event.data).catch((error: unknown) =>
    report({ type: 'fault', message: error instanceof Error ? error.message : String(error) }),
  );
});
