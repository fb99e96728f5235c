import { joinAlternatives, joinList, plural } from '../../kernel/text.ts';
import type { CliText } from './text.ts';

const count = (number: number, one: string, other: string): string => plural('es', number, { one, other });
const playerCount = (number: number): string => count(number, 'jugador', 'jugadores');
const list = (items: readonly string[]): string => joinList('es', items);
const either = (items: readonly string[]): string => joinAlternatives('es', items);
/** «2 o 3 jugadores». */
const counts = (players: readonly number[]): string =>
  `${either(players.map(String))} ${players.at(-1) === 1 ? 'jugador' : 'jugadores'}`;
const seedCount = (seeds: number): string => (seeds === 1 ? 'semilla' : `${seeds} semillas`);

export const es: CliText = {
  player: number => `Jugador ${number}`,
  percent: figure => `${figure} %`,
  moves: number => count(number, 'jugada', 'jugadas'),

  help: {
    summary: 'Juega, simula, repite y comprueba los juegos de Cosecha.',
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
      games: 'enumera los juegos, para cuántos jugadores son y sus opciones',
      play: 'juega en la terminal contra bots',
      simulate: 'hace jugar a los bots muchas partidas y resume los resultados',
      arena: 'organiza un torneo de bots con los mismos repartos desde cada asiento y puntuación',
      learn: 'aprende a valorar posiciones y jugadas de un juego jugando contra sí mismo',
      replay: 'muestra una partida guardada, jugada a jugada',
      verify: 'comprueba las semillas, las jugadas y el resultado de un registro',
      review: 'muestra los errores, la suerte y los momentos decisivos de una partida terminada',
      analyse: 'muestra las mejores jugadas de una posición, con sus probabilidades y razones',
      puzzles: 'busca en partidas entre bots posiciones con una sola jugada claramente mejor',
      calibrate: 'compara lo que dicen los análisis con cómo acaban las partidas y escribe la página',
      goals: 'muestra qué metas en solitario has cumplido',
      fuzz: 'prueba las reglas con partidas al azar',
      perft: 'cuenta las secuencias de jugadas desde el comienzo de una partida',
      serve: 'inicia el servidor con la aplicación',
      backup: 'guarda en un archivo todo lo que tiene un servidor',
      restore: 'llena un servidor vacío con una copia de seguridad',
      ratings: 'vuelve a calcular las puntuaciones de un servidor a partir de sus resultados',
      archive: 'saca las partidas terminadas de los datos y las guarda en archivos',
      moderate: 'lee denuncias, advierte, silencia, expulsa, renombra, cierra mesas y nombra operadores',
      worker: 'deja que los bots y los análisis de un servidor piensen en este equipo',
      engine: 'atiende a programas en cualquier lenguaje con líneas de JSON',
      bench: 'mide cuántas partidas al azar se juegan por segundo',
    },
    settings: {
      port: 'puerto en el que escuchar; 0 es cualquiera libre (por defecto, 8080)',
      host: 'dirección en la que escuchar; 0.0.0.0 son todas (por defecto, 127.0.0.1)',
      url: 'dirección pública, por ejemplo https://play.example.org',
      data: 'carpeta de los datos (por defecto, cosecha-data)',
      database: 'un servidor PostgreSQL en lugar de la carpeta: postgres://user:password@host/database',
      archive: 'carpeta de las partidas que `cosecha archive` sacó de los datos',
      redis: 'Redis para los avisos entre muchos servidores: redis://user:password@host:6379',
      'trust-proxy': 'proxies que hay delante: no, cuántos, o sus redes, como 10.0.0.0/8 (por defecto, no)',
      rate: 'peticiones por minuto de cada persona; 0 es sin límite (por defecto, 600)',
      'rate-address': 'peticiones por minuto desde una misma dirección (por defecto, 3000)',
      guests: 'invitados nuevos por minuto desde una misma dirección (por defecto, 30)',
      'sign-ins': 'intentos de iniciar sesión por minuto desde una misma dirección (por defecto, 20)',
      creations: 'mesas, invitaciones y programas que cada persona puede crear por minuto (por defecto, 60)',
      chat: 'mensajes de chat por minuto de cada persona (por defecto, 30)',
      'log-length':
        'entradas del historial de una mesa a partir de las cuales solo se aceptan jugadas (por defecto, 10000)',
      streams: 'conexiones de eventos abiertas por persona (por defecto, 50)',
      'streams-address': 'conexiones de eventos abiertas desde una misma dirección (por defecto, 500)',
      mails: 'correos de confirmación al día para un mismo destinatario (por defecto, 5)',
      'code-tries': 'intentos para cada código enviado por correo (por defecto, 5)',
      reviews: 'análisis al día por persona; 0: ninguno (por defecto, 20)',
      'keep-open': 'días que se conserva una mesa que no ha empezado; 0 es siempre (por defecto, 14)',
      'keep-guests': 'días que se conserva un invitado que nunca ha jugado; 0 es siempre (por defecto, 30)',
      'keep-finished': 'días que se conserva una mesa terminada; 0 es siempre (por defecto, 0)',
      'bot-threads': 'número de hilos para los bots (por defecto, 1; con 0 solo piensan los ayudantes)',
      'bot-share': 'decisiones de los bots de una persona que se piensan a la vez (por defecto, 2)',
      'bot-queue': 'decisiones de los bots de una persona que pueden esperar (por defecto, 100)',
      'review-threads': 'hilos que analizan partidas; 0: solo los ayudantes (por defecto, 1)',
      'worker-keys': 'claves de los ayudantes que pueden pensar por los bots, separadas por comas',
      'bot-pace': 'milisegundos que tarda un bot, como mínimo (por defecto, 400)',
      'stand-in': 'bot que juega por quien se ha ido (por defecto, level-2)',
      'away-after': 'segundos sin conexión para dar a alguien por ausente (por defecto, 120)',
      'sleep-after': 'segundos de inactividad para sacar una mesa de la memoria (por defecto, 30)',
      log: 'silent, error, warn, info o debug (por defecto, info)',
      'metrics-port': 'puerto de /metrics para Prometheus; sin él no se mide nada',
      otlp: 'recolector de trazas OpenTelemetry, como http://127.0.0.1:4318; sin él no se envía ninguna',
      drain: 'segundos entre SIGTERM y el final, para que los proxies se enteren (por defecto, 0)',
      smtp: 'un servidor de correo para los avisos: smtp://user:password@host:587',
      'mail-from': 'el remitente de los correos',
      push: 'yes para ofrecer avisos en el navegador (por defecto, no)',
      'push-contact': 'dirección de contacto para los servicios de avisos: mailto:you@example.org',
      'push-hosts': 'más servicios de avisos, separados por comas',
      'notice-delay': 'segundos de espera antes de enviar un aviso (por defecto, 60)',
      webhooks: 'webhooks: off, public (solo https y direcciones públicas) o any (por defecto, public)',
    },
    arguments: {
      game: 'nombre de un juego; «cosecha games» los enumera',
      file: 'registro de una partida',
      backup: 'archivo de la copia de seguridad',
      moderation:
        'reports, acts, operators, appoint, dismiss, warn, mute, ban, lift, rename, close-table o close-report',
      moderated: 'identificador de la persona, la mesa o la denuncia',
      ratings: 'recompute',
      files: 'registros de tus partidas, de la más antigua a la más reciente',
      bench: 'un juego (por defecto, todos), «search» y un juego, review, server, web o versus-boardgame.io',
    },
    options: {
      reason: 'motivo; queda escrito en la lista de actos',
      sanctionDays: 'duración del silencio o la expulsión (por defecto, sin límite)',
      newName: 'nombre nuevo de la persona',
      liftKind: 'qué se levanta: mute o ban',
      engineBot: 'bot que decide cuando la petición no nombra ninguno (por defecto, level-3)',
      players: 'número de jugadores (por defecto, 2)',
      games: 'número de partidas (por defecto, 100)',
      bots: 'bots, separados por comas: level-1 a level-4, search:SIMULACIONES, flat:SIMULACIONES, random (por defecto, random)',
      opponents:
        'rivales, separados por comas: level-1 a level-4, flat:SIMULACIONES, random (por defecto, level-2)',
      rivals:
        'bots, separados por comas; el último ocupa los asientos que queden (por defecto, level-1,level-2)',
      archiveBefore: 'usadas por última vez antes de este día (UTC): 2026-01-31',
      archiveTo:
        'carpeta de los archivos, la misma que --archive en el servidor (por defecto, COSECHA_ARCHIVE)',
      workerServer: 'dirección del servidor al que ayudar: https://play.example.org (o COSECHA_SERVER)',
      workerKey: 'clave de este ayudante, una de las --worker-keys del servidor (o COSECHA_WORKER_KEY)',
      workerThreads: 'decisiones que pensar a la vez (por defecto, una por núcleo)',
      jobs: 'cuántas partidas se juegan a la vez (por defecto, una por núcleo)',
      learnPlayers: 'número de jugadores para el que se aprende (por defecto, todos)',
      learnGames: 'partidas de práctica por ronda y número de jugadores (por defecto, 4000)',
      rounds: 'rondas; cada una juega con lo aprendido en las anteriores (por defecto, 2)',
      horizon: 'decisiones que mira por delante una simulación (por defecto, como ahora el juego)',
      chances:
        'aprende las posibilidades de quedar primero, de búsquedas y resultados, y no diferencias de puntos',
      from: 'generación que juega la primera ronda (por defecto, la última hecha a mano)',
      keepWeights: 'aprende solo la primera impresión de las jugadas, con la valoración actual de posiciones',
      testGames:
        'máximo de partidas de la prueba contra los pesos actuales; 0: sin prueba (por defecto, 400)',
      learnFolder: 'carpeta para lo jugado y lo aprendido (por defecto, learn/JUEGO)',
      learnOutput: 'carpeta para los pesos como código, p. ej. games/cacao (por defecto, la misma)',
      thinkMs: 'milisegundos de procesador para cada decisión de un bot, en lugar de sus simulaciones',
      moveMs: 'milisegundos para cada decisión de un programa (por defecto, 1000)',
      sprt: 'se detiene cuando está claro si el primer bot gana como mucho el LOW o al menos el HIGH por ciento',
      habits: 'cuenta además cómo juega cada bot, con las palabras del juego',
      arenaRecords:
        'carpeta de los registros; un torneo interrumpido continúa desde ahí (por defecto, arena/…)',
      seed: 'cualquier texto; el mismo texto da las mismas partidas (por defecto, 1)',
      freshSeed: 'cualquier texto; el mismo texto da las mismas partidas (por defecto, al azar)',
      json: 'escribe JSON, un objeto por línea',
      records: 'carpeta para el registro de cada partida',
      failures: 'carpeta para el registro de la partida que falla (por defecto, esta)',
      option: 'opción del juego; se puede repetir',
      language: 'en o es (por defecto, el idioma del sistema)',
      seconds: 'cuántos segundos probar (por defecto, 10)',
      benchPlayers: 'solo este número de jugadores (por defecto, todos)',
      benchSeconds: 'cuántos segundos medir con cada número de jugadores (por defecto, 3)',
      against: 'otra copia del proyecto con la que comparar, en turnos alternos',
      benchGeneration:
        'compara las búsquedas con lo que sabía esa generación de bots (por defecto, la actual)',
      puzzleCount: 'cuántos problemas debe contener el archivo (por defecto, 100)',
      puzzleFile:
        'archivo de los problemas; una búsqueda interrumpida continúa desde él (por defecto, JUEGO-puzzles.json)',
      calibrateGames: 'partidas por juego y número de jugadores (por defecto, 2000)',
      verdicts:
        'decisiones por juego y número de jugadores que se plantean a todos los niveles (por defecto, 200)',
      stability:
        'decisiones por juego y número de jugadores que se juzgan otra vez pensando el cuádruple (por defecto, 60)',
      samples:
        'archivo de las muestras; una ejecución interrumpida continúa desde él (por defecto, study/samples.jsonl)',
      studyPage: 'página que escribir, con sus gráficas en una carpeta al lado (por defecto, docs/study.md)',
      sharpness: 'dónde escribir como código los exponentes ajustados',
      ply: 'la posición tras tantas jugadas (por defecto, tras la última)',
      analyseSeconds: 'cuántos segundos pensar (por defecto, 5)',
      analyseMoves: 'cuántas de las mejores jugadas mostrar (por defecto, 3)',
      reviewDepth: 'cuánto pensar: quick, standard o deep (por defecto, standard)',
      depth: 'longitud de la secuencia más larga (por defecto, 3)',
      seat: 'tu número de asiento (por defecto, 1)',
      name: 'tu nombre en la mesa',
      resume: 'continúa una partida guardada',
    },
  },

  faults: {
    unknownGame: (id, known) => `No existe el juego «${id}». Los juegos son ${list(known)}.`,
    unknownCommand: name => `No existe la orden «${name}». «cosecha --help» enumera las que hay.`,
    unknownOption: (name, help) => `No existe la opción ${name}. «${help}» enumera las que hay.`,
    missingArgument: (name, help) => `Falta el argumento ${name}. «${help}» explica cuál es.`,
    missingValue: name => `La opción ${name} necesita un valor.`,
    tooMany: help => `Sobran argumentos. «${help}» dice cuáles hay.`,
    noCommand: 'Falta la orden. «cosecha --help» enumera las que hay.',
    badNumber: (what, text, least, most) =>
      `${what} tiene que ser un número entero de ${least} a ${most}, no «${text}».`,
    badPlayers: (game, least, most, text) => `${game} es de ${least} a ${most} jugadores, no «${text}».`,
    badLanguage: known => `--language tiene que ser ${either(known)}.`,
    badOption: text => `--option «${text}» tiene que tener la forma id=valor.`,
    noOption: (game, id, known) =>
      known.length === 0
        ? `No existe la opción «${id}»: ${game} no tiene opciones.`
        : `${game} no tiene la opción «${id}». Tiene ${list(known)}.`,
    badValue: (id, value, known) => `La opción ${id} no puede ser «${value}». Puede ser ${either(known)}.`,
    notForPlayers: (id, players) => `La opción ${id} es solo para ${counts(players)}.`,
    badChoice: (what, text, known) => `${what} debe ser ${either(known)}, no «${text}».`,
    unknownBot: (name, known) =>
      `No existe el bot «${name}». Los bots son ${list(known)}. Con flat:400 se fijan las simulaciones.`,
    tooManyBots: (bots, players) =>
      `${count(bots, 'bot es demasiado', 'bots son demasiados')} para ${count(players, 'asiento', 'asientos')}.`,
    notCheckout: folder => `${folder} no es una copia de Cosecha.`,
    noPackage: name => `Esta comparación necesita el paquete ${name}. Instálalo con npm.`,
    cannotRead: (file, reason) => `No se puede leer ${file}: ${reason}. Revisa la ruta.`,
    cannotWrite: (file, reason) => `No se puede escribir ${file}: ${reason}. Elige otro lugar.`,
    reasons: {
      ENOENT: 'no existe ese archivo o carpeta',
      EISDIR: 'es una carpeta',
      ENOTDIR: 'una parte de la ruta no es una carpeta',
      EEXIST: 'hay un archivo en su lugar',
      EACCES: 'no hay permiso',
      EPERM: 'no hay permiso',
      EROFS: 'el disco es de solo lectura',
      ENOSPC: 'el disco está lleno',
      EADDRINUSE: 'está en uso',
      EADDRNOTAVAIL: 'este equipo no tiene esa dirección',
      ENOTFOUND: 'no existe ese servidor',
      ECONNREFUSED: 'allí no responde nada',
    },
    defect: message => `Error interno: ${message}. Comunícalo con lo que muestra COSECHA_TRACE=1.`,
  },

  serve: {
    listening: address => `Cosecha está en ${address}`,
    stopping: 'Cerrando: se termina lo que está en marcha.',
    number: (where, text, least, most) =>
      `${where} debe ser un número entero de ${least} a ${most}, no «${text}».`,
    word: (where, text, words) => `${where} debe ser ${either(words)}, no «${text}».`,
    keys: where =>
      `${where} debe ser una lista de claves de 16 a 128 letras, cifras, - o _, separadas por comas.`,
    proxies: (where, text) =>
      `${where} debe ser no, el número de proxies que hay delante (por ejemplo, 1) o sus redes (por ejemplo, 10.0.0.0/8), no «${text}».`,
    bot: (where, text) => `${where} debe nombrar un bot como level-2, no «${text}».`,
    address: (where, example) => `${where} debe ser una dirección como ${example}.`,
    companion: (where, flag, variable) =>
      `${where} no sirve de nada sin ${flag} (o ${variable}). Indica las dos opciones o ninguna.`,
    inUse: folder => `Otro servidor usa ${folder}. Ciérralo o elige otra carpeta con --data.`,
    noFolder: (folder, reason) => `La carpeta ${folder} no se puede usar (${reason}). Elige otra con --data.`,
    noDatabase: (host, reason) =>
      `La base de datos no responde en ${host} (${reason}). Inicia PostgreSQL o corrige --database.`,
    cannotListen: (host, port, reason) =>
      `No se puede escuchar en ${host}, puerto ${port} (${reason}). Elige otro --port o --host.`,
  },

  backup: {
    written: (file, rows) => `${file}: ${count(rows, 'fila guardada', 'filas guardadas')}.`,
    restored: (file, rows) => `${file}: ${count(rows, 'fila recuperada', 'filas recuperadas')}.`,
    'no-backup': file => `${file} no es una copia hecha con «cosecha backup».`,
    incomplete: file => `${file} está incompleto. Usa otra copia; no se ha recuperado nada.`,
    'not-empty': () =>
      'El servidor ya tiene datos. Elige otra carpeta con --data o una --database vacía; no se ha recuperado nada.',
    failed: (file, reason) => `No se puede usar ${file}: ${reason}. Elige otro.`,
  },

  ratings: {
    unknown: action => `No existe la acción «${action}». Usa «cosecha ratings recompute».`,
    recomputed: (matches, ratings) =>
      `${count(matches, 'partida puntuada', 'partidas puntuadas')}, ${count(ratings, 'puntuación', 'puntuaciones')}.`,
    differences: figures =>
      figures === 0
        ? 'Todas las cifras siguen igual.'
        : `${count(figures, 'fila era distinta y ya está corregida', 'filas eran distintas y ya están corregidas')}.`,
  },

  archive: {
    done: (matches, folder) =>
      `${count(matches, 'partida guardada', 'partidas guardadas')} en ${folder}. Inicia los servidores con --archive ${folder} para poder seguir viéndolas.`,
    left: matches =>
      `${count(matches, 'partida se queda', 'partidas se quedan')} en los datos: las reglas actuales no pueden comprobarlas o cambiaron entretanto.`,
    noDate: 'Indica un día con --before, por ejemplo --before 2026-01-31.',
    noFolder: 'Indica una carpeta con --to o en COSECHA_ARCHIVE.',
  },

  moderate: {
    done: (action, id) => `${action} ${id}: hecho.`,
    unknownAction: (action, actions) => `No existe la acción «${action}». Elige una de estas: ${actions}.`,
    needsId: action => `Di a quién o a qué se refiere: cosecha moderate ${action} ID.`,
    needsReason: 'Di el motivo con --reason.',
    needsName: 'Da el nombre nuevo con --name.',
    badDays: '--days debe ser un número entero de 1 a 3650.',
    badKind: '--kind debe ser mute o ban.',
    unknown: id => `No se ha encontrado nada con el identificador ${id}.`,
    noStore: where =>
      `En ${where} no hay datos de un servidor. Indica la carpeta con --data o arranca antes el servidor una vez.`,
    noReports: 'No hay denuncias abiertas.',
  },

  worker: {
    helping: (server, threads) =>
      `Ayudando a ${server} con ${plural('es', threads, { one: 'hilo', other: 'hilos' })}. Pulsa Ctrl+C para parar.`,
    noServer: 'Indica a qué servidor ayudar: --server https://play.example.org.',
    noKey: 'Indica la clave de este ayudante con --key o COSECHA_WORKER_KEY.',
    badKey: 'El servidor no conoce esta clave. Añádela a sus --worker-keys.',
  },

  record: {
    at: (file, place, reason) => (place === 'record' ? `${file}: ${reason}` : `${file}: ${place}: ${reason}`),
    endsEarly: 'el JSON termina antes de tiempo',
    notJson: where => `no es JSON${where}; elige el registro de una partida`,
    position: (line, column) => ` en la línea ${line}, columna ${column}`,
    form: {
      record: 'tiene que ser un objeto',
      cosecha: 'tiene que ser 1, la versión del formato',
      game: 'tiene que ser el nombre de un juego',
      rules: 'tiene que ser el número de una versión de las reglas',
      'config.players': 'tiene que ser un número entero',
      'config.options': 'tiene que emparejar opciones con valores',
      seed: 'tienen que ser 64 cifras hexadecimales',
      commitment: 'no corresponde a la semilla',
      moves: 'tiene que ser una lista de líneas',
      reseeds: 'tiene que ser una lista de { ply, seed, commitment }',
      bots: 'tiene que ser un nivel por jugador, null para una persona',
      seats: 'tiene que ser un nombre por jugador',
      variations: 'tienen que ser líneas que se puedan jugar desde una jugada de esta partida',
      snapshot: 'tiene que ser un estado de este juego y el número de jugadas anteriores',
    },
    otherRules: (found, ours) =>
      `no se admite la versión ${found} de las reglas (esta versión juega con la ${ours})`,
    badLine: line => `«${line}» tiene que tener la forma ASIENTO JUGADA`,
    noMove: (move, game) => `«${move}» no es una jugada de ${game}`,
    noSeat: seat => `no existe el asiento ${seat}`,
    illegal: (line, rule, id) => `«${line}» no está permitido: ${rule} (${id})`,
    otherResult: totals => `las jugadas dan otro resultado: ${totals.join(', ')}`,
    noResult: 'el registro indica un resultado, pero la partida no ha terminado',
    claimsNoResult: totals => `falta: la partida ha terminado con ${totals.join(', ')}`,
    reseedOrder: plies =>
      `tiene que ser un número entero de 0 a ${plies}, mayor que el de la semilla anterior`,
    startsMidway: 'una partida que empieza por la mitad se puede repetir, pero no continuar',
    badLog: 'no es el historial de una mesa que este programa pueda leer',
  },

  verified: ({ file, game, players, moves, seeds }) =>
    `${file}: ${game}, ${playerCount(players)}, ${es.moves(moves)}. Comprobado: ${seedCount(seeds)}, jugadas y resultado.`,
  verifiedUnfinished: ({ file, game, players, moves, seeds }) =>
    `${file}: ${game}, ${playerCount(players)}, ${es.moves(moves)}. Comprobado: ${seedCount(seeds)} y jugadas. La partida no ha terminado.`,

  games: {
    head: (name, id) => `${name} (${id})`,
    players: (least, most) => `de ${least} a ${most} jugadores`,
    option: (id, name) => `--option ${id}=…  ${name}`,
    value: (value, name, isDefault) => `${value}: ${name}${isDefault ? ' (por defecto)' : ''}`,
    only: players => `solo para ${counts(players)}`,
  },

  simulate: {
    head: (game, players, games, seed) =>
      `${game}, ${playerCount(players)}, ${count(games, 'partida', 'partidas')}, semilla ${seed}`,
    bots: ['bot', 'asientos', 'ganadas', 'porcentaje', 'puntos'],
    seats: ['asiento', 'asientos', 'ganadas', 'porcentaje', 'puntos'],
    decisions: mean => `${mean} decisiones por partida`,
    saved: (games, folder) => `${count(games, 'registro', 'registros')} en ${folder}`,
  },

  engine: {
    unknownBot: name => `No existe el bot «${name}». Prueba con level-1 a level-4, flat:400 o search:2000.`,
  },

  learn: {
    nothingToLearn: game => `${game} no tiene datos de los que aprender.`,
    round: round => `Ronda ${round}, en partidas apartadas`,
    columns: ['jugadores', 'partidas', 'explicado antes', 'pérdida', 'explicado ahora', 'pérdida'],
    impressionColumns: ['decisiones', 'al azar', 'a primera vista', 'misma elección'],
    written: folder => `Los pesos están en ${folder}.`,
  },

  arena: {
    head: (game, players, games, seed) =>
      `${game}, ${playerCount(players)}, ${count(games, 'partida', 'partidas')}, semilla ${seed}, intervalos del 95 %`,
    columns: ['bot', 'partidas', 'victorias', '95 %', 'puntos', 'ms', 'nivel', '95 %'],
    habits: 'por partida y asiento',
    otherArena: file => `${file} es de otro torneo. Elige otra carpeta con --records.`,
    badSprt: word => `--sprt necesita dos porcentajes, primero el menor, como 60,70, y no «${word}».`,
    forfeit: {
      crashed: (bot, game, message) => `${bot} perdió la partida ${game}: se cerró (${message}).`,
      late: (bot, game) => `${bot} perdió la partida ${game}: no respondió a tiempo.`,
      illegal: (bot, game) => `${bot} perdió la partida ${game}: eligió una jugada ilegal.`,
      garbled: (bot, game, message) =>
        `${bot} perdió la partida ${game}: no habla el protocolo (${message}).`,
    },
    verdict: {
      atMost: (bot, low) => `${bot} gana como mucho el ${low} %.`,
      atLeast: (bot, _low, high) => `${bot} gana al menos el ${high} %.`,
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

  review: {
    columns: [
      'jugador',
      'juego',
      'decisiones',
      'inicio',
      'suerte',
      'errores propios',
      'errores ajenos',
      'resto',
      'resultado',
    ],
    decisive: 'Los momentos que decidieron la partida:',
    marked: number =>
      number === 0
        ? 'Ninguna decisión destaca.'
        : `${count(number, 'decisión destaca', 'decisiones destacan')}:`,
    unfinished: 'falta: solo se puede analizar una partida terminada',
  },

  puzzles: {
    badFile: (file, game) => `${file} no contiene problemas de ${game}. Elige otro archivo con --file.`,
    found: (puzzles, games, file) =>
      `${count(puzzles, 'problema', 'problemas')} de ${count(games, 'partida', 'partidas')} en ${file}`,
  },

  analyse: {
    over: 'ahí la partida ya ha terminado: elige una jugada anterior con --ply',
    head: (player, ply) =>
      `Le toca a ${player} tras ${count(ply, 'jugada', 'jugadas')}. Probabilidad de quedar primero y puntos frente a la mejor jugada:`,
  },

  calibrate: {
    written: (samples, page) => `${page} está escrita a partir de ${count(samples, 'muestra', 'muestras')}.`,
  },

  goals: {
    head: (game, games) => `${game}: ${count(games, 'partida en solitario', 'partidas en solitario')}`,
    met: (met, all) => `Metas cumplidas: ${met} de ${all}`,
    games: numbers => `(${numbers.length === 1 ? 'partida' : 'partidas'} ${list(numbers.map(String))})`,
    sum: (have, need) => `(lo mejor hasta ahora: ${have} de ${need})`,
    none: game => `${game} no tiene metas en solitario`,
    otherGame: game => `no es un registro de ${game}, como el primero`,
    notAlone: players => `una partida de ${players} jugadores; las metas son de las partidas en solitario`,
    unfinished: 'falta: la partida no ha terminado',
  },

  fuzz: {
    done: (game, { matches, positions, seconds, met, all }) =>
      `${game}: ${count(matches, 'partida', 'partidas')}, ${count(positions, 'posición', 'posiciones')}, ${met} de ${count(all, 'configuración', 'configuraciones')}, ${seconds} s, ningún fallo.`,
    failed: (game, players, message) => `${game}, ${playerCount(players)}: ${message}`,
    crashed: (message, moves) => `las reglas han fallado: ${message} (tras ${es.moves(moves)})`,
    replay: file => `Para reproducirlo: cosecha replay ${file}`,
  },

  perft: {
    head: (game, players, seed) => `${game}, ${playerCount(players)}, semilla ${seed}`,
    columns: ['profundidad', 'secuencias'],
  },

  bench: {
    columns: ['juego', 'jugadores', 'partidas/s', 'decisiones/s', 'parte de núcleo', 'bytes/decisión'],
    search: ['juego', 'jugadores', 'iteraciones/s', 'parte de núcleo'],
    against: (game, players, ratio, low, high) =>
      `${game}, ${playerCount(players)}: ${ratio} veces la velocidad (intervalo del 95 %: de ${low} a ${high})`,
    versus: (ours, theirs, ratio) =>
      `cacao: ${ours} decisiones/s aquí, ${theirs} dentro de boardgame.io: ${ratio} veces tantas`,
  },

  play: {
    guest: 'Invitado',
    welcome: (game, names) =>
      `${game}: ${list(names)}. Escribe un número para elegir, o «ayuda» para ver todas las órdenes.`,
    prompt: '> ',
    group: (label, choices) => `${label} … (${count(choices, 'posibilidad', 'posibilidades')})`,
    many: (shown, all) => `${shown} de ${all}. Escribe «más» para ver el resto, o unas letras para filtrar.`,
    narrowed: 'Escribe «atrás» para ver todas las posibilidades.',
    noMatch: typed => `Nada coincide con «${typed}». Escribe «ayuda» para ver qué puedes teclear.`,
    noNumber: most => `Ese número no está en la lista: elige del 1 al ${most}.`,
    forbidden: (rule, id) => `No está permitido: ${rule} (${id})`,
    chosen: move => `Tú: ${move}`,
    hint: (move, notation) => `Jugada sugerida: ${move} (${notation})`,
    undone: moves => `Has deshecho ${es.moves(moves)}.`,
    nothingToUndo: 'No hay nada que deshacer.',
    cannotUndo:
      'Desde tu última decisión ha salido o se ha descubierto algo, así que ya no se puede deshacer.',
    saved: file => `Guardada en ${file}. Para continuar: «cosecha play --resume ${file}».`,
    saveWhere: 'Uso: guardar ARCHIVO',
    resumed: (moves, file) =>
      `La partida continúa tras ${es.moves(moves)}. Tus jugadas se guardan en ${file}.`,
    language: 'Ahora en español.',
    noLanguage: 'Los idiomas son en y es.',
    noRule: words => `Ninguna regla menciona «${words}».`,
    moreRules: number => `Y ${number} más. Añade una palabra para afinar la búsqueda.`,
    sections: 'Apartados de las reglas. Escribe «reglas» y una palabra para buscar.',
    commands: [
      ['1, 2, 3 …', 'elegir una posibilidad o abrir un grupo'],
      ['letras', 'filtrar las posibilidades'],
      ['una jugada en notación', 'jugarla, o ver qué regla la prohíbe'],
      ['más, atrás', 'las siguientes posibilidades, todas'],
      ['tablero', 'mostrar otra vez la mesa'],
      ['pista', 'sugerir una jugada'],
      ['deshacer', 'deshacer tu última decisión'],
      ['reglas PALABRAS', 'buscar en las reglas'],
      ['guardar ARCHIVO', 'guardar la partida como registro'],
      ['idioma en, idioma es', 'cambiar de idioma'],
      ['salir', 'salir'],
    ],
    notation: example => `Un ejemplo de notación: ${example}`,
    notYours: 'Todos los asientos de este registro son de bots. Elige uno con --seat.',
  },
};
