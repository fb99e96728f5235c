import type { RuleId, Section } from '../data/rules.ts';

/** Las reglas en español, una entrada por identificador. */
export const rules: Readonly<Record<RuleId, string>> = {
  // Preparación
  'setup-darjeeling-second-space-covered-below-three-players':
    'Con uno o dos jugadores la segunda casilla de la Estación de Darjeeling queda tapada y nadie construye en ella.',
  'setup-chai-track-end-covered-by-player-count':
    'El final del marcador de Chai se tapa según los jugadores: tres casillas con uno o dos, dos con tres, una con cuatro y ninguna con cinco. La última casilla visible es el máximo.',
  'setup-weather-tokens-and-fog-tiles-aside':
    'Tres fichas de Sol, tres de Lluvia, tres de Niebla y las dos losetas de Niebla esperan fuera de las áreas de Acción.',
  'setup-rate-markers-on-start-spaces':
    'Las fichas de Ritmo empiezan en las casillas verde oscuro: Excavación 3, Raíles 1, Cosecha 1.',
  'setup-general-supply-beside-the-board':
    'Todas las Hojas de Té, los Cascotes, las 16 barras de Acero y las fichas del Juego empiezan en la Reserva general; nadie posee nada todavía.',
  'setup-overlays-one-or-two-players':
    'Con uno o dos jugadores se cubren con cartas de Acción las áreas A, D, F y G.',
  'setup-overlays-three-players': 'Con tres jugadores el tablero se usa tal como está impreso.',
  'setup-overlays-four-or-five-players':
    'Con cuatro o cinco jugadores se cubren con cartas de Acción las áreas A, B, C, D, E y G.',
  'setup-additional-action-card-aside':
    'La carta de Acción adicional espera junto al tablero hasta que no queden Cascotes; las demás que sobran se guardan.',
  'setup-first-two-contracts-to-a-and-b':
    'Se barajan los Contratos y los dos primeros se colocan boca arriba en los espacios A y B.',
  'setup-forecast-p2-from-third-card-back':
    'El reverso del tercer Contrato decide la ficha de Clima de P2; después la carta pasa boca arriba al espacio C.',
  'setup-forecast-p3-from-fourth-card-back':
    'El reverso del cuarto Contrato decide la ficha de Clima de P3; la carta se queda en el mazo.',
  'setup-no-current-weather': 'En la primera Ronda P1 está vacía: aún no hay Clima.',
  'setup-estates-equal-player-count': 'Hay tantas Plantaciones como jugadores, empezando por la izquierda.',
  'setup-alubari-estate-printed-or-covered':
    'La Plantación de Alubari impresa en el tablero es la primera, salvo que se acuerde taparla con una carta.',
  'setup-estate-cards-random-side':
    'Las cartas de Plantación se barajan y muestran una cara al azar; las sobrantes se guardan.',
  'setup-rubble-on-estate-spaces': 'Cada casilla de Plantación recibe los Cascotes que indica su número.',
  'setup-seven-of-eight-equipment':
    'Con dos o más jugadores, siete cartas de Equipo al azar forman la cochera de Trenes; la octava se guarda.',
  'setup-chai-cube-on-marked-equipment': 'Cada carta de la cochera que incluye Chai recibe un cubo de Chai.',
  'setup-bag-two-or-three-players':
    'Con dos o tres jugadores la bolsa lleva 27 de Hierro, 15 de Piedra y todo el Chai que no está en el Equipo.',
  'setup-bag-four-players':
    'Con cuatro jugadores la bolsa lleva 34 de Hierro, 20 de Piedra y todo el Chai que no está en el Equipo.',
  'setup-bag-five-players':
    'Con cinco jugadores la bolsa lleva 40 de Hierro, 24 de Piedra y todo el Chai que no está en el Equipo.',
  'setup-surplus-cubes-leave-the-game':
    'El Hierro y la Piedra que no entran en la bolsa quedan fuera de la partida; en solitario, también el Chai sobrante.',
  'setup-first-stock-of-twelve':
    'Con dos o más jugadores, el primer Almacén se forma con doce cubos de la bolsa.',
  'setup-five-event-cubes-added-after-first-stock':
    'Los cinco cubos de Evento entran en la bolsa después de formar el primer Almacén, que por eso nunca trae Eventos.',
  'setup-two-workers-ready-one-in-tea-house':
    'Cada jugador empieza con dos Trabajadores en su Reserva y uno en la casa de Té.',
  'setup-twenty-markers-one-on-chai-zero':
    'Cada jugador tiene veinte fichas de Propiedad: una marca el 0 de Chai y diecinueve sirven para puntuar.',
  'setup-start-player':
    'El Jugador Inicial es quien tomó té por última vez; aquí decide el sorteo, o empieza el primer asiento.',
  // Rondas
  'round-has-five-phases':
    'La Ronda tiene cinco fases, en este orden: Contratos, Clima, Almacén y Eventos, Trabajadores, Acciones.',
  'round-one-skips-first-three-phases': 'La primera Ronda empieza por la fase 4.',
  // Fase 1
  'contracts-slot-a-is-discarded':
    'El Contrato del espacio A se descarta; si está vacío, no se descarta nada.',
  'contracts-slide-up-without-gaps': 'Los demás Contratos suben hacia A, sin huecos y sin cambiar de orden.',
  'contracts-row-refilled-to-three':
    'Los espacios libres se llenan desde el mazo hasta que haya tres Contratos a la vista.',
  'contracts-reshuffle-when-deck-empty':
    'Si se agota el mazo, se barajan los descartes, pasan a ser el nuevo mazo y se sigue llenando.',
  // Fase 2
  'weather-old-token-and-fog-tiles-removed':
    'Primero se retiran la ficha de P1 y las losetas de Niebla de B y D.',
  'weather-tokens-move-down-one': 'Las fichas bajan una casilla; la que llega a P1 es el Clima de la Ronda.',
  'weather-new-forecast-from-deck-top':
    'Por último, el reverso de la carta superior del mazo pone una ficha en P3.',
  'weather-sun-dig-plus-two-rail-plus-one': 'Sol: Excavación +2, Raíles +1.',
  'weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one':
    'Lluvia: Excavación -1, Raíles -1, Cosecha +1.',
  'weather-fog-harvest-minus-one': 'Niebla: Cosecha -1.',
  'weather-fog-closes-last-space-of-b-and-d':
    'La Niebla cierra durante la Ronda la última casilla de Trabajadores de B y de D.',
  // Ritmos
  'dig-rate-never-below-leftmost': 'El Ritmo de Excavación no baja de su primera casilla.',
  'dig-rate-above-five-sets-five-and-harvests':
    'Si el Ritmo de Excavación fuera a pasar de 5, se queda en 5 y hay Cosecha de inmediato.',
  'rail-rate-clamped-at-both-ends': 'El Ritmo de Raíles se detiene en los dos extremos de su marcador.',
  'harvest-rate-never-below-leftmost': 'El Ritmo de Cosecha no baja de 1/2.',
  'harvest-end-space-sets-rightmost-two-and-harvests':
    'Cuando la ficha de Cosecha llega al final, pasa al 2 de la derecha y hay Cosecha de inmediato.',
  // Cosecha
  'harvest-has-four-triggers':
    'Hay Cosecha cuando la Excavación pasa de 5, cuando la ficha de Cosecha llega al final, por un Evento de Cosecha o por un Contrato; por nada más.',
  'harvest-yield-rounded-down':
    'Cada jugador recibe sus casillas de Plantación por el Ritmo de Cosecha en Hojas, redondeando a la baja; las prestadas cuentan.',
  'harvest-serves-all-owners':
    'Cosechan todos los que tienen fichas en Plantaciones, sin importar quién la provocó.',
  'harvest-ignores-game-owned-spaces':
    'Las casillas del Juego no dan Hojas, salvo que alguien las tenga prestadas.',
  'harvest-resets-harvest-marker':
    'Tras cada Cosecha la ficha de Cosecha vuelve a su inicio; la de Excavación no se mueve.',
  // Fase 3
  'refill-cubes-by-player-count':
    'Se sacan seis cubos con uno o dos jugadores, nueve con tres y doce con cuatro o cinco, contando los de Evento.',
  'refill-adds-to-left-over-stock': 'Lo que quedaba en el Almacén sigue allí y se le suman los cubos nuevos.',
  'refill-event-resolved-before-next-cube':
    'Un cubo de Evento va a la rueda y se resuelve antes de colocar el siguiente cubo.',
  'refill-short-bag-draws-what-is-there': 'Si en la bolsa hay menos cubos, se sacan todos.',
  // Eventos
  'event-cube-goes-to-next-space-clockwise':
    'El primer cubo de Evento va a la casilla 1 de la rueda y cada uno de los demás a la siguiente; tras la 6 viene la 1.',
  'event-wheel-one-cube-per-space': 'En cada casilla de la rueda cabe un cubo.',
  'event-one-clears-two-estate-spaces':
    'Evento 1: se retiran los Cascotes de las dos primeras casillas de Plantación que aún tengan; van a la Reserva general.',
  'event-one-spaces-become-game-owned': 'Cada casilla despejada por el Evento 1 recibe una ficha del Juego.',
  'event-one-returns-cubes-four-to-six':
    'Si al llegar el Evento 1 hay cubos en 4, 5 y 6, vuelven a la bolsa.',
  'event-one-trims-stock-only-with-returned-cubes':
    'Solo en ese caso el Almacén se reduce a 7 de Hierro, 4 de Piedra y 1 de Chai; lo demás vuelve a la bolsa.',
  'event-two-harvest-marker-plus-two':
    'Evento 2: la ficha de Cosecha avanza dos casillas, con Cosecha si llega al final.',
  'event-three-game-lays-rails':
    'Evento 3: el Juego coloca tantos Raíles como el Ritmo, desde la casilla libre más baja y hasta donde llegue el recorrido.',
  'event-rails-score-for-nobody': 'Los Raíles del Juego no dan puntos ni Chai a nadie.',
  'event-four-completes-nearest-town':
    'Evento 4: en la ciudad más cercana a Siliguri con alguna casilla libre, sin contar Siliguri, el Juego ocupa todas las libres; allí ya no se construye.',
  'event-four-returns-cubes-one-to-three': 'El Evento 4 devuelve además a la bolsa los cubos de 1, 2 y 3.',
  'event-five-maintenance-per-card':
    'Evento 5: por cada carta de Equipo su dueño paga 1 de Acero o 2 de Chai, o la devuelve a la cochera.',
  'event-five-returned-card-gets-no-chai-cube':
    'Una carta devuelta vuelve a estar disponible, pero sin recuperar su cubo de Chai.',
  'event-six-harvest-then-rails':
    'Evento 6: primero una Cosecha y después Raíles del Juego como en el Evento 3.',
  // Fase 4
  'hire-needs-equipment-and-one-chai':
    'Al empezar la fase 4, quien tenga Equipo puede pagar 1 de Chai y usar su tercer Trabajador en esta Ronda.',
  'hire-at-most-one-extra-worker':
    'Nadie tiene más de tres Trabajadores en una Ronda, y el tercero sirve solo en esa Ronda.',
  'place-one-worker-per-turn-from-start-player':
    'Desde el Jugador Inicial y en el sentido del reloj, cada uno coloca un Trabajador por turno hasta colocarlos todos.',
  'place-on-any-empty-numbered-space':
    'Un Trabajador va a cualquier casilla numerada y vacía de A a G; no hace falta seguir el orden de los números.',
  'place-several-workers-in-one-area': 'Se puede tener más de un Trabajador en la misma área.',
  'place-all-workers': 'Nadie puede guardarse un Trabajador disponible mientras haya casillas libres.',
  'place-not-on-fogged-space': 'Una casilla con Niebla no se puede usar en esta Ronda.',
  // Fase 5
  'actions-areas-in-alphabetical-order': 'Las áreas se resuelven de la A a la G.',
  'actions-spaces-in-numeric-order':
    'Dentro de un área las casillas se resuelven de la 1 en adelante, Trabajador a Trabajador.',
  'action-must-be-done-if-possible':
    'El Trabajador debe hacer su Acción si puede; si no, se pierde. Nunca es obligatorio gastar Chai ni Contratos.',
  'boost-costs-one-chai-before-the-action':
    'Antes de la Acción de un Trabajador se puede pagar 1 de Chai para hacerla más potente.',
  'boost-once-per-worker-per-round': 'Cada Trabajador se potencia como mucho con un Chai por Ronda.',
  'contract-window-before-each-area':
    'Antes de cada área todos, desde el Jugador Inicial, pueden usar los Contratos propios sin usar que muestren esa área.',
  'contract-use-needs-no-worker': 'Para usar un Contrato no hace falta tener Trabajadores en el área.',
  'contract-effect-once-per-game': 'Cada Contrato se usa una sola vez; después queda girado.',
  'contract-effect-lasts-until-round-end':
    'Lo que cambia un Contrato dura hasta el final de la Ronda, salvo que la carta diga más. Los marcadores movidos no vuelven atrás.',
  'contract-bonus-independent-of-use': 'La bonificación final cuenta tanto si el Contrato se usó como si no.',
  // A
  'area-a-up-to-three-cubes': 'A, el Almacén: toma hasta tres cubos de cualquier clase.',
  'area-a-one-chai-cube-per-worker': 'Cada Trabajador toma como mucho un cubo de Chai.',
  'area-a-boost-two-more-cubes':
    'Con Chai, el Trabajador toma hasta dos cubos más, y uno de ellos puede ser de Chai.',
  'chai-cube-advances-track-and-leaves-game':
    'El cubo de Chai hace avanzar una casilla en su marcador y sale de la partida.',
  'area-a-last-space-gives-start-player':
    'Quien tiene un Trabajador en la última casilla de A pasa a ser Jugador Inicial en cuanto se resuelve.',
  // B
  'area-b-takes-rubble-at-dig-rate':
    'B, Excavar: toma tantos Cascotes como el Ritmo de Excavación, desde la casilla más a la izquierda que los tenga.',
  'area-b-last-rubble-claims-space':
    'Quien retira el último Cascote de una casilla pone en ella una ficha; una Acción puede ganar varias casillas.',
  'area-b-full-rate-is-compulsory': 'Hay que retirar el Ritmo completo, o todos los Cascotes que queden.',
  'area-b-boost-plus-three': 'Con Chai, este Trabajador excava 3 más.',
  'area-b-becomes-build-when-rubble-is-gone':
    'Al acabar la Ronda en que desaparece el último Cascote, el área B pasa a ser de Construir, con una sola casilla.',
  // C
  'area-c-up-to-three-minor-actions':
    'C, la Fundición: hasta tres Acciones menores, combinadas como se quiera.',
  'area-c-make-steel-three-iron': 'Fabricar Acero: 3 de Hierro a la bolsa por 1 barra de Acero.',
  'area-c-make-stone-two-rubble':
    'Fabricar Piedra: 2 Cascotes a la Reserva general por 1 de Piedra, del Almacén o de la bolsa.',
  'area-c-chip-stone': 'Picar Piedra: 1 de Piedra a la bolsa por 2 Cascotes.',
  'area-c-boost-unlimited-and-cheap-steel':
    'Con Chai se hacen todas las Acciones menores que se quiera y el Acero cuesta 2 de Hierro.',
  // D
  'area-d-one-steel-per-rail-space':
    'D, Colocar Raíles: cada Raíl cuesta 1 de Acero y pone tu ficha en la casilla libre más baja del recorrido.',
  'area-d-at-most-rail-rate': 'Se colocan como mucho los Raíles del Ritmo más lo que lo aumente.',
  'area-d-rate-is-compulsory-with-enough-steel':
    'Hay que colocar el Ritmo entero, hasta donde alcancen el Acero, las fichas y el recorrido.',
  'area-d-boost-plus-two': 'Con Chai se pueden colocar dos Raíles más; obligatorio es solo el Ritmo.',
  'area-d-river-space-gives-one-chai': 'Colocar en una casilla Fluvial da 1 de Chai.',
  // E
  'area-e-one-build': 'E, Construir: una casilla de Estación o una carta de Equipo.',
  'area-e-boost-second-build': 'Con Chai se puede construir una vez más, de cualquiera de las dos clases.',
  'station-only-siliguri-at-start': 'Al principio solo se puede construir en las cinco casillas de Siliguri.',
  'station-opened-by-marked-river-spaces':
    'Están abiertas las ciudades hasta la primera casilla Fluvial sin ficha; cualquier ficha abre el paso, también una del Juego.',
  'station-needs-no-rails-to-the-town':
    'No hace falta que los Raíles lleguen a una ciudad para construir en ella.',
  'station-cost-paid-and-marker-placed':
    'Se paga el coste completo de una casilla de Estación libre y se pone en ella una ficha propia.',
  'station-cost-destinations':
    'El Hierro y la Piedra van a la bolsa; los Cascotes y el Acero, a la Reserva general.',
  'station-bonus-is-immediate':
    'La bonificación de la casilla llega en el acto, tras pagar y poner la ficha; sus puntos cuentan al final.',
  'station-joker-cost-any-mix':
    'Las casillas de Darjeeling cuestan tres piezas, de Piedra o de Acero en la mezcla que se quiera.',
  'equipment-purchase-pays-printed-cost':
    'Para comprar Equipo se paga su coste, el Acero a la Reserva y el Chai en su marcador, y se toma la carta de la cochera.',
  'equipment-chai-cube-goes-to-track':
    'Si hay un cubo de Chai en la carta, da 1 de Chai y sale de la partida.',
  'equipment-effect-from-once': 'El Equipo surte efecto desde que se toma.',
  'equipment-any-number': 'Con dos o más jugadores se puede poseer cualquier número de cartas de Equipo.',
  // Bonificaciones de Estación
  'station-bonus-two-steel': 'SIL-1: toma 2 de Acero de la Reserva general, o lo que quede.',
  'station-bonus-contract': 'SIL-2: toma en el acto un Contrato a la vista; su espacio queda vacío.',
  'station-bonus-one-chai': 'SIL-4: gana 1 de Chai.',
  'station-bonus-third-worker-next-round':
    'SIL-5: el tercer Trabajador es gratis solo en la Ronda siguiente, aunque no tengas Equipo.',
  'station-bonus-free-equipment':
    'TIN-1: toma cualquier carta de la cochera sin pagar su coste, con el cubo de Chai que lleve.',
  // Equipo
  'equipment-shunter-hires-for-two-rubble':
    'Locomotora de Maniobras: el tercer Trabajador puede costar 2 Cascotes en vez de 1 de Chai.',
  'equipment-toy-train-leaf-per-area-a-worker':
    'Tren de Juguete: 1 Hoja cada vez que uno de tus Trabajadores hace la Acción A.',
  'equipment-garratt-chai-on-first-rails':
    'Clase Garratt D: 1 de Chai tras colocar Raíles por primera vez en la Ronda.',
  'equipment-warehouses-one-leaf-less':
    'Almacenes de las Indias Orientales: cada Contrato tuyo que pide Hojas pide 1 menos.',
  'equipment-construction-workers-discount':
    'Trabajadores de la Construcción: las Estaciones te cuestan 2 Cascotes menos si piden Cascotes y 1 de Piedra menos si piden Piedra.',
  'equipment-luxury-train-seven-points':
    'Tren de Lujo: 7 puntos más al final, 16 en total; en solitario, nada.',
  'equipment-reliable-train-no-maintenance': 'Tren Fiable: el Evento 5 no pide nada por esta carta.',
  'equipment-inspection-train-free-worker-in-event-round':
    'Tren de Inspección de Vías: tu tercer Trabajador es gratis en una Ronda con algún Evento.',
  // F
  'area-f-take-one-contract':
    'F, la Oficina de Correos: toma un Contrato a la vista; su espacio no se repone en esta Ronda.',
  'area-f-empty-row-loses-action': 'Si no queda ningún Contrato a la vista, la Acción se pierde.',
  'contracts-any-number-held': 'Se puede tener cualquier cantidad de Contratos.',
  'area-f-boost-new-row':
    'Con Chai puedes descartar primero los Contratos a la vista y robar tres nuevos; después tomas uno.',
  // G
  'area-g-take-leaves-at-harvest-rate':
    'G, el Chaiwala: toma tantas Hojas como marque la casilla de Cosecha, 1 o 2.',
  'area-g-no-leaves-at-half': 'Con el Ritmo en 1/2 no se pueden tomar Hojas.',
  'area-g-turn-leaves-into-chai': 'O transforma en Chai las Hojas que quieras, una por una.',
  'area-g-has-no-boost': 'En G el Chai no potencia nada.',
  'chai-never-above-track-maximum': 'El Chai no pasa de la última casilla visible de su marcador.',
  // Contratos
  'contract-01-one-more-cube-per-a-worker':
    'Contrato 1 (A): cada Trabajador tuyo en A puede tomar un cubo más en esta Ronda; el límite de Chai no cambia. Final: 2 Raíles, 7 puntos.',
  'contract-02-three-iron-from-the-bag':
    'Contrato 2 (A): toma 3 de Hierro de la bolsa. Final: 3 Raíles, 13 puntos.',
  'contract-03-two-stone-from-the-bag':
    'Contrato 3 (A): toma 2 de Piedra de la bolsa. Final: 2 Estaciones, 7 puntos.',
  'contract-04-chai-cubes-from-the-stock':
    'Contrato 4 (A): toma los cubos de Chai del Almacén, hasta 2. Final: 3 Hojas, 7 puntos.',
  'contract-05-take-the-start-player':
    'Contrato 5 (A): pasas a ser Jugador Inicial ahora. Final: 1 Raíl y 1 Estación, 7 puntos.',
  'contract-06-dig-plus-three-for-one-worker':
    'Contrato 6 (B): uno de tus Trabajadores en B excava 3 más en esta Ronda. Final: 2 casillas de Plantación, 6 puntos.',
  'contract-07-dig-now':
    'Contrato 7 (B): excava ahora una vez al Ritmo actual, sin Trabajador. Final: 3 casillas de Plantación, 10 puntos.',
  'contract-08-dig-marker-right':
    'Contrato 8 (B): mueve la ficha de Excavación 1 o 2 casillas a la derecha; más allá de 5 hay Cosecha. Final: 4 casillas de Plantación, 15 puntos.',
  'contract-09-cheap-steel-this-round':
    'Contrato 9 (C): fabricar Acero te cuesta 2 de Hierro en esta Ronda. Final: 3 Raíles, 13 puntos.',
  'contract-10-make-two-steel-now':
    'Contrato 10 (C): fabrica ahora 1 o 2 de Acero, a 3 de Hierro cada uno. Final: 4 Raíles, 20 puntos.',
  'contract-11-one-steel':
    'Contrato 11 (C): toma 1 de Acero de la Reserva general. Final: 5 Raíles, 30 puntos.',
  'contract-12-rail-plus-one-for-one-worker':
    'Contrato 12 (D): uno de tus Trabajadores en D puede colocar un Raíl más en esta Ronda. Final: 3 Estaciones, 12 puntos.',
  'contract-13-lay-one-rail-for-steel':
    'Contrato 13 (D): coloca ahora un Raíl por 1 de Acero, sin Trabajador. Final: 4 Estaciones, 17 puntos.',
  'contract-14-iron-pays-rails':
    'Contrato 14 (D): en esta Ronda cada Raíl puede pagarse con 3 de Hierro en vez de 1 de Acero. Final: 5 Estaciones, 24 puntos.',
  'contract-15-lay-one-rail-for-stone':
    'Contrato 15 (D): coloca ahora un Raíl por 2 de Piedra, sin Trabajador. Final: 2 Raíles y 2 Estaciones, 16 puntos.',
  'contract-16-rubble-to-stone':
    'Contrato 16 (E): hasta tres veces, cambia ahora 2 Cascotes por 1 de Piedra de la bolsa. Final: 2 Hojas, 5 puntos.',
  'contract-17-cheaper-station':
    'Contrato 17 (E): la próxima Estación que construyas en esta Ronda cuesta 1 de Piedra, 2 Cascotes o 2 de Hierro menos. Final: 2 Estaciones de Cascotes, 9 puntos.',
  'contract-18-equipment-for-one-steel':
    'Contrato 18 (E): toma cualquier carta de la cochera por 1 de Acero. Final: 3 Estaciones de Cascotes, 15 puntos.',
  'contract-19-extra-build':
    'Contrato 19 (E): construye ahora una vez pagando su coste, sin Trabajador. Final: 1 Estación y 1 casilla de Plantación, 6 puntos.',
  'contract-20-third-worker-next-round':
    'Contrato 20 (E): tu tercer Trabajador es gratis en la próxima Ronda. Final: 2 Raíles y 1 Estación, 11 puntos.',
  'contract-21-new-row-take-one':
    'Contrato 21 (F): descarta los Contratos a la vista, se roban tres nuevos y tomas uno. Final: 1 Raíl y 1 casilla de Plantación, 6 puntos.',
  'contract-22-top-of-the-deck':
    'Contrato 22 (F): toma la carta superior del mazo. Final: 1 Raíl, 1 Estación y 1 casilla de Plantación, 10 puntos.',
  'contract-23-take-from-the-row':
    'Contrato 23 (F): toma un Contrato a la vista. Final: 2 Estaciones y 2 casillas de Plantación, 14 puntos.',
  'contract-24-harvest-now': 'Contrato 24 (G): Cosecha para todos ahora. Final: 4 Hojas, 9 puntos.',
  'contract-25-three-leaves': 'Contrato 25 (G): toma 3 Hojas. Final: 6 Hojas, 13 puntos.',
  'contract-26-leaves-to-chai':
    'Contrato 26 (G): transforma ahora de 1 a 4 Hojas en Chai. Final: 8 Hojas, 17 puntos.',
  'contract-27-one-chai': 'Contrato 27 (A): gana 1 de Chai. Final: 2 puntos por cada Chai de tu marcador.',
  'contract-28-borrow-game-spaces-in-g':
    'Contrato 28 (G): pon 1 o 2 fichas tuyas en casillas de Plantación del Juego; sirven para las Cosechas hasta la Puntuación. Final: 2 Raíles, 2 Estaciones y 2 casillas de Plantación, 26 puntos.',
  'contract-29-borrow-game-spaces-in-b':
    'Contrato 29 (B): pon 1 o 2 fichas tuyas en casillas de Plantación del Juego; sirven para las Cosechas hasta la Puntuación. Final: 1 Estación y 3 Hojas, 9 puntos.',
  'contract-30-harvest-marker-right':
    'Contrato 30 (G): mueve la ficha de Cosecha una casilla a la derecha y toma 1 Hoja. Final: 10 Hojas, 21 puntos.',
  // Fin de la Ronda
  'round-end-workers-return': 'Todos los Trabajadores vuelven a casa, y el tercero a la casa de Té.',
  // Final
  'end-after-round-in-which-route-is-full':
    'La partida acaba al final de la Ronda en que la última casilla de Raíles recibe una ficha, de un jugador o de un Evento.',
  'end-two-players-last-marker-extra-round':
    'Dos jugadores: cuando uno coloca su última ficha, el otro juega una Ronda más a solas y la partida termina.',
  'end-no-marker-trigger-with-three-or-more':
    'Con tres o más jugadores, quedarse sin fichas no termina la partida.',
  // Puntuación
  'score-estate-spaces': 'Cada casilla de Plantación propia da sus puntos; antes se retiran las prestadas.',
  'score-station-spaces': 'Cada casilla de Estación propia da sus puntos.',
  'score-rail-spaces': 'Cada casilla de Raíles propia da sus puntos.',
  'score-contract-if-all-requirements-met':
    'Un Contrato puntúa si se cumple todo lo que pide; si no, no da ni quita nada.',
  'score-each-piece-for-one-contract-only':
    'Cada ficha y cada Hoja sirven para un solo Contrato; las fichas puntúan además su casilla.',
  'score-rubble-station-requirement':
    'Donde se piden Estaciones de Cascotes cuentan solo las casillas que se pagan con Cascotes; también valen como Estación corriente.',
  'score-contract-27-two-per-chai': 'El Contrato 27 da 2 puntos por Chai, además de los del marcador.',
  'score-chai-track-space': 'El marcador de Chai da los puntos de la casilla que ocupas.',
  'score-half-point-per-free-leaf': 'Cada Hoja que no está en un Contrato da medio punto, sin redondear.',
  'score-nine-per-equipment': 'Con dos o más jugadores cada carta de Equipo da 9 puntos.',
  'highest-score-wins-ties-share': 'Gana quien tiene más puntos; si hay empate, se comparte la victoria.',
  // Solitario
  'solo-twenty-markers': 'En solitario: veinte fichas de un color, una de ellas en el marcador de Chai.',
  'solo-bag-stock-and-events':
    'En solitario: 23 de Hierro, 14 de Piedra y 6 de Chai en la bolsa; seis cubos forman el primer Almacén y luego entran cuatro de Evento; cada Ronda se sacan seis.',
  'solo-three-random-rail-spaces-done':
    'En solitario: tres casillas de Raíles al azar, nunca Fluviales, empiezan completadas.',
  'solo-three-random-equipment': 'En solitario: hay tres cartas de Equipo al azar en la cochera.',
  'solo-contract-row-fully-replaced':
    'En solitario: en la fase 1 se descartan todos los Contratos a la vista y se roban tres nuevos.',
  'solo-event-one-clears-dig-rate-spaces':
    'En solitario: el Evento 1 despeja tantas casillas de Plantación como el Ritmo de Excavación.',
  'solo-siliguri-closed-at-second-event-one':
    'En solitario: la segunda vez que llega el Evento 1, Siliguri se cierra; lo construido se queda.',
  'solo-at-most-two-equipment': 'En solitario: como mucho dos cartas de Equipo a la vez.',
  'solo-equipment-scores-nothing': 'En solitario: el Equipo no da puntos, ni siquiera el Tren de Lujo.',
  'solo-ends-at-last-marker-or-full-route':
    'En solitario: se acaba en cuanto colocas tu última ficha, o tras la Ronda en que se completa el recorrido.',
  // Metas
  'goal-east-india-company-depot':
    'Depósito de la Compañía de las Indias Orientales: las cinco casillas de Siliguri son tuyas.',
  'goal-tea-magnate': 'Magnate del Té: posees todas las casillas de Plantación.',
  'goal-branch-offices': 'Sucursales: una ficha en alguna Estación de cada ciudad, de Siliguri a Darjeeling.',
  'goal-bridge-builder': 'Constructor de Puentes: las cuatro casillas Fluviales son tuyas.',
  'goal-king-of-agony':
    'El Rey de Agony: son tuyas las cuatro casillas de Raíles entre el río Tindharia y Agony Point.',
  'goal-northerner': 'Norteño: más de 180 puntos sin fichas en Siliguri.',
  'goal-builder': 'Constructor: más de 60 puntos en Estaciones.',
  'goal-great-builder': 'Gran Constructor: más de 90 puntos en Estaciones.',
  'goal-railway-king': 'El Rey del Ferrocarril: al menos 20 puntos en Raíles.',
  'goal-gang-worker': 'Trabajador de una Cuadrilla: 100 puntos o más habiendo usado Equipo.',
  'goal-gang-foreman': 'Encargado de una Cuadrilla: 150 puntos o más habiendo usado Equipo.',
  'goal-gang-leader': 'Líder de una Cuadrilla: 175 puntos o más habiendo usado Equipo.',
  'goal-gang-coordinator': 'Coordinador de una Cuadrilla: 200 puntos o más habiendo usado Equipo.',
  'goal-gang-president': 'Presidente de una Cuadrilla: 225 puntos o más habiendo usado Equipo.',
  'goal-lone-worker': 'Trabajador Solitario: 100 puntos o más sin Equipo.',
  'goal-lone-foreman': 'Encargado Solitario: 150 puntos o más sin Equipo.',
  'goal-lone-leader': 'Líder Solitario: 175 puntos o más sin Equipo.',
  'goal-lone-coordinator': 'Coordinador Solitario: 200 puntos o más sin Equipo.',
  'goal-lone-president': 'Presidente Solitario: 225 puntos o más sin Equipo.',
  'goal-trainee-engineer': 'Ingeniero en Prácticas: 100 puntos o más sin fichas en las Plantaciones.',
  'goal-graduate-engineer': 'Ingeniero Graduado: 150 puntos o más sin fichas en las Plantaciones.',
  'goal-engineer': 'Ingeniero: 175 puntos o más sin fichas en las Plantaciones.',
  'goal-expert-engineer': 'Ingeniero Experto: 200 puntos o más sin fichas en las Plantaciones.',
  'goal-master-engineer': 'Ingeniero Magistral: 225 puntos o más sin fichas en las Plantaciones.',
  'goal-contractor-grade-one': 'Contratista, grado I: al menos 80 puntos en Contratos.',
  'goal-contractor-grade-two': 'Contratista, grado II: al menos 100 puntos en Contratos.',
  'goal-great-contractor': 'Gran Contratista: al menos 120 puntos en Contratos.',
  'goal-procrastinator': 'Procrastinador: cuatro Contratos o más sin usar y sin puntos.',
  'goal-tea-chest': 'Caja de Té: acabar con 20 Hojas fuera de los Contratos.',
  'goal-tea-shop': 'Tienda de Té: acabar con 40 Hojas fuera de los Contratos.',
  'goal-tea-warehouse': 'Almacén de Té: acabar con 60 Hojas fuera de los Contratos.',
  'goal-chaiwala': 'Chaiwala: acabar con el marcador de Chai al máximo.',
  'goal-king-of-shovels': 'Rey de las Palas: acabar con más de 30 Cascotes.',
  'goal-blast-furnace': 'Alto Horno: acabar con 8 barras de Acero o más.',
  'goal-tea-totaller':
    'Jugador Té-morato: más de 150 puntos, sin Hojas y sin fichas en las Plantaciones, en Siliguri ni en Darjeeling.',
  'goal-worker-all-markers-used':
    'Trabajador: colocar todas las fichas antes de que se complete el recorrido.',
  'goal-middle-distance-runner': 'Corredor de Medio Fondo: 400 puntos o más en tres partidas seguidas.',
  'goal-distance-runner': 'Corredor de Fondo: 500 puntos o más en tres partidas seguidas.',
  'goal-marathon-runner': 'Corredor de Maratón: 600 puntos o más en tres partidas seguidas.',
  // Aclaraciones
  'r-event-wheel-order':
    'Los cubos de Evento dan la vuelta a la rueda: cada uno va a la casilla que sigue a la última usada.',
  'r-draw-all-then-place':
    'Se sacan primero todos los cubos y se colocan después en ese orden, a la vista; lo que un Evento devuelve a la bolsa no sale otra vez en la misma fase.',
  'r-bag-short': 'Una bolsa con pocos cubos se vacía, sin más consecuencias.',
  'r-event-cubes-count': 'Los cubos de Evento cuentan entre los que se sacan.',
  'r-round-down-per-seat': 'La Cosecha se redondea una vez por jugador, sumando todas sus casillas.',
  'r-overflow-once': 'Un mismo efecto trae como mucho una Cosecha; los pasos de más se pierden.',
  'r-overflow-rate':
    'La Cosecha causada por la Excavación usa el Ritmo de Cosecha del momento y después lo reinicia.',
  'r-weather-is-relative': 'El Clima mueve las fichas paso a paso, en el orden Excavación, Raíles, Cosecha.',
  'r-boost-is-not-overflow':
    'Excavar más de 5 con un Trabajador potenciado no trae Cosecha; solo la ficha puede traerla.',
  'r-forecast-card':
    'El pronóstico mira el mazo tras la fase 1; robar Contratos después no cambia las fichas ya puestas.',
  'r-deck-and-discard-empty':
    'Sin mazo ni descartes, los espacios y el pronóstico quedan vacíos; si el hueco llega a P1, esa Ronda no tiene Clima.',
  'r-discard-reshuffle-at-once':
    'Los descartes se barajan en cuanto el mazo está vacío y hace falta una carta o su reverso, con lo recién descartado incluido.',
  'r-start-player-random':
    'El primer Jugador Inicial sale por sorteo o es el primer asiento, según se elija.',
  'r-estate-count':
    'Las Plantaciones son en total tantas como jugadores; la impresa, o la carta que la tapa, es la primera.',
  'r-weather-none-in-first-round': 'La Ronda 1 no tiene Clima, así que en la 2 no se retira nada de P1.',
  'r-chai-cover-counts': 'Se tapan cinco casillas de Chai menos una por jugador, y nunca más de tres.',
  'r-chai-per-worker': 'El Chai pagado por contratar no cuenta como potenciar a ese Trabajador.',
  'r-boost-offer':
    'De A a F se puede potenciar a un Trabajador siempre que haya Chai, aunque sirva de poco; a veces es lo que hace posible la Acción.',
  'r-boosted-dig-is-full': 'Con el Ritmo aumentado se excava todo, hasta donde haya Cascotes.',
  'r-boost-for-contract-actions': 'Lo que un Contrato hace sin Trabajador no se puede potenciar.',
  'r-boost-with-fresh-chai': 'El Chai ganado en la misma Ronda se puede gastar enseguida.',
  'r-hire-order': 'Se contrata a la vista de todos, desde el Jugador Inicial, antes de colocar a nadie.',
  'r-hire-free-without-equipment':
    'El tercer Trabajador gratis de una Estación o de un Contrato no exige Equipo; si no se usa en la Ronda siguiente, se pierde.',
  'r-hire-one-source':
    'Solo hay un tercer Trabajador: si es gratis no se paga nada, y si no, se paga una vez; los derechos no se suman.',
  'r-shunter-optional': 'El dueño de la Locomotora de Maniobras puede seguir pagando Chai.',
  'r-no-free-space': 'Si no hay casillas libres, los Trabajadores restantes no se usan.',
  'r-place-useless': 'Se puede colocar un Trabajador donde no tendrá nada que hacer.',
  'r-must-act-minimum':
    'Lo mínimo es el Ritmo completo en B y D, un cubo en A, una Acción menor en C, una construcción en E, un Contrato en F y una opción en G; solo lo posible sin Chai.',
  'r-contract-window-order':
    'Antes de cada área hay una sola vuelta, en un orden fijado al empezar; cada jugador usa sus cartas seguidas.',
  'r-contract-timing':
    'Un Contrato ganado en la Ronda sirve antes de las áreas siguientes, y en el mismo turno si muestra el área.',
  'r-contract-use-needs-effect': 'Un Contrato solo se puede usar si hace algo.',
  'r-contract-modifiers-add':
    'Chai, Contratos y Equipo se suman; solo el precio del Acero no baja nunca de 2 de Hierro.',
  'r-start-player-change':
    'El nuevo Jugador Inicial cuenta desde ya, pero una vuelta de Contratos empezada conserva su orden.',
  'r-start-player-without-cubes': 'La ficha de Jugador Inicial pasa aunque el Almacén esté vacío.',
  'r-area-a-chai-at-maximum':
    'Con el Chai al máximo se puede tomar el cubo: sale de la partida y no da nada. Todo el Chai sobrante se pierde.',
  'r-area-g-limit': 'No se pueden transformar Hojas en Chai por encima del máximo.',
  'r-dig-skips-empty-spaces':
    'Al excavar se saltan las casillas sin Cascotes; una a medias es de quien retire el último.',
  'r-rubble-of-events': 'Los Cascotes que retira el Evento 1 van a la Reserva general.',
  'r-no-permanent-rate-equipment': 'Ninguna de las ocho cartas cambia un Ritmo de forma permanente.',
  'r-steel-limited':
    'Hay 16 barras de Acero y ni una más; los Cascotes y las Hojas no se agotan; la Piedra debe estar en el Almacén o en la bolsa.',
  'r-game-markers-unlimited': 'Las fichas del Juego no se agotan.',
  'r-works-loop':
    'Con Chai en C, tras picar Piedra no se toma Piedra de la bolsa, ni al revés, hasta que se fabrique otra cosa.',
  'r-make-stone-none': 'Si no hay Piedra en el Almacén o en la bolsa, de allí no se puede fabricar.',
  'r-rail-count':
    'Se coloca al menos el Ritmo, hasta donde den Acero, casillas y fichas, y como mucho lo que esté en vigor; entre ambos se elige. Los Raíles pagados con Hierro cuentan.',
  'r-game-river-space': 'Una ficha del Juego en un río abre las ciudades siguientes; nadie gana Chai.',
  'r-station-order': 'Las casillas de una ciudad se construyen en cualquier orden.',
  'r-station-contract-source':
    'El Contrato de una bonificación se toma de los que están a la vista; si no hay, no se toma ninguno.',
  'r-free-equipment-chai': 'El Equipo tomado sin pagar también da su cubo de Chai.',
  'r-build-chain': 'Lo que da la primera construcción puede pagar la segunda.',
  'r-area-b-build-details':
    'La nueva área B se resuelve en su lugar y se puede potenciar; la Niebla no la cierra y los Contratos de B se usan antes de ella.',
  'r-area-b-same-round':
    'Si los Cascotes se acaban a mitad de Ronda, los demás Trabajadores de B no hacen nada; el área cambia al final.',
  'r-garratt-once':
    'La Garratt cuenta los primeros Raíles de la Ronda, de un Trabajador o de los Contratos 13 o 15; su Chai llega después.',
  'r-toy-train-empty-stock': 'El Tren de Juguete da su Hoja aunque no haya nada que tomar en A.',
  'r-construction-discount':
    'El descuento de los Trabajadores de la Construcción vale una vez por casilla, también en costes mixtos, sin bajar de cero y no para el Equipo.',
  'r-joker-discount': 'Los descuentos de Piedra quitan una pieza en las casillas de Darjeeling.',
  'r-reliable-train-scope': 'Solo el Tren Fiable se libra; por las demás cartas su dueño paga.',
  'r-maintenance-choice':
    'Se pregunta desde el Jugador Inicial, carta a carta, y se puede devolver una carta aunque se pudiera pagar.',
  'r-inspection-train-round': 'El Tren de Inspección mira los Eventos de esta Ronda, antes de contratar.',
  'r-event-four-scope':
    'El Evento 4 completa también ciudades aún cerradas; una casilla tapada no está libre; si no queda ninguna, solo vuelven los cubos.',
  'r-event-one-few-spaces': 'Si quedan menos casillas con Cascotes, el Evento 1 despeja las que haya.',
  'r-event-rails-end': 'Si un Evento completa el recorrido, la Ronda se juega hasta el final.',
  'r-route-full': 'El recorrido está completo cuando ninguna casilla de Raíles está sin ficha.',
  'r-solo-start-rails':
    'Los Raíles completados al principio llevan fichas del Juego, se saltan al colocar y no dan puntos.',
  'r-solo-end-timing':
    'Con la última ficha, en solitario, se cobra lo que da esa casilla y se acaba; el recorrido completo acaba la partida tras la Ronda.',
  'r-solo-markers': 'En solitario hay veinte fichas en total, diecinueve para puntuar.',
  'r-two-player-extra-round':
    'Los dos terminan la Ronda; en la adicional solo uno contrata, usa Contratos y coloca, aunque las Cosechas y el mantenimiento alcanzan a ambos.',
  'r-two-player-double-trigger':
    'Si los dos se quedan sin fichas, o se completa el recorrido, la partida acaba tras esa Ronda, sin otra más.',
  'r-markers-out-three-plus':
    'Sin fichas no se colocan Raíles, ni se construyen Estaciones, ni se toma prestado; sí se compra Equipo y se excava, y la casilla despejada es del Juego.',
  'r-last-marker-count':
    'La última ficha es la última de las diecinueve; las que están en casillas prestadas también están colocadas.',
  'r-borrowed-spaces':
    'Una casilla prestada sirve para las Cosechas hasta la Puntuación y para nada más; se toma la primera por la izquierda.',
  'r-contract-assignment-optimal':
    'Las fichas y las Hojas se reparten entre los Contratos de la mejor manera para su dueño, contando el medio punto de cada Hoja.',
  'r-contract-markers-still-score': 'Las fichas que sirven a un Contrato puntúan igualmente su casilla.',
  'r-warehouses-minimum': 'Con los Almacenes, un Contrato que pide una Hoja no pide ninguna.',
  'r-leaf-halves': 'Los medios puntos se conservan en totales, comparaciones y metas.',
  'r-sample-card-bonus': 'La bonificación del Contrato 16 es de 5 puntos por 2 Hojas.',
  'r-solo-chai-cubes': 'En solitario, los cubos de Chai del Equipo se suman a los seis de la bolsa.',
  'r-solo-free-equipment-at-limit':
    'En solitario, con dos cartas, TIN-1 no da ninguna más; no se puede devolver una para hacer sitio.',
  'r-solo-using-equipment': 'Usar Equipo es haber tomado una carta en algún momento.',
  'r-solo-goal-leaves':
    'Las metas de Hojas piden al menos ese número; la del Té-morato, ninguna antes de los Contratos.',
  'r-solo-goal-procrastinator': 'El Procrastinador cuenta cartas que estén a la vez sin usar y sin puntos.',
  'r-solo-goal-winning': 'En solitario no hay victoria: hay un total y una lista de metas.',
  'r-solo-start-player': 'En solitario la última casilla de A no tiene efecto especial.',
  'r-open-towns-chain':
    'Están abiertas las ciudades hasta el primer río sin ficha, haya lo que haya después.',
  'r-game-owned-estates': 'Una casilla de Plantación del Juego ya no se gana, solo se toma prestada.',
  'r-post-office-redraw':
    'Se roban tres Contratos nuevos aunque no quedara ninguno; si el mazo no llega, se barajan los descartes detrás.',
  'r-row-after-redraw': 'Los Contratos que quedan tras renovar se tratan como los demás en la fase 1.',
  'r-rail-marker-kind': 'Una ficha en una casilla urbana de Raíles es un Raíl, no una Estación.',
  'r-ties-no-breaker': 'No hay desempate: ganan todos los que tienen el total más alto.',
  'r-round-limit': 'Tras la Ronda 100 la partida acaba como si el recorrido estuviera completo.',
  'r-works-stop-when-only-boost-pays':
    'Si en C solo el Chai pagado hace posible el Acero, se permite parar sin hacer nada.',
  'r-procrastinator-ties':
    'Entre repartos igual de buenos, al Procrastinador le vale el que deja más cartas sin usar y sin puntos.',
  'r-last-marker-stops-solo-at-once':
    'Si la última ficha cae en un Raíl, en solitario se da solo lo de la casilla, no lo del Equipo.',
  'r-borrowed-marker-counts-as-placed':
    'Una última ficha en una casilla prestada acaba la partida como cualquier otra.',
  'r-pending-event-cubes-count':
    'Los cubos sacados y aún sin colocar están a la vista y no son ni de la bolsa ni del Almacén.',
  'r-campaign-window': 'Las metas de campaña miran tres partidas en solitario seguidas de un mismo jugador.',
};

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Preparación',
  rounds: 'Rondas',
  contracts: 'Fase 1: Contratos',
  weather: 'Fase 2: Clima',
  rates: 'Ritmos de Trabajo',
  harvest: 'Cosechas de Té',
  refill: 'Fase 3: Almacén',
  events: 'Eventos',
  workers: 'Fase 4: Trabajadores',
  actions: 'Fase 5: Acciones',
  stock: 'A: el Almacén',
  dig: 'B: Excavar',
  works: 'C: la Fundición',
  rails: 'D: Colocar Raíles',
  build: 'E: Construir',
  stationBonuses: 'Bonificaciones de Estación',
  equipment: 'Equipo',
  postOffice: 'F: la Oficina de Correos',
  chaiwala: 'G: el Chaiwala',
  contractCards: 'Los Contratos',
  roundEnd: 'Fin de la Ronda',
  end: 'Final de la partida',
  scoring: 'Puntuación',
  solo: 'Partida en solitario',
  buildingGoals: 'Metas de Construcción',
  scoreGoals: 'Metas de Puntuación',
  reserveGoals: 'Metas de Reserva personal',
  campaignGoals: 'Metas de campaña',
  rulings: 'Preguntas y respuestas',
};
