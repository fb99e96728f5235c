import type { RuleId, Section } from '../data/rules.ts';

/** Las reglas en español, una entrada por identificador. */
export const rules: Readonly<Record<RuleId, string>> = {
  // Preparación
  'setup-darjeeling-second-space-covered-below-three-players':
    'Con uno o dos jugadores, la segunda casilla de estación de Darjeeling queda tapada y nadie puede construir en ella.',
  'setup-chai-track-end-covered-by-player-count':
    'El final del marcador de chai se tapa según los jugadores: tres casillas con uno o dos, dos con tres, una con cuatro y ninguna con cinco. La última casilla visible es el máximo.',
  'setup-weather-tokens-and-fog-tiles-aside':
    'Tres fichas de sol, tres de lluvia, tres de niebla y las dos losetas de niebla empiezan fuera del tablero; al principio no hay niebla en ninguna casilla.',
  'setup-rate-markers-on-start-spaces':
    'Las tres fichas de ritmo empiezan en las casillas verde oscuro: excavación 3, raíles 1, cosecha 1.',
  'setup-general-supply-beside-the-board':
    'Todas las hojas de té, los cascotes, las 16 barras de acero y las fichas del juego empiezan en la reserva general; nadie tiene mercancías todavía.',
  'setup-overlays-one-or-two-players':
    'Con uno o dos jugadores se cubren con cartas de acción las áreas A, D, F y G.',
  'setup-overlays-three-players': 'Con tres jugadores el tablero se usa tal como está impreso.',
  'setup-overlays-four-or-five-players':
    'Con cuatro o cinco jugadores se cubren con cartas de acción las áreas A, B, C, D, E y G.',
  'setup-additional-action-card-aside':
    'La carta de acción adicional espera junto al tablero hasta que no queden cascotes; las demás que sobran se guardan.',
  'setup-first-two-contracts-to-a-and-b':
    'Se barajan los contratos y los dos primeros se colocan boca arriba en los espacios A y B.',
  'setup-forecast-p2-from-third-card-back':
    'El reverso del tercer contrato decide la ficha de clima de P2; después la carta pasa boca arriba al espacio C.',
  'setup-forecast-p3-from-fourth-card-back':
    'El reverso del cuarto contrato decide la ficha de clima de P3; la carta se queda en el mazo.',
  'setup-no-current-weather': 'En la primera ronda P1 está vacía: aún no hay clima.',
  'setup-estates-equal-player-count': 'Hay tantas plantaciones como jugadores, empezando por la izquierda.',
  'setup-alubari-estate-printed-or-covered':
    'La plantación de Alubari impresa en el tablero es la primera, salvo que la opción «Plantación de Alubari» la tape con otra al azar.',
  'setup-estate-cards-random-side':
    'Las cartas de plantación se barajan y muestran una cara al azar; las sobrantes se guardan.',
  'setup-rubble-on-estate-spaces': 'Cada casilla de plantación recibe los cascotes que indica su número.',
  'setup-seven-of-eight-equipment':
    'Con dos o más jugadores, siete cartas de equipo al azar forman la cochera de trenes; la octava se guarda.',
  'setup-chai-cube-on-marked-equipment': 'Cada carta de la cochera que incluye chai recibe un cubo de chai.',
  'setup-bag-two-or-three-players':
    'Con dos o tres jugadores la bolsa lleva 27 de hierro, 15 de piedra y todo el chai que no está en el equipo.',
  'setup-bag-four-players':
    'Con cuatro jugadores la bolsa lleva 34 de hierro, 20 de piedra y todo el chai que no está en el equipo.',
  'setup-bag-five-players':
    'Con cinco jugadores la bolsa lleva 40 de hierro, 24 de piedra y todo el chai que no está en el equipo.',
  'setup-surplus-cubes-leave-the-game':
    'El hierro y la piedra que no entran en la bolsa quedan fuera de la partida; en solitario, también el chai sobrante.',
  'setup-first-stock-of-twelve':
    'Con dos o más jugadores, el primer almacén se forma con doce cubos de la bolsa.',
  'setup-five-event-cubes-added-after-first-stock':
    'Con dos o más jugadores, cinco cubos de evento entran en la bolsa después de formar el primer almacén, que por eso nunca trae eventos.',
  'setup-two-workers-ready-one-in-tea-house':
    'Cada jugador empieza con dos trabajadores en su reserva y uno en la casa de té.',
  'setup-twenty-markers-one-on-chai-zero':
    'Cada jugador tiene veinte fichas de propiedad: una marca el 0 de chai y diecinueve sirven para puntuar.',
  'setup-start-player':
    'El jugador inicial es quien haya tomado té más recientemente; aquí decide el sorteo, o empieza el asiento 1.',
  // Rondas
  'round-has-five-phases':
    'La ronda tiene cinco fases, en este orden: contratos, clima, almacén y eventos, trabajadores, acciones.',
  'round-one-skips-first-three-phases': 'La primera ronda empieza por la fase 4.',
  // Fase 1
  'contracts-slot-a-is-discarded':
    'Con dos o más jugadores, el contrato del espacio A se descarta; si está vacío, no se descarta nada.',
  'contracts-slide-up-without-gaps':
    'Con dos o más jugadores, los demás contratos suben hacia A, sin huecos y sin cambiar de orden.',
  'contracts-row-refilled-to-three':
    'Los espacios libres se llenan desde el mazo hasta que haya tres contratos a la vista.',
  'contracts-reshuffle-when-deck-empty':
    'Si se agota el mazo, se barajan los descartes, pasan a ser el nuevo mazo y se sigue llenando.',
  // Fase 2
  'weather-old-token-and-fog-tiles-removed':
    'Primero se retiran la ficha de P1 y las losetas de niebla de B y D.',
  'weather-tokens-move-down-one': 'Las fichas bajan una casilla; la que llega a P1 es el clima de la ronda.',
  'weather-new-forecast-from-deck-top':
    'Por último, el reverso de la carta superior del mazo decide la nueva ficha de P3.',
  'weather-sun-dig-plus-two-rail-plus-one': 'Sol: excavación +2, raíles +1.',
  'weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one':
    'Lluvia: excavación −1, raíles −1, cosecha +1.',
  'weather-fog-harvest-minus-one': 'Niebla: cosecha −1.',
  'weather-fog-closes-last-space-of-b-and-d':
    'La niebla cierra durante la ronda la última casilla de trabajadores de B y de D.',
  // Ritmos
  'dig-rate-never-below-leftmost': 'El ritmo de excavación no baja de su primera casilla.',
  'dig-rate-above-five-sets-five-and-harvests':
    'Si el ritmo de excavación fuera a pasar de 5, se queda en 5 y hay cosecha de inmediato.',
  'rail-rate-clamped-at-both-ends': 'El ritmo de raíles se detiene en los dos extremos de su marcador.',
  'harvest-rate-never-below-leftmost': 'El ritmo de cosecha no baja de ½.',
  'harvest-end-space-sets-rightmost-two-and-harvests':
    'Cuando la ficha de cosecha llega al final, pasa al 2 de la derecha y hay cosecha de inmediato.',
  // Cosecha
  'harvest-has-four-triggers':
    'Solo cuatro cosas traen una cosecha: que la excavación pase de 5, que la ficha de cosecha llegue al final, un evento de cosecha o un contrato.',
  'harvest-yield-rounded-down':
    'Cada jugador multiplica sus casillas de plantación por el ritmo de cosecha y recibe ese número de hojas, redondeado a la baja; las prestadas cuentan.',
  'harvest-serves-all-owners':
    'Cosechan todos los que tienen fichas en plantaciones, sin importar quién provocó la cosecha.',
  'harvest-ignores-game-owned-spaces':
    'Las casillas del juego no dan hojas, salvo que alguien las tenga prestadas.',
  'harvest-resets-harvest-marker':
    'Tras cada cosecha la ficha de cosecha vuelve a su inicio; la de excavación no se mueve.',
  // Fase 3
  'refill-cubes-by-player-count':
    'Se sacan seis cubos con uno o dos jugadores, nueve con tres y doce con cuatro o cinco, contando los de evento.',
  'refill-adds-to-left-over-stock': 'Lo que quedaba en el almacén sigue allí y se le suman los cubos nuevos.',
  'refill-event-resolved-before-next-cube':
    'Un cubo de evento va a la rueda y se resuelve antes de colocar el siguiente cubo.',
  'refill-short-bag-draws-what-is-there': 'Si en la bolsa hay menos cubos, se sacan todos.',
  // Eventos
  'event-cube-goes-to-next-space-clockwise':
    'El primer cubo de evento va a la casilla 1 de la rueda y cada uno de los demás a la siguiente; tras la 6 viene la 1.',
  'event-wheel-one-cube-per-space': 'En cada casilla de la rueda cabe un cubo.',
  'event-one-clears-two-estate-spaces':
    'Evento 1, con dos o más jugadores: se retiran los cascotes de las dos primeras casillas de plantación que aún tengan; van a la reserva general.',
  'event-one-spaces-become-game-owned': 'Cada casilla despejada por el evento 1 recibe una ficha del juego.',
  'event-one-returns-cubes-four-to-six':
    'Si al llegar el evento 1 hay cubos en 4, 5 y 6, vuelven a la bolsa.',
  'event-one-trims-stock-only-with-returned-cubes':
    'Solo en ese caso el almacén se reduce a un máximo de 7 de hierro, 4 de piedra y 1 cubo de chai; lo demás vuelve a la bolsa.',
  'event-two-harvest-marker-plus-two':
    'Evento 2: la ficha de cosecha avanza dos casillas, con cosecha si llega al final.',
  'event-three-game-lays-rails':
    'Evento 3: el juego coloca tantos raíles como marca el ritmo, desde la casilla libre más baja y mientras queden casillas.',
  'event-rails-score-for-nobody': 'Los raíles del juego no dan puntos ni chai a nadie.',
  'event-four-completes-nearest-town':
    'Evento 4: en la ciudad más cercana a Siliguri con alguna casilla libre, sin contar Siliguri, el juego ocupa todas las libres; allí ya no se construye.',
  'event-four-returns-cubes-one-to-three': 'El evento 4 devuelve además a la bolsa los cubos de 1, 2 y 3.',
  'event-five-maintenance-per-card':
    'Evento 5: por cada carta de equipo su dueño paga 1 de acero o 2 de chai, o la devuelve a la cochera.',
  'event-five-returned-card-gets-no-chai-cube':
    'Una carta devuelta vuelve a estar disponible, pero sin su cubo de chai.',
  'event-six-harvest-then-rails':
    'Evento 6: primero una cosecha y después raíles del juego como en el evento 3.',
  // Fase 4
  'hire-needs-equipment-and-one-chai':
    'Al empezar la fase 4, quien tenga equipo puede pagar 1 de chai y usar a su tercer trabajador en esta ronda.',
  'hire-at-most-one-extra-worker':
    'Nadie tiene más de tres trabajadores en una ronda, y el tercero solo trabaja en esa ronda.',
  'place-one-worker-per-turn-from-start-player':
    'Desde el jugador inicial y en el sentido del reloj, cada uno coloca un trabajador por turno hasta colocarlos todos.',
  'place-on-any-empty-numbered-space':
    'Un trabajador va a cualquier casilla numerada y vacía de A a G; no hace falta seguir el orden de los números.',
  'place-several-workers-in-one-area': 'Se puede tener más de un trabajador en la misma área.',
  'place-all-workers': 'Nadie puede guardarse un trabajador disponible mientras haya casillas libres.',
  'place-not-on-fogged-space': 'Una casilla con niebla no se puede usar en esta ronda.',
  // Fase 5
  'actions-areas-in-alphabetical-order': 'Las áreas se resuelven de la A a la G.',
  'actions-spaces-in-numeric-order':
    'Dentro de un área las casillas se resuelven de la 1 en adelante, trabajador a trabajador.',
  'action-must-be-done-if-possible':
    'El trabajador debe hacer su acción si es posible; si no, la acción se pierde. Nunca es obligatorio gastar chai ni usar contratos.',
  'boost-costs-one-chai-before-the-action':
    'Antes de la acción de un trabajador se puede pagar 1 de chai para hacerla más potente.',
  'boost-once-per-worker-per-round': 'Cada trabajador se potencia como mucho con 1 de chai por ronda.',
  'contract-window-before-each-area':
    'Antes de cada área todos, desde el jugador inicial y en el sentido del reloj, pueden usar los contratos propios sin usar que la muestren.',
  'contract-use-needs-no-worker':
    'Para usar un contrato no hace falta tener trabajadores en el área, con dos excepciones. Los contratos 1, 6 y 12 piden un trabajador tuyo allí; el 9, el 14 y el 17 piden uno, o el contrato 10, 13 o 19 sin usar.',
  'contract-effect-once-per-game': 'Cada contrato se usa una sola vez; después queda girado.',
  'contract-effect-lasts-until-round-end':
    'Lo que cambia un contrato dura hasta el final de la ronda, salvo que la carta diga otra cosa. Las fichas de ritmo movidas no vuelven atrás.',
  'contract-bonus-independent-of-use': 'La bonificación final cuenta tanto si el contrato se usó como si no.',
  // A
  'area-a-up-to-three-cubes':
    'A, el almacén: toma hasta tres cubos de cualquier clase, mientras los haya en el almacén.',
  'area-a-one-chai-cube-per-worker': 'Cada trabajador toma como mucho un cubo de chai.',
  'area-a-boost-two-more-cubes':
    'Con chai, el trabajador toma hasta dos cubos más, y uno de ellos puede ser de chai.',
  'chai-cube-advances-track-and-leaves-game':
    'Quien toma un cubo de chai avanza una casilla en el marcador de chai; el cubo sale de la partida.',
  'area-a-last-space-gives-start-player':
    'Con dos o más jugadores, quien tiene un trabajador en la última casilla de A pasa a ser jugador inicial en cuanto se resuelve.',
  // B
  'area-b-takes-rubble-at-dig-rate':
    'B, excavar: toma tantos cascotes como el ritmo de excavación, desde la casilla más a la izquierda que los tenga.',
  'area-b-last-rubble-claims-space':
    'Quien retira el último cascote de una casilla pone en ella una ficha; una sola acción puede ganar varias casillas.',
  'area-b-full-rate-is-compulsory':
    'Hay que retirar tantos cascotes como marca el ritmo, o todos los que queden.',
  'area-b-boost-plus-three': 'Con chai, este trabajador excava 3 cascotes más.',
  'area-b-becomes-build-when-rubble-is-gone':
    'Al acabar la ronda en que desaparece el último cascote, el área B pasa a ser de construcción, con una sola casilla.',
  // C
  'area-c-up-to-three-minor-actions':
    'C, la fundición: hasta tres acciones menores, combinadas como se quiera.',
  'area-c-make-steel-three-iron': 'Fabricar acero: 3 de hierro a la bolsa por 1 de acero.',
  'area-c-make-stone-two-rubble':
    'Fabricar piedra: 2 cascotes a la reserva general por 1 de piedra, del almacén o de la bolsa.',
  'area-c-chip-stone': 'Picar piedra: 1 de piedra a la bolsa por 2 cascotes.',
  'area-c-boost-unlimited-and-cheap-steel':
    'Con chai se hacen todas las acciones menores que se quiera y el acero cuesta 2 de hierro.',
  // D
  'area-d-one-steel-per-rail-space':
    'D, colocar raíles: el trabajador paga 1 de acero por raíl y pone tu ficha en la casilla libre más baja del recorrido.',
  'area-d-at-most-rail-rate':
    'Como mucho se colocan tantos raíles como marca el ritmo, más los que permitan el chai o un contrato.',
  'area-d-rate-is-compulsory-with-enough-steel':
    'Hay que colocar todos los raíles que marca el ritmo, hasta donde alcancen el acero, las fichas y el recorrido.',
  'area-d-boost-plus-two': 'Con chai se pueden colocar dos raíles más; solo el ritmo es obligatorio.',
  'area-d-river-space-gives-one-chai': 'Colocar un raíl en una casilla fluvial da 1 de chai.',
  // E
  'area-e-one-build':
    'E, construir: un trabajador construye una casilla de estación o compra una carta de equipo.',
  'area-e-boost-second-build': 'Con chai, el trabajador puede construir una vez más, una estación o equipo.',
  'station-only-siliguri-at-start': 'Al principio solo se puede construir en las cinco casillas de Siliguri.',
  'station-opened-by-marked-river-spaces':
    'Están abiertas las ciudades hasta la primera casilla fluvial sin ficha; cualquier ficha abre el paso, también una del juego.',
  'station-needs-no-rails-to-the-town':
    'No hace falta que los raíles lleguen a una ciudad para construir en ella.',
  'station-cost-paid-and-marker-placed':
    'Se paga el coste completo de una casilla de estación libre y se pone en ella una ficha propia.',
  'station-cost-destinations':
    'El hierro y la piedra van a la bolsa; los cascotes y el acero, a la reserva general.',
  'station-bonus-is-immediate':
    'La bonificación de la casilla llega en el acto, tras pagar y poner la ficha; sus puntos cuentan al final.',
  'station-joker-cost-any-mix':
    'Las casillas de Darjeeling cuestan tres piezas, de piedra o de acero en la mezcla que se quiera.',
  'equipment-purchase-pays-printed-cost':
    'Para comprar equipo se paga su coste, el acero a la reserva y el chai en su marcador, y se toma la carta de la cochera.',
  'equipment-chai-cube-goes-to-track':
    'Si hay un cubo de chai en la carta, da 1 de chai y sale de la partida.',
  'equipment-effect-from-once': 'El equipo surte efecto desde que se toma.',
  'equipment-any-number': 'Con dos o más jugadores se puede poseer cualquier número de cartas de equipo.',
  // Bonificaciones de estación
  'station-bonus-two-steel': 'Siliguri 1: toma 2 de acero de la reserva general, o lo que quede.',
  'station-bonus-contract': 'Siliguri 2: toma en el acto un contrato a la vista; su espacio queda vacío.',
  'station-bonus-one-chai': 'Siliguri 4: gana 1 de chai.',
  'station-bonus-third-worker-next-round':
    'Siliguri 5: el tercer trabajador es gratis solo en la ronda siguiente, aunque no tengas equipo.',
  'station-bonus-free-equipment':
    'Tindharia 1: toma cualquier carta de la cochera sin pagar su coste, con el cubo de chai que lleve.',
  // Equipo
  'equipment-shunter-hires-for-two-rubble':
    'Locomotora de maniobras: el tercer trabajador puede costar 2 cascotes en vez de 1 de chai.',
  'equipment-toy-train-leaf-per-area-a-worker':
    'Tren de juguete: 1 hoja cada vez que se resuelve uno de tus trabajadores en A.',
  'equipment-garratt-chai-on-first-rails':
    'Garratt D: 1 de chai tras colocar raíles por primera vez en la ronda.',
  'equipment-warehouses-one-leaf-less':
    'Almacenes de las Indias Orientales: cada contrato tuyo que pide hojas pide 1 menos.',
  'equipment-construction-workers-discount':
    'Trabajadores de la construcción: las estaciones te cuestan 2 cascotes menos si piden cascotes y 1 de piedra menos si piden piedra.',
  'equipment-luxury-train-seven-points':
    'Tren de lujo: 7 puntos más al final, 16 en total; en solitario, ninguno.',
  'equipment-reliable-train-no-maintenance': 'Tren fiable: el evento 5 no pide nada por esta carta.',
  'equipment-inspection-train-free-worker-in-event-round':
    'Tren de inspección de vías: tu tercer trabajador es gratis en una ronda con algún evento.',
  // F
  'area-f-take-one-contract':
    'F, la oficina de Correos: toma un contrato a la vista; su espacio no se repone en esta ronda.',
  'area-f-empty-row-loses-action': 'Si no queda ningún contrato a la vista, la acción se pierde.',
  'contracts-any-number-held': 'Se puede tener cualquier cantidad de contratos.',
  'area-f-boost-new-row':
    'Con chai puedes descartar primero los contratos a la vista y robar tres nuevos; después tomas uno.',
  // G
  'area-g-take-leaves-at-harvest-rate':
    'G, el chaiwala: toma tantas hojas como marque la casilla de cosecha, 1 o 2.',
  'area-g-no-leaves-at-half': 'Con el ritmo en ½ no se pueden tomar hojas.',
  'area-g-turn-leaves-into-chai': 'O transforma en chai las hojas que quieras: 1 de chai por cada hoja.',
  'area-g-has-no-boost': 'En G no se puede potenciar a un trabajador.',
  'chai-never-above-track-maximum': 'El chai no pasa de la última casilla visible de su marcador.',
  // Contratos
  'contract-01-one-more-cube-per-a-worker':
    'Contrato 1 (A): cada trabajador tuyo en A puede tomar un cubo más en esta ronda; el límite de chai no cambia. Final: 2 raíles, 7 puntos.',
  'contract-02-three-iron-from-the-bag':
    'Contrato 2 (A): toma 3 de hierro de la bolsa. Final: 3 raíles, 13 puntos.',
  'contract-03-two-stone-from-the-bag':
    'Contrato 3 (A): toma 2 de piedra de la bolsa. Final: 2 estaciones, 7 puntos.',
  'contract-04-chai-cubes-from-the-stock':
    'Contrato 4 (A): toma los cubos de chai del almacén, hasta 2. Final: 3 hojas, 7 puntos.',
  'contract-05-take-the-start-player':
    'Contrato 5 (A): pasas a ser jugador inicial ahora. Final: 1 raíl y 1 estación, 7 puntos.',
  'contract-06-dig-plus-three-for-one-worker':
    'Contrato 6 (B): uno de tus trabajadores en B puede excavar 3 más en esta ronda. Final: 2 casillas de plantación, 6 puntos.',
  'contract-07-dig-now':
    'Contrato 7 (B): excava ahora una vez al ritmo actual, sin trabajador. Final: 3 casillas de plantación, 10 puntos.',
  'contract-08-dig-marker-right':
    'Contrato 8 (B): mueve la ficha de excavación 1 o 2 casillas a la derecha; más allá de 5 hay cosecha. Final: 4 casillas de plantación, 15 puntos.',
  'contract-09-cheap-steel-this-round':
    'Contrato 9 (C): fabricar acero te cuesta 2 de hierro en esta ronda. Final: 3 raíles, 13 puntos.',
  'contract-10-make-two-steel-now':
    'Contrato 10 (C): fabrica ahora 1 o 2 de acero, a 3 de hierro cada uno, o a 2 con el contrato 9. Final: 4 raíles, 20 puntos.',
  'contract-11-one-steel':
    'Contrato 11 (C): toma 1 de acero de la reserva general. Final: 5 raíles, 30 puntos.',
  'contract-12-rail-plus-one-for-one-worker':
    'Contrato 12 (D): uno de tus trabajadores en D puede colocar un raíl más en esta ronda. Final: 3 estaciones, 12 puntos.',
  'contract-13-lay-one-rail-for-steel':
    'Contrato 13 (D): coloca ahora un raíl por 1 de acero, sin trabajador. Final: 4 estaciones, 17 puntos.',
  'contract-14-iron-pays-rails':
    'Contrato 14 (D): en esta ronda cada raíl que coloques puede pagarse con 3 de hierro en vez de 1 de acero. Final: 5 estaciones, 24 puntos.',
  'contract-15-lay-one-rail-for-stone':
    'Contrato 15 (D): coloca ahora un raíl por 2 de piedra, sin trabajador. Final: 2 raíles y 2 estaciones, 16 puntos.',
  'contract-16-rubble-to-stone':
    'Contrato 16 (E): hasta tres veces, cambia ahora 2 cascotes por 1 de piedra de la bolsa. Final: 2 hojas, 5 puntos.',
  'contract-17-cheaper-station':
    'Contrato 17 (E): la próxima estación que construyas en esta ronda y cueste piedra, cascotes o hierro cuesta 1 de piedra, 2 cascotes o 2 de hierro menos. Final: 2 estaciones de cascotes, 9 puntos.',
  'contract-18-equipment-for-one-steel':
    'Contrato 18 (E): toma cualquier carta de la cochera por 1 de acero. Final: 3 estaciones de cascotes, 15 puntos.',
  'contract-19-extra-build':
    'Contrato 19 (E): construye ahora una vez pagando su coste, sin trabajador. Final: 1 estación y 1 casilla de plantación, 6 puntos.',
  'contract-20-third-worker-next-round':
    'Contrato 20 (E): tu tercer trabajador es gratis en la próxima ronda. Final: 2 raíles y 1 estación, 11 puntos.',
  'contract-21-new-row-take-one':
    'Contrato 21 (F): descarta los contratos a la vista, se roban tres nuevos y tomas uno. Final: 1 raíl y 1 casilla de plantación, 6 puntos.',
  'contract-22-top-of-the-deck':
    'Contrato 22 (F): toma la carta superior del mazo. Final: 1 raíl, 1 estación y 1 casilla de plantación, 10 puntos.',
  'contract-23-take-from-the-row':
    'Contrato 23 (F): toma un contrato a la vista. Final: 2 estaciones y 2 casillas de plantación, 14 puntos.',
  'contract-24-harvest-now': 'Contrato 24 (G): cosecha para todos ahora. Final: 4 hojas, 9 puntos.',
  'contract-25-three-leaves': 'Contrato 25 (G): toma 3 hojas. Final: 6 hojas, 13 puntos.',
  'contract-26-leaves-to-chai':
    'Contrato 26 (G): transforma ahora de 1 a 4 hojas en chai. Final: 8 hojas, 17 puntos.',
  'contract-27-one-chai': 'Contrato 27 (A): gana 1 de chai. Final: 2 puntos por cada 1 de chai que tengas.',
  'contract-28-borrow-game-spaces-in-g':
    'Contrato 28 (G): pon 1 o 2 fichas tuyas en casillas de plantación del juego; cosechas en ellas hasta la puntuación. Final: 2 raíles, 2 estaciones y 2 casillas de plantación, 26 puntos.',
  'contract-29-borrow-game-spaces-in-b':
    'Contrato 29 (B): pon 1 o 2 fichas tuyas en casillas de plantación del juego; cosechas en ellas hasta la puntuación. Final: 1 estación y 3 hojas, 9 puntos.',
  'contract-30-harvest-marker-right':
    'Contrato 30 (G): mueve la ficha de cosecha una casilla a la derecha y toma 1 hoja. Final: 10 hojas, 21 puntos.',
  // Fin de la ronda
  'round-end-workers-return': 'Todos los trabajadores vuelven con su jugador, y el tercero a la casa de té.',
  // Final
  'end-after-round-in-which-route-is-full':
    'La partida acaba al final de la ronda en que la última casilla de raíles recibe una ficha, por una jugada o por un evento.',
  'end-two-players-last-marker-extra-round':
    'Con dos jugadores, cuando uno coloca su última ficha, el otro juega una ronda más sin rival y la partida termina.',
  'end-no-marker-trigger-with-three-or-more':
    'Con tres o más jugadores, quedarse sin fichas no termina la partida.',
  // Puntuación
  'score-estate-spaces': 'Cada casilla de plantación propia da sus puntos; antes se retiran las prestadas.',
  'score-station-spaces': 'Cada casilla de estación propia da sus puntos.',
  'score-rail-spaces': 'Cada casilla de raíles propia da sus puntos.',
  'score-contract-if-all-requirements-met':
    'Un contrato puntúa si se cumple todo lo que pide; si no, no da ni quita nada.',
  'score-each-piece-for-one-contract-only':
    'Cada ficha y cada hoja sirven para un solo contrato; las fichas puntúan además su casilla.',
  'score-rubble-station-requirement':
    'Donde se piden estaciones de cascotes cuentan solo las casillas que se pagan con cascotes; también valen como estación corriente.',
  'score-contract-27-two-per-chai':
    'El contrato 27 da 2 puntos por cada 1 de chai, además de los del marcador.',
  'score-chai-track-space': 'El marcador de chai da los puntos de la casilla que ocupas.',
  'score-half-point-per-free-leaf': 'Cada hoja que no está en un contrato da medio punto, sin redondear.',
  'score-nine-per-equipment': 'Con dos o más jugadores cada carta de equipo da 9 puntos.',
  'highest-score-wins-ties-share': 'Gana quien tiene más puntos; si hay empate, se comparte la victoria.',
  // Solitario
  'solo-twenty-markers': 'En solitario: veinte fichas de un color, una de ellas en el marcador de chai.',
  'solo-bag-stock-and-events':
    'En solitario: 23 de hierro, 14 de piedra y 6 de chai en la bolsa; seis cubos forman el primer almacén y luego entran cuatro de evento; cada ronda se sacan seis.',
  'solo-three-random-rail-spaces-done':
    'En solitario: tres casillas de raíles al azar, nunca fluviales, empiezan completadas.',
  'solo-three-random-equipment': 'En solitario: hay tres cartas de equipo al azar en la cochera.',
  'solo-contract-row-fully-replaced':
    'En solitario: en la fase 1 se descartan todos los contratos a la vista y se roban tres nuevos.',
  'solo-event-one-clears-dig-rate-spaces':
    'En solitario: el evento 1 despeja tantas casillas de plantación como el ritmo de excavación.',
  'solo-siliguri-closed-at-second-event-one':
    'En solitario: la segunda vez que llega el evento 1, Siliguri se cierra; lo construido se queda.',
  'solo-at-most-two-equipment': 'En solitario: puedes tener como mucho dos cartas de equipo a la vez.',
  'solo-equipment-scores-nothing': 'En solitario: el equipo no da puntos, ni siquiera el Tren de lujo.',
  'solo-ends-at-last-marker-or-full-route':
    'En solitario: se acaba en cuanto colocas tu última ficha, o tras la ronda en que se completa el recorrido.',
  // Metas
  'goal-east-india-company-depot':
    'Depósito de la Compañía de las Indias Orientales: las cinco casillas de Siliguri son tuyas.',
  'goal-tea-magnate': 'Magnate del té: son tuyas todas las casillas de plantación.',
  'goal-branch-offices': 'Sucursales: una ficha en alguna estación de cada ciudad, de Siliguri a Darjeeling.',
  'goal-bridge-builder': 'Constructor de puentes: las cuatro casillas fluviales son tuyas.',
  'goal-king-of-agony':
    'El rey de Agony: son tuyas las cuatro casillas de raíles entre el río Tindharia y Agony Point.',
  'goal-northerner': 'Norteño: más de 180 puntos sin fichas en Siliguri.',
  'goal-builder': 'Constructor: más de 60 puntos en estaciones.',
  'goal-great-builder': 'Gran constructor: más de 90 puntos en estaciones.',
  'goal-railway-king': 'El rey del ferrocarril: al menos 20 puntos en raíles.',
  'goal-gang-worker': 'Trabajador de una cuadrilla: 100 puntos o más habiendo usado equipo.',
  'goal-gang-foreman': 'Encargado de una cuadrilla: 150 puntos o más habiendo usado equipo.',
  'goal-gang-leader': 'Líder de una cuadrilla: 175 puntos o más habiendo usado equipo.',
  'goal-gang-coordinator': 'Coordinador de una cuadrilla: 200 puntos o más habiendo usado equipo.',
  'goal-gang-president': 'Presidente de una cuadrilla: 225 puntos o más habiendo usado equipo.',
  'goal-lone-worker': 'Trabajador solitario: 100 puntos o más sin equipo.',
  'goal-lone-foreman': 'Encargado solitario: 150 puntos o más sin equipo.',
  'goal-lone-leader': 'Líder solitario: 175 puntos o más sin equipo.',
  'goal-lone-coordinator': 'Coordinador solitario: 200 puntos o más sin equipo.',
  'goal-lone-president': 'Presidente solitario: 225 puntos o más sin equipo.',
  'goal-trainee-engineer': 'Ingeniero en prácticas: 100 puntos o más sin fichas en las plantaciones.',
  'goal-graduate-engineer': 'Ingeniero graduado: 150 puntos o más sin fichas en las plantaciones.',
  'goal-engineer': 'Ingeniero: 175 puntos o más sin fichas en las plantaciones.',
  'goal-expert-engineer': 'Ingeniero experto: 200 puntos o más sin fichas en las plantaciones.',
  'goal-master-engineer': 'Ingeniero magistral: 225 puntos o más sin fichas en las plantaciones.',
  'goal-contractor-grade-one': 'Contratista, grado I: al menos 80 puntos en contratos.',
  'goal-contractor-grade-two': 'Contratista, grado II: al menos 100 puntos en contratos.',
  'goal-great-contractor': 'Gran contratista: al menos 120 puntos en contratos.',
  'goal-procrastinator': 'Procrastinador: cuatro contratos o más sin usar y sin puntos.',
  'goal-tea-chest': 'Caja de té: acabar con al menos 20 hojas fuera de los contratos.',
  'goal-tea-shop': 'Tienda de té: acabar con al menos 40 hojas fuera de los contratos.',
  'goal-tea-warehouse': 'Almacén de té: acabar con al menos 60 hojas fuera de los contratos.',
  'goal-chaiwala': 'Chaiwala: acabar con el marcador de chai al máximo.',
  'goal-king-of-shovels': 'Rey de las palas: acabar con más de 30 cascotes.',
  'goal-blast-furnace': 'Alto horno: acabar con 8 de acero o más.',
  'goal-tea-totaller':
    'Jugador té-morato: más de 150 puntos, sin hojas y sin fichas en las plantaciones, en Siliguri ni en Darjeeling.',
  'goal-worker-all-markers-used':
    'Trabajador: colocar todas las fichas antes de que se complete el recorrido.',
  'goal-middle-distance-runner':
    'Corredor de medio fondo: 400 puntos o más en total, sumando tres partidas seguidas.',
  'goal-distance-runner': 'Corredor de fondo: 500 puntos o más en total, sumando tres partidas seguidas.',
  'goal-marathon-runner': 'Corredor de maratón: 600 puntos o más en total, sumando tres partidas seguidas.',
  // Aclaraciones
  'r-event-wheel-order':
    'Los cubos de evento dan la vuelta a la rueda: cada uno va a la casilla que sigue a la última usada.',
  'r-draw-all-then-place':
    'Se sacan primero todos los cubos y se colocan después en ese orden, a la vista; lo que un evento devuelve a la bolsa no sale otra vez en la misma fase.',
  'r-bag-short': 'Si faltan cubos en la bolsa, se sacan los que haya, sin más consecuencias.',
  'r-event-cubes-count': 'Los cubos de evento cuentan entre los que se sacan.',
  'r-round-down-per-seat': 'La cosecha se redondea una vez por jugador, sumando todas sus casillas.',
  'r-overflow-once': 'Un mismo efecto trae como mucho una cosecha; los pasos de más se pierden.',
  'r-overflow-rate':
    'La cosecha causada por la excavación usa el ritmo de cosecha del momento y después lo reinicia.',
  'r-weather-is-relative': 'El clima mueve las fichas por pasos, en el orden excavación, raíles, cosecha.',
  'r-boost-is-not-overflow':
    'Excavar más de 5 con un trabajador potenciado no trae cosecha; solo la ficha puede traerla.',
  'r-forecast-card':
    'El pronóstico mira el mazo tras la fase 1; robar contratos después no cambia las fichas ya puestas.',
  'r-deck-and-discard-empty':
    'Sin mazo ni descartes, los espacios y el pronóstico quedan vacíos; si el hueco llega a P1, esa ronda no tiene clima.',
  'r-discard-reshuffle-at-once':
    'Los descartes se barajan en cuanto el mazo está vacío y hace falta una carta o su reverso, con lo recién descartado incluido.',
  'r-start-player-random': 'El primer jugador inicial sale por sorteo o es el asiento 1, según se elija.',
  'r-estate-count': 'Hay una plantación por jugador; la primera es la impresa o la carta que la tapa.',
  'r-weather-none-in-first-round': 'La ronda 1 no tiene clima, así que en la 2 no se retira nada de P1.',
  'r-chai-cover-counts': 'Se tapan cinco casillas de chai menos una por jugador, y nunca más de tres.',
  'r-chai-per-worker': 'El chai pagado por contratar no cuenta como potenciar a ese trabajador.',
  'r-boost-offer':
    'De A a F se puede potenciar a un trabajador siempre que haya chai, aunque sirva de poco; a veces es lo que hace posible la acción.',
  'r-boosted-dig-is-full': 'Con el ritmo aumentado hay que excavarlo todo, hasta donde haya cascotes.',
  'r-boost-for-contract-actions': 'Lo que un contrato hace sin trabajador no se puede potenciar.',
  'r-boost-with-fresh-chai': 'El chai ganado en la misma ronda se puede gastar enseguida.',
  'r-hire-order': 'Se contrata a la vista de todos, desde el jugador inicial, antes de colocar a nadie.',
  'r-hire-free-without-equipment':
    'El tercer trabajador gratis de una estación o de un contrato no exige equipo; si no se usa en la ronda siguiente, se pierde.',
  'r-hire-one-source':
    'Solo hay un tercer trabajador: si es gratis no se paga nada, y si no, se paga una vez; tenerlo gratis por varios motivos no da más trabajadores.',
  'r-shunter-optional': 'El dueño de la Locomotora de maniobras puede seguir pagando chai.',
  'r-no-free-space': 'Si no hay casillas libres, los trabajadores restantes no se usan.',
  'r-place-useless': 'Se puede colocar un trabajador donde no tendrá nada que hacer.',
  'r-must-act-minimum':
    'El mínimo es: todo el ritmo en B y D, un cubo en A, una acción menor en C, una construcción en E, un contrato en F y una opción en G. Solo obliga lo que se pueda sin gastar chai: si todo lo que puedes construir cuesta chai, puedes terminar.',
  'r-contract-window-order':
    'Antes de cada área hay una sola vuelta, en un orden fijado al empezar; cada jugador usa sus cartas seguidas.',
  'r-contract-timing':
    'Un contrato ganado en la ronda sirve antes de las áreas siguientes, y en el mismo turno si muestra el área.',
  'r-contract-use-needs-effect': 'Un contrato solo se puede usar si hace algo.',
  'r-contract-modifiers-add':
    'Chai, contratos y equipo se suman; solo el precio del acero no baja nunca de 2 de hierro.',
  'r-start-player-change':
    'El nuevo jugador inicial lo es desde ese momento, pero una vuelta de contratos ya empezada conserva su orden.',
  'r-start-player-without-cubes': 'La ficha de jugador inicial pasa aunque el almacén esté vacío.',
  'r-area-a-chai-at-maximum':
    'Con el chai al máximo se puede tomar el cubo: sale de la partida y no da nada. Todo el chai sobrante se pierde.',
  'r-area-g-limit': 'No se pueden transformar hojas en chai por encima del máximo.',
  'r-dig-skips-empty-spaces':
    'Al excavar se saltan las casillas sin cascotes; una casilla a medio excavar es de quien retire su último cascote.',
  'r-rubble-of-events': 'Los cascotes que retira el evento 1 van a la reserva general.',
  'r-no-permanent-rate-equipment': 'Ninguna de las ocho cartas cambia un ritmo de forma permanente.',
  'r-steel-limited':
    'Hay 16 barras de acero y ni una más; los cascotes y las hojas no se agotan; la piedra debe estar en el almacén o en la bolsa.',
  'r-game-markers-unlimited': 'Las fichas del juego no se agotan.',
  'r-works-loop':
    'Con chai en C no puedes tomar piedra de la bolsa justo después de picar, ni picar justo después de tomarla de la bolsa. Fabrica antes otra cosa.',
  'r-make-stone-none':
    'Si no hay piedra en el almacén, no se puede fabricar del almacén; lo mismo vale para la bolsa.',
  'r-rail-count':
    'Se colocan al menos los raíles del ritmo, hasta donde den acero, casillas y fichas, y como mucho los del ritmo con sus aumentos; entre ambos se elige. Los raíles pagados con hierro cuentan.',
  'r-game-river-space': 'Una ficha del juego en un río abre las ciudades siguientes; nadie gana chai.',
  'r-station-order': 'Las casillas de una ciudad se construyen en cualquier orden.',
  'r-station-contract-source':
    'El contrato de una bonificación se toma de los que están a la vista; si no hay, no se toma ninguno.',
  'r-free-equipment-chai': 'El equipo tomado sin pagar también da su cubo de chai.',
  'r-build-chain': 'Lo que da la primera construcción puede pagar la segunda.',
  'r-area-b-build-details':
    'La nueva área B se resuelve en su lugar y se puede potenciar; la niebla no la cierra y los contratos de B se usan antes de ella.',
  'r-area-b-same-round':
    'Si los cascotes se acaban a mitad de ronda, los demás trabajadores de B no hacen nada; el área cambia al final.',
  'r-garratt-once':
    'La Garratt cuenta los primeros raíles de la ronda, de un trabajador o de los contratos 13 o 15; su chai llega después.',
  'r-toy-train-empty-stock': 'El Tren de juguete da su hoja aunque no haya nada que tomar en A.',
  'r-construction-discount':
    'El descuento de los Trabajadores de la construcción se aplica una vez por casilla, también en costes mixtos, sin bajar de cero y no para el equipo.',
  'r-joker-discount': 'Los descuentos de piedra quitan una pieza en las casillas de Darjeeling.',
  'r-reliable-train-scope': 'Solo el Tren fiable se libra; por las demás cartas su dueño paga.',
  'r-maintenance-choice':
    'Se pregunta desde el jugador inicial, carta a carta, y se puede devolver una carta aunque se pudiera pagar.',
  'r-inspection-train-round':
    'El Tren de inspección de vías cuenta los eventos de esta ronda, antes de contratar.',
  'r-event-four-scope':
    'El evento 4 completa también ciudades aún cerradas; una casilla tapada no está libre; si no queda ninguna ciudad por completar, solo vuelven los cubos.',
  'r-event-one-few-spaces': 'Si quedan menos casillas con cascotes, el evento 1 despeja las que haya.',
  'r-event-rails-end': 'Si un evento completa el recorrido, la ronda se juega hasta el final.',
  'r-route-full': 'El recorrido está completo cuando ninguna casilla de raíles está sin ficha.',
  'r-solo-start-rails':
    'Los raíles completados al principio llevan fichas del juego, se saltan al colocar y no dan puntos.',
  'r-solo-end-timing':
    'Con la última ficha, en solitario, se cobra lo que da esa casilla y se acaba; el recorrido completo acaba la partida tras la ronda.',
  'r-solo-markers': 'En solitario hay veinte fichas en total, diecinueve para puntuar.',
  'r-two-player-extra-round':
    'Con dos jugadores, ambos terminan la ronda; en la adicional solo uno contrata, usa contratos y coloca, pero las cosechas y el mantenimiento afectan a ambos.',
  'r-two-player-double-trigger':
    'Con dos jugadores, si ambos se quedan sin fichas o se completa el recorrido, la partida acaba tras esa ronda, sin otra más.',
  'r-markers-out-three-plus':
    'Sin fichas no se colocan raíles, ni se construyen estaciones, ni se toma prestado; sí se compra equipo y se excava, y la casilla despejada es del juego.',
  'r-last-marker-count':
    'La última ficha es la última de las diecinueve; las que están en casillas prestadas también están colocadas.',
  'r-borrowed-spaces':
    'En una casilla prestada se cosecha hasta la puntuación y no sirve para nada más; se toman las primeras disponibles por la izquierda.',
  'r-contract-assignment-optimal':
    'Las fichas y las hojas se reparten entre los contratos de la mejor manera para su dueño, contando el medio punto de cada hoja. En solitario, la opción «Contratos que puntúan» puede permitir dejar contratos fuera.',
  'r-contract-markers-still-score': 'Las fichas que sirven a un contrato puntúan igualmente su casilla.',
  'r-warehouses-minimum':
    'Con los Almacenes de las Indias Orientales, un contrato que pide una hoja no pide ninguna.',
  'r-leaf-halves': 'Los medios puntos se conservan en totales, comparaciones y metas.',
  'r-sample-card-bonus': 'La bonificación del contrato 16 es de 5 puntos por 2 hojas.',
  'r-solo-chai-cubes': 'En solitario, los cubos de chai del equipo se suman a los seis de la bolsa.',
  'r-solo-free-equipment-at-limit':
    'En solitario, con dos cartas de equipo no se puede tomar una tercera, tampoco con Tindharia 1 ni con el contrato 18. No se puede devolver una para hacer sitio, salvo que la opción «Con dos cartas de equipo» lo permita.',
  'r-solo-using-equipment': 'En las metas, usar equipo es haber tomado una carta en algún momento.',
  'r-solo-goal-leaves':
    'Las metas de hojas piden al menos ese número; el Jugador té-morato no debe tener ninguna antes de puntuar los contratos.',
  'r-solo-goal-procrastinator': 'El Procrastinador cuenta cartas que estén a la vez sin usar y sin puntos.',
  'r-solo-goal-winning': 'En solitario no hay victoria: hay un total y una lista de metas.',
  'r-solo-start-player': 'En solitario la última casilla de A no tiene efecto especial.',
  'r-open-towns-chain':
    'Están abiertas las ciudades hasta el primer río sin ficha, haya lo que haya después.',
  'r-game-owned-estates': 'Una casilla de plantación del juego ya no se gana, solo se toma prestada.',
  'r-post-office-redraw':
    'Los contratos nuevos se roban aunque no quedara ninguno a la vista; si el mazo no llega, se barajan los descartes para seguir.',
  'r-row-after-redraw': 'Los contratos que quedan tras renovar se tratan como los demás en la fase 1.',
  'r-rail-marker-kind': 'Una ficha en una casilla de raíles junto a una ciudad es un raíl, no una estación.',
  'r-ties-no-breaker': 'No hay desempate: ganan todos los que tienen el total más alto.',
  'r-round-limit': 'Tras la ronda 100 la partida acaba como si el recorrido estuviera completo.',
  'r-works-stop-when-only-boost-pays':
    'Si en C lo único posible es el acero más barato que da el chai, puedes terminar sin hacer nada.',
  'r-procrastinator-ties':
    'Entre repartos igual de buenos, el Procrastinador recibe el que deja más cartas sin usar y sin puntos.',
  'r-last-marker-stops-solo-at-once':
    'Si la última ficha cae en un raíl, en solitario se da solo lo de la casilla, no lo del equipo.',
  'r-borrowed-marker-counts-as-placed':
    'Con uno o dos jugadores, una última ficha en una casilla prestada acaba la partida como cualquier otra.',
  'r-pending-event-cubes-count':
    'Los cubos sacados y aún sin colocar están a la vista y no son ni de la bolsa ni del almacén.',
  'r-campaign-window':
    'Las metas de campaña cuentan tres partidas en solitario seguidas y terminadas de un mismo jugador.',
};

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Preparación',
  rounds: 'Rondas',
  contracts: 'Fase 1: contratos',
  weather: 'Fase 2: clima',
  rates: 'Ritmos de trabajo',
  harvest: 'Cosechas de té',
  refill: 'Fase 3: almacén y eventos',
  events: 'Eventos',
  workers: 'Fase 4: trabajadores',
  actions: 'Fase 5: acciones',
  stock: 'A: el almacén',
  dig: 'B: excavar',
  works: 'C: la fundición',
  rails: 'D: colocar raíles',
  build: 'E: construir',
  stationBonuses: 'Bonificaciones de estación',
  equipment: 'Equipo',
  postOffice: 'F: la oficina de Correos',
  chaiwala: 'G: el chaiwala',
  contractCards: 'Los contratos',
  roundEnd: 'Fin de la ronda',
  end: 'Final de la partida',
  scoring: 'Puntuación',
  solo: 'Partida en solitario',
  buildingGoals: 'Metas de construcción',
  scoreGoals: 'Metas de puntuación',
  reserveGoals: 'Metas de reserva personal',
  campaignGoals: 'Metas de campaña',
  rulings: 'Aclaraciones',
};
