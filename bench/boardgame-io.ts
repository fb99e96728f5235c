import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { loadGame } from '../games/index.ts';
import { moveList, type AnyGame, type Config, type Move } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import { perSecond } from './timing.ts';

/**
 * The side of boardgame.io in the comparison, in a thread of its own: its frozen states would otherwise
 * spoil what the engine has learned about ours. Measures one slice for each message.
 */

/** The little of boardgame.io that is used here; the package has no types that Node's resolution finds. */
interface Client {
  readonly moves: { readonly decide: (move: Move) => void };
  start(): void;
  stop(): void;
  getState(): { readonly G: object };
}
interface Library {
  readonly Client: (options: object) => Client;
  readonly Local: () => unknown;
  /** The plain object behind the proxy that a move is handed. */
  readonly original: (draft: object) => object;
}
interface Context {
  readonly G: object;
  readonly random: { readonly Number: () => number };
}

const require = createRequire(import.meta.url);

function library(): Library {
  // Without its checks for developers, as it would run in earnest.
  process.env['NODE_ENV'] = 'production';
  const path = require.resolve('boardgame.io/client');
  // The packages are JavaScript; what is named here is in their documentation.
  const { Client } = require('boardgame.io/client') as Pick<Library, 'Client'>;
  const { Local } = require('boardgame.io/multiplayer') as Pick<Library, 'Local'>;
  const { original } = createRequire(path)('immer') as Pick<Library, 'original'>;
  return { Client, Local, original };
}

/** Plays one game in boardgame.io and returns the number of decisions. */
function hostedPlayer(game: AnyGame, config: Config, { Client, Local, original }: Library): () => number {
  const hosted = {
    name: game.meta.id,
    setup: ({ random }: Context) => game.setup(config, { random: randomOf(random) }),
    turn: { activePlayers: { all: '' } },
    moves: {
      decide({ G, random, playerID }: Context & { playerID: string }, move: Move): object {
        const state = game.copy(original(G));
        game.apply(state, Number(playerID), move, { random: randomOf(random) });
        return state;
      },
    },
  };
  const multiplayer = Local();
  const chance = fastRandom(20_261_115);
  const choices = moveList();
  let matches = 0;
  return () => {
    const matchID = String(matches++);
    const clients = Array.from({ length: config.players }, (_, seat) =>
      Client({
        game: hosted,
        numPlayers: config.players,
        matchID,
        playerID: String(seat),
        multiplayer,
        debug: false,
      }),
    );
    for (const client of clients) client.start();
    let decisions = 0;
    for (;;) {
      const { G } = clients[0].getState();
      const [seat] = game.toAct(G);
      if (seat === undefined) break;
      choices.count = 0;
      game.moves(G, seat, choices);
      clients[seat].moves.decide(choices.items[chance.below(choices.count)]);
      decisions++;
    }
    for (const client of clients) client.stop();
    return decisions;
  };
}

const randomOf = (random: Context['random']): Random => ({
  below: bound => Math.floor(random.Number() * bound),
});

const { game } = await loadGame('cacao');
const play = hostedPlayer(game, completeConfig(game.meta, { players: 2, options: {} }), library());
parentPort?.on('message', (milliseconds: number) => {
  parentPort?.postMessage(perSecond(play, milliseconds));
});
