import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Preparación',
  turn: 'El turno',
  tokens: 'Fichas de tecnología',
  plant: 'Plantar',
  harvest: 'Cosechar',
  trade: 'Comerciar',
  hire: 'Contratar un consejero',
  advance: 'Avanzar en tecnología',
  alternatives: 'Mover u obtener rupias',
  end: 'Fin del turno y de la partida',
  scoring: 'Puntuación final',
  twoPlayers: 'Partidas a dos',
  startTiles: 'Variante: losetas de inicio',
  councillors: 'Los ocho consejeros',
  visibility: 'Lo que se ve y lo que se oculta',
  components: 'Componentes',
  differences: 'Diferencias con un resumen de las reglas',
  rulingsSetup: 'Aclaraciones: preparación',
  rulingsTurn: 'Aclaraciones: turno y fichas',
  rulingsActions: 'Aclaraciones: acciones',
  rulingsEnd: 'Aclaraciones: final y recuento',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // setup
  'map-four-districts-of-eight':
    'Dimbula, Ruhuna, Kandy y Uva son los cuatro distritos del té; cada uno tiene ocho hexágonos.',
  'setup-large-elevation-per-district':
    'Cada distrito en juego recibe al azar una de las cinco losetas grandes de elevación. Tapa exactamente cuatro hexágonos, todos de ese distrito.',
  'setup-small-elevation-on-large':
    'Encima de cada loseta grande va una pequeña, sobre cualquiera de sus cuatro hexágonos.',
  'setup-level-by-tile-count':
    'El nivel de un hexágono (0, 1 o 2) es el número de losetas de elevación que tiene encima.',
  'setup-district-level-profile':
    'Así, cada distrito tiene cuatro hexágonos de nivel 0, tres de nivel 1 y uno de nivel 2.',
  'setup-spare-elevation-removed': 'Las losetas grandes que no salen en el sorteo vuelven a la caja.',
  'setup-four-random-councillors':
    'Cada distrito en juego recibe al azar un consejero boca arriba. Los que sobran no se usan.',
  'setup-action-deck': 'Con las 46 cartas de acción barajadas se forma un mazo boca abajo.',
  'setup-train-three-contracts':
    'De los 20 contratos barajados se descubren tres, uno por vagón; los 17 restantes son el mazo.',
  'setup-bonus-stack': 'Los bonus de distrito se apilan con el 10 arriba y, debajo, el 6, el 3 y el 1.',
  'setup-player-set':
    'Cada jugador tiene un color propio: tablero personal, peón, ocho marcadores de plantación y seis discos.',
  'setup-player-markers': 'Los ocho marcadores empiezan sobre los huecos de contrato de tu tablero.',
  'setup-player-discs':
    'Un disco lleva tus puntos y parte del 0; otro es para la tecnología y los cuatro restantes, para los consejeros.',
  'setup-fifteen-rupees': 'Empiezas con 15 rupias.',
  'setup-one-black-chest': 'Empiezas con una caja de té negro en el almacén.',
  'setup-start-player':
    'El jugador inicial recibe la tetera. Sin losetas de inicio se elige al azar o, si la mesa lo prefiere, es el asiento 1.',
  'setup-start-positions-clockwise':
    'Sin losetas de inicio, las posiciones iniciales se eligen por orden, en sentido horario desde el jugador inicial.',
  'setup-start-hex-level-zero': 'La posición inicial tiene que ser un hexágono de nivel 0.',
  'setup-start-district-without-plantation':
    'Se empieza en un distrito todavía sin plantaciones, de modo que nadie comparte distrito de salida.',
  'setup-start-plantation':
    'En tu posición inicial pones gratis una plantación con tu marcador de más a la izquierda, y tu peón. Te quedan siete marcadores.',
  'setup-tech-stack-order':
    'Los discos de tecnología se apilan en la casilla verde: arriba el del primer jugador, abajo el del último.',
  'setup-hand-of-three': 'Cada jugador roba tres cartas de acción.',
  'setup-hand-after-positions': 'Las manos se roban cuando ya se han elegido todas las posiciones iniciales.',
  'supply-unlimited': 'Las rupias, las cajas de té y las fichas de tecnología no se agotan nunca.',
  'payment-to-supply': 'Lo que pagas o entregas va a la reserva, nunca a otro jugador.',

  // turn
  'turn-order-clockwise': 'Cada ronda la abre el jugador inicial y el turno pasa en sentido horario.',
  'turn-steps':
    'Un turno tiene dos partes: juegas una carta de tu mano, con la que actúan todos, y después robas otra.',
  'card-two-mains':
    'Toda carta ofrece dos acciones principales distintas y las dos alternativas de siempre: mover u obtener rupias.',
  'card-played-to-discard': 'La carta jugada queda en el descarte, a la vista de todos.',
  'card-orientation-free':
    'Puedes jugar la carta en un sentido o en el otro: una acción principal queda de tu lado y la otra, del lado de los demás.',
  'active-acts-first': 'El jugador activo actúa antes que nadie.',
  'active-options': 'El jugador activo hace la acción principal de su lado de la carta o una alternativa.',
  'followers-clockwise': 'Los demás actúan de uno en uno, en sentido horario a partir del jugador activo.',
  'follower-options':
    'Quien sigue hace la acción principal del lado de los demás o una alternativa, pero no la principal del jugador activo.',
  'everyone-must-act': 'En cada turno todos hacen exactamente una acción de la carta. No se puede pasar.',
  'main-not-payable-means-alternative':
    'Si te falta dinero o algún requisito para la acción principal, haces una alternativa.',
  'main-may-be-declined': 'Puedes preferir una alternativa aunque la acción principal esté a tu alcance.',

  // tokens
  'token-active-only': 'Las fichas de tecnología solo las usa el jugador activo.',
  'token-optional': 'Usar una ficha nunca es obligatorio.',
  'token-any-action-but-advance':
    'Una ficha da derecho a otra acción, la que sea, salvo avanzar en tecnología.',
  'token-independent-of-card':
    'La acción de la ficha no tiene por qué estar en la carta; también puede repetir la que haces con ella.',
  'token-with-any-card-action':
    'La ficha puede acompañar a cualquier acción de la carta, principal o alternativa.',
  'token-action-pays-cost': 'La acción de una ficha cuesta las rupias de siempre.',
  'token-just-before-or-after':
    'La ficha se usa justo antes o justo después de tu propia acción, antes de que actúen los demás.',
  'token-one-per-turn': 'Solo se puede usar una ficha por turno.',
  'token-hoarding-unlimited': 'Puedes acumular cuantas fichas quieras.',
  'token-returns-to-supply':
    'Para usar una ficha hay que tenerla. Vuelve a la reserva antes de hacer su acción.',
  'token-usable-when-gained-as-active':
    'La ficha que ganas siendo jugador activo se puede usar en ese mismo turno.',

  // plant
  'plant-cost-five': 'Plantar cuesta 5 rupias.',
  'plantation-owner-by-marker': 'Una plantación es de quien tiene en ella su marcador.',
  'plant-at-pawn': 'Se planta en el hexágono donde está tu peón.',
  'plant-needs-empty-hex':
    'En un hexágono cabe una sola plantación: no puedes plantar donde ya hay una, ni tuya ni ajena.',
  'plant-beside-pawns-allowed': 'Los peones ajenos no impiden plantar en el hexágono.',
  'plant-any-level': 'Se puede plantar en cualquier nivel.',
  'plant-leftmost-marker': 'Se usa el marcador de más a la izquierda de tu tablero.',
  'plant-needs-marker': 'Sin marcadores en el tablero no puedes plantar.',
  'plant-opens-slots': 'Un hueco de contrato se abre cuando ya no tiene marcadores encima.',
  'bonus-when-all-districts':
    'En cuanto tienes una plantación en cada distrito en juego, contando la inicial, consigues un bonus de distrito.',
  'bonus-takes-top':
    'Te llevas el bonus de arriba: 10 puntos para quien lo logre primero y, después, 6, 3 y 1.',
  'bonus-is-immediate': 'El bonus se toma y se puntúa en el acto.',
  'bonus-once-per-player': 'Nadie consigue más de un bonus de distrito.',

  // harvest
  'harvest-no-cost': 'Cosechar no cuesta rupias.',
  'harvest-reach': 'Están a tu alcance las plantaciones del hexágono de tu peón y de los adyacentes.',
  'harvest-one-chest-each': 'Cada plantación elegida da una caja, una sola vez por cosecha.',
  'harvest-type-by-level': 'En el nivel 0 se cosecha té negro; en el 1, verde; en el 2, blanco.',
  'harvest-subset-is-free':
    'Tú eliges qué plantaciones a tu alcance cosechas. Puedes dejar cualquiera, también las tuyas.',
  'harvest-owner-scores': 'Por cada caja de una plantación ajena, su dueño suma 1 punto al momento.',
  'harvest-own-no-points': 'Cosechar en tus plantaciones no te da puntos.',
  'harvest-plantation-remains': 'Las plantaciones no se agotan: se pueden cosechar una y otra vez.',
  'store-capacity-five': 'En tu almacén caben cinco cajas.',
  'harvest-overflow-then-discard':
    'Mientras cosechas puedes pasarte; nada más terminar devuelves cajas hasta que el resto quepa.',

  // trade
  'trade-no-cost': 'Comerciar no cuesta rupias.',
  'trade-wagon-contracts-only': 'Solo se cumplen contratos que estén en los vagones.',
  'trade-one-contract': 'Con cada acción de comerciar se cumple un contrato.',
  'trade-exact-three-chests': 'Entregas justo las tres cajas que pide el contrato.',
  'trade-needs-slot':
    'Hace falta sitio para la compañía: un hueco abierto y libre, o el que ya guarda contratos suyos.',
  'trade-company-shares-slot': 'Los contratos de una misma compañía comparten hueco.',
  'trade-slot-not-tied-to-company': 'En un hueco abierto cabe cualquier compañía.',
  'trade-number-side-up':
    'El contrato cumplido se guarda por la cara que solo enseña el número de la compañía.',
  'trade-reward-either-or':
    'Cobras al momento todas las rupias o todos los puntos del contrato, nunca un poco de cada cosa.',
  'trade-wagons-refilled-at-turn-end':
    'Los vagones vacíos se reponen solo al final del turno, después de que robe el jugador activo.',
  'trade-empty-contract-deck': 'Si se acaba el mazo de contratos, los vagones se quedan vacíos.',

  // hire
  'hire-cost-five': 'Contratar un consejero cuesta 5 rupias.',
  'hire-pawn-district': 'Contratas al consejero del distrito donde está tu peón.',
  'hire-disc-on-track': 'Pones uno de tus discos en el marcador de ese consejero.',
  'hire-once-per-councillor': 'A cada consejero lo contratas una sola vez.',
  'hire-ability-lasts': 'Desde entonces cuentas con su ayuda hasta el final de la partida.',
  'hire-several-players': 'Varios jugadores pueden contratar al mismo consejero.',

  // advance
  'advance-cost-five': 'Avanzar cuesta 5 rupias.',
  'advance-one-step': 'Tu disco de tecnología sube un paso.',
  'advance-gains-token': 'Consigues una ficha de tecnología.',
  'advance-others-gain-rupee': 'Cada uno de los demás jugadores recibe 1 rupia de la reserva.',
  'advance-plus-five-space': 'Al alcanzar una casilla +5 sumas 5 puntos en el acto.',
  'advance-stacks-on-top': 'El disco que llega a una casilla ocupada se pone encima.',
  'advance-top-counts-ahead': 'En una pila va por delante el disco de más arriba.',
  'advance-blocked-at-last-space': 'Desde la última casilla no se puede avanzar.',

  // alternatives
  'move-any-distance': 'Tu peón pasa de un hexágono a otro adyacente, tan lejos como quieras y puedas pagar.',
  'move-step-costs':
    'El primer paso es gratis, el segundo cuesta 1 rupia, el tercero 2 más, el cuarto 3 más, y así sucesivamente.',
  'move-nothing-blocks':
    'Ni las plantaciones, ni los peones, ni los niveles, ni los ríos cortan el paso o cambian su coste.',
  'move-may-end-anywhere': 'Se puede terminar en cualquier hexágono en juego, haya lo que haya en él.',
  'move-only-by-this-action': 'Los peones solo se mueven con esta acción.',
  'take-two-rupees': 'Obtienes 2 rupias de la reserva.',

  // end
  'draw-after-followers': 'Cuando todos han actuado, el jugador activo roba una carta y vuelve a tener tres.',
  'draw-only-active': 'Los demás jugadores no roban.',
  'draw-skipped-when-deck-empty': 'Con el mazo agotado no se roba; el descarte no se vuelve a barajar.',
  'end-trigger-last-marker': 'Quien coloca en el mapa su último marcador provoca el final de la partida.',
  'end-trigger-last-card': 'Quien roba la última carta de acción provoca el final de la partida.',
  'end-current-turn-finishes': 'El turno en que eso ocurre se termina: los demás aún actúan.',
  'end-round-completed':
    'Se termina la ronda, para que todos jueguen los mismos turnos, y luego se cuentan los puntos.',

  // scoring
  'score-order':
    'Se puntúan, por este orden, dinero, tecnología, distritos, contratos y marcadores sobrantes.',
  'majority-table': 'En cada mayoría, los puestos del primero al cuarto dan 10, 6, 3 y 1 puntos.',
  'tie-broken-by-technology':
    'Todos los empates, también por la victoria, los gana quien va por delante en tecnología.',
  'majority-never-shared': 'Por eso ningún puesto se comparte.',
  'money-majority': 'La primera mayoría premia las rupias que te quedan.',
  'money-needs-one-rupee': 'Sin rupias no puntúas por dinero.',
  'technology-majority': 'La segunda mayoría premia la posición en el marcador de tecnología.',
  'technology-needs-one-step': 'Si tu disco sigue en la casilla verde, no puntúas por tecnología.',
  'district-majority-each': 'Cada distrito tiene su propia mayoría, según las plantaciones que hay en él.',
  'district-needs-plantation': 'Para puntuar en un distrito necesitas allí una plantación.',
  'district-needs-councillor': 'Para puntuar en un distrito debes tener contratado a su consejero.',
  'district-unhired-skipped':
    'Las plantaciones de quienes no contrataron a ese consejero no cuentan, y los demás suben de puesto.',
  'contracts-by-different-companies':
    'Tener contratos de 1, 2, 3, 4 o 5 compañías distintas vale 1, 3, 6, 10 o 15 puntos.',
  'leftover-markers-minus-two': 'Cada marcador que siga en tu tablero te resta 2 puntos.',
  'winner-most-points': 'Gana quien suma más puntos.',

  // twoPlayers
  'two-players-three-districts': 'Con dos jugadores se retira Uva o Dimbula de la partida por completo.',
  'two-players-bonus-three-districts':
    'Con dos jugadores, el bonus de distrito pide una plantación en cada uno de los tres distritos en juego.',
  'two-players-otherwise-unchanged':
    'Con dos jugadores no cambia nada más. En cada mayoría hay dos puestos, y también dos bonus, que valen 10 y 6 puntos.',

  // startTiles
  'variant-deal-one-start-tile':
    'Cada jugador recibe al azar una loseta de inicio, que queda a la vista en su tablero. Las demás no se usan.',
  'variant-lowest-starts': 'El número más bajo señala al jugador inicial, que toma la tetera.',
  'variant-positions-by-number':
    'Las posiciones iniciales se eligen por orden creciente de los números de las losetas de inicio.',
  'variant-turns-stay-clockwise': 'Los turnos van en sentido horario, sean cuales sean los números.',
  'start-tile-once': 'La loseta de inicio se usa una vez en la partida y luego queda boca abajo.',
  'start-tile-voluntary': 'Usar tu loseta de inicio es voluntario.',
  'start-tile-boosts-an-action':
    'La loseta de inicio potencia una acción de su clase que hagas, en tu turno o en el de otro. No es una acción por sí sola.',
  'start-tile-advance-two': 'Loseta de avanzar: subes dos casillas en lugar de una, sin ganar otra ficha.',
  'start-tile-take-five-more': 'Loseta de rupias: obtienes 5 rupias más.',
  'start-tile-hire-elsewhere':
    'Loseta de contratar: contratas al consejero de un distrito distinto del de tu peón.',
  'start-tile-move-anywhere': 'Loseta de mover: tu peón va gratis a cualquier hexágono en juego.',
  'start-tile-harvest-anywhere':
    'Loseta de cosechar: cosechas las plantaciones del mapa que quieras, estén o no a tu alcance.',
  'start-tile-double-plant':
    'Loseta de plantar: plantas donde ya tienes una plantación. Añades un segundo marcador, pero no otra ficha de plantación.',
  'double-plantation-counts-two': 'Una plantación doble vale por dos en la mayoría de su distrito.',
  'double-plantation-yields-one': 'Una plantación doble sigue dando una sola caja.',
  'start-tile-trade-one-fewer':
    'Loseta de comerciar: cumples un contrato con una caja menos: dos en lugar de tres.',

  // councillors
  'councillor-only-for-hirers': 'Un consejero solo ayuda a quienes lo han contratado.',
  'councillor-move-one-per-step': 'Consejero de mover: cada paso tras el primero te cuesta solo 1 rupia.',
  'councillor-take-three': 'Consejero de rupias: obtienes 3 rupias en lugar de 2.',
  'councillor-plant-adjacent':
    'Consejero de plantar: también puedes plantar en un hexágono adyacente a tu peón, si es de su mismo distrito.',
  'councillor-trade-two-rupees':
    'Consejero de comerciar: cada contrato te da 2 rupias más, elijas la recompensa que elijas.',
  'councillor-advance-one-point': 'Consejero de tecnología: cada avance te da 1 punto al momento.',
  'councillor-plant-discount': 'Consejero de plantar barato: plantar te cuesta 4 rupias.',
  'councillor-hire-discount': 'Consejero de contratar: contratar te cuesta 2 rupias.',
  'councillor-store-six': 'Consejero de almacén: en tu almacén caben seis cajas.',

  // visibility
  'boards-are-public':
    'Los marcadores, las fichas, los contratos, el té, el dinero y las losetas de inicio están siempre a la vista.',
  'hand-is-hidden': 'Tu mano solo la ves tú.',

  // components
  'data-map-districts':
    'El mapa tiene 32 hexágonos en cuatro distritos de ocho; los de cada distrito están unidos.',
  'data-map-two-player-connected': 'Sin Uva, o sin Dimbula, los 24 hexágonos restantes siguen unidos.',
  'data-elevation-fits':
    'Cada loseta grande de elevación tapa cuatro hexágonos y cabe en todos los distritos.',
  'data-cards-forty-six':
    'Hay 46 cartas de acción con dos acciones principales distintas. Aparecen todas las principales, y existe la carta de plantar y cosechar.',
  'data-contracts-twenty':
    'Hay 20 contratos, cuatro de cada una de las cinco compañías. Todos piden tres cajas y ofrecen una recompensa en rupias y otra en puntos.',
  'data-slots':
    'Los huecos de contrato se abren uno tras otro; con los ocho marcadores en el mapa están todos abiertos.',
  'data-track': 'La sexta casilla del marcador de tecnología es un +5.',
  'data-player-pieces':
    'Cada jugador tiene ocho marcadores, seis discos y un peón. Hay 32 fichas de plantación, ocho consejeros, siete losetas de inicio con números distintos y bonus de 10, 6, 3 y 1.',

  // differences
  'diff-leftover-markers':
    'Los marcadores sobrantes sí restan 2 puntos cada uno, aunque el resumen no lo diga.',
  'diff-adjacent-plant': 'Al plantar en un hexágono adyacente, el peón no se mueve.',
  'diff-unhired-plantations': 'Quien no ha contratado al consejero no ocupa ningún puesto en ese distrito.',
  'diff-tea-colours': 'Los tres tés son negro, verde y blanco.',
  'diff-last-tech-space': 'En la última casilla del marcador de tecnología ya no se puede avanzar.',
  'diff-bonus-once': 'Cada jugador consigue como mucho un bonus de distrito, aunque queden más.',
  'diff-bonus-scaling':
    'Con dos jugadores el bonus pide tres distritos. Con tres o cuatro jugadores, los cuatro.',
  'diff-leftmost-marker': 'Los marcadores salen del tablero por la izquierda, y por ahí se abren los huecos.',
  'diff-score-order': 'Se empieza a puntuar por el dinero. El orden no cambia los totales.',
  'diff-harvest-optional': 'No es obligatorio cosechar ninguna plantación, tampoco las tuyas.',
  'diff-harvest-anywhere': 'Con la loseta de cosechar eliges cuantas plantaciones quieras de todo el mapa.',
  'diff-token-same-action': 'La ficha puede repetir la acción que haces con la carta.',
  'diff-variant-step-number':
    'Las losetas de inicio deciden el jugador inicial y las posiciones iniciales. No cambian ni los bienes ni las manos.',
  'diff-elevation': 'Las losetas de elevación pueden caer en cualquier parte del distrito.',
  'diff-token-around-main': 'La ficha también puede ir antes o después de una acción alternativa.',
  'diff-start-player-random': 'El jugador inicial se puede elegir al azar.',

  // rulingsSetup
  'ruling-elevation-random':
    'Nadie elige dónde están las colinas: loseta, lugar, giro y cima se sortean, y todos los lugares posibles son igual de probables. Las losetas se giran, pero no se voltean.',
  'ruling-two-player-district-choice':
    'Con dos jugadores, una opción fija antes de la partida si se retira Uva o Dimbula, por elección o al azar.',
  'ruling-two-player-components':
    'Con dos jugadores se usan tres losetas de elevación grandes, tres pequeñas y tres consejeros. Nadie empieza en el distrito que falta, ni entra en él, ni lo cruza, ni contrata allí.',
  'ruling-variant-tech-stack':
    'Los discos de tecnología se apilan por orden de turno, con el jugador inicial arriba, sean cuales sean los números de las losetas de inicio.',
  'ruling-variant-turn-order': 'Los números de las losetas de inicio no cambian el orden de los turnos.',
  'ruling-contract-slots':
    'Los cinco huecos se abren cuando han salido de tu tablero 1, 2, 4, 6 y 8 marcadores. Tu plantación inicial abre el primero.',
  'ruling-tech-space-count':
    'La casilla verde cuenta como 0, así que la sexta casilla está seis pasos más arriba. El noveno paso es el último y también es un +5.',
  'ruling-councillor-spaces':
    'En el marcador de cada consejero cabe un disco de cada jugador, así que nunca se llena.',
  'ruling-two-player-map-connected': 'El distrito que falta no se puede cruzar: las distancias lo rodean.',
  'ruling-start-player-fixed': 'El jugador inicial conserva la tetera toda la partida.',

  // rulingsTurn
  'ruling-card-before-token':
    'Primero juegas la carta y luego, si quieres, usas una ficha. Entre la acción principal y una alternativa eliges después.',
  'ruling-alternative-keeps-orientation':
    'Si el jugador activo hace una alternativa, los demás conservan la acción principal de su lado. La otra se pierde.',
  'ruling-token-after-means-before-followers': 'No puedes usar una ficha cuando ya han actuado otros.',
  'ruling-token-gained-this-turn':
    'Si ya has usado una ficha en este turno, no puedes usar la que ganes en él. La que ganas en el turno de otro espera al tuyo.',
  'ruling-token-needs-performable-action': 'Una ficha solo se puede gastar en una acción que puedas hacer.',
  'ruling-sequential-state':
    'Todo cuenta al momento: quien actúa después usa las rupias, los vagones, los hexágonos y los bonus tal como están.',
  'ruling-alternative-always-possible':
    'Nadie se queda sin opciones: siempre se pueden obtener rupias o dar un paso gratis.',
  'ruling-unperformable-main-may-be-laid':
    'Puedes jugar una carta con una acción principal de tu lado que no puedas hacer. Entonces solo te quedan las alternativas.',
  'ruling-no-credit': 'Hay que tener el coste antes de actuar: lo que da una acción no sirve para pagarla.',
  'ruling-main-must-have-effect':
    'Una acción principal tiene que servir de algo: en una cosecha se toma al menos una caja y al comerciar se cumple un contrato.',

  // rulingsActions
  'ruling-harvest-with-full-store':
    'Se puede cosechar con el almacén lleno. El límite se comprueba después de la cosecha.',
  'ruling-discard-any-chest':
    'Tú eliges qué cajas devuelves, viejas o nuevas, y paras en cuanto el resto cabe.',
  'ruling-owner-keeps-point': 'El dueño conserva el punto aunque devuelvas la caja.',
  'ruling-harvest-across-river':
    'Los hexágonos adyacentes al otro lado del río o de la frontera también están a tu alcance.',
  'ruling-harvest-anywhere-limit':
    'Con la loseta de cosechar cada plantación sigue dando una sola caja. Los dueños puntúan y el límite del almacén se mantiene.',
  'ruling-harvest-double-owner-point': 'Una plantación doble da una caja y, por tanto, un punto a su dueño.',
  'ruling-move-at-least-one':
    'Un movimiento tiene que terminar en otro hexágono. Se paga el camino más corto.',
  'ruling-move-discount-total':
    'Con el consejero de mover, dos pasos cuestan 1 rupia, tres cuestan 2, y así sucesivamente.',
  'ruling-move-anywhere': 'Con la loseta de mover puedes ir gratis a cualquier otro hexágono en juego.',
  'ruling-trade-omitted-chest':
    'Con la loseta de comerciar eliges cuál de las tres cajas no entregas, siempre que tengas las otras dos. La recompensa es la misma.',
  'ruling-trade-twice-no-refill':
    'En un mismo turno todos comercian con los mismos contratos. Quien llega después encuentra solo los que quedan.',
  'ruling-refill-without-draw':
    'Los vagones se reponen al final del turno aunque ya no haya cartas que robar.',
  'ruling-refill-order':
    'Los vagones vacíos se llenan desde la cabeza del tren. Los contratos no cambian de vagón.',
  'ruling-advance-two-details':
    'Con la loseta de avanzar pagas una vez, los demás reciben 1 rupia una vez y ganas una ficha. Un +5 puntúa tanto si te paras en él como si lo pasas.',
  'ruling-advance-two-near-end': 'Solo puedes usar la loseta de avanzar con dos casillas por delante.',
  'ruling-advance-leaving-stack': 'Si un disco sale de en medio de una pila, los demás conservan su orden.',
  'ruling-tech-order-is-total':
    'En el marcador de tecnología siempre hay un orden claro: por casilla y, dentro de ella, por altura en la pila.',
  'ruling-hire-discount-not-for-itself':
    'El consejero de contratar cuesta el precio entero. El descuento empieza con el siguiente que contrates.',
  'ruling-hire-tile':
    'Con la loseta de contratar pagas lo de siempre y eliges, en cualquier distrito en juego salvo el de tu peón, un consejero que aún no hayas contratado.',
  'ruling-boosts-stack': 'Los consejeros y la loseta de inicio se suman en una misma acción.',
  'ruling-double-plant-details':
    'Doblar una plantación cuesta lo de siempre y gasta un marcador, así que puede abrir un hueco y provocar el final. No da bonus. Se dobla en el hexágono de tu peón o donde un consejero te deje plantar.',
  'ruling-start-tile-makes-performable':
    'Si solo puedes hacer una acción con tu loseta de inicio, puedes elegirla. Entonces se te pregunta: usar la loseta o hacer una alternativa.',
  'ruling-start-tile-with-token': 'La loseta de inicio puede potenciar la acción de una ficha.',
  'ruling-councillor-automatic':
    'Los descuentos, las rupias y los puntos de más y el almacén ampliado se aplican automáticamente. Plantar junto a tu peón lo decides tú.',
  'ruling-plantation-tokens-suffice': 'Hay una ficha de plantación por hexágono, así que no pueden faltar.',

  // rulingsEnd
  'ruling-follower-triggers-end':
    'También provoca el final quien planta su último marcador en el turno de otro.',
  'ruling-game-ends-with-round':
    'La partida acaba con la ronda en que se provoca el final por primera vez. Si es el último turno de la ronda, acaba con ese turno.',
  'ruling-equal-turns-are-active-turns':
    'Jugar los mismos turnos significa que todos han sido jugador activo las mismas veces.',
  'ruling-deck-arithmetic':
    'El mazo dura 40 turnos con dos jugadores, 37 con tres y 34 con cuatro. Cada jugador empieza todos sus turnos con tres cartas.',
  'ruling-no-marker-continues': 'Sin marcadores sigues jugando como siempre, pero no puedes plantar.',
  'ruling-unranked-players':
    'Quien no cumple la condición de una mayoría no ocupa puesto en ella, y los demás suben.',
  'ruling-negative-score': 'El total puede quedar por debajo de cero.',
  'ruling-no-other-points': 'El té, las fichas y la loseta de inicio sin usar no valen nada al final.',
  'ruling-contract-back-visible':
    'El reverso de un contrato muestra su compañía, así que todos ven cuál viene después. La mesa puede acordar ocultarla.',
};
