import { joinList, plural } from '../../kernel/text.ts';
import type { CliText } from './text.ts';

const count = (number: number, one: string, other: string): string => plural('es', number, { one, other });
const list = (items: readonly string[]): string => joinList('es', items);
const either = (items: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(items);

export const es: CliText = {
  player: number => `Jugador ${number}`,
  players: number => count(number, 'jugador', 'jugadores'),
  moves: number => count(number, 'jugada', 'jugadas'),

  help: {
    summary: 'Ceylon, Santiago, Cacao y Alubari: jugar, simular, repasar y comprobar.',
    titles: {
      'Usage:': 'Uso:',
      'Arguments:': 'Argumentos:',
      'Options:': 'Opciones:',
      'Commands:': 'Órdenes:',
    },
    usage: '[opciones]',
    usageOfAll: 'ORDEN [opciones]',
    help: 'muestra esta ayuda',
    version: 'muestra la versión',
    commands: {
      games: 'enumera los juegos, para cuántos son y sus opciones',
      play: 'juega en la terminal contra bots',
      simulate: 'deja que los bots jueguen muchas partidas y cuenta los resultados',
      arena: 'hace competir a los bots: los mismos repartos desde cada asiento, con clasificación',
      replay: 'relata una partida guardada, jugada a jugada',
      verify: 'comprueba un registro: semilla, cada jugada y resultado',
      goals: 'marca las metas de tus partidas en solitario',
      fuzz: 'busca fallos en las reglas con partidas al azar',
      perft: 'cuenta las secuencias de jugadas desde el comienzo de una partida',
      serve: 'abre un servidor de mesas con la aplicación, para amigos de cerca y de lejos',
      bench: 'mide cuántas partidas al azar se juegan por segundo',
    },
    settings: {
      port: 'dónde escuchar; 0: cualquier puerto libre (por omisión, 8080)',
      host: 'en qué dirección escuchar; 0.0.0.0: todas (por omisión, 127.0.0.1)',
      url: 'cómo se llega al servidor, por ejemplo https://play.example.org',
      data: 'carpeta de los datos (por omisión, cosecha-data)',
      database: 'un servidor PostgreSQL en su lugar: postgres://user:password@host/database',
      'trust-proxy': 'yes si un proxy delante dice quién pregunta (por omisión, no)',
      rate: 'peticiones por minuto de cada visitante; 0: sin límite (por omisión, 600)',
      'bot-threads': 'cuántos bots piensan a la vez (por omisión, 1)',
      'bot-pace': 'milisegundos que un bot tarda como mínimo (por omisión, 400)',
      'stand-in': 'el bot que sigue jugando por quien se ha ido (por omisión, level-2)',
      'away-after': 'segundos tras los que quien falta cuenta como ido (por omisión, 120)',
      'sleep-after': 'segundos tras los que una mesa tranquila deja la memoria (por omisión, 30)',
      log: 'silent, error, warn, info o debug (por omisión, info)',
      smtp: 'un servidor de correo para los avisos: smtp://user:password@host:587',
      'mail-from': 'el remitente de los correos',
      push: 'yes para ofrecer avisos en el navegador (por omisión, no)',
      'push-contact': 'a quién puede escribir un servicio de avisos: mailto:you@example.org',
      'push-hosts': 'más servicios de avisos, separados por comas',
      'notice-delay': 'segundos de espera antes de enviar un aviso (por omisión, 60)',
    },
    arguments: {
      game: 'nombre de un juego, véase "cosecha games"',
      file: 'registro de una partida',
      files: 'registros de tus partidas, de la más antigua a la más reciente',
      bench: 'nombre de un juego (por omisión, todos), search y un juego, server, web o versus-boardgame.io',
    },
    options: {
      players: 'número de jugadores (por omisión, 2)',
      games: 'número de partidas (por omisión, 100)',
      bots: 'quién juega, separado por comas: level-1 a level-4, search:SIMULACIONES, flat:SIMULACIONES, random (por omisión, random)',
      opponents:
        'los rivales, separados por comas: level-1 a level-4, flat:SIMULACIONES, random (por omisión, level-2)',
      rivals:
        'quién compite, con comas; el último ocupa los asientos que queden (por omisión, level-1,level-2)',
      jobs: 'cuántas partidas se juegan a la vez (por omisión, una por núcleo)',
      sprt: 'parar cuando esté claro si el primer bot gana como mucho LOW o al menos HIGH por ciento',
      arenaRecords: 'carpeta de las partidas; lo interrumpido sigue desde ahí (por omisión, arena/…)',
      seed: 'cualquier texto; el mismo texto da las mismas partidas (por omisión, 1)',
      freshSeed: 'cualquier texto; el mismo texto da las mismas partidas (por omisión, al azar)',
      json: 'escribe JSON, un objeto por línea',
      records: 'carpeta donde se guarda el registro de cada partida',
      failures: 'carpeta donde se guarda la partida que falla (por omisión, esta)',
      option: 'opción del juego, se puede repetir',
      language: 'en o es (por omisión, el idioma del sistema)',
      seconds: 'cuánto tiempo buscar (por omisión, 10)',
      benchPlayers: 'solo este número de jugadores (por omisión, todos)',
      benchSeconds: 'cuánto medir con cada número de jugadores (por omisión, 3)',
      depth: 'longitud de la secuencia más larga (por omisión, 3)',
      seat: 'tu sitio en la mesa; el 1 empieza (por omisión, 1)',
      name: 'tu nombre en la mesa',
      resume: 'continúa una partida guardada',
    },
  },

  faults: {
    unknownGame: (id, known) => `No hay ningún juego "${id}". Los juegos son ${list(known)}.`,
    unknownCommand: name => `No existe la orden "${name}". "cosecha --help" las enumera.`,
    unknownOption: name => `Aquí no existe la opción ${name}.`,
    missingArgument: name => `Falta ${name} en la línea de órdenes.`,
    missingValue: name => `La opción ${name} necesita un valor.`,
    tooMany: 'Sobran palabras en la línea de órdenes.',
    noCommand: '¿Qué orden? "cosecha --help" las enumera.',
    badNumber: (what, text, least, most) =>
      `${what} tiene que ser un número entero de ${least} a ${most}, no "${text}".`,
    badPlayers: (game, least, most, text) => `${game} es para ${least} a ${most} jugadores, no "${text}".`,
    badLanguage: known => `--language tiene que ser ${either(known)}.`,
    badOption: text => `--option "${text}" no tiene la forma id=valor.`,
    noOption: (game, id, known) =>
      known.length === 0
        ? `${game} no tiene opciones, así que no existe "${id}".`
        : `${game} no tiene la opción "${id}". Tiene ${list(known)}.`,
    badValue: (id, value, known) => `La opción ${id} no puede ser "${value}". Puede ser ${either(known)}.`,
    notForPlayers: (id, players) => `La opción ${id} es solo para ${list(players.map(String))} jugadores.`,
    unknownBot: (name, known) =>
      `No hay ningún bot "${name}". Los bots son ${list(known)}; flat:400 fija las simulaciones.`,
    tooManyBots: (bots, players) =>
      `${count(bots, 'bot es demasiado', 'bots son demasiados')} para ${count(players, 'sitio', 'sitios')}.`,
    noPackage: name => `Esta comparación necesita el paquete ${name}, que no está instalado.`,
    cannotRead: (file, reason) => `${file}: no se puede leer (${reason}).`,
    cannotWrite: (file, reason) => `${file}: no se puede escribir (${reason}).`,
    defect: message => `Un fallo del programa: ${message}`,
  },

  serve: {
    listening: address => `Cosecha está en ${address}`,
    stopping: 'Se cierra; lo empezado se termina.',
    number: (where, text, least, most) =>
      `${where} debe ser un número entero de ${least} a ${most}, no «${text}».`,
    word: (where, text, words) => `${where} debe ser ${list(words).replace(' y ', ' o ')}, no «${text}».`,
    bot: (where, text) => `${where} debe nombrar un bot como level-2, no «${text}».`,
    address: (where, example) => `${where} debe ser una dirección como ${example}.`,
    inUse: folder => `Otro servidor usa ${folder}. Ciérralo o elige otra carpeta con --data.`,
    noFolder: (folder, reason) => `La carpeta ${folder} no se puede usar (${reason}). Elige otra con --data.`,
    noDatabase: (host, reason) => `Ninguna base de datos responde en ${host} (${reason}).`,
    cannotListen: (host, port, reason) =>
      `No se puede escuchar en ${host}, puerto ${port} (${reason}). Elige otro --port o --host.`,
  },

  record: {
    at: (file, place, reason) => `${file}: ${place}: ${reason}`,
    endsEarly: 'el JSON termina antes de tiempo',
    notJson: where => `no es JSON${where}`,
    position: (line, column) => `, véase la línea ${line}, columna ${column}`,
    form: {
      record: 'tiene que ser un objeto',
      cosecha: 'tiene que ser 1, la versión del formato',
      game: 'tiene que ser el nombre de un juego',
      rules: 'tiene que ser el número de una versión de las reglas',
      'config.players': 'tiene que ser un número entero',
      'config.options': 'tiene que emparejar opciones con valores',
      seed: 'tienen que ser 64 cifras hexadecimales',
      commitment: 'tienen que ser 64 cifras hexadecimales que correspondan a la semilla',
      moves: 'tiene que ser una lista de líneas',
      seats: 'tiene que ser un nombre por jugador',
      snapshot: 'tiene que ser un estado de este juego y el número de jugadas anteriores',
    },
    otherRules: (found, ours) =>
      `aquí no se conoce la versión ${found} de las reglas; este programa juega con la ${ours}`,
    badLine: line => `"${line}" no tiene la forma SITIO JUGADA`,
    noMove: (move, game) => `"${move}" no es una jugada de ${game}`,
    noSeat: seat => `nadie ocupa el sitio ${seat}`,
    illegal: (line, rule, id) => `"${line}" no está permitido: ${rule} (${id})`,
    otherResult: totals => `las jugadas dan otros totales o puestos: ${totals.join(', ')}`,
    noResult: 'la partida no ha terminado tras estas jugadas, pero el registro afirma un resultado',
    claimsNoResult: totals => `falta, aunque la partida ha terminado con ${totals.join(', ')}`,
  },

  verified: (file, game, players, moves) =>
    `${file}: ${game}, ${es.players(players)}, ${es.moves(moves)}. Semilla, jugadas y resultado son correctos.`,
  verifiedUnfinished: (file, game, players, moves) =>
    `${file}: ${game}, ${es.players(players)}, ${es.moves(moves)}. Semilla y jugadas son correctas; la partida no ha terminado.`,

  games: {
    head: (name, id) => `${name} (${id})`,
    players: (least, most) => `de ${least} a ${most} jugadores`,
    option: (id, name) => `--option ${id}=…  ${name}`,
    value: (value, name, isDefault) => `${value}: ${name}${isDefault ? ' (por omisión)' : ''}`,
    only: players => `solo con ${list(players.map(String))} jugadores`,
  },

  simulate: {
    head: (game, players, games, seed) =>
      `${game}, ${es.players(players)}, ${count(games, 'partida', 'partidas')}, semilla ${seed}`,
    bots: ['bot', 'sitios', 'ganadas', 'parte', 'puntos'],
    seats: ['sitio', 'sitios', 'ganadas', 'parte', 'puntos'],
    decisions: mean => `${mean} decisiones por partida`,
    saved: (games, folder) => `${count(games, 'registro', 'registros')} en ${folder}`,
  },

  arena: {
    head: (game, players, games, seed) =>
      `${game}, ${es.players(players)}, ${count(games, 'partida', 'partidas')}, semilla ${seed}, intervalos del 95 %`,
    columns: ['bot', 'partidas', 'victorias', '95 %', 'puntos', 'nivel', '95 %'],
    otherArena: file => `${file} es de otra competición. Elige otra carpeta con --records.`,
    badSprt: word => `--sprt pide dos porcentajes, primero el menor, como 60,70, y no "${word}".`,
    verdict: {
      atMost: (bot, low) => `${bot} gana el ${low} % o menos.`,
      atLeast: (bot, _low, high) => `${bot} gana el ${high} % o más.`,
      open: (bot, low, high) => `Faltan partidas para saber si ${bot} gana el ${low} % o el ${high} %.`,
    },
  },

  story: {
    head: (game, names) => `${game}: ${list(names)}`,
    choice: (name, move) => `${name}: ${move}`,
    unfinished: 'La partida no ha terminado.',
    total: 'Total',
    place: 'Puesto',
    won: names => (names.length === 1 ? `Gana ${names[0]}.` : `${list(names)} comparten la victoria.`),
  },

  goals: {
    head: (game, games) => `${game}: ${count(games, 'partida en solitario', 'partidas en solitario')}`,
    met: (met, all) => `Metas cumplidas: ${met} de ${all}`,
    games: numbers => `(${numbers.length === 1 ? 'partida' : 'partidas'} ${list(numbers.map(String))})`,
    sum: (have, need) => `(lo mejor hasta ahora: ${have} de ${need})`,
    none: game => `${game} no tiene metas para jugar en solitario`,
    otherGame: game => `no es un registro de ${game}, como el primero`,
    notAlone: players => `una partida de ${players}; las metas son para jugar en solitario`,
    unfinished: 'falta: la partida no ha terminado',
  },

  fuzz: {
    done: (game, { matches, positions, seconds, met, all }) =>
      `${game}: ${count(matches, 'partida', 'partidas')}, ${count(positions, 'posición', 'posiciones')}, ${met} de ${count(all, 'configuración', 'configuraciones')}, ${seconds} s, ningún fallo.`,
    failed: (game, players, message) => `${game}, ${es.players(players)}: ${message}`,
    crashed: (message, moves) => `las reglas se interrumpieron: ${message} (tras ${es.moves(moves)})`,
    replay: file => `Para verlo: cosecha replay ${file}`,
  },

  perft: {
    head: (game, players, seed) => `${game}, ${es.players(players)}, semilla ${seed}`,
    columns: ['profundidad', 'secuencias'],
  },

  bench: {
    columns: ['juego', 'jugadores', 'partidas/s', 'decisiones/s', 'bytes/decisión', 'partidas/s calibradas'],
    search: ['juego', 'jugadores', 'iteraciones/s', 'iteraciones/s calibradas'],
    versus: (ours, theirs, ratio) =>
      `cacao: ${ours} decisiones/s aquí, ${theirs} dentro de boardgame.io, ${ratio} veces más`,
  },

  play: {
    guest: 'Invitado',
    welcome: (game, names) =>
      `${game}: ${list(names)}. Escribe un número para elegir y "ayuda" para todo lo demás.`,
    prompt: '> ',
    group: (label, choices) => `${label} … (${count(choices, 'posibilidad', 'posibilidades')})`,
    many: (shown, all) => `${shown} de ${all}: "más" muestra otras; unas letras del texto buscan una.`,
    narrowed: 'Escribe "atrás" para ver todas las posibilidades.',
    noMatch: typed => `Aquí nada se llama "${typed}". "ayuda" dice qué se puede escribir.`,
    noNumber: most => `No hay tal número. Las posibilidades van del 1 al ${most}.`,
    forbidden: (rule, id) => `No está permitido: ${rule} (${id})`,
    chosen: move => `Tú: ${move}`,
    hint: (move, notation) => `Alguien con experiencia elegiría: ${move} (${notation})`,
    undone: moves => `Has deshecho ${es.moves(moves)}.`,
    undoneKnown: 'Lo que se sacó o se descubrió no cambia.',
    nothingToUndo: 'No hay nada que deshacer.',
    saved: file => `Guardada en ${file}. "cosecha play --resume ${file}" continúa desde aquí.`,
    saveWhere: '¿Dónde? Escribe "guardar" y el nombre de un archivo.',
    resumed: moves => `Continúa tras ${es.moves(moves)}.`,
    language: 'Ahora en español.',
    noLanguage: 'Los idiomas son en y es.',
    noRule: words => `Ninguna regla dice "${words}".`,
    moreRules: number => `Y ${number} más; añade una palabra para afinar.`,
    sections: 'Los apartados de las reglas. Escribe "reglas" y una palabra para buscar.',
    commands: [
      ['1, 2, 3 …', 'elegir, o abrir un grupo de posibilidades'],
      ['letras', 'buscar las posibilidades que las contienen'],
      ['una jugada en forma breve', 'jugarla, o saber qué regla la prohíbe'],
      ['más, atrás', 'las siguientes posibilidades, todas'],
      ['tablero', 'dibujar otra vez la mesa'],
      ['pista', 'qué haría alguien con experiencia'],
      ['deshacer', 'deshacer tu última decisión'],
      ['reglas PALABRAS', 'buscar en las reglas'],
      ['guardar ARCHIVO', 'guardar la partida como registro'],
      ['idioma en, idioma es', 'cambiar de idioma'],
      ['salir', 'dejar la mesa'],
    ],
    shortForm: notation => `Un ejemplo de forma breve: ${notation}`,
    notYours: 'En este registro no hay sitio para ti: todos los ocupan bots.',
  },
};
