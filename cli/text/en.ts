import { joinAlternatives, joinList, plural } from '../../kernel/text.ts';

const count = (number: number, one: string, other: string): string => plural('en', number, { one, other });
const playerCount = (number: number): string => count(number, 'player', 'players');
const list = (items: readonly string[]): string => joinList('en', items);
const either = (items: readonly string[]): string => joinAlternatives('en', items);

/** "2 or 3 players". */
const counts = (players: readonly number[]): string =>
  `${either(players.map(String))} ${players.at(-1) === 1 ? 'player' : 'players'}`;
const seedCount = (seeds: number): string => (seeds === 1 ? 'seed' : `${seeds} seeds`);

export interface VerifiedRecord {
  readonly file: string;
  readonly game: string;
  readonly players: number;
  readonly moves: number;
  /** One, and one more for each time the match got a fresh seed. */
  readonly seeds: number;
}

export const en = {
  player: (number: number): string => `Player ${number}`,
  percent: (figure: string): string => `${figure}%`,
  moves: (number: number): string => count(number, 'move', 'moves'),

  help: {
    summary: 'Play, simulate, replay and verify the games of Cosecha.',
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Commands:': 'Commands:',
    },
    usage: '[options]',
    usageOfAll: 'COMMAND [options]',
    help: 'show this help',
    version: 'show the version',
    commands: {
      games: 'list the games, their player counts and options',
      play: 'play a game in the terminal against bots',
      simulate: 'run many bot games and summarise the results',
      arena: 'run a bot tournament with mirrored deals and ratings',
      learn: 'learn to judge positions and moves of a game from self-play',
      replay: 'print a recorded match move by move',
      verify: "verify a record's seeds, moves and result",
      review: 'show the errors, the luck and the turning points of a finished match',
      analyse: 'show the best moves in a position, with chances and reasons',
      puzzles: 'find positions with one clearly best move in games between bots',
      calibrate: 'compare what reviews say with how games end, and write the page with the figures',
      goals: 'show which solo goals your games have met',
      fuzz: 'test the rules with random matches',
      perft: 'count the sequences of moves from the start of a match',
      serve: 'run the server and the web app',
      backup: 'write everything that a server stores into a file',
      restore: 'fill an empty store from a backup',
      ratings: "compute a server's ratings again from its results",
      archive: 'move finished matches out of a store into files',
      moderate: 'read reports, warn, mute, ban, rename, close tables and appoint operators',
      worker: "let a server's bots and reviews think on this machine",
      engine: 'serve programs in any language through lines of JSON',
      bench: 'measure random games per second',
    },
    settings: {
      port: 'port to listen on; 0 is any free port (default: 8080)',
      host: 'address to listen on; 0.0.0.0 is every interface (default: 127.0.0.1)',
      url: 'public URL, such as https://play.example.org',
      data: 'data folder (default: cosecha-data)',
      database: 'a PostgreSQL server to use instead: postgres://user:password@host/database',
      archive: 'folder of the matches that `cosecha archive` moved out of the store',
      redis: 'Redis for signals between many servers: redis://user:password@host:6379',
      'trust-proxy': 'proxies in front: no, how many, or their networks such as 10.0.0.0/8 (default: no)',
      rate: 'requests per minute per person; 0 is unlimited (default: 600)',
      'rate-address': 'requests per minute per address (default: 3000)',
      guests: 'new guests per minute per address (default: 30)',
      'sign-ins': 'sign-in attempts per minute per address (default: 20)',
      creations: 'tables, invites and bot programs a person may create per minute (default: 60)',
      chat: 'chat messages per minute per person (default: 30)',
      'log-length': 'log entries of a table after which only moves are accepted (default: 10000)',
      streams: 'open event streams per person (default: 50)',
      'streams-address': 'open event streams per address (default: 500)',
      mails: 'confirmation emails per day per recipient (default: 5)',
      'code-tries': 'attempts per emailed code (default: 5)',
      reviews: 'reviews per person and day; 0: none (default: 20)',
      'keep-open': 'days before a table that never started is deleted; 0 is never (default: 14)',
      'keep-guests': 'days before a guest who never played is deleted; 0 is never (default: 30)',
      'keep-finished': 'days before a finished table is deleted; 0 is never (default: 0)',
      'bot-threads': 'number of bot threads (default: 1; 0: only workers think)',
      'bot-share': "decisions of one person's bots in progress at once (default: 2)",
      'bot-queue': "decisions of one person's bots that may wait (default: 100)",
      'review-threads': 'threads that review games; 0: only workers (default: 1)',
      'worker-keys': 'keys of the workers that may help, comma-separated',
      'bot-pace': 'minimum milliseconds per bot move (default: 400)',
      'stand-in': 'bot that takes over for absent players (default: level-2)',
      'away-after': 'seconds before a disconnected player counts as absent (default: 120)',
      'sleep-after': 'seconds before an idle table is unloaded (default: 30)',
      log: 'silent, error, warn, info or debug (default: info)',
      'metrics-port': 'port of /metrics for Prometheus; without it nothing is measured',
      otlp: 'collector of OpenTelemetry traces, such as http://127.0.0.1:4318; without it there are none',
      drain: 'seconds between SIGTERM and the end, for proxies to notice (default: 0)',
      smtp: 'SMTP server for email notifications: smtp://user:password@host:587',
      'mail-from': 'sender address of the emails',
      push: 'enable push notifications: yes or no (default: no)',
      'push-contact': 'contact for push services: mailto:you@example.org',
      'push-hosts': 'extra push service hosts, comma-separated',
      'notice-delay': 'seconds to wait before sending a notification (default: 60)',
      webhooks: 'webhooks: off, public (https and public addresses only) or any (default: public)',
    },
    arguments: {
      game: 'name of a game; "cosecha games" lists them',
      file: 'record of a match',
      backup: 'backup file',
      moderation:
        'reports, acts, operators, appoint, dismiss, warn, mute, ban, lift, rename, close-table or close-report',
      moderated: 'id of the person, table or report',
      ratings: 'recompute',
      files: 'records of your games, oldest first',
      bench: 'a game (default: all), "search" and a game, review, server, web or versus-boardgame.io',
    },
    options: {
      reason: 'why; written into the list of acts',
      sanctionDays: 'how long a mute or ban lasts (default: for ever)',
      newName: 'new name of the person',
      liftKind: 'what to lift: mute or ban',
      engineBot: 'bot that chooses when a request names none (default: level-3)',
      players: 'number of players (default: 2)',
      games: 'number of games (default: 100)',
      bots: 'bots, comma-separated: level-1 to level-4, search:PLAYOUTS, flat:PLAYOUTS, random (default: random)',
      opponents: 'opponents, comma-separated: level-1 to level-4, flat:PLAYOUTS, random (default: level-2)',
      rivals: 'bots, comma-separated; the last one fills the remaining seats (default: level-1,level-2)',
      archiveBefore: 'last used before this day (UTC): 2026-01-31',
      archiveTo: "folder of the files; the server's --archive (default: COSECHA_ARCHIVE)",
      workerServer: 'address of the server to help: https://play.example.org (or COSECHA_SERVER)',
      workerKey: 'key of this worker, one of the --worker-keys of the server (or COSECHA_WORKER_KEY)',
      workerThreads: 'decisions to think about at once (default: one per core)',
      jobs: 'games to run in parallel (default: one per core)',
      learnPlayers: 'number of players to learn for (default: all)',
      learnGames: 'games of self-play for each round and number of players (default: 4000)',
      rounds: 'rounds, each played with what the ones before have learned (default: 2)',
      horizon: 'decisions that a playout looks ahead (default: as the game does now)',
      chances:
        'learn the chances of first place, from searches and results, instead of differences in points',
      from: 'generation that plays the first round (default: the last one made by hand)',
      keepWeights: 'learn first impressions only, with the present evaluation of positions',
      testGames: 'maximum games in the test against the present weights; 0 is no test (default: 400)',
      learnFolder: 'folder for what was played and learned (default: learn/GAME)',
      learnOutput: 'folder for the weights as source, such as games/cacao (default: the same folder)',
      thinkMs: 'processor milliseconds for each decision of a bot, instead of its playouts',
      moveMs: 'milliseconds for each decision of a program (default: 1000)',
      sprt: 'stop once it is clear whether the first bot wins at most LOW or at least HIGH percent',
      habits: 'also report how each bot plays, in the words of the game',
      arenaRecords: 'records folder; an interrupted run resumes from it (default: arena/…)',
      seed: 'any text; the same text gives the same matches (default: 1)',
      freshSeed: 'any text; the same text gives the same matches (default: random)',
      json: 'print JSON, one object per line',
      records: 'folder for a record of every match',
      failures: 'folder for the record of a failing match (default: this one)',
      option: 'option of the game; may be repeated',
      language: 'en or es (default: the language of the system)',
      seconds: 'how many seconds to run (default: 10)',
      benchPlayers: 'only this number of players (default: all)',
      benchSeconds: 'how many seconds to measure each player count (default: 3)',
      against: 'another checkout to compare with, in alternating slices',
      benchGeneration: 'compare searches with what this generation of bots knew (default: the present one)',
      puzzleCount: 'how many puzzles the file should hold (default: 100)',
      puzzleFile:
        'file for the puzzles; an interrupted search continues from it (default: GAME-puzzles.json)',
      calibrateGames: 'matches per game and number of players (default: 2000)',
      verdicts: 'decisions per game and number of players that every level is asked about (default: 200)',
      stability:
        'decisions per game and number of players judged again with four times as much thought (default: 60)',
      samples: 'file of all samples; an interrupted run continues from it (default: study/samples.jsonl)',
      studyPage: 'page to write, with its plots in a folder beside it (default: docs/study.md)',
      sharpness: 'where to write the fitted powers as source',
      ply: 'the position after this many moves (default: after the last one)',
      analyseSeconds: 'how many seconds to think (default: 5)',
      analyseMoves: 'how many of the best moves to show (default: 3)',
      reviewDepth: 'how long to think: quick, standard or deep (default: standard)',
      depth: 'length of the longest sequence (default: 3)',
      seat: 'your seat number (default: 1)',
      name: 'your name at the table',
      resume: 'resume a saved match',
    },
  },

  faults: {
    unknownGame: (id: string, known: readonly string[]): string =>
      `Unknown game "${id}". Available: ${known.join(', ')}.`,
    unknownCommand: (name: string): string => `Unknown command "${name}". Run "cosecha --help" for a list.`,
    unknownOption: (name: string, help: string): string =>
      `Unknown option ${name}. Run "${help}" for a list.`,
    missingArgument: (name: string, help: string): string =>
      `Missing argument ${name}. Run "${help}" to see what it is.`,
    missingValue: (name: string): string => `The option ${name} needs a value.`,
    tooMany: (help: string): string => `Too many arguments. Run "${help}" to see which there are.`,
    noCommand: 'No command given. Run "cosecha --help" for a list.',
    badNumber: (what: string, text: string, least: number, most: number): string =>
      `${what} must be a whole number from ${least} to ${most}, not "${text}".`,
    badPlayers: (game: string, least: number, most: number, text: string): string =>
      `${game} is for ${least} to ${most} players, not "${text}".`,
    badLanguage: (known: readonly string[]): string => `--language must be ${either(known)}.`,
    badOption: (text: string): string => `--option "${text}" must have the form id=value.`,
    noOption: (game: string, id: string, known: readonly string[]): string =>
      known.length === 0
        ? `Unknown option "${id}": ${game} has no options.`
        : `Unknown option "${id}" for ${game}. Available: ${known.join(', ')}.`,
    badValue: (id: string, value: string, known: readonly string[]): string =>
      `Option ${id} cannot be "${value}". It can be ${either(known)}.`,
    notForPlayers: (id: string, players: readonly number[]): string =>
      `Option ${id} only applies to games with ${counts(players)}.`,
    badChoice: (what: string, text: string, known: readonly string[]): string =>
      `${what} must be ${either(known)}, not "${text}".`,
    unknownBot: (name: string, known: readonly string[]): string =>
      `Unknown bot "${name}". Available: ${known.join(', ')}. Add a budget like flat:400.`,
    tooManyBots: (bots: number, players: number): string =>
      `${count(bots, 'bot is', 'bots are')} too many for ${count(players, 'seat', 'seats')}.`,
    notCheckout: (folder: string): string => `${folder} is not a checkout of Cosecha.`,
    noPackage: (name: string): string => `This comparison needs the package ${name}. Install it with npm.`,
    cannotRead: (file: string, reason: string): string => `Cannot read ${file}: ${reason}. Check the path.`,
    cannotWrite: (file: string, reason: string): string =>
      `Cannot write ${file}: ${reason}. Choose another place.`,
    /** What the system says, by its own short names. */
    reasons: {
      ENOENT: 'there is no such file or folder',
      EISDIR: 'it is a folder',
      ENOTDIR: 'part of the path is not a folder',
      EEXIST: 'a file is in the way',
      EACCES: 'permission denied',
      EPERM: 'permission denied',
      EROFS: 'the disk is read-only',
      ENOSPC: 'the disk is full',
      EADDRINUSE: 'it is in use',
      EADDRNOTAVAIL: 'this machine does not have that address',
      ENOTFOUND: 'there is no such host',
      ECONNREFUSED: 'nothing answers there',
    } as Readonly<Record<string, string>>,
    defect: (message: string): string =>
      `Internal error: ${message}. Please report it with the output of COSECHA_TRACE=1.`,
  },

  serve: {
    listening: (address: string): string => `Cosecha is running at ${address}`,
    stopping: 'Shutting down…',
    number: (where: string, text: string, least: number, most: number): string =>
      `${where} must be a whole number from ${least} to ${most}, not "${text}".`,
    word: (where: string, text: string, words: readonly string[]): string =>
      `${where} must be ${either(words)}, not "${text}".`,
    keys: (where: string): string =>
      `${where} must list keys of 16 to 128 letters, digits, - or _, separated by commas.`,
    proxies: (where: string, text: string): string =>
      `${where} must be no, the number of proxies in front (such as 1) or their networks (such as 10.0.0.0/8), not "${text}".`,
    bot: (where: string, text: string): string => `${where} must name a bot such as level-2, not "${text}".`,
    address: (where: string, example: string): string => `${where} must be an address like ${example}.`,
    companion: (where: string, flag: string, variable: string): string =>
      `${where} has no effect without ${flag} (or ${variable}). Set both, or neither.`,
    inUse: (folder: string): string =>
      `Another server is using ${folder}. Stop it, or choose another --data.`,
    noFolder: (folder: string, reason: string): string =>
      `Cannot use the folder ${folder} (${reason}). Choose another one with --data.`,
    noDatabase: (host: string, reason: string): string =>
      `Cannot connect to the database at ${host} (${reason}). Start PostgreSQL, or correct --database.`,
    cannotListen: (host: string, port: number, reason: string): string =>
      `Cannot listen on ${host}, port ${port} (${reason}). Choose another --port or --host.`,
  },

  backup: {
    written: (file: string, rows: number): string => `${file}: ${count(rows, 'row', 'rows')} written.`,
    restored: (file: string, rows: number): string => `${file}: ${count(rows, 'row', 'rows')} restored.`,
    'no-backup': (file: string): string => `${file} is not a backup made by "cosecha backup".`,
    incomplete: (file: string): string =>
      `${file} is not complete. Use another backup; nothing was restored.`,
    'not-empty': (_file: string): string =>
      'The store is not empty. Choose another --data or an empty --database; nothing was restored.',
    failed: (file: string, reason: string): string => `Cannot use ${file}: ${reason}. Choose another one.`,
  },

  ratings: {
    unknown: (action: string): string => `Unknown action "${action}". Use "cosecha ratings recompute".`,
    recomputed: (matches: number, ratings: number): string =>
      `${count(matches, 'rated match', 'rated matches')}, ${count(ratings, 'rating', 'ratings')}.`,
    differences: (figures: number): string =>
      figures === 0
        ? 'Every figure is as it was.'
        : `${count(figures, 'row differed and is', 'rows differed and are')} correct now.`,
  },

  archive: {
    done: (matches: number, folder: string): string =>
      `${count(matches, 'match', 'matches')} moved to ${folder}. Start servers with --archive ${folder} to keep them readable.`,
    left: (matches: number): string =>
      `${count(matches, 'match stays', 'matches stay')} in the store: today's rules cannot prove them, or they changed meanwhile.`,
    noDate: 'Give a day with --before, such as --before 2026-01-31.',
    noFolder: 'Give a folder with --to, or set COSECHA_ARCHIVE.',
  },

  moderate: {
    done: (action: string, id: string): string => `${action} ${id}: done.`,
    unknownAction: (action: string, actions: string): string =>
      `Unknown action "${action}". Choose one of ${actions}.`,
    needsId: (action: string): string => `Say whom or what to ${action}: cosecha moderate ${action} ID.`,
    needsReason: 'Say why with --reason.',
    needsName: 'Give the new name with --name.',
    badDays: '--days must be a whole number from 1 to 3650.',
    badKind: '--kind must be mute or ban.',
    unknown: (id: string): string => `Nothing with the id ${id} was found.`,
    noStore: (where: string): string =>
      `There is no server's store in ${where}. Name its folder with --data, or start the server once first.`,
    noReports: 'No open reports.',
  },

  worker: {
    helping: (server: string, threads: number): string =>
      `Helping ${server} with ${plural('en', threads, { one: 'thread', other: 'threads' })}. Press Ctrl+C to stop.`,
    noServer: 'Say which server to help: --server https://play.example.org.',
    noKey: 'Give the key of this worker with --key or COSECHA_WORKER_KEY.',
    badKey: 'The server does not know this key. Add it to its --worker-keys.',
  },

  record: {
    at: (file: string, place: string, reason: string): string =>
      place === 'record' ? `${file}: ${reason}` : `${file}: ${place}: ${reason}`,
    endsEarly: 'the JSON ends too early',
    notJson: (where: string): string => `not JSON${where}; choose the record of a match`,
    position: (line: string, column: string): string => ` at line ${line}, column ${column}`,
    form: {
      record: 'must be an object',
      cosecha: 'must be 1, the version of the record format',
      game: 'must be the name of a game',
      rules: 'must be the number of a rules version',
      'config.players': 'must be a whole number',
      'config.options': 'must pair option names with values',
      seed: 'must be 64 hexadecimal digits',
      commitment: 'does not match the seed',
      moves: 'must be a list of lines',
      reseeds: 'must be a list of { ply, seed, commitment }',
      bots: 'must be one level for each player, null for a person',
      seats: 'must be one name for each player',
      variations: 'must be lines that can be played from a move of this match',
      snapshot: 'must be a state of this game and the number of moves before it',
    },
    otherRules: (found: number, ours: number): string =>
      `unsupported rules version ${found} (this version plays ${ours})`,
    badLine: (line: string): string => `"${line}" must have the form SEAT MOVE`,
    noMove: (move: string, game: string): string => `"${move}" is not a ${game} move`,
    noSeat: (seat: string): string => `there is no seat ${seat}`,
    illegal: (line: string, rule: string, id: string): string => `"${line}" is not allowed: ${rule} (${id})`,
    otherResult: (totals: readonly number[]): string =>
      `the moves produce a different result: ${totals.join(', ')}`,
    noResult: 'the record claims a result but the game is not finished',
    claimsNoResult: (totals: readonly number[]): string =>
      `missing: the game is finished with ${totals.join(', ')}`,
    reseedOrder: (plies: number): string =>
      `must be a whole number from 0 to ${plies}, larger than that of the seed before`,
    startsMidway: 'a match that starts in the middle can be replayed, but not continued',
    badLog: 'not the log of a table that this program can read',
  },

  verified: ({ file, game, players, moves, seeds }: VerifiedRecord): string =>
    `${file}: ${game}, ${playerCount(players)}, ${en.moves(moves)}. Verified: ${seedCount(seeds)}, moves and result.`,
  verifiedUnfinished: ({ file, game, players, moves, seeds }: VerifiedRecord): string =>
    `${file}: ${game}, ${playerCount(players)}, ${en.moves(moves)}. Verified: ${seedCount(seeds)} and moves. The game is not finished.`,

  games: {
    head: (name: string, id: string): string => `${name} (${id})`,
    players: (least: number, most: number): string => `${least} to ${most} players`,
    option: (id: string, name: string): string => `--option ${id}=…  ${name}`,
    value: (value: string, name: string, isDefault: boolean): string =>
      `${value}: ${name}${isDefault ? ' (default)' : ''}`,
    only: (players: readonly number[]): string => `only with ${counts(players)}`,
  },

  simulate: {
    head: (game: string, players: number, games: number, seed: string): string =>
      `${game}, ${playerCount(players)}, ${count(games, 'game', 'games')}, seed ${seed}`,
    bots: ['bot', 'seats', 'won', 'share', 'points'] as readonly string[],
    seats: ['seat', 'seats', 'won', 'share', 'points'] as readonly string[],
    decisions: (mean: string): string => `${mean} decisions per game`,
    saved: (games: number, folder: string): string => `${count(games, 'record', 'records')} in ${folder}`,
  },

  engine: {
    unknownBot: (name: string): string =>
      `Unknown bot "${name}". Try level-1 to level-4, flat:400 or search:2000.`,
  },

  learn: {
    nothingToLearn: (game: string): string => `${game} has no facts to learn from.`,
    round: (round: number): string => `Round ${round}, on games kept back`,
    columns: [
      'players',
      'games',
      'explained before',
      'log loss',
      'explained now',
      'log loss',
    ] as readonly string[],
    impressionColumns: [
      'decisions',
      'equal chances',
      'first impressions',
      'same choice',
    ] as readonly string[],
    written: (folder: string): string => `The weights are in ${folder}.`,
  },

  arena: {
    head: (game: string, players: number, games: number, seed: string): string =>
      `${game}, ${playerCount(players)}, ${count(games, 'game', 'games')}, seed ${seed}, 95% intervals`,
    columns: ['bot', 'games', 'share', '95%', 'points', 'ms', 'rating', '95%'] as readonly string[],
    habits: 'per game and seat',
    otherArena: (file: string): string =>
      `${file} belongs to a different tournament. Choose another folder with --records.`,
    badSprt: (word: string): string =>
      `--sprt needs two percentages, lower first, such as 60,70, not "${word}".`,
    forfeit: {
      crashed: (bot: string, game: number, message: string): string =>
        `${bot} lost game ${game}: it crashed (${message}).`,
      late: (bot: string, game: number, message: string): string =>
        `${bot} lost game ${game}: it ${message}.`,
      illegal: (bot: string, game: number, message: string): string =>
        `${bot} lost game ${game}: it ${message}.`,
      garbled: (bot: string, game: number, message: string): string =>
        `${bot} lost game ${game}: it does not speak the protocol (${message}).`,
    },
    verdict: {
      atMost: (bot: string, low: string, _high: string): string => `${bot} wins at most ${low}%.`,
      atLeast: (bot: string, _low: string, high: string): string => `${bot} wins at least ${high}%.`,
      open: (bot: string, low: string, high: string): string =>
        `Too few games to decide whether ${bot} wins ${low}% or ${high}%.`,
    },
  },

  story: {
    head: (game: string, names: readonly string[]): string => `${game}: ${list(names)}`,
    choice: (name: string, move: string): string => `${name}: ${move}`,
    unfinished: 'The game is not finished.',
    total: 'Total',
    place: 'Rank',
    won: (names: readonly string[]): string =>
      names.length === 1 ? `${names[0]} wins.` : `${list(names)} share the win.`,
  },

  review: {
    columns: [
      'player',
      'play',
      'decisions',
      'start',
      'luck',
      'own errors',
      "others' errors",
      'remainder',
      'result',
    ] as readonly string[],
    decisive: 'The moments that decided the game:',
    marked: (number: number): string =>
      number === 0
        ? 'No decision stands out.'
        : `${count(number, 'decision stands', 'decisions stand')} out:`,
    unfinished: 'missing: only a finished match can be reviewed',
  },

  puzzles: {
    badFile: (file: string, game: string): string =>
      `${file} does not hold puzzles of ${game}. Choose another file with --file.`,
    found: (puzzles: number, games: number, file: string): string =>
      `${count(puzzles, 'puzzle', 'puzzles')} from ${count(games, 'game', 'games')} in ${file}`,
  },

  analyse: {
    over: 'the game is over there: choose an earlier move with --ply',
    head: (player: string, ply: number): string =>
      `${player} to move after ${en.moves(ply)}. Chance of first place, and points compared with the best move:`,
  },

  calibrate: {
    written: (samples: number, page: string): string =>
      `${page} is written from ${count(samples, 'sample', 'samples')}.`,
  },

  goals: {
    head: (game: string, games: number): string => `${game}: ${count(games, 'solo game', 'solo games')}`,
    met: (met: number, all: number): string => `Goals met: ${met} of ${all}`,
    games: (numbers: readonly number[]): string =>
      `(${numbers.length === 1 ? 'game' : 'games'} ${list(numbers.map(String))})`,
    sum: (have: number, need: number): string => `(best so far: ${have} of ${need})`,
    none: (game: string): string => `${game} has no solo goals`,
    otherGame: (game: string): string => `not a record of ${game} like the first one`,
    notAlone: (players: number): string => `a ${players}-player match; goals are for solo games`,
    unfinished: 'missing: the game is not finished',
  },

  fuzz: {
    done: (
      game: string,
      {
        matches,
        positions,
        seconds,
        met,
        all,
      }: Readonly<Record<'matches' | 'positions' | 'met' | 'all', number>> & { seconds: string },
    ): string =>
      `${game}: ${count(matches, 'match', 'matches')}, ${count(positions, 'position', 'positions')}, ${met} of ${count(all, 'setup', 'setups')}, ${seconds} s, no failure.`,
    failed: (game: string, players: number, message: string): string =>
      `${game}, ${playerCount(players)}: ${message}`,
    crashed: (message: string, moves: number): string =>
      `the rules crashed: ${message} (after ${en.moves(moves)})`,
    replay: (file: string): string => `Reproduce with: cosecha replay ${file}`,
  },

  perft: {
    head: (game: string, players: number, seed: string): string =>
      `${game}, ${playerCount(players)}, seed ${seed}`,
    columns: ['depth', 'sequences'] as readonly string[],
  },

  bench: {
    columns: [
      'game',
      'players',
      'games/s',
      'decisions/s',
      'core share',
      'bytes/decision',
    ] as readonly string[],
    search: ['game', 'players', 'iterations/s', 'core share'] as readonly string[],
    against: (game: string, players: number, ratio: string, low: string, high: string): string =>
      `${game}, ${playerCount(players)}: ${ratio} times as fast (95% interval ${low} to ${high})`,
    versus: (ours: string, theirs: string, ratio: string): string =>
      `cacao: ${ours} decisions/s here, ${theirs} hosted by boardgame.io, ${ratio} times as many`,
  },

  play: {
    guest: 'Guest',
    welcome: (game: string, names: readonly string[]): string =>
      `${game}: ${list(names)}. Type a number to choose, or "help" for all commands.`,
    prompt: '> ',
    group: (label: string, choices: number): string => `${label} … (${count(choices, 'choice', 'choices')})`,
    many: (shown: number, all: number): string =>
      `${shown} of ${all} shown. Type "more" for the rest, or a few letters to filter.`,
    narrowed: 'Type "back" for all choices.',
    noMatch: (typed: string): string => `No match for "${typed}". Type "help" for commands.`,
    noNumber: (most: number): string => `Choose a number from 1 to ${most}.`,
    forbidden: (rule: string, id: string): string => `Not allowed: ${rule} (${id})`,
    chosen: (move: string): string => `You: ${move}`,
    hint: (move: string, notation: string): string => `Suggested move: ${move} (${notation})`,
    undone: (moves: number): string => `Undid ${en.moves(moves)}.`,
    nothingToUndo: 'Nothing to undo.',
    cannotUndo: 'Something was drawn or revealed since your last decision, so it cannot be undone.',
    saved: (file: string): string => `Saved to ${file}. Resume with "cosecha play --resume ${file}".`,
    saveWhere: 'Usage: save FILE',
    resumed: (moves: number, file: string): string =>
      `Resumed after ${en.moves(moves)}. Your moves are saved to ${file}.`,
    language: 'Now in English.',
    noLanguage: 'The languages are en and es.',
    noRule: (words: string): string => `No rules mention "${words}".`,
    moreRules: (number: number): string => `And ${number} more. Add a word to narrow the search.`,
    sections: 'Sections of the rules. Type "rules" and a word to search.',
    commands: [
      ['1, 2, 3 …', 'choose an option or open a group'],
      ['letters', 'filter the options'],
      ['a move in notation', 'play it, or see which rule forbids it'],
      ['more, back', 'the next options, all options'],
      ['board', 'show the table again'],
      ['hint', 'suggest a move'],
      ['undo', 'undo your last decision'],
      ['rules WORDS', 'search the rules'],
      ['save FILE', 'save the match as a record'],
      ['language en, language es', 'change the language'],
      ['quit', 'quit'],
    ] as readonly (readonly string[])[],
    notation: (example: string): string => `An example of notation: ${example}`,
    notYours: 'Every seat in this record belongs to a bot. Choose one with --seat.',
  },
};
