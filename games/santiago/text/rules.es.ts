import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  'set-up': 'Preparación',
  canals: 'Los canales',
  'plantation-tiles': 'Las fichas de plantación',
  rounds: 'Las rondas',
  auction: 'Fase 1: subasta',
  overseer: 'Fase 2: nuevo supervisor del canal',
  planting: 'Fase 3: colocación de las plantaciones',
  canal: 'Fase 4: un canal nuevo',
  'extra-canal': 'Fase 5: un canal adicional',
  drying: 'Fase 6: secado',
  income: 'Fase 7: ingresos',
  scoring: 'Final y puntuación',
  'two-players': 'Partidas a dos',
  rulings: 'Aclaraciones',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // set-up
  'setup-spring-on-thick-intersection':
    'El manantial está en un cruce de líneas gruesas. Hay 20 cruces, contando los del borde y los de las esquinas.',
  'setup-spring-central-option':
    'Con el manantial en el interior solo sirven los seis cruces que no tocan el borde. Es la partida más amable, ideal para aprender.',
  'setup-three-palms-on-distinct-spaces':
    'Hay tres palmeras, cada una en una casilla distinta, salvo que se juegue sin palmeras.',
  'setup-palms-do-not-touch-each-other': 'Ninguna palmera toca a otra, ni por un lado ni por una esquina.',
  'setup-palms-do-not-touch-spring':
    'No puede haber una palmera en una casilla que toque el manantial, ni siquiera con una esquina.',
  'setup-piles-three-or-four-players':
    'Con tres o cuatro jugadores, las fichas mezcladas se reparten en cuatro montones de 11, boca abajo.',
  'setup-piles-five-players':
    'Con cinco jugadores, las 45 fichas se reparten en cinco montones de 9, boca abajo.',
  'setup-unused-tile-is-shown':
    'Con tres o cuatro jugadores sobra una ficha al hacer los montones: se enseña a toda la mesa y vuelve a la caja.',
  'setup-own-canal-each': 'Cada jugador empieza con un canal azul propio.',
  'setup-canal-supply-by-player-count':
    'La reserva empieza con 11 canales azules si hay tres o cuatro jugadores y con 9 si hay cinco.',
  'setup-one-proposal-each': 'Cada jugador tiene una propuesta de canal de su color.',
  'setup-twenty-two-farmers-each': 'Cada jugador empieza con 22 granjeros de su color.',
  'setup-ten-escudos-each':
    'Con tres jugadores o más, cada jugador empieza con 10 escudos. El resto de los billetes forma la banca.',
  'setup-money-visibility-is-agreed-first':
    'Antes de empezar se acuerda si el dinero se juega a la vista u oculto, y así queda hasta el final.',
  'change-is-always-possible':
    'Siempre se puede pedir cambio. Se juega con escudos enteros y ningún pago falla por falta de billetes pequeños.',
  'setup-first-overseer':
    'Alguien tiene la ficha de supervisor antes de la primera ronda. En una mesa de verdad, quien haya trabajado en una granja hace menos tiempo o, si no, la persona de más edad. Aquí se sortea, o es el asiento 1 si así se elige.',

  // canals
  'canal-first-touches-spring':
    'El primer canal del tablero sale del manantial, lo ponga quien lo ponga y cuando sea.',
  'canal-spans-two-neighbouring-intersections':
    'Un canal ocupa una línea gruesa entre dos cruces vecinos. El borde también cuenta: en total hay 31 sitios.',
  'canal-touches-the-network':
    'Los canales siguientes tienen que empalmar, en un cruce, con alguno ya construido.',
  'canal-network-may-branch':
    'La red puede ramificarse: de un mismo cruce, incluido el del manantial, pueden salir varios canales.',
  'canal-place-holds-one-canal': 'En cada sitio cabe un solo canal.',
  'canal-ignores-tiles-and-palms':
    'Las plantaciones, los desiertos y las palmeras de al lado ni impiden un canal ni lo encarecen.',

  // plantation-tiles
  'tile-is-placed-at-once': 'La ficha que tomas se coloca en el acto: no se guarda ni se devuelve.',
  'tile-needs-an-empty-space':
    'Una ficha necesita una casilla libre. Las plantaciones, las fichas neutrales y los desiertos ocupan la suya.',
  'tile-placement-ignores-neighbours':
    'Tu ficha puede ir a cualquier casilla libre, junto a otras fichas y canales o lejos de todo.',
  'tile-on-palm-space-carries-the-palm':
    'Se puede plantar en una casilla con palmera: la palmera queda encima de la ficha.',
  'bidder-places-farmers-per-icon':
    'Si has pujado dinero, pones en tu ficha tantos granjeros como muestra: uno o dos.',

  // rounds
  'round-count-by-player-count': 'Se juegan 11 rondas con tres o cuatro jugadores, 9 con cinco y 10 con dos.',
  'round-has-seven-phases':
    'Las fases de una ronda van siempre en este orden: subasta, supervisor, plantaciones, canal, canal adicional, secado e ingresos.',

  // auction
  'auction-reveals-one-tile-per-pile':
    'Se descubre la ficha de arriba de cada montón: tres con dos jugadores, cuatro con tres o cuatro y cinco con cinco.',
  'bid-order-starts-left-of-overseer':
    'Con tres jugadores o más se puja en el sentido del reloj, empezando por la izquierda del supervisor. El supervisor puja al final.',
  'bid-once-per-round': 'Se puja o se pasa una sola vez. No hay segundas pujas.',
  'bid-differs-from-earlier-bids':
    'Con tres jugadores o más no se puede repetir una cantidad que alguien ya haya pujado en esta ronda.',
  'bid-may-be-lower-than-earlier-bids': 'Una puja puede ser más alta o más baja que las anteriores.',
  'bid-zero-means-pass': 'No pujar nada es pasar. Puede pasar más de uno.',
  'bid-within-own-money': 'No puedes pujar más dinero del que tienes.',

  // overseer
  'overseer-is-first-passer':
    'Con tres jugadores o más, si alguien ha pasado, quien lo hizo primero se convierte en supervisor del canal.',
  'overseer-is-lowest-bidder-when-nobody-passed':
    'Con tres jugadores o más, si no ha pasado nadie, quien menos ha pujado se convierte en supervisor del canal.',
  'overseer-may-stay-the-same': 'Puede que el supervisor siga siendo el mismo.',

  // planting
  'take-order-is-bids-descending': 'Empieza quien más ha pujado y se sigue de mayor a menor.',
  'take-order-passers-follow-in-reverse':
    'Con tres jugadores o más, quienes han pasado van detrás, en orden inverso: primero el último en pasar y al final el primero.',
  'take-turn-ends-before-the-next-begins':
    'Cada jugador toma una ficha, la coloca y pone sus granjeros antes de que le toque al siguiente.',
  'bidder-pays-bid-to-bank':
    'Todo el que puja paga a la banca, no solo quien pujó más: con tres jugadores o más, al empezar su turno; con dos, en cuanto se enseñan las pujas.',
  'passer-pays-nothing': 'Quien ha pasado se lleva su ficha gratis.',
  'take-exactly-one-tile-each': 'Cada jugador toma exactamente una de las fichas que quedan en el pueblo.',
  'passer-places-one-farmer-less':
    'Quien ha pasado pone un granjero menos de los que muestra su ficha: uno en vez de dos.',
  'passer-on-one-icon-tile-leaves-it-neutral':
    'Si has pasado y tu ficha muestra un solo granjero, no pones ninguno: es neutral desde el principio.',
  'leftover-tile-placed-by-highest-bidder':
    'Con tres jugadores sobra la cuarta ficha: la coloca quien más ha pujado, después de que todos hayan plantado.',
  'leftover-tile-touches-a-non-desert-tile':
    'La ficha sobrante tiene que compartir un lado con otra que no sea desierto, si queda alguna casilla libre así.',
  'leftover-tile-falls-back-to-desert':
    'Si no queda ninguna, la ficha sobrante tiene que compartir un lado con un desierto.',
  'leftover-tile-is-neutral':
    'La ficha sobrante no cuesta nada ni lleva granjeros, muestre los que muestre. Es neutral.',
  'leftover-tile-may-use-a-palm-space':
    'La ficha sobrante también puede ir a una casilla con palmera; la palmera queda encima.',

  // canal
  'propose-order-starts-left-of-overseer':
    'Se propone por turnos, en el sentido del reloj, empezando por la izquierda del supervisor.',
  'propose-is-optional': 'Proponer es voluntario.',
  'propose-at-most-one-legal-place':
    'Propones un sitio como mucho, y tiene que ser uno donde ahora mismo se pueda poner un canal.',
  'propose-same-place-adds-bribes': 'Varios jugadores pueden proponer el mismo sitio. Sus sobornos se suman.',
  'bribe-is-optional': 'Una propuesta puede ir sin un solo escudo.',
  'bribe-within-remaining-money': 'Un soborno sale de lo que te queda después de pagar la puja.',
  'overseer-makes-no-proposal': 'El supervisor del canal ni propone ni soborna.',
  'accept-any-proposed-place':
    'Decide el supervisor, que puede aceptar cualquiera de los sitios propuestos, no solo el mejor pagado.',
  'accept-collects-every-bribe-for-the-place':
    'Al aceptar un sitio, el supervisor se queda con todos los sobornos ofrecidos por él.',
  'accept-lays-supply-canal-there':
    'En el sitio aceptado se pone un canal de la reserva. Al supervisor no le cuesta nada.',
  'unaccepted-bribes-return':
    'Los sobornos por otros sitios vuelven a sus dueños. Si se rechaza todo, vuelven todos.',
  'reject-costs-top-total-plus-one':
    'Rechazarlo todo le cuesta al supervisor 1 escudo más que el mayor total ofrecido por un sitio. Se paga a la banca.',
  'reject-builds-at-an-unproposed-place':
    'Tras rechazar, el supervisor pone un canal de la reserva en un sitio permitido que nadie haya propuesto.',
  'reject-impossible-forces-accept':
    'Si no puede pagar el rechazo, o no le queda dónde construir, el supervisor tiene que aceptar una propuesta.',
  'no-proposal-build-costs-one':
    'Si nadie propone nada, el supervisor puede pagar 1 escudo a la banca y poner un canal de la reserva en cualquier sitio permitido.',
  'no-proposal-decline-boxes-a-canal':
    'Si nadie propone nada y el supervisor no paga, un canal de la reserva vuelve a la caja.',
  'proposal-pieces-return': 'Al acabar la fase, cada propuesta de canal vuelve a su dueño.',

  // extra-canal
  'extra-canal-order-ends-with-overseer':
    'Se pregunta en el sentido del reloj desde la izquierda del supervisor, que es el último.',
  'extra-canal-one-per-round': 'En cuanto alguien construye un canal adicional, la fase termina.',
  'extra-canal-once-per-game':
    'Tienes un solo canal propio para toda la partida. Una vez puesto, ya no se te pregunta.',
  'extra-canal-is-free': 'Por un canal adicional nadie paga ni cobra.',
  'extra-canal-uses-own-canal':
    'El canal adicional es el tuyo y va a cualquier sitio permitido. La reserva no se toca.',
  'extra-canal-is-optional':
    'Puedes guardarte el canal. Entonces se pregunta al siguiente, y quizá no construya nadie.',

  // drying
  'irrigated-when-one-side-touches-a-canal':
    'Una ficha tiene riego si alguno de sus lados da a un canal. No basta una esquina, ni el manantial.',
  'irrigated-tile-stays-irrigated': 'La ficha que tiene riego lo conserva toda la partida.',
  'dry-tile-loses-one-farmer':
    'En todas las rondas menos la última, de cada ficha sin riego se marcha un granjero.',
  'dry-tile-without-farmers-left-turns-neutral':
    'La ficha que se queda sin granjeros es neutral: no tiene dueño ni volverá a tener granjeros.',
  'dry-neutral-tile-becomes-desert':
    'La ficha sin riego que ya era neutral al empezar la fase se convierte en desierto, aunque se haya plantado en esta misma ronda.',
  'dry-one-step-per-round':
    'Una ficha se seca paso a paso: nunca pierde en la misma ronda el último granjero y el cultivo, salvo en la última ronda.',
  'desert-is-permanent': 'Un desierto ya no cambia. Regarlo después no sirve de nada.',
  'lost-farmers-go-to-the-box': 'Los granjeros que se marchan van a la caja y no vuelven.',
  'last-round-unirrigated-becomes-desert':
    'En la última ronda, toda ficha sin riego se convierte en desierto y se marchan todos sus granjeros.',
  'last-round-keeps-phases-one-to-five':
    'En la última ronda las cinco primeras fases son las de siempre. Solo el secado es total y no hay ingresos.',

  // income
  'income-three-escudos': 'Al acabar cada ronda, menos la última, la banca da 3 escudos a cada jugador.',
  'income-skipped-in-last-round': 'En la última ronda no hay ingresos.',

  // scoring
  'game-ends-after-last-round':
    'La partida acaba con la última ronda, cuando se han agotado los montones y la reserva de canales.',
  'score-one-point-per-escudo': 'Cada escudo que te quede es un punto.',
  'plantation-is-side-connected-same-crop':
    'Las fichas de un mismo cultivo unidas por los lados forman una sola plantación, sean de quien sean.',
  'plantation-not-split-by-canal-or-palm':
    'Ni los canales que pasan entre sus fichas ni las palmeras dividen una plantación.',
  'plantation-split-by-desert':
    'Un desierto no tiene cultivo ni pertenece a ninguna plantación, así que puede partir una en dos.',
  'plantation-size-counts-neutral-tiles': 'Las fichas neutrales cuentan para el tamaño de su plantación.',
  'score-tiles-times-farmers':
    'Por cada plantación ganas tantos puntos como fichas tiene, multiplicadas por tus granjeros en ella.',
  'score-palm-counts-as-one-farmer':
    'Una palmera cuenta como un granjero más para quien tenga granjeros en su misma ficha. Suma solo uno, aunque en la ficha haya dos granjeros.',
  'score-palm-without-farmer-is-nothing':
    'Una palmera en una ficha sin granjeros, en un desierto o en una casilla libre no puntúa.',
  'score-unused-own-canal-is-nothing': 'El canal propio que no hayas usado no puntúa.',
  'highest-total-wins-ties-share':
    'Gana quien más puntos suma entre escudos y plantaciones. Si hay empate en cabeza, se comparte la victoria.',

  // two-players
  'two-player-starting-canal':
    'Con dos jugadores, el primer supervisor pone un canal junto al manantial antes de la primera ronda. No sale de la reserva ni es el propio.',
  'two-player-other-setup-is-standard':
    'Con dos jugadores, las palmeras, los canales propios, las propuestas, los 22 granjeros de cada jugador y la ficha de supervisor son como en la partida normal.',
  'two-player-removes-three-tiles-per-crop':
    'Con dos jugadores se retiran tres fichas de cada cultivo: dos que muestran dos granjeros y una que muestra uno. Las 30 restantes forman tres montones de 10.',
  'two-player-supply-of-ten': 'Con dos jugadores, la reserva empieza con 10 canales.',
  'two-player-starts-with-five-escudos': 'Con dos jugadores, cada jugador empieza con 5 escudos.',
  'two-player-bids-secret-and-simultaneous':
    'Con dos jugadores se puja en secreto y se enseñan las pujas a la vez. Mano vacía significa pasar.',
  'two-player-equal-bids-allowed': 'Con dos jugadores, las pujas pueden ser iguales.',
  'two-player-tie-overseer-counts-as-higher':
    'Con dos jugadores, si las pujas son iguales o pasan los dos, la del supervisor actual cuenta como la más alta.',
  'two-player-both-pay-at-reveal': 'Con dos jugadores, los dos pagan su puja a la banca nada más enseñarla.',
  'two-player-lower-bidder-becomes-overseer':
    'Con dos jugadores, quien menos puja pasa a ser supervisor. Si las pujas son iguales, pasa a serlo quien no lo era.',
  'two-player-higher-bidder-takes-first':
    'Con dos jugadores, quien más puja toma y coloca primero. Quien pasa pone un granjero menos, como siempre.',
  'two-player-leftover-tile':
    'Con dos jugadores, quien más puja coloca también la tercera ficha: neutral y junto a otra, igual que con tres.',
  'two-player-phases-four-to-seven-standard':
    'Con dos jugadores, solo propone y soborna quien no es supervisor, y a esa persona se le pregunta antes por el canal adicional. El secado y los ingresos no cambian; la última ronda es la décima.',

  // rulings
  'r-setup-random':
    'Si no se elige otra cosa, el manantial se sortea entre los cruces que permita su opción; después, las palmeras, una a una, entre las casillas que aún sirvan.',
  'r-setup-by-overseer':
    'Como opción, el primer supervisor coloca el manantial y después las palmeras, una a una, con los mismos límites. Con dos jugadores, el canal inicial se pone antes que las palmeras.',
  'r-no-palms': 'Como opción, se juega sin palmeras. Las demás reglas no cambian.',
  'r-first-overseer-random':
    'El primer supervisor se sortea, o es quien ocupa el asiento 1 si así se elige al preparar la partida. Con dos jugadores, pone también el canal inicial.',
  'r-bid-limited-by-money': 'La puja es dinero puesto sobre la mesa: nadie puja lo que no tiene.',
  'r-bid-whole-escudos': 'Se puja en escudos enteros: el billete más pequeño es de 1.',
  'r-bid-is-committed': 'Una puja no se retira y su dinero no puede usarse para otra cosa.',
  'r-summary-zero-bid':
    'Con tres jugadores o más, que las pujas sean distintas se exige solo a las de dinero: en una ronda puede pasar más de uno.',
  'r-several-passers':
    'Con tres jugadores o más, si pasan varios, el primero en pasar es el supervisor y planta el último; el último en pasar planta antes que los demás que pasaron.',
  'r-overseer-may-repeat':
    'Las pujas deciden quién es supervisor, así que alguien puede serlo muchas rondas seguidas.',
  'r-all-passed-leftover':
    'Si pasan los tres, empieza el último en pasar, y es quien coloca la ficha sobrante.',
  'r-pay-when-acting':
    'Con tres jugadores o más, cada jugador paga al empezar su turno de tomar ficha, no todos a la vez.',
  'r-leftover-neighbours':
    'La ficha sobrante puede ir junto a cualquiera que conserve su cultivo, aunque sea neutral o de esta misma ronda. Las esquinas no cuentan.',
  'r-leftover-always-placeable': 'La ficha sobrante siempre tiene sitio, porque acaban de plantarse otras.',
  'r-board-full': 'El tablero no se llena: tiene 48 casillas y se plantan 45 fichas como mucho.',
  'r-proposal-must-be-legal':
    'Una propuesta tiene que ser un sitio donde ahora se pueda poner un canal: libre y en contacto con la red.',
  'r-bribe-needs-proposal': 'No hay soborno sin un sitio propuesto.',
  'r-bribe-from-remaining-money':
    'A la hora de los sobornos las pujas ya están pagadas: cuenta lo que queda.',
  'r-proposals-final': 'Cada jugador propone una vez. Después no se cambia ni el sitio ni el soborno.',
  'r-summary-proposal-mandatory': 'Proponer es un derecho, no una obligación.',
  'r-same-place-proposals':
    'Dos propuestas para un mismo sitio se aceptan juntas, y el supervisor cobra las dos.',
  'r-accept-zero-bribe': 'También se puede aceptar un sitio sin soborno: ni da ni cuesta nada.',
  'r-reject-elsewhere':
    'Tras rechazar no se puede construir en un sitio propuesto. En esta ronda solo podría llegar allí un canal adicional.',
  'r-overseer-cannot-pay':
    'Si hay propuestas, el supervisor no puede negarse a construir: acepta una o paga por rechazarlas todas.',
  'r-no-unproposed-place': 'Si se han propuesto todos los sitios posibles, no se puede rechazar.',
  'r-unaccepted-bribes-return':
    'Los sobornos no aceptados vuelven a sus dueños antes de decidir el canal adicional.',
  'r-reject-own-money-only': 'El rechazo se paga con dinero propio, nunca con los sobornos ofrecidos.',
  'r-overseer-does-not-propose': 'El supervisor no participa en las propuestas: nadie se soborna a sí mismo.',
  'r-canal-place-once': 'En cada sitio cabe un canal. Aparte de eso, nada lo impide.',
  'r-border-canals':
    'Los canales pueden ir por el borde del tablero. Ahí riegan dos casillas; en el interior, cuatro.',
  'r-no-legal-place': 'Siempre cabe otro canal: hay 31 sitios y nunca más de 15 canales.',
  'r-first-canal-late':
    'Si la primera ronda acaba sin canal, el siguiente tiene que salir del manantial, en la fase que sea.',
  'r-spring-does-not-irrigate':
    'El manantial por sí solo no riega, y tampoco un canal que toque la ficha solo por la esquina.',
  'r-extra-canal-overseer-last':
    'Al supervisor también se le pregunta por el canal adicional, en último lugar.',
  'r-drying-simultaneous':
    'Todas las fichas se secan a la vez, según estaban al empezar la fase. Cada una da un solo paso, salvo en la última ronda, que la lleva hasta el desierto.',
  'r-fresh-tiles-dry': 'Las fichas de esta ronda se secan como las demás.',
  'r-palm-on-desert': 'La palmera se queda sobre la ficha que se convierte en desierto, pero allí no puntúa.',
  'r-two-player-starting-canal':
    'El canal inicial es uno de los que no se usan con dos jugadores. Es, a todos los efectos, el primero del tablero.',
  'r-two-player-canal-before-palms':
    'Con dos jugadores, el orden es manantial, canal inicial, palmeras y montones. Las palmeras llegan después del canal inicial.',
  'r-two-player-bid-cubes':
    'Con dos jugadores se puja hasta donde llegue el dinero. Los cubos para contar no son un límite.',
  'r-reject-fee-at-building':
    'El rechazo no se paga hasta que se pone el canal. En las mesas que permiten deshacer, hasta entonces se puede deshacer la decisión.',
  'r-shown-money-is-whole-purse':
    'Tu bolsa muestra todo lo que tienes. Lo que has pujado u ofrecido se ve al lado y no se puede usar para otra cosa.',
  'r-ranks-share-places':
    'Con el mismo total se comparte el puesto, y el siguiente cuenta a todos los de arriba: 1, 1, 3.',
  'r-equal-tiles-one-move': 'Dos fichas iguales en el pueblo son una sola elección: da lo mismo cuál tomes.',
  'r-two-player-both-pass':
    'Con dos jugadores, si pasan los dos, el supervisor actual va primero y coloca la ficha sobrante. Ambos ponen un granjero menos y el otro pasa a ser supervisor.',
  'r-two-player-which-overseer-breaks-ties':
    'Con dos jugadores, el empate entre pujas iguales favorece a quien era supervisor durante la subasta.',
  'r-two-player-final-tie': 'Si los dos acaban con los mismos puntos, comparten la victoria.',
  'r-two-player-one-unused-tile':
    'Con dos jugadores no sobra ninguna ficha más: las 15 retiradas se conocen y las otras 30 llenan los montones.',
  'r-hidden-money':
    'Dinero oculto quiere decir que las bolsas no se enseñan. Las pujas, los sobornos y los pagos son públicos, y con buena memoria se puede llevar la cuenta. Al final se enseña todo.',
  'r-blue-escudos':
    'Todos los escudos son iguales, sean del color que sean. Se empieza con 10, o con 5 si hay dos jugadores.',
  'r-reject-must-build': 'Quien rechaza tiene que construir: paga y pone un canal de la reserva.',
  'r-last-round-number':
    'La última ronda es la 11.ª con tres o cuatro jugadores, la 9.ª con cinco y la 10.ª con dos.',
};
