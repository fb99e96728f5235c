import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  components: 'Componentes',
  setup: 'Preparación',
  area: 'La zona de juego',
  placing: 'Colocar una loseta de recolectores',
  filling: 'Llenar espacios de selva',
  activation: 'Los recolectores en acción',
  jungle: 'Las losetas de selva',
  turnEnd: 'Final del turno',
  overbuilding: 'Construir sobre losetas propias',
  end: 'Final de la partida',
  temples: 'Los templos',
  scoring: 'Recuento final',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // components
  'data-worker-tiles':
    'Los cuatro colores tienen las mismas 11 losetas de recolectores: cuatro repartidas (1-1-1-1), cinco de pareja (2-1-0-1), una de trío izquierda (3-0-0-1) y una de trío derecha (3-1-0-0). Las dos de trío son como una imagen y su reflejo: por más que se giren, nunca coinciden.',
  'worker-tile-four-workers':
    'Toda loseta de recolectores tiene exactamente cuatro. Lo que cambia es cómo se reparten por los cuatro márgenes.',
  'ruling-worker-edge-reading':
    'Las cifras de una loseta cuentan los recolectores de cada margen en sentido horario, empezando por el más lleno. En la de trío izquierda el recolector suelto está a la izquierda del trío; en la derecha, a su derecha. Las losetas se giran, pero no se les puede dar la vuelta.',
  'data-jungle-tiles':
    'Hay 28 losetas de selva: 6 plantaciones simples y 2 dobles, 7 mercados (dos de precio 2, cuatro de precio 3 y uno de precio 4), 3 minas de oro (dos de valor 1 y una de valor 2), 3 cenotes, 2 centros de culto solar y 5 templos. Con dos jugadores solo se usan 21.',
  'data-pools':
    'El río de cada tablero de aldea tiene nueve remansos, desde el −10 hasta el 16. Cada uno vale más que el anterior.',

  // setup
  'players-two-to-four': 'Cacao es para dos, tres o cuatro personas.',
  'setup-colour-set':
    'Cada jugador tiene un color, con su tablero de aldea, su aguador y sus losetas de recolectores.',
  'setup-carrier-minus-ten': 'Todos los aguadores parten del remanso −10.',
  'setup-worker-removal-by-count':
    'Con dos jugadores se usan las 11 losetas de recolectores de cada color. Con tres o cuatro se apartan algunas, las mismas para todos.',
  'setup-worker-removal-three-players':
    'Con tres jugadores se aparta una loseta repartida de cada color: quedan 10 losetas por persona.',
  'setup-worker-removal-four-players':
    'Con cuatro jugadores se apartan una loseta repartida y una de pareja de cada color: quedan 9 losetas por persona.',
  'setup-worker-pile-shuffled':
    'Tus losetas se barajan y forman, boca abajo, tu pila de recolectores. Nadie conoce su orden, tampoco tú.',
  'setup-hand-three': 'Empiezas con tres losetas en la mano, las primeras de tu pila. Solo las ves tú.',
  'setup-start-pair':
    'La selva empieza con dos losetas que se tocan por una esquina: una plantación simple y un mercado de precio 2.',
  'ruling-start-pair-position':
    'La plantación queda arriba a la izquierda y el mercado abajo a la derecha. Con la otra diagonal se jugaría exactamente igual.',
  'setup-two-player-jungle-removal':
    'Con dos jugadores se quedan fuera siete losetas de selva: 2 plantaciones simples, 1 mercado de precio 3, 1 mina de oro de valor 1, 1 cenote, 1 centro de culto solar y 1 templo.',
  'ruling-two-column-lists':
    'Las losetas iniciales son las mismas con cualquier número de jugadores. Las plantaciones dobles, los mercados de precio 2 y 4 y la mina de valor 2 nunca se apartan.',
  'setup-jungle-pile': 'Las demás losetas de selva se barajan y forman, boca abajo, la pila de la selva.',
  'setup-display-two': 'Junto a la pila se descubren sus dos primeras losetas: son la selva explorada.',
  'setup-supplies':
    'Hay una reserva de frutos del cacao y otra de fichas de Sol. El oro está todo en la banca.',
  'ruling-supplies-suffice':
    'Los frutos y las fichas de Sol no se agotan nunca: hay justo los que caben en cuatro tableros de aldea.',
  'ruling-bank-unlimited': 'La banca siempre puede pagar, por mucho oro que se gane.',
  'setup-nothing-owned': 'Al principio no tienes oro, ni frutos, ni fichas de Sol.',
  'start-player-oldest':
    'Según el reglamento, empieza quien tenga más edad. Aquí el jugador inicial se decide con una opción.',
  'ruling-start-player-software':
    'La opción «Jugador inicial» decide quién empieza: un jugador al azar o quien ocupe el asiento 1. Por defecto, al azar.',
  'turn-order-clockwise':
    'Los turnos pasan siempre hacia la izquierda, en el sentido de las agujas del reloj.',

  // area
  'area-checkerboard':
    'La zona de juego es como un tablero de ajedrez: desde las losetas iniciales, cada casilla es de recolectores o es de selva. No se puede colocar una loseta en una casilla de la otra clase.',
  'worker-not-beside-worker': 'Dos losetas de recolectores no pueden tocarse por un lado.',
  'jungle-not-beside-jungle': 'Dos losetas de selva no pueden tocarse por un lado.',
  'diagonal-contact-allowed': 'Por las esquinas sí pueden tocarse losetas de la misma clase.',

  // placing
  'turn-steps-in-order':
    'Primero colocas una loseta de recolectores, después llenas espacios de selva, luego actúan los recolectores y al final termina el turno. Los pasos no se pueden cambiar de orden.',
  'place-one-worker-tile': 'En cada turno colocas una loseta de tu mano, y solo una. No puedes pasar.',
  'place-beside-jungle-tile':
    'Tu loseta de recolectores tiene que tocar una loseta de selva con alguno de sus cuatro lados. Lejos de la selva no se puede colocar.',
  'ruling-beside-jungle-space-not-enough':
    'No basta con tener al lado un espacio de selva vacío: en él ya debe haber una loseta. Es así también cuando la selva se ha agotado.',
  'place-empty-cell':
    'La casilla tiene que estar libre. En una ocupada no puedes colocar nada, salvo que construyas sobre una loseta propia.',
  'ruling-legal-cell':
    'Sirve cualquier casilla de recolectores libre que tenga una loseta de selva en alguno de sus cuatro lados. Lo que haya en las esquinas da igual.',
  'place-any-rotation': 'Al colocar la loseta puedes girarla hacia donde quieras.',
  'ruling-placement-always-possible':
    'Siempre hay sitio para una loseta de recolectores, así que nadie pierde nunca un turno.',

  // filling
  'fill-when-two-worker-tiles':
    'Después de colocar tu loseta hay que llenar cada espacio de selva vacío que linde con dos losetas de recolectores. Si linda con una sola, se queda como está.',
  'ruling-two-means-at-least-two':
    'Con más de dos losetas alrededor también habría que llenarlo. Mientras queda selva no llega a pasar, porque el espacio se llena en cuanto linda con la segunda.',
  'fill-owner-irrelevant': 'Da lo mismo de quién sean las losetas de recolectores que rodean el espacio.',
  'ruling-fill-not-declinable':
    'Llenar es obligatorio: mientras haya losetas de selva no puedes dejar abierto uno de estos espacios.',
  'fill-several-spaces': 'Una sola loseta de recolectores puede obligarte a llenar varios espacios a la vez.',
  'ruling-at-most-three-due':
    'En un turno nunca se llenan más de tres espacios, porque el cuarto lado de tu loseta ya toca la selva.',
  'fill-from-display': 'Los espacios se llenan con losetas de la selva explorada.',
  'fill-active-chooses':
    'Quien tiene el turno elige qué loseta de la selva explorada va a cada espacio, también cuando solo hay un espacio que llenar.',
  'ruling-fill-is-stepwise':
    'Las losetas de selva se ponen de una en una: cada vez eliges espacio y loseta. Ningún recolector actúa hasta que están todas puestas.',
  'ruling-jungle-rotation': 'Es indiferente hacia dónde mire una loseta de selva.',
  'fill-display-not-renewed-meanwhile':
    'Mientras llenas espacios, la selva explorada no se repone. Hasta el final del turno no salen losetas nuevas.',
  'fill-third-from-pile':
    'Si hay que llenar tres espacios, antes se usan las dos losetas de la selva explorada y la última sale de la pila. No puedes recurrir a la pila antes.',
  'ruling-three-due-order':
    'Pones las dos losetas visibles sin saber cuál será la última, y con ello decides qué espacio la espera. Solo entonces se descubre la primera de la pila.',
  'ruling-third-tile-by-itself':
    'La loseta que sale de la pila va automáticamente al único espacio que queda; ahí ya no hay nada que elegir.',
  'fill-skipped-if-none-due':
    'Si ningún espacio linda con dos losetas de recolectores, este turno no se llena nada.',
  'fill-skipped-if-jungle-empty':
    'Cuando no queda selva explorada ni pila, no se llena nada más y los espacios siguen vacíos.',
  'ruling-jungle-runs-out-in-turn':
    'Si las últimas losetas de selva no alcanzan para todos los espacios, se ponen las que haya y tú eliges dónde. Los demás espacios quedan vacíos hasta el final.',

  // activation
  'activate-new-tile':
    'Actúan los recolectores de la loseta que acabas de colocar, siempre que tengan delante una loseta de selva, antigua o nueva.',
  'activate-at-filled-spaces':
    'Cada loseta de selva nueva activa a todos los recolectores que la miran, sean de quien sean y aunque no sea su turno.',
  'ruling-active-gets-old-tiles-too':
    'Si en un espacio recién llenado se encuentran tu loseta nueva y otra tuya anterior, actúan los recolectores de las dos, en el orden que prefieras.',
  'ruling-who-is-activated':
    'En un turno actúan los recolectores de la loseta nueva ante cada loseta de selva vecina. En cada espacio recién llenado actúan también los de la otra loseta que linda con él. Nadie más.',
  'activate-once-per-game':
    'Un recolector actúa una sola vez por partida: al colocar su loseta o, más tarde, al llenarse el espacio que tiene delante. Después ya no puede volver a actuar.',
  'activate-facing-empty-nothing':
    'Un recolector ante un espacio vacío no hace nada; espera a que llegue una loseta de selva.',
  'activate-one-action-per-worker':
    'Cada recolector que actúa aprovecha una vez la loseta de selva, y lo que consigue es para quien lo colocó.',
  'ruling-edge-group-unit':
    'Los recolectores de un mismo margen, tres como mucho, miran a la misma loseta de selva y actúan juntos. Un margen sin recolectores, o ante un templo, no tiene nada que hacer.',
  'activate-order-free':
    'El orden en que actúan tus márgenes lo decides tú. Con «Cobrar ganancias: automático» solo se te pregunta por los mercados, y por las plantaciones mientras te quede abierto un margen de mercado. Ningún otro orden importa.',
  'activate-edge-completed-first':
    'Hay que acabar con un margen antes de empezar con otro. No puedes vender un fruto, ir a recoger otro y volver al mismo margen del mercado.',
  'ruling-edge-rule-for-others':
    'Esto es así para todos, también en turno ajeno y con recolectores en varias losetas: un margen detrás de otro, en el orden que cada jugador quiera.',
  'activate-players-independent':
    'Cuando les toca actuar a recolectores de varios colores, todos juegan a la vez, sin esperarse.',
  'ruling-simultaneous-is-independent':
    'Lo que toma uno no le falta a otro, así que no importa quién vaya más rápido.',
  'activate-may-decline':
    'Vender es voluntario: en un mercado puedes renunciar a algunas de tus acciones, o a todas. Las demás ganancias se cobran enteras, salvo con la opción «Cobrar ganancias: preguntar en cada margen»; entonces también puedes renunciar a ellas.',
  'ruling-decline-granularity':
    'En un mercado dices, margen a margen, cuántos recolectores venden, desde ninguno hasta todos. En los demás sitios actúan todos, salvo con la opción «Cobrar ganancias: preguntar en cada margen». El recolector que no actúa pierde su oportunidad.',
  'ruling-equal-amounts-merge':
    'Si un recolector más no cambiaría nada, porque lo que sobra se pierde, no se te pregunta por él.',
  'ruling-empty-groups-close':
    'Un margen que ya no puede conseguir nada (almacenes llenos, tres fichas de Sol, aguador en el 16, nada que vender) se cierra automáticamente. Tus márgenes de mercado y de plantación se esperan unos a otros: lo que aún se recoja se podrá vender, y al vender queda sitio en los almacenes.',

  // jungle
  'plantation-single': 'Plantación simple: 1 fruto del cacao por recolector.',
  'plantation-double': 'Plantación doble: 2 frutos del cacao por recolector.',
  'storage-five': 'En tus almacenes caben cinco frutos. No puedes guardar más: el resto se pierde.',
  'ruling-double-plantation-partial':
    'Con un solo almacén libre, un recolector en la plantación doble te da 1 fruto y el otro se pierde.',
  'market-sell-one-per-worker':
    'Mercado: cada recolector puede vender 1 fruto de tus almacenes al precio de la loseta. No puedes vender más frutos que recolectores tengas allí, ni más de los que guardes.',
  'market-prices':
    'Según el mercado, un fruto se paga a 2, 3 o 4 oros. La banca pone el oro y el fruto vuelve a la reserva.',
  'ruling-no-selling-elsewhen':
    'De los frutos solo te desprendes con recolectores que actúan en un mercado. En cualquier otro momento no se pueden vender ni tirar.',
  'mine-gold-per-worker': 'Mina de oro: 1 o 2 oros por recolector, según la loseta.',
  'coins-change-anytime':
    'Con el juego de mesa puedes cambiar monedas en la banca en cualquier momento. Solo cuenta la suma, y aquí el oro es un número.',
  'cenote-carrier-one-pool':
    'Cenote: por cada recolector tu aguador avanza un remanso río adelante, en sentido horario.',
  'pool-values': 'Los remansos valen, por este orden, −10, −4, −1, 0, 2, 4, 7, 11 y 16.',
  'cenote-stops-at-sixteen':
    'El río termina en el 16: de ahí el aguador no pasa, y los pasos de más se pierden.',
  'sun-token-per-worker': 'Centro de culto solar: 1 ficha de Sol por recolector.',
  'sun-three':
    'En tu aldea hay tres lugares de culto. No puedes tener más de tres fichas de Sol: el resto se pierde.',
  'temple-no-action':
    'Templo: durante la partida no ocurre nada en él. Los recolectores que lo rodean cuentan en el recuento final.',

  // turnEnd
  'ruling-next-turn-waits':
    'El turno termina cuando han actuado los recolectores de todos. Hasta entonces no se roba, ni se repone, ni empieza el siguiente.',
  'turn-end-draw-one': 'Para terminar, robas una loseta de tu pila de recolectores.',
  'turn-end-no-draw-from-empty-pile':
    'Si tu pila está vacía no robas: sigues con las losetas que te queden en la mano.',
  'turn-end-refill-display':
    'Luego se repone la selva explorada hasta dos losetas, o hasta donde llegue la pila.',
  'turn-end-no-refill-from-empty-pile':
    'Con la pila de la selva vacía ya no se repone nada: las losetas que queden a la vista son las últimas.',

  // overbuilding
  'overbuild-needs-empty-jungle':
    'No puedes construir sobre tus losetas mientras quede alguna loseta de selva, en la pila o en la selva explorada.',
  'ruling-overbuild-unlock-moment':
    'Se puede construir desde el primer turno que comience sin pila y sin selva explorada. Una sola loseta a la vista todavía lo impide.',
  'overbuild-instead-of-placing':
    'Construir sobre una loseta propia sustituye a la colocación normal: una loseta de tu mano cubre otra que ya estaba en la zona de juego.',
  'overbuild-optional': 'Nunca es obligatorio construir encima. Hasta el final puedes usar casillas libres.',
  'ruling-overbuild-one-per-turn':
    'Solo puedes construir encima una vez por turno, porque colocas una sola loseta.',
  'overbuild-costs-one-sun': 'Construir cuesta 1 ficha de Sol, que vuelve a la reserva.',
  'overbuild-needs-sun':
    'Sin fichas de Sol no puedes construir encima: tu loseta tiene que ir a una casilla libre.',
  'ruling-overbuild-sun-before-gain':
    'La ficha de Sol se paga antes de colocar. No puedes pagar con una que vayan a ganar los recolectores nuevos.',
  'overbuild-own-tile-only': 'Solo puedes cubrir una loseta tuya, nunca la de otra persona.',
  'ruling-overbuild-rotation-and-tile':
    'Sirve cualquier loseta de tu mano, girada como quieras, sobre cualquiera de las tuyas que aún se pueda cubrir. Puede ser de la misma clase, y la de abajo puede ser de la ronda anterior.',
  'overbuild-once-per-tile': 'Cada loseta de recolectores se puede cubrir una sola vez.',
  'ruling-overbuild-two-layers':
    'En una casilla no puede haber más de dos losetas: la que cubre a otra ya no se puede cubrir. Con la opción «Losetas en una casilla: sin límite», sí.',
  'overbuild-activates-new-workers':
    'Actúan todos los recolectores de la loseta nueva que miran a la selva, incluso donde ya habían actuado los de debajo.',
  'ruling-overbuild-who-activates':
    'Solo actúan los recolectores de la loseta nueva; los demás colores no hacen nada. Los que quedan debajo ya no cuentan, hayan actuado o no.',
  'ruling-overbuild-no-fill': 'Construir encima nunca llena espacios, porque ya no quedan losetas de selva.',
  'overbuild-top-counts-at-temple':
    'Ante un templo solo cuentan los recolectores que están a la vista. Los que han quedado cubiertos no suman.',

  // end
  'end-after-last-worker-tiles':
    'La partida termina con la ronda en que todos colocan su última loseta de recolectores: la 11.ª con dos jugadores, la 10.ª con tres y la 9.ª con cuatro.',
  'ruling-rounds-equal': 'Todos tienen las mismas losetas y juegan, por tanto, los mismos turnos.',

  // temples
  'temple-scored-one-by-one': 'Acabada la partida, cada templo se puntúa por separado.',
  'ruling-temple-count':
    'En un templo se suman todos tus recolectores que lo miran, desde cualquiera de tus losetas. Solo cuentan los que están a la vista.',
  'temple-needs-one-worker': 'Si no tienes ningún recolector ante un templo, ese templo no te da nada.',
  'temple-first-six-second-three': 'Quien más recolectores tiene ante un templo gana 6 oros; el segundo, 3.',
  'temple-alone-six-only':
    'Si un solo color tiene recolectores ante el templo, gana 6 oros y nadie cobra los otros 3.',
  'temple-tie-first-splits-six':
    'Si varios empatan en cabeza, se dividen los 6 oros en partes iguales y a la baja. Entonces no se paga el segundo puesto.',
  'ruling-temple-first-tie-no-second':
    'Tras un empate en cabeza, los demás se van de ese templo sin nada, tengan los recolectores que tengan.',
  'temple-tie-second-splits-three':
    'Si hay un primero claro y varios empatan detrás, son estos quienes se dividen los 3 oros, en partes iguales y a la baja.',
  'ruling-temple-rounding':
    'El oro que no se puede dividir se queda en la banca. En cabeza, dos, tres o cuatro empatados cobran 3, 2 o 1 por persona; en el segundo puesto, dos o tres empatados cobran 1.',
  'ruling-temple-unvisited': 'Puede ocurrir que un templo acabe sin recolectores. Entonces no paga a nadie.',

  // scoring
  'score-sun-one-gold': 'Cada ficha de Sol que conserves vale 1 oro.',
  'score-river-value':
    'Suma a tu oro lo que valga el remanso de tu aguador. Si es un número negativo, se te resta.',
  'score-fruits-nothing': 'Los frutos que queden en los almacenes no valen oro.',
  'ruling-negative-total':
    'El total puede bajar de cero: un remanso negativo puede restar más oro del que tienes.',
  'ruling-gold-public': 'El oro de todos está a la vista durante toda la partida.',
  'winner-most-gold': 'Gana quien termine con más oro.',
  'winner-tie-most-fruits':
    'Si hay empate a oro, gana entre los empatados quien tenga más frutos en los almacenes.',
  'ruling-tie-fruits-at-end':
    'Para desempatar se miran los frutos que quedan al terminar, y solo los de quienes empatan. Ya no se pueden vender.',
  'winner-tie-shared': 'Si también empatan a frutos, comparten la victoria.',
};
