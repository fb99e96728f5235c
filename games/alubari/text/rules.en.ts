import type { RuleId, Section } from '../data/rules.ts';

/** The rules in English, one entry per id. */
export const rules: Readonly<Record<RuleId, string>> = {
  // Setup
  'setup-darjeeling-second-space-covered-below-three-players':
    'With one or two players the second station space of Darjeeling is covered, and no one can build there.',
  'setup-chai-track-end-covered-by-player-count':
    'The end of the chai track is covered by player count: three spaces with one or two players, two with three, one with four, none with five. The last open space is the maximum.',
  'setup-weather-tokens-and-fog-tiles-aside':
    'Three sun, three rain and three fog tokens and the two fog tiles start beside the board. No worker space is fogged at the start.',
  'setup-rate-markers-on-start-spaces':
    'The three rate markers start on the dark green spaces: dig 3, rails 1, harvest 1.',
  'setup-general-supply-beside-the-board':
    "All leaves, all rubble, 16 bars of steel and the game's markers start in the general supply. Players own no goods yet.",
  'setup-overlays-one-or-two-players': 'With one or two players, action cards cover areas A, D, F and G.',
  'setup-overlays-three-players': 'With three players the board is used as printed, without action cards.',
  'setup-overlays-four-or-five-players':
    'With four or five players, action cards cover areas A, B, C, D, E and G.',
  'setup-additional-action-card-aside':
    'The additional action card waits beside the board until the rubble is gone. The other unused action cards are put away.',
  'setup-first-two-contracts-to-a-and-b':
    'The contracts are shuffled and the top two go face up to slots A and B.',
  'setup-forecast-p2-from-third-card-back':
    'The back of the third contract sets the weather token on P2. Then the card goes face up to slot C.',
  'setup-forecast-p3-from-fourth-card-back':
    'The back of the fourth contract sets the weather token on P3. The card stays on top of the deck.',
  'setup-no-current-weather': 'P1 is empty in the first round: there is no weather yet.',
  'setup-estates-equal-player-count': 'There are as many estates as players, laid out from the left.',
  'setup-alubari-estate-printed-or-covered':
    'The Alubari estate printed on the board is the first one, unless the option “Alubari estate” covers it with a random one.',
  'setup-estate-cards-random-side':
    'Estate cards are shuffled and placed with a random side up. Unused ones are put away.',
  'setup-rubble-on-estate-spaces': 'Every estate space receives the rubble printed on it.',
  'setup-seven-of-eight-equipment':
    'With two players or more, seven random equipment cards form the shed. The eighth is put away.',
  'setup-chai-cube-on-marked-equipment': 'Each card in the shed that shows chai receives one chai cube.',
  'setup-bag-two-or-three-players':
    'With two or three players the bag holds 27 iron, 15 stone and every chai cube that is not on equipment.',
  'setup-bag-four-players':
    'With four players the bag holds 34 iron, 20 stone and every chai cube that is not on equipment.',
  'setup-bag-five-players':
    'With five players the bag holds 40 iron, 24 stone and every chai cube that is not on equipment.',
  'setup-surplus-cubes-leave-the-game':
    'Iron and stone that do not go into the bag leave the game. Solo, so does spare chai.',
  'setup-first-stock-of-twelve': 'With two players or more, twelve cubes from the bag form the first stock.',
  'setup-five-event-cubes-added-after-first-stock':
    'With two players or more, five event cubes enter the bag after the first stock is drawn, so it never holds an event.',
  'setup-two-workers-ready-one-in-tea-house':
    'Each player starts with two workers in reserve and one resting in the tea house.',
  'setup-twenty-markers-one-on-chai-zero':
    'Each player has twenty markers: one on 0 of the chai track and nineteen for scoring.',
  'setup-start-player':
    'The player who most recently drank tea starts. Here the start player is random or seat 1.',
  // Rounds
  'round-has-five-phases':
    'A round has five phases in this order: contracts, weather, stock and events, workers, actions.',
  'round-one-skips-first-three-phases': 'The first round starts with phase 4.',
  // Phase 1
  'contracts-slot-a-is-discarded':
    'With two players or more, the contract in slot A is discarded. An empty slot discards nothing.',
  'contracts-slide-up-without-gaps':
    'With two players or more, the other contracts move up towards A, closing gaps and keeping their order.',
  'contracts-row-refilled-to-three': 'Free slots are filled from the deck until three contracts are face up.',
  'contracts-reshuffle-when-deck-empty':
    'When the deck runs out, the discards are shuffled into a new deck and filling continues.',
  // Phase 2
  'weather-old-token-and-fog-tiles-removed':
    'First the token on P1 and the fog tiles on B and D are removed.',
  'weather-tokens-move-down-one':
    "The tokens move down one space. The token now on P1 is the round's weather.",
  'weather-new-forecast-from-deck-top': 'Last, the back of the top contract sets a new token on P3.',
  'weather-sun-dig-plus-two-rail-plus-one': 'Sun: dig rate +2, rail rate +1.',
  'weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one':
    'Rain: dig rate −1, rail rate −1, harvest rate +1.',
  'weather-fog-harvest-minus-one': 'Fog: harvest rate −1.',
  'weather-fog-closes-last-space-of-b-and-d': 'Fog closes the last worker space of B and of D for the round.',
  // Rates
  'dig-rate-never-below-leftmost': 'The dig rate never falls below its first space.',
  'dig-rate-above-five-sets-five-and-harvests':
    'If the dig rate would rise above 5, it stays at 5 and there is a harvest at once.',
  'rail-rate-clamped-at-both-ends': 'The rail rate stops at both ends of its track.',
  'harvest-rate-never-below-leftmost': 'The harvest rate never falls below ½.',
  'harvest-end-space-sets-rightmost-two-and-harvests':
    'When the harvest marker reaches the end of its track, it goes to the right-hand 2 and there is a harvest at once.',
  // Harvest
  'harvest-has-four-triggers':
    'Only four things trigger a harvest: a dig rate above 5, the end of the harvest track, a harvest event or a contract.',
  'harvest-yield-rounded-down':
    'Each player gains leaves equal to their estate spaces times the harvest rate, rounded down. Borrowed spaces count.',
  'harvest-serves-all-owners':
    'Everyone with a marker on an estate harvests, no matter who triggered the harvest.',
  'harvest-ignores-game-owned-spaces':
    'Spaces owned by the game give no leaves, unless a player has borrowed them.',
  'harvest-resets-harvest-marker':
    'After every harvest the harvest marker returns to its start. The dig marker does not move.',
  // Phase 3
  'refill-cubes-by-player-count':
    'Six cubes are drawn with one or two players, nine with three, twelve with four or five, event cubes included.',
  'refill-adds-to-left-over-stock': 'Leftover cubes stay in the stock, and the new ones are added.',
  'refill-event-resolved-before-next-cube':
    'An event cube goes on the wheel, and its event is resolved before the next cube is placed.',
  'refill-short-bag-draws-what-is-there': 'If the bag runs short, draw all remaining cubes.',
  // Events
  'event-cube-goes-to-next-space-clockwise':
    'The first event cube goes on space 1 of the wheel, each later one on the next space. After 6 comes 1.',
  'event-wheel-one-cube-per-space': 'Each space of the wheel holds one cube.',
  'event-one-clears-two-estate-spaces':
    'Event 1, with two players or more: the two leftmost estate spaces with rubble are cleared. The rubble goes to the supply.',
  'event-one-spaces-become-game-owned': "Each space cleared by event 1 receives one of the game's markers.",
  'event-one-returns-cubes-four-to-six':
    'If there are cubes on 4, 5 and 6 when event 1 happens, they return to the bag.',
  'event-one-trims-stock-only-with-returned-cubes':
    'Only then is the stock cut to at most 7 iron, 4 stone and 1 chai cube. The rest goes back into the bag.',
  'event-two-harvest-marker-plus-two':
    'Event 2: the harvest marker moves two spaces to the right. If it reaches the end, there is a harvest.',
  'event-three-game-lays-rails':
    'Event 3: the game lays as many rails as the rail rate, from the lowest free space, as long as there are free spaces.',
  'event-rails-score-for-nobody': "The game's rails give no one points or chai.",
  'event-four-completes-nearest-town':
    'Event 4: find the town nearest to Siliguri, not Siliguri itself, with a free station space. The game fills all its free spaces, and no one can build there any more.',
  'event-four-returns-cubes-one-to-three': 'Event 4 also returns the cubes on 1, 2 and 3 to the bag.',
  'event-five-maintenance-per-card':
    'Event 5: for each equipment card its owner pays 1 steel or 2 chai, or returns it to the shed.',
  'event-five-returned-card-gets-no-chai-cube':
    'A returned card can be taken again, but without its chai cube.',
  'event-six-harvest-then-rails': 'Event 6: first a harvest, then the game lays rails as in event 3.',
  // Phase 4
  'hire-needs-equipment-and-one-chai':
    'At the start of phase 4, a player with equipment may pay 1 chai to use the third worker this round.',
  'hire-at-most-one-extra-worker':
    'No one has more than three workers in a round, and the third one works for that round only.',
  'place-one-worker-per-turn-from-start-player':
    'Clockwise from the start player, each player places one worker at a time until all are placed.',
  'place-on-any-empty-numbered-space':
    'A worker goes on any empty numbered space of areas A to G. Lower numbers may stay empty.',
  'place-several-workers-in-one-area': 'A player may have several workers in one area.',
  'place-all-workers': 'No one may hold back a ready worker while a space is free.',
  'place-not-on-fogged-space': 'A space under a fog tile cannot be used this round.',
  // Phase 5
  'actions-areas-in-alphabetical-order': 'The areas are resolved from A to G.',
  'actions-spaces-in-numeric-order':
    'In each area the worker spaces are resolved from 1 upwards, one worker at a time.',
  'action-must-be-done-if-possible':
    'A worker must carry out its action if possible; otherwise the action is lost. Spending chai and using contracts are never compulsory.',
  'boost-costs-one-chai-before-the-action':
    'Before a worker acts, its player may pay 1 chai for the stronger version of the action.',
  'boost-once-per-worker-per-round': 'Each worker can be boosted with at most one chai per round.',
  'contract-window-before-each-area':
    'Before each area every player, clockwise from the start player, may use any number of their unused contracts that show it.',
  'contract-use-needs-no-worker':
    'Using a contract needs no worker in the area, with two exceptions. Contracts 1, 6 and 12 need one of your workers there; 9, 14 and 17 need one, or the unused contract 10, 13 or 19.',
  'contract-effect-once-per-game': 'Each contract can be used once. It is then turned sideways.',
  'contract-effect-lasts-until-round-end':
    'The change made by a used contract lasts until the end of the round, unless the card says otherwise. Moved rate markers stay.',
  'contract-bonus-independent-of-use': 'The bonus at the end counts whether or not the contract was used.',
  // A
  'area-a-up-to-three-cubes':
    'A, the stock: take up to three cubes of any kind, as long as the stock has them.',
  'area-a-one-chai-cube-per-worker': 'At most one of the cubes a worker takes may be chai.',
  'area-a-boost-two-more-cubes': 'With chai the worker takes up to two more cubes, one of which may be chai.',
  'chai-cube-advances-track-and-leaves-game':
    'A chai cube moves its taker one space up the chai track and leaves the game.',
  'area-a-last-space-gives-start-player':
    'With two players or more, the worker on the last space of A makes its player start player at once, when that space is resolved.',
  // B
  'area-b-takes-rubble-at-dig-rate':
    'B, dig: take as much rubble as the dig rate, starting with the leftmost estate space that has any and going right.',
  'area-b-last-rubble-claims-space':
    'The player who takes the last rubble of a space puts a marker on it at once. One dig may claim several spaces.',
  'area-b-full-rate-is-compulsory': 'You must take the whole dig rate, or all the rubble left.',
  'area-b-boost-plus-three': 'With chai this worker digs 3 more rubble.',
  'area-b-becomes-build-when-rubble-is-gone':
    'After the round in which the last rubble leaves the estates, area B becomes a Build area with a single space.',
  // C
  'area-c-up-to-three-minor-actions': 'C, the works: do up to three minor actions in any mix.',
  'area-c-make-steel-three-iron': 'Make steel: put 3 iron into the bag and take 1 steel.',
  'area-c-make-stone-two-rubble':
    'Make stone: return 2 rubble to the supply and take 1 stone, from the stock or from the bag as you like.',
  'area-c-chip-stone': 'Chip stone: put 1 stone into the bag and take 2 rubble.',
  'area-c-boost-unlimited-and-cheap-steel':
    'With chai the worker does any number of minor actions, and steel costs 2 iron.',
  // D
  'area-d-one-steel-per-rail-space':
    'D, rails: a worker pays 1 steel per rail and puts your marker on the lowest free rail space.',
  'area-d-at-most-rail-rate': 'A worker lays rails up to the rail rate plus any bonuses.',
  'area-d-rate-is-compulsory-with-enough-steel':
    'You must lay the full rail rate, as far as your steel, your markers and the route allow.',
  'area-d-boost-plus-two':
    'With chai this worker may lay two more rails. Only the rate itself is compulsory.',
  'area-d-river-space-gives-one-chai': 'Laying a rail on a river space gives 1 chai.',
  // E
  'area-e-one-build': 'E, build: a worker builds one station space or buys one equipment card.',
  'area-e-boost-second-build': 'With chai the worker may build once more, either kind.',
  'station-only-siliguri-at-start': 'At the start only the five spaces of Siliguri can be built.',
  'station-opened-by-marked-river-spaces':
    "Towns are open up to the first river space without a marker. Any marker opens the way, even the game's.",
  'station-needs-no-rails-to-the-town': 'The rails need not have reached a town to build there.',
  'station-cost-paid-and-marker-placed':
    'Pay the full cost of a free station space and put one of your markers on it.',
  'station-cost-destinations': 'Iron and stone go into the bag; rubble and steel go to the general supply.',
  'station-bonus-is-immediate':
    "A station space's bonus comes at once, after paying and placing the marker. Its points count at the end.",
  'station-joker-cost-any-mix':
    'The spaces of Darjeeling cost three pieces, each of them stone or steel as you like.',
  'equipment-purchase-pays-printed-cost':
    'To buy equipment, pay its cost (steel to the supply, chai off the track) and take the card from the shed.',
  'equipment-chai-cube-goes-to-track': 'A chai cube on the card gives 1 chai and leaves the game.',
  'equipment-effect-from-once': 'Equipment works from the moment it is taken.',
  'equipment-any-number': 'With two players or more, players may own any number of equipment cards.',
  // Station bonuses
  'station-bonus-two-steel': 'Siliguri 1: take 2 steel from the supply, or as much as is left.',
  'station-bonus-contract': 'Siliguri 2: take a contract from the row at once. The slot stays empty.',
  'station-bonus-one-chai': 'Siliguri 4: gain 1 chai.',
  'station-bonus-third-worker-next-round':
    'Siliguri 5: your third worker is free in the next round only. You need no equipment for it.',
  'station-bonus-free-equipment':
    'Tindharia 1: take any card from the shed without paying its cost, with the chai cube on it.',
  // Equipment
  'equipment-shunter-hires-for-two-rubble':
    'Shunting engine: the third worker may be hired for 2 rubble instead of 1 chai.',
  'equipment-toy-train-leaf-per-area-a-worker':
    'Toy Train: 1 leaf whenever one of your workers is resolved in A.',
  'equipment-garratt-chai-on-first-rails': 'Garratt Class D: 1 chai after you first lay rails in a round.',
  'equipment-warehouses-one-leaf-less':
    'East India warehouses: each of your contracts that asks for leaves needs one fewer leaf.',
  'equipment-construction-workers-discount':
    'Construction workers: stations cost you 2 less rubble if they cost rubble, and 1 less stone if they cost stone.',
  'equipment-luxury-train-seven-points': 'Luxury train: 7 extra points at the end, so 16 in all. Solo, none.',
  'equipment-reliable-train-no-maintenance': 'Reliable train: event 5 does not apply to this card.',
  'equipment-inspection-train-free-worker-in-event-round':
    'Track inspection train: your third worker is free in a round with an event.',
  // F
  'area-f-take-one-contract':
    'F, the post office: take one contract from the row. Its slot stays empty this round.',
  'area-f-empty-row-loses-action': 'If the row is empty, the action is lost.',
  'contracts-any-number-held': 'Players may hold any number of contracts.',
  'area-f-boost-new-row':
    'With chai you may first discard the row and deal three new contracts. Then take one.',
  // G
  'area-g-take-leaves-at-harvest-rate':
    'G, the chaiwala: take as many leaves as the harvest marker shows, 1 or 2.',
  'area-g-no-leaves-at-half': 'At ½ you cannot take leaves.',
  'area-g-turn-leaves-into-chai': 'Or turn any number of your leaves into chai, one for one.',
  'area-g-has-no-boost': 'A worker in G cannot be boosted.',
  'chai-never-above-track-maximum': 'Chai never rises above the last open space of its track.',
  // Contract cards
  'contract-01-one-more-cube-per-a-worker':
    'Contract 1 (A): each of your A workers may take one more cube this round; the chai limit stays. End: 2 rails for 7 points.',
  'contract-02-three-iron-from-the-bag':
    'Contract 2 (A): take 3 iron from the bag. End: 3 rails for 13 points.',
  'contract-03-two-stone-from-the-bag':
    'Contract 3 (A): take 2 stone from the bag. End: 2 stations for 7 points.',
  'contract-04-chai-cubes-from-the-stock':
    'Contract 4 (A): take up to 2 chai cubes from the stock, as many as there are. End: 3 leaves for 7 points.',
  'contract-05-take-the-start-player':
    'Contract 5 (A): become start player now. End: 1 rail and 1 station for 7 points.',
  'contract-06-dig-plus-three-for-one-worker':
    'Contract 6 (B): one of your B workers may dig 3 more this round. End: 2 estate spaces for 6 points.',
  'contract-07-dig-now':
    'Contract 7 (B): dig once now at the dig rate, without a worker. End: 3 estate spaces for 10 points.',
  'contract-08-dig-marker-right':
    'Contract 8 (B): move the dig marker 1 or 2 spaces to the right; past 5 there is a harvest. End: 4 estate spaces for 15 points.',
  'contract-09-cheap-steel-this-round':
    'Contract 9 (C): making steel costs you 2 iron this round. End: 3 rails for 13 points.',
  'contract-10-make-two-steel-now':
    'Contract 10 (C): make 1 or 2 steel now, for 3 iron each, or 2 iron with contract 9. End: 4 rails for 20 points.',
  'contract-11-one-steel': 'Contract 11 (C): take 1 steel from the supply. End: 5 rails for 30 points.',
  'contract-12-rail-plus-one-for-one-worker':
    'Contract 12 (D): one of your D workers may lay one more rail this round. End: 3 stations for 12 points.',
  'contract-13-lay-one-rail-for-steel':
    'Contract 13 (D): lay one rail now for 1 steel, without a worker. End: 4 stations for 17 points.',
  'contract-14-iron-pays-rails':
    'Contract 14 (D): each rail you lay this round may be paid with 3 iron instead of 1 steel. End: 5 stations for 24 points.',
  'contract-15-lay-one-rail-for-stone':
    'Contract 15 (D): lay one rail now for 2 stone, without a worker. End: 2 rails and 2 stations for 16 points.',
  'contract-16-rubble-to-stone':
    'Contract 16 (E): up to three times now, turn 2 rubble into 1 stone from the bag. End: 2 leaves for 5 points.',
  'contract-17-cheaper-station':
    'Contract 17 (E): the next station you build this round that costs stone, rubble or iron is cheaper by 1 stone, 2 rubble or 2 iron. End: 2 rubble stations for 9 points.',
  'contract-18-equipment-for-one-steel':
    'Contract 18 (E): take any card from the shed for 1 steel. End: 3 rubble stations for 15 points.',
  'contract-19-extra-build':
    'Contract 19 (E): build once now at the usual cost, without a worker. End: 1 station and 1 estate space for 6 points.',
  'contract-20-third-worker-next-round':
    'Contract 20 (E): your third worker is free in the next round. End: 2 rails and 1 station for 11 points.',
  'contract-21-new-row-take-one':
    'Contract 21 (F): discard the row, deal three new contracts and take one. End: 1 rail and 1 estate space for 6 points.',
  'contract-22-top-of-the-deck':
    'Contract 22 (F): take the top contract of the deck. End: 1 rail, 1 station and 1 estate space for 10 points.',
  'contract-23-take-from-the-row':
    'Contract 23 (F): take one contract from the row. End: 2 stations and 2 estate spaces for 14 points.',
  'contract-24-harvest-now': 'Contract 24 (G): a harvest for everyone now. End: 4 leaves for 9 points.',
  'contract-25-three-leaves': 'Contract 25 (G): take 3 leaves. End: 6 leaves for 13 points.',
  'contract-26-leaves-to-chai':
    'Contract 26 (G): turn 1 to 4 leaves into chai now. End: 8 leaves for 17 points.',
  'contract-27-one-chai': 'Contract 27 (A): gain 1 chai. End: 2 points for each chai you have.',
  'contract-28-borrow-game-spaces-in-g':
    "Contract 28 (G): put 1 or 2 of your markers on the game's estate spaces; you harvest there until scoring. End: 2 rails, 2 stations and 2 estate spaces for 26 points.",
  'contract-29-borrow-game-spaces-in-b':
    "Contract 29 (B): put 1 or 2 of your markers on the game's estate spaces; you harvest there until scoring. End: 1 station and 3 leaves for 9 points.",
  'contract-30-harvest-marker-right':
    'Contract 30 (G): move the harvest marker one space to the right, then take 1 leaf. End: 10 leaves for 21 points.',
  // Round end
  'round-end-workers-return': 'All workers return to their players, the third one to the tea house.',
  // End of game
  'end-after-round-in-which-route-is-full':
    'The game ends after the round in which the last rail space receives a marker, from a player or an event.',
  'end-two-players-last-marker-extra-round':
    'With two players, when one has placed their last marker, the other plays one more round alone. Then the game ends.',
  'end-no-marker-trigger-with-three-or-more':
    'With three players or more, running out of markers does not end the game.',
  // Scoring
  'score-estate-spaces': 'Each of your estate spaces scores its points. Borrowed spaces are cleared first.',
  'score-station-spaces': 'Each of your station spaces scores its points.',
  'score-rail-spaces': 'Each of your rail spaces scores its points.',
  'score-contract-if-all-requirements-met':
    'A contract scores if all its requirements are met. Otherwise it scores nothing and costs nothing.',
  'score-each-piece-for-one-contract-only':
    'Each marker and each leaf counts for one contract only. Markers still score their own space.',
  'score-rubble-station-requirement':
    'If a contract asks for rubble stations, only markers on spaces that cost rubble count. Such a marker may instead count as a plain station.',
  'score-contract-27-two-per-chai':
    'Contract 27 gives 2 points for each chai, on top of the points of the track.',
  'score-chai-track-space': "The chai track gives the points of your marker's space.",
  'score-half-point-per-free-leaf': 'Each leaf not used by a contract gives half a point, without rounding.',
  'score-nine-per-equipment': 'With two players or more, each equipment card gives 9 points.',
  'highest-score-wins-ties-share': 'The highest total wins; equal totals share the win.',
  // Solo
  'solo-twenty-markers': 'Solo: twenty markers of one colour, one of them on the chai track.',
  'solo-bag-stock-and-events':
    'Solo: the bag holds 23 iron, 14 stone and 6 chai. Six cubes form the first stock, then four event cubes enter. Six cubes are drawn each round.',
  'solo-three-random-rail-spaces-done':
    'Solo: three random rail spaces, never rivers, are complete from the start.',
  'solo-three-random-equipment': 'Solo: three random equipment cards are in the shed.',
  'solo-contract-row-fully-replaced': 'Solo: phase 1 discards the whole row and deals three new contracts.',
  'solo-event-one-clears-dig-rate-spaces': 'Solo: event 1 clears as many estate spaces as the dig rate.',
  'solo-siliguri-closed-at-second-event-one':
    'Solo: when event 1 happens for the second time, Siliguri closes. Markers there stay.',
  'solo-at-most-two-equipment': 'Solo: you may own at most two equipment cards at a time.',
  'solo-equipment-scores-nothing': 'Solo: equipment gives no points, not even the Luxury train.',
  'solo-ends-at-last-marker-or-full-route':
    'Solo: the game ends at once with your last marker, or after the round in which the route is full.',
  // Goals
  'goal-east-india-company-depot': 'East India Company depot: own all five spaces of Siliguri.',
  'goal-tea-magnate': 'Tea magnate: own every estate space.',
  'goal-branch-offices':
    'Branch offices: have a marker on a station of every town from Siliguri to Darjeeling.',
  'goal-bridge-builder': 'Bridge builder: own the four river spaces.',
  'goal-king-of-agony':
    'King of Agony: own the four rail spaces between the Tindharia river and Agony Point.',
  'goal-northerner': 'Northerner: more than 180 points without a marker in Siliguri.',
  'goal-builder': 'Builder: score more than 60 points from stations.',
  'goal-great-builder': 'Great builder: score more than 90 points from stations.',
  'goal-railway-king': 'Railway king: score at least 20 points from rails.',
  'goal-gang-worker': 'Gang worker: 100 points or more, having used equipment.',
  'goal-gang-foreman': 'Gang foreman: 150 points or more, having used equipment.',
  'goal-gang-leader': 'Gang leader: 175 points or more, having used equipment.',
  'goal-gang-coordinator': 'Gang coordinator: 200 points or more, having used equipment.',
  'goal-gang-president': 'Gang president: 225 points or more, having used equipment.',
  'goal-lone-worker': 'Lone worker: 100 points or more without equipment.',
  'goal-lone-foreman': 'Lone foreman: 150 points or more without equipment.',
  'goal-lone-leader': 'Lone leader: 175 points or more without equipment.',
  'goal-lone-coordinator': 'Lone coordinator: 200 points or more without equipment.',
  'goal-lone-president': 'Lone president: 225 points or more without equipment.',
  'goal-trainee-engineer': 'Trainee engineer: 100 points or more without a marker on any estate.',
  'goal-graduate-engineer': 'Graduate engineer: 150 points or more without a marker on any estate.',
  'goal-engineer': 'Engineer: 175 points or more without a marker on any estate.',
  'goal-expert-engineer': 'Expert engineer: 200 points or more without a marker on any estate.',
  'goal-master-engineer': 'Master engineer: 225 points or more without a marker on any estate.',
  'goal-contractor-grade-one': 'Contractor, grade I: score at least 80 points from contracts.',
  'goal-contractor-grade-two': 'Contractor, grade II: score at least 100 points from contracts.',
  'goal-great-contractor': 'Great contractor: score at least 120 points from contracts.',
  'goal-procrastinator':
    'Procrastinator: hold four contracts or more that were never used and score nothing.',
  'goal-tea-chest': 'Tea chest: end with at least 20 leaves that no contract uses.',
  'goal-tea-shop': 'Tea shop: end with at least 40 leaves that no contract uses.',
  'goal-tea-warehouse': 'Tea warehouse: end with at least 60 leaves that no contract uses.',
  'goal-chaiwala': 'Chaiwala: end at the maximum of the chai track.',
  'goal-king-of-shovels': 'King of shovels: end with more than 30 rubble.',
  'goal-blast-furnace': 'Blast furnace: end with 8 steel or more.',
  'goal-tea-totaller':
    'Tea-totaller: more than 150 points, without leaves and without a marker on any estate, in Siliguri or in Darjeeling.',
  'goal-worker-all-markers-used': 'Worker: place every marker before the route is full.',
  'goal-middle-distance-runner':
    'Middle-distance runner: 400 points or more in total over three games in a row.',
  'goal-distance-runner': 'Distance runner: 500 points or more in total over three games in a row.',
  'goal-marathon-runner': 'Marathon runner: 600 points or more in total over three games in a row.',
  // Rulings
  'r-event-wheel-order': 'Event cubes go round the wheel: each goes on the space after the last one used.',
  'r-draw-all-then-place':
    'All cubes of a refill are drawn openly first and then placed in that order. A cube that an event returns to the bag is not drawn again in the same refill.',
  'r-bag-short': 'If the bag has too few cubes, it is emptied. Nothing else happens.',
  'r-event-cubes-count': 'Event cubes count towards the number of cubes drawn.',
  'r-round-down-per-seat': 'A harvest is rounded down once for each player, over all estate spaces together.',
  'r-overflow-once': 'An effect triggers at most one harvest. Steps beyond the end are lost.',
  'r-overflow-rate': 'A harvest from the dig rate uses the current harvest rate, then resets it.',
  'r-weather-is-relative': 'Weather moves the markers by steps, in the order dig, rails, harvest.',
  'r-boost-is-not-overflow': 'A boosted dig above 5 does not trigger a harvest; only the marker can.',
  'r-forecast-card':
    'The forecast uses the deck after phase 1. Contracts drawn later do not change tokens already placed.',
  'r-deck-and-discard-empty':
    'With neither deck nor discards, slots and the forecast stay empty. If a gap reaches P1, that round has no weather.',
  'r-discard-reshuffle-at-once':
    'The discards are shuffled as soon as the deck is empty and a card or its back is needed. Cards just discarded are included.',
  'r-start-player-random': 'The first start player is random or seat 1, as chosen before the game.',
  'r-estate-count': 'There is one estate per player. The first is the printed one or its cover.',
  'r-weather-none-in-first-round': 'Round 1 has no weather, so nothing is removed from P1 in round 2.',
  'r-chai-cover-counts':
    'The number of covered chai spaces is five minus the number of players, but at most three.',
  'r-chai-per-worker': 'Chai paid for hiring a worker does not count as boosting it.',
  'r-boost-offer':
    'You may boost a worker in A to F whenever you have chai, even if it helps little. A boost may also make an action possible.',
  'r-boosted-dig-is-full':
    'A worker with a raised dig rate must dig the full amount, if there is enough rubble.',
  'r-boost-for-contract-actions': "A contract's action without a worker cannot be boosted.",
  'r-boost-with-fresh-chai': 'Chai gained earlier in the round may be spent at once.',
  'r-hire-order': 'Players hire openly, clockwise from the start player, before the first worker is placed.',
  'r-hire-free-without-equipment':
    'A free third worker from a station or a contract needs no equipment. If it is not used in the next round, the offer expires.',
  'r-hire-one-source':
    'There is only one third worker. If it is free, nothing is paid; otherwise one payment is made. Offers do not stack.',
  'r-shunter-optional': "The Shunting engine's owner may still pay chai.",
  'r-no-free-space': 'If no worker space is free, the remaining workers stay unused.',
  'r-place-useless': 'A worker may be placed where it will have nothing to do.',
  'r-must-act-minimum':
    'The least a worker must do is the full rate in B and D, one cube in A, one minor action in C, one build in E, one contract in F and one option in G. Only what is possible without spending chai counts: if every build you can pay for costs chai, you may stop.',
  'r-contract-window-order':
    'Before an area there is one pass clockwise, in an order fixed at its start. Each player uses all their cards in a row.',
  'r-contract-timing':
    'A contract gained this round can be used before later areas. If it shows the area of the turn in which it was gained, it can be used in that turn too.',
  'r-contract-use-needs-effect': 'A contract can be used only if it would do something.',
  'r-contract-modifiers-add':
    'Chai, contracts and equipment add up. Only the price of steel never falls below 2 iron.',
  'r-start-player-change': 'A new start player counts at once, but a pass before an area keeps its order.',
  'r-start-player-without-cubes': 'The start player token moves even when the stock is empty.',
  'r-area-a-chai-at-maximum':
    'A chai cube may be taken at the maximum. It leaves the game and gives nothing. All surplus chai is lost.',
  'r-area-g-limit': 'Leaves cannot be turned into chai beyond the maximum.',
  'r-dig-skips-empty-spaces':
    'Digging skips spaces without rubble. A partly dug space goes to the player who takes its last rubble.',
  'r-rubble-of-events': 'Rubble cleared by event 1 goes to the supply.',
  'r-no-permanent-rate-equipment': 'None of the eight cards changes a rate permanently.',
  'r-steel-limited':
    'There are only 16 bars of steel. Rubble and leaves never run out. Stone must be in the stock or the bag.',
  'r-game-markers-unlimited': "The game's markers never run out.",
  'r-works-loop':
    'With chai in C, you cannot take stone from the bag right after chipping, or chip right after taking stone from the bag. Make something else in between.',
  'r-make-stone-none':
    'If there is no stone in the stock, none can be made from the stock; the same holds for the bag.',
  'r-rail-count':
    'A worker lays at least the rate, as far as steel, spaces and markers go, at most the modified rate, and any number in between. Rails paid with iron count.',
  'r-game-river-space': "One of the game's markers on a river opens the towns beyond. No one gains chai.",
  'r-station-order': 'The spaces of a town may be built in any order.',
  'r-station-contract-source':
    'The contract of a station bonus comes from the row. If the row is empty, there is none.',
  'r-free-equipment-chai': 'Equipment taken without paying still brings its chai cube.',
  'r-build-chain': 'The first build may pay for the second.',
  'r-area-b-build-details':
    "The new area B is resolved in B's place and can be boosted. Fog does not close it, and contracts for B are used before it.",
  'r-area-b-same-round':
    'If the rubble runs out during a round, later B workers do nothing. The area changes at the end of the round.',
  'r-garratt-once':
    'The Garratt counts the first rails you lay in a round, with a worker or with contract 13 or 15. Its chai comes afterwards.',
  'r-toy-train-empty-stock': 'The Toy Train brings its leaf even when there is nothing to take in A.',
  'r-construction-discount':
    'Construction workers count once per space, also in mixed costs, and not for equipment. A cost never falls below zero.',
  'r-joker-discount': 'Discounts on stone take one piece off the cost of the spaces of Darjeeling.',
  'r-reliable-train-scope': 'Only the Reliable train itself is exempt. Its owner pays for other cards.',
  'r-maintenance-choice':
    'Owners are asked from the start player, card by card. They may return a card they could pay for.',
  'r-inspection-train-round': 'The Track inspection train counts the events of this round, before hiring.',
  'r-event-four-scope':
    'Event 4 also completes towns that are not open yet. A covered space is not free. If no town is left, only return the cubes.',
  'r-event-one-few-spaces': 'If fewer spaces with rubble are left, event 1 clears all of them.',
  'r-event-rails-end': 'When an event fills the route, the round is still played to its end.',
  'r-route-full': 'The route is full when every rail space has a marker.',
  'r-solo-start-rails':
    "The rails complete at the start carry the game's markers. They are skipped and score nothing.",
  'r-solo-end-timing':
    "With the last marker, a solo player still gets that space's own reward, and the game stops. A full route ends it after the round.",
  'r-solo-markers': 'Solo, there are twenty markers in all, nineteen for scoring.',
  'r-two-player-extra-round':
    'With two players, both finish the round. In the extra round only one hires, uses contracts and places workers, but harvests and maintenance affect both players.',
  'r-two-player-double-trigger':
    'With two players, if both are out of markers, or the route is full, the game ends after that round without an extra one.',
  'r-markers-out-three-plus':
    'Without markers you cannot lay rails, build stations or borrow. You may still buy equipment and dig; a cleared space goes to the game.',
  'r-last-marker-count':
    'The last marker is the last of the nineteen. Markers on borrowed spaces count as placed.',
  'r-borrowed-spaces':
    'You harvest a borrowed space until scoring, and it counts for nothing else. You borrow the leftmost spaces available.',
  'r-contract-assignment-optimal':
    'Markers and leaves go to contracts in the best way for their owner, including half points for leaves. Solo, the option “Contracts that score” may let you leave contracts out.',
  'r-contract-markers-still-score': 'Markers used for a contract still score their space.',
  'r-warehouses-minimum': 'With the warehouses, a contract that asks for one leaf needs none.',
  'r-leaf-halves': 'Half points are kept, in totals, comparisons and goals.',
  'r-sample-card-bonus': 'The bonus of contract 16 is 5 points for 2 leaves.',
  'r-solo-chai-cubes': 'Solo, the chai cubes on equipment are in addition to the six in the bag.',
  'r-solo-free-equipment-at-limit':
    'Solo, with two equipment cards you cannot take a third, not even with Tindharia 1 or contract 18. You cannot return a card to make room, unless the option “With two equipment cards” allows it.',
  'r-solo-using-equipment': 'For goals, using equipment means having taken a card at any time.',
  'r-solo-goal-leaves':
    'Leaf goals ask for at least that many leaves. The Tea-totaller must have none before contracts are scored.',
  'r-solo-goal-procrastinator': 'The Procrastinator counts cards that are both unused and without points.',
  'r-solo-goal-winning': 'Solo has no winner. The result is a total and the list of goals met.',
  'r-solo-start-player': 'Solo, the last space of A has no special effect.',
  'r-open-towns-chain':
    'Towns are open up to the first river without a marker, even if a later river has one.',
  'r-game-owned-estates': "The game's estate spaces cannot be claimed any more, only borrowed.",
  'r-post-office-redraw':
    'A new row is dealt even if the old one was empty. If the deck runs short, the discards are shuffled to continue.',
  'r-row-after-redraw': 'Contracts left from a new row are treated like any others in phase 1.',
  'r-rail-marker-kind': 'A marker on a rail space beside a town is a rail, not a station.',
  'r-ties-no-breaker': 'There is no tie-break: all players with the highest total win.',
  'r-round-limit': 'After round 100 the game ends as if the route were full.',
  'r-works-stop-when-only-boost-pays':
    "If only the boost's cheaper steel is possible in C, you may stop at once.",
  'r-procrastinator-ties':
    'If contracts can be filled in several equally good ways, the Procrastinator gets the one that leaves the most unused cards without points.',
  'r-last-marker-stops-solo-at-once':
    "When the last marker ends a solo game on a rail, you get the space's reward, but no reward from equipment.",
  'r-borrowed-marker-counts-as-placed':
    'With one or two players, a last marker on a borrowed space ends the game like any other.',
  'r-pending-event-cubes-count':
    'Cubes drawn and not yet placed are open, and belong to neither bag nor stock.',
  'r-campaign-window': 'Campaign goals count any three finished solo games in a row by one player.',
};

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Setup',
  rounds: 'Rounds',
  contracts: 'Phase 1: contracts',
  weather: 'Phase 2: weather',
  rates: 'Rates',
  harvest: 'Harvest',
  refill: 'Phase 3: stock and events',
  events: 'Events',
  workers: 'Phase 4: workers',
  actions: 'Phase 5: actions',
  stock: 'A: stock',
  dig: 'B: dig',
  works: 'C: works',
  rails: 'D: rails',
  build: 'E: build',
  stationBonuses: 'Station bonuses',
  equipment: 'Equipment',
  postOffice: 'F: post office',
  chaiwala: 'G: chaiwala',
  contractCards: 'The contracts',
  roundEnd: 'End of a round',
  end: 'End of the game',
  scoring: 'Scoring',
  solo: 'Solo',
  buildingGoals: 'Solo goals: building',
  scoreGoals: 'Solo goals: points',
  reserveGoals: 'Solo goals: reserve',
  campaignGoals: 'Solo goals: campaign',
  rulings: 'Rulings',
};
