import { joinList, plural } from '../../kernel/text.ts';

const count = (number: number, one: string, other: string): string => plural('en', number, { one, other });
const list = (items: readonly string[]): string => joinList('en', items);

export const en = {
  player: (number: number): string => `Player ${number}`,
  players: (number: number): string => count(number, 'player', 'players'),
  moves: (number: number): string => count(number, 'move', 'moves'),

  help: {
    summary: 'Ceylon, Santiago, Cacao and Alubari: play, simulate, replay and check.',
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
      simulate: 'let bots play many games and count the results',
      arena: 'let bots compete: the same deals from every seat, with ratings',
      replay: 'tell a recorded match, move by move',
      verify: 'check a record: seed, every move, result',
      goals: 'tick off the goals of your games played alone',
      fuzz: 'look for defects in the rules with random matches',
      perft: 'count the sequences of moves from the start of a match',
      serve: 'run a table server with the app, for friends near and far',
      bench: 'measure how many random games are played in a second',
    },
    settings: {
      port: 'where to listen; 0: any free port (default: 8080)',
      host: 'which address to listen on; 0.0.0.0: all (default: 127.0.0.1)',
      url: 'how people reach the server, such as https://play.example.org',
      data: 'folder of the embedded store (default: cosecha-data)',
      database: 'a PostgreSQL server to use instead: postgres://user:password@host/database',
      'trust-proxy': 'yes when a proxy in front tells who is asking (default: no)',
      rate: 'requests a minute for each visitor; 0: no limit (default: 600)',
      'bot-threads': 'how many bots think at the same time (default: 1)',
      'bot-pace': 'milliseconds that a bot takes at least (default: 400)',
      'stand-in': 'the bot that plays on for people who are gone (default: level-2)',
      'away-after': 'seconds after which a missing player counts as gone (default: 120)',
      'sleep-after': 'seconds after which a quiet table leaves the memory (default: 30)',
      log: 'silent, error, warn, info or debug (default: info)',
      smtp: 'a mail server for notices: smtp://user:password@host:587',
      'mail-from': 'the sender of the mails',
      push: 'yes to offer notices in the browser (default: no)',
      'push-contact': 'whom a push service may write to: mailto:you@example.org',
      'push-hosts': 'further push services, separated by commas',
      'notice-delay': 'seconds to wait before a notice is sent (default: 60)',
    },
    arguments: {
      game: 'name of a game, see "cosecha games"',
      file: 'a record of a match',
      files: 'records of your games, oldest first',
      bench: 'name of a game (default: all), search and a game, server, web or versus-boardgame.io',
    },
    options: {
      players: 'number of players (default: 2)',
      games: 'number of games (default: 100)',
      bots: 'who plays, separated by commas: level-1 to level-4, search:PLAYOUTS, flat:PLAYOUTS, random (default: random)',
      opponents:
        'the opponents, separated by commas: level-1 to level-4, flat:PLAYOUTS, random (default: level-2)',
      rivals:
        'who competes, separated by commas; the last one fills seats that are left (default: level-1,level-2)',
      jobs: 'how many games are played side by side (default: one for each core)',
      sprt: 'stop once it is clear whether the first bot wins at most LOW or at least HIGH percent',
      arenaRecords: 'folder of the records; an interrupted run goes on from there (default: arena/…)',
      seed: 'any text; the same text gives the same matches (default: 1)',
      freshSeed: 'any text; the same text gives the same matches (default: chance)',
      json: 'write JSON, one object per line',
      records: 'folder where every match is saved as a record',
      failures: 'folder where a failing match is saved (default: here)',
      option: 'option of the game, may be repeated',
      language: 'en or es (default: the language of the system)',
      seconds: 'how long to search (default: 10)',
      benchPlayers: 'only this number of players (default: all)',
      benchSeconds: 'how long to measure each player count (default: 3)',
      depth: 'length of the longest sequence (default: 3)',
      seat: 'your place at the table, 1 plays first (default: 1)',
      name: 'your name at the table',
      resume: 'go on with a saved match',
    },
  },

  faults: {
    unknownGame: (id: string, known: readonly string[]): string =>
      `There is no game "${id}". The games are ${list(known)}.`,
    unknownCommand: (name: string): string => `There is no command "${name}". "cosecha --help" lists them.`,
    unknownOption: (name: string): string => `There is no option ${name} here.`,
    missingArgument: (name: string): string => `The command line lacks ${name}.`,
    missingValue: (name: string): string => `The option ${name} needs a value.`,
    tooMany: 'The command line has too many words.',
    noCommand: 'Which command? "cosecha --help" lists them.',
    badNumber: (what: string, text: string, least: number, most: number): string =>
      `${what} must be a whole number from ${least} to ${most}, not "${text}".`,
    badPlayers: (game: string, least: number, most: number, text: string): string =>
      `${game} is for ${least} to ${most} players, not "${text}".`,
    badLanguage: (known: readonly string[]): string =>
      `--language must be ${list(known).replace(' and ', ' or ')}.`,
    badOption: (text: string): string => `--option "${text}" is not of the form id=value.`,
    noOption: (game: string, id: string, known: readonly string[]): string =>
      known.length === 0
        ? `${game} has no options, so there is no "${id}".`
        : `${game} has no option "${id}". It has ${list(known)}.`,
    badValue: (id: string, value: string, known: readonly string[]): string =>
      `Option ${id} cannot be "${value}". It can be ${list(known).replace(' and ', ' or ')}.`,
    notForPlayers: (id: string, players: readonly number[]): string =>
      `Option ${id} is only for ${list(players.map(String))} players.`,
    unknownBot: (name: string, known: readonly string[]): string =>
      `There is no bot "${name}". The bots are ${list(known)}; flat:400 sets the playouts.`,
    tooManyBots: (bots: number, players: number): string =>
      `${count(bots, 'bot is', 'bots are')} too many for ${count(players, 'seat', 'seats')}.`,
    noPackage: (name: string): string => `This comparison needs the package ${name}, which is not installed.`,
    cannotRead: (file: string, reason: string): string => `${file}: cannot be read (${reason}).`,
    cannotWrite: (file: string, reason: string): string => `${file}: cannot be written (${reason}).`,
    defect: (message: string): string => `A defect in the program: ${message}`,
  },

  serve: {
    listening: (address: string): string => `Cosecha is at ${address}`,
    stopping: 'Stopping; what was begun is finished.',
    number: (where: string, text: string, least: number, most: number): string =>
      `${where} must be a whole number from ${least} to ${most}, not "${text}".`,
    word: (where: string, text: string, words: readonly string[]): string =>
      `${where} must be ${list(words).replace(' and ', ' or ')}, not "${text}".`,
    bot: (where: string, text: string): string => `${where} must name a bot such as level-2, not "${text}".`,
    address: (where: string, example: string): string => `${where} must be an address like ${example}.`,
    inUse: (folder: string): string =>
      `Another server is using ${folder}. Stop it, or choose another --data.`,
    noFolder: (folder: string, reason: string): string =>
      `The folder ${folder} cannot be used (${reason}). Choose another one with --data.`,
    noDatabase: (host: string, reason: string): string => `No database answers at ${host} (${reason}).`,
    cannotListen: (host: string, port: number, reason: string): string =>
      `Cannot listen on ${host}, port ${port} (${reason}). Choose another --port or --host.`,
  },

  record: {
    at: (file: string, place: string, reason: string): string => `${file}: ${place}: ${reason}`,
    endsEarly: 'the JSON ends too early',
    notJson: (where: string): string => `not JSON${where}`,
    position: (line: string, column: string): string => `, see line ${line}, column ${column}`,
    form: {
      record: 'must be an object',
      cosecha: 'must be 1, the version of the record format',
      game: 'must be the name of a game',
      rules: 'must be the number of a rules version',
      'config.players': 'must be a whole number',
      'config.options': 'must pair option names with values',
      seed: 'must be 64 hexadecimal digits',
      commitment: 'must be 64 hexadecimal digits that fit the seed',
      moves: 'must be a list of lines',
      seats: 'must be one name for each player',
      snapshot: 'must be a state of this game and the number of moves before it',
    },
    otherRules: (found: number, ours: number): string =>
      `rules version ${found} is not known here, this program plays version ${ours}`,
    badLine: (line: string): string => `"${line}" is not of the form SEAT MOVE`,
    noMove: (move: string, game: string): string => `"${move}" is no move of ${game}`,
    noSeat: (seat: string): string => `nobody sits at seat ${seat}`,
    illegal: (line: string, rule: string, id: string): string => `"${line}" is not allowed: ${rule} (${id})`,
    otherResult: (totals: readonly number[]): string =>
      `the moves give other totals or places: ${totals.join(', ')}`,
    noResult: 'the game is not over after these moves, yet the record claims a result',
    claimsNoResult: (totals: readonly number[]): string =>
      `missing, although the game is over with ${totals.join(', ')}`,
  },

  verified: (file: string, game: string, players: number, moves: number): string =>
    `${file}: ${game}, ${en.players(players)}, ${en.moves(moves)}. Seed, moves and result are in order.`,
  verifiedUnfinished: (file: string, game: string, players: number, moves: number): string =>
    `${file}: ${game}, ${en.players(players)}, ${en.moves(moves)}. Seed and moves are in order; the game is not over.`,

  games: {
    head: (name: string, id: string): string => `${name} (${id})`,
    players: (least: number, most: number): string => `${least} to ${most} players`,
    option: (id: string, name: string): string => `--option ${id}=…  ${name}`,
    value: (value: string, name: string, isDefault: boolean): string =>
      `${value}: ${name}${isDefault ? ' (default)' : ''}`,
    only: (players: readonly number[]): string => `only with ${list(players.map(String))} players`,
  },

  simulate: {
    head: (game: string, players: number, games: number, seed: string): string =>
      `${game}, ${en.players(players)}, ${count(games, 'game', 'games')}, seed ${seed}`,
    bots: ['bot', 'seats', 'won', 'share', 'points'] as readonly string[],
    seats: ['seat', 'seats', 'won', 'share', 'points'] as readonly string[],
    decisions: (mean: string): string => `${mean} decisions a game`,
    saved: (games: number, folder: string): string => `${count(games, 'record', 'records')} in ${folder}`,
  },

  arena: {
    head: (game: string, players: number, games: number, seed: string): string =>
      `${game}, ${en.players(players)}, ${count(games, 'game', 'games')}, seed ${seed}, 95 % intervals`,
    columns: ['bot', 'games', 'share', '95 %', 'points', 'rating', '95 %'] as readonly string[],
    otherArena: (file: string): string =>
      `${file} belongs to another arena. Choose another folder with --records.`,
    badSprt: (word: string): string =>
      `--sprt wants two percentages, the lower one first, such as 60,70, not "${word}".`,
    verdict: {
      atMost: (bot: string, low: string, _high: string): string => `${bot} wins ${low} % or less.`,
      atLeast: (bot: string, _low: string, high: string): string => `${bot} wins ${high} % or more.`,
      open: (bot: string, low: string, high: string): string =>
        `Too few games to tell whether ${bot} wins ${low} % or ${high} %.`,
    },
  },

  story: {
    head: (game: string, names: readonly string[]): string => `${game}: ${list(names)}`,
    choice: (name: string, move: string): string => `${name}: ${move}`,
    unfinished: 'The game is not over.',
    total: 'Total',
    place: 'Place',
    won: (names: readonly string[]): string =>
      names.length === 1 ? `${names[0]} wins.` : `${list(names)} share the victory.`,
  },

  goals: {
    head: (game: string, games: number): string =>
      `${game}: ${count(games, 'game played alone', 'games played alone')}`,
    met: (met: number, all: number): string => `Goals met: ${met} of ${all}`,
    games: (numbers: readonly number[]): string =>
      `(${numbers.length === 1 ? 'game' : 'games'} ${list(numbers.map(String))})`,
    sum: (have: number, need: number): string => `(best so far: ${have} of ${need})`,
    none: (game: string): string => `${game} has no goals for playing alone`,
    otherGame: (game: string): string => `not a record of ${game}, as the first one is`,
    notAlone: (players: number): string => `a match of ${players}; the goals are for playing alone`,
    unfinished: 'missing: the game is not over',
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
      `${game}: ${count(matches, 'match', 'matches')}, ${count(positions, 'position', 'positions')}, ${met} of ${count(all, 'set-up', 'set-ups')}, ${seconds} s, no failure.`,
    failed: (game: string, players: number, message: string): string =>
      `${game}, ${en.players(players)}: ${message}`,
    crashed: (message: string, moves: number): string =>
      `the rules broke off: ${message} (after ${en.moves(moves)})`,
    replay: (file: string): string => `To see it: cosecha replay ${file}`,
  },

  perft: {
    head: (game: string, players: number, seed: string): string =>
      `${game}, ${en.players(players)}, seed ${seed}`,
    columns: ['depth', 'sequences'] as readonly string[],
  },

  bench: {
    columns: [
      'game',
      'players',
      'games/s',
      'decisions/s',
      'bytes/decision',
      'calibrated games/s',
    ] as readonly string[],
    search: ['game', 'players', 'iterations/s', 'calibrated iterations/s'] as readonly string[],
    versus: (ours: string, theirs: string, ratio: string): string =>
      `cacao: ${ours} decisions/s here, ${theirs} hosted by boardgame.io, ${ratio} times as many`,
  },

  play: {
    guest: 'Guest',
    welcome: (game: string, names: readonly string[]): string =>
      `${game}: ${list(names)}. Type a number to choose, "help" for everything else.`,
    prompt: '> ',
    group: (label: string, choices: number): string => `${label} … (${count(choices, 'choice', 'choices')})`,
    many: (shown: number, all: number): string =>
      `${shown} of ${all}: "more" shows others, a few letters of the text look one up.`,
    narrowed: 'Type "back" for all choices.',
    noMatch: (typed: string): string => `Nothing here is called "${typed}". "help" says what can be typed.`,
    noNumber: (most: number): string => `There is no such number. The choices go from 1 to ${most}.`,
    forbidden: (rule: string, id: string): string => `Not allowed: ${rule} (${id})`,
    chosen: (move: string): string => `You: ${move}`,
    hint: (move: string, notation: string): string => `A strong player would choose: ${move} (${notation})`,
    undone: (moves: number): string => `Taken back: ${en.moves(moves)}.`,
    undoneKnown: 'What was drawn or turned over stays as it is.',
    nothingToUndo: 'There is nothing to take back.',
    saved: (file: string): string => `Saved in ${file}. "cosecha play --resume ${file}" goes on from here.`,
    saveWhere: 'Where? Type "save" and a file name.',
    resumed: (moves: number): string => `Resumed after ${en.moves(moves)}.`,
    language: 'Now in English.',
    noLanguage: 'The languages are en and es.',
    noRule: (words: string): string => `No rule says "${words}".`,
    moreRules: (number: number): string => `And ${number} more; add a word to narrow it down.`,
    sections: 'The sections of the rules. Type "rules" and a word to search.',
    commands: [
      ['1, 2, 3 …', 'take a choice, or open a group of choices'],
      ['letters', 'look for choices that contain them'],
      ['a move in short form', 'play it, or learn which rule forbids it'],
      ['more, back', 'the next choices, all choices'],
      ['board', 'draw the table again'],
      ['hint', 'what a strong player would do'],
      ['undo', 'take back your last decision'],
      ['rules WORDS', 'search the rules'],
      ['save FILE', 'save the match as a record'],
      ['language en, language es', 'change the language'],
      ['quit', 'leave the table'],
    ] as readonly (readonly string[])[],
    shortForm: (notation: string): string => `An example of a short form: ${notation}`,
    notYours: 'This record has no seat for you: every seat is taken by a bot.',
  },
};
