import type { RuleId, Section } from '../data/rules.ts';

/** The rules in English, one entry per id. */
export const rules: Readonly<Record<RuleId, string>> = {
  // Set-up
  'setup-darjeeling-second-space-covered-below-three-players':
    'With one or two players the second station space of Darjeeling is covered: nobody can ever build there.',
  'setup-chai-track-end-covered-by-player-count':
    'The end of the chai track is covered by player count: three spaces with one or two players, two with three, one with four, none with five. The last open space is the maximum.',
  'setup-weather-tokens-and-fog-tiles-aside':
    'Three sun, three rain and three fog tokens and the two fog tiles wait beside the board; no worker space is fogged at the start.',
  'setup-rate-markers-on-start-spaces':
    'The three rate markers begin on the dark green spaces: dig 3, rails 1, harvest 1.',
  'setup-general-supply-beside-the-board':
    'All leaves, all rubble, 16 bars of steel and the markers of the game begin in the general supply; players own no goods yet.',
  'setup-overlays-one-or-two-players': 'With one or two players, action cards cover areas A, D, F and G.',
  'setup-overlays-three-players': 'With three players the board is used as printed, without action cards.',
  'setup-overlays-four-or-five-players':
    'With four or five players, action cards cover areas A, B, C, D, E and G.',
  'setup-additional-action-card-aside':
    'The additional action card waits beside the board until the rubble is gone; the other unused action cards are put away.',
  'setup-first-two-contracts-to-a-and-b':
    'The contracts are shuffled and the top two go face up to slots A and B.',
  'setup-forecast-p2-from-third-card-back':
    'The back of the third contract sets the weather token on P2; the card itself then goes face up to slot C.',
  'setup-forecast-p3-from-fourth-card-back':
    'The back of the fourth contract sets the weather token on P3; the card stays on top of the deck.',
  'setup-no-current-weather': 'P1 is empty in the first round: there is no weather yet.',
  'setup-estates-equal-player-count': 'There are as many estates as players, laid out from the left.',
  'setup-alubari-estate-printed-or-covered':
    'The Alubari estate printed on the board is the first one, unless the players agree to cover it with a card.',
  'setup-estate-cards-random-side':
    'Estate cards are shuffled and laid with a random side up; those left over are put away.',
  'setup-rubble-on-estate-spaces': 'Every estate space receives as much rubble as is printed on it.',
  'setup-seven-of-eight-equipment':
    'With two players or more, seven random equipment cards form the shed; the eighth is put away.',
  'setup-chai-cube-on-marked-equipment': 'Each card in the shed that shows chai receives one chai cube.',
  'setup-bag-two-or-three-players':
    'With two or three players the bag holds 27 iron, 15 stone and every chai cube that is not on equipment.',
  'setup-bag-four-players':
    'With four players the bag holds 34 iron, 20 stone and every chai cube that is not on equipment.',
  'setup-bag-five-players':
    'With five players the bag holds 40 iron, 24 stone and every chai cube that is not on equipment.',
  'setup-surplus-cubes-leave-the-game':
    'Iron and stone that do not go into the bag are out of the game; solo, so is spare chai.',
  'setup-first-stock-of-twelve': 'With two players or more, twelve cubes from the bag make the first stock.',
  'setup-five-event-cubes-added-after-first-stock':
    'The five event cubes enter the bag after the first stock was drawn, so it never holds an event.',
  'setup-two-workers-ready-one-in-tea-house':
    'Each player begins with two workers in reserve and one resting in the tea house.',
  'setup-twenty-markers-one-on-chai-zero':
    'Each player has twenty markers; one stands on 0 of the chai track, nineteen are for scoring.',
  'setup-start-player':
    'Whoever had tea last is start player; here the draw decides, or the first seat begins.',
  // Rounds
  'round-has-five-phases':
    'A round has five phases in this order: contracts, weather, stock and events, workers, actions.',
  'round-one-skips-first-three-phases': 'The first round begins with phase 4.',
  // Phase 1
  'contracts-slot-a-is-discarded': 'The contract in slot A is discarded; if the slot is empty, none is.',
  'contracts-slide-up-without-gaps':
    'The other contracts move up towards A, closing gaps and keeping their order.',
  'contracts-row-refilled-to-three': 'Free slots are filled from the deck until three contracts lie face up.',
  'contracts-reshuffle-when-deck-empty':
    'When the deck runs out, the discards are shuffled into a new deck and filling goes on.',
  // Phase 2
  'weather-old-token-and-fog-tiles-removed':
    'First the token on P1 and the fog tiles on B and D are taken away.',
  'weather-tokens-move-down-one':
    'The tokens move down one space; the one now on P1 is the weather of the round.',
  'weather-new-forecast-from-deck-top': 'Last, the back of the top contract sets a new token on P3.',
  'weather-sun-dig-plus-two-rail-plus-one': 'Sun: dig rate +2, rail rate +1.',
  'weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one':
    'Rain: dig rate -1, rail rate -1, harvest +1.',
  'weather-fog-harvest-minus-one': 'Fog: harvest -1.',
  'weather-fog-closes-last-space-of-b-and-d': 'Fog closes the last worker space of B and of D for the round.',
  // Rates
  'dig-rate-never-below-leftmost': 'The dig rate never falls below its first space.',
  'dig-rate-above-five-sets-five-and-harvests':
    'If the dig rate would rise above 5 it stays at 5 and there is a harvest at once.',
  'rail-rate-clamped-at-both-ends': 'The rail rate stops at both ends of its track.',
  'harvest-rate-never-below-leftmost': 'The harvest rate never falls below 1/2.',
  'harvest-end-space-sets-rightmost-two-and-harvests':
    'When the harvest marker reaches the end of its track it is set on the right-hand 2 and there is a harvest at once.',
  // Harvest
  'harvest-has-four-triggers':
    'A harvest comes from a dig rate above 5, the end of the harvest track, a harvest event, or a contract; from nothing else.',
  'harvest-yield-rounded-down':
    'Each player takes own estate spaces times harvest rate in leaves, rounded down; borrowed spaces count.',
  'harvest-serves-all-owners':
    'Everybody with a marker on an estate harvests, whoever brought the harvest about.',
  'harvest-ignores-game-owned-spaces':
    'Spaces of the game give no leaves, unless a player has borrowed them.',
  'harvest-resets-harvest-marker':
    'After every harvest the harvest marker returns to its start; the dig marker stays where it is.',
  // Phase 3
  'refill-cubes-by-player-count':
    'Six cubes are drawn with one or two players, nine with three, twelve with four or five, event cubes included.',
  'refill-adds-to-left-over-stock': 'Cubes left in the stock stay there; the new ones join them.',
  'refill-event-resolved-before-next-cube':
    'An event cube goes on the wheel and its event happens before the next cube is placed.',
  'refill-short-bag-draws-what-is-there': 'If the bag holds fewer cubes, all of them are drawn.',
  // Events
  'event-cube-goes-to-next-space-clockwise':
    'The first event cube goes on space 1 of the wheel, each later one on the next space; after 6 comes 1.',
  'event-wheel-one-cube-per-space': 'A space of the wheel holds one cube.',
  'event-one-clears-two-estate-spaces':
    'Event 1: the two leftmost estate spaces with rubble are cleared; the rubble goes to the supply.',
  'event-one-spaces-become-game-owned': 'Each space cleared by event 1 receives a marker of the game.',
  'event-one-returns-cubes-four-to-six':
    'If cubes lie on 4, 5 and 6 when event 1 happens, they return to the bag.',
  'event-one-trims-stock-only-with-returned-cubes':
    'Only then is the stock cut to 7 iron, 4 stone and 1 chai cube; the rest goes back into the bag.',
  'event-two-harvest-marker-plus-two':
    'Event 2: the harvest marker moves two spaces to the right, with a harvest if it reaches the end.',
  'event-three-game-lays-rails':
    'Event 3: the game lays as many rails as the rail rate, from the lowest free space, as far as the route goes.',
  'event-rails-score-for-nobody': 'Rails of the game give nobody points or chai.',
  'event-four-completes-nearest-town':
    'Event 4: in the town nearest to Siliguri with a free station space, Siliguri itself excepted, the game fills every free space; nobody can build there any more.',
  'event-four-returns-cubes-one-to-three': 'Event 4 also returns the cubes on 1, 2 and 3 to the bag.',
  'event-five-maintenance-per-card':
    'Event 5: for each card of equipment its owner pays 1 steel or 2 chai, or returns it to the shed.',
  'event-five-returned-card-gets-no-chai-cube':
    'A returned card can be taken again, but its chai cube does not come back.',
  'event-six-harvest-then-rails': 'Event 6: first a harvest, then the game lays rails as in event 3.',
  // Phase 4
  'hire-needs-equipment-and-one-chai':
    'At the start of phase 4, a player with equipment may pay 1 chai to use the third worker this round.',
  'hire-at-most-one-extra-worker':
    'Nobody has more than three workers in a round, and the third one serves for that round only.',
  'place-one-worker-per-turn-from-start-player':
    'From the start player clockwise, each places one worker at a time until all are placed.',
  'place-on-any-empty-numbered-space':
    'A worker goes on any empty numbered space of areas A to G; lower numbers may stay empty.',
  'place-several-workers-in-one-area': 'A player may have several workers in one area.',
  'place-all-workers': 'Nobody may hold back a ready worker while a space is free.',
  'place-not-on-fogged-space': 'A space under a fog tile cannot be used this round.',
  // Phase 5
  'actions-areas-in-alphabetical-order': 'The areas are resolved from A to G.',
  'actions-spaces-in-numeric-order':
    'In each area the worker spaces are resolved from 1 upwards, one worker at a time.',
  'action-must-be-done-if-possible':
    'A worker must do its action if that is possible; if not, the action is lost. Chai and contracts are never compulsory.',
  'boost-costs-one-chai-before-the-action':
    'Before a worker acts, its player may pay 1 chai for the stronger version of the action.',
  'boost-once-per-worker-per-round': 'At most one chai a round may be spent on strengthening each worker.',
  'contract-window-before-each-area':
    'Before each area every player, from the start player clockwise, may use any number of own unused contracts that show the area.',
  'contract-use-needs-no-worker': 'Using a contract does not need a worker in the area.',
  'contract-effect-once-per-game': 'Each contract can be used once; it is then turned sideways.',
  'contract-effect-lasts-until-round-end':
    'What a used contract changes holds until the end of the round, unless the card itself says more. Moved rate markers stay.',
  'contract-bonus-independent-of-use': 'The bonus at the end counts whether or not the contract was used.',
  // A
  'area-a-up-to-three-cubes': 'A, the stock: take up to three cubes of any kind.',
  'area-a-one-chai-cube-per-worker': 'At most one of the cubes a worker takes may be chai.',
  'area-a-boost-two-more-cubes': 'With chai the worker takes up to two cubes more, one of which may be chai.',
  'chai-cube-advances-track-and-leaves-game':
    'A chai cube raises its taker one space on the chai track and leaves the game.',
  'area-a-last-space-gives-start-player':
    'The worker on the last space of A makes its player start player at once, when that space is resolved.',
  // B
  'area-b-takes-rubble-at-dig-rate':
    'B, dig: take as much rubble as the dig rate, from the leftmost estate space that has any, going right.',
  'area-b-last-rubble-claims-space':
    'Whoever takes the last rubble of a space puts a marker on it at once; one dig may win several spaces.',
  'area-b-full-rate-is-compulsory': 'The whole dig rate must be taken, or all the rubble left.',
  'area-b-boost-plus-three': 'With chai this worker digs 3 more.',
  'area-b-becomes-build-when-rubble-is-gone':
    'After the round in which the last rubble leaves the estates, area B becomes a Build area with a single space.',
  // C
  'area-c-up-to-three-minor-actions': 'C, the works: up to three minor actions in any mix.',
  'area-c-make-steel-three-iron': 'Make steel: 3 iron into the bag for 1 steel.',
  'area-c-make-stone-two-rubble':
    'Make stone: 2 rubble to the supply for 1 stone, from the stock or from the bag as you like.',
  'area-c-chip-stone': 'Chip stone: 1 stone into the bag for 2 rubble.',
  'area-c-boost-unlimited-and-cheap-steel':
    'With chai the worker does any number of minor actions, and steel costs 2 iron.',
  // D
  'area-d-one-steel-per-rail-space':
    'D, rails: each rail costs 1 steel; your marker goes on the lowest rail space without one.',
  'area-d-at-most-rail-rate': 'A worker lays at most as many rails as the rail rate and what adds to it.',
  'area-d-rate-is-compulsory-with-enough-steel':
    'The full rail rate must be laid, as far as your steel, your markers and the route allow.',
  'area-d-boost-plus-two':
    'With chai this worker may lay two rails more; only the rate itself is compulsory.',
  'area-d-river-space-gives-one-chai': 'Who lays a rail on a river space gains 1 chai.',
  // E
  'area-e-one-build': 'E, build: one station space or one card of equipment.',
  'area-e-boost-second-build': 'With chai the worker may build once more, of either kind.',
  'station-only-siliguri-at-start': 'At the start only the five spaces of Siliguri can be built.',
  'station-opened-by-marked-river-spaces':
    'Towns are open up to the first river space without a marker; any marker opens the way, also one of the game.',
  'station-needs-no-rails-to-the-town': 'The rails need not have reached a town to build there.',
  'station-cost-paid-and-marker-placed':
    'Pay the full cost of a free station space and put one of your markers on it.',
  'station-cost-destinations': 'Iron and stone go into the bag, rubble and steel to the general supply.',
  'station-bonus-is-immediate':
    'The bonus of a station space comes at once, after paying and placing the marker; its points count at the end.',
  'station-joker-cost-any-mix':
    'The spaces of Darjeeling cost three pieces, each of them stone or steel as you like.',
  'equipment-purchase-pays-printed-cost':
    'To buy equipment pay its cost, steel to the supply and chai off the track, and take the card from the shed.',
  'equipment-chai-cube-goes-to-track': 'A chai cube on the card gives 1 chai and leaves the game.',
  'equipment-effect-from-once': 'Equipment works from the moment it is taken.',
  'equipment-any-number': 'With two players or more, anybody may own any number of cards.',
  // Station bonuses
  'station-bonus-two-steel': 'SIL-1: take 2 steel from the supply, or what is left of it.',
  'station-bonus-contract': 'SIL-2: take a contract of the row at once; the slot stays empty.',
  'station-bonus-one-chai': 'SIL-4: gain 1 chai.',
  'station-bonus-third-worker-next-round':
    'SIL-5: your third worker is free in the next round only; no equipment is needed.',
  'station-bonus-free-equipment':
    'TIN-1: take any card from the shed without its cost, with the chai cube on it.',
  // Equipment
  'equipment-shunter-hires-for-two-rubble':
    'Shunting engine: the third worker may be hired for 2 rubble instead of 1 chai.',
  'equipment-toy-train-leaf-per-area-a-worker':
    'Toy Train: 1 leaf whenever one of your workers is resolved in A.',
  'equipment-garratt-chai-on-first-rails': 'Garratt Class D: 1 chai after you first lay rails in a round.',
  'equipment-warehouses-one-leaf-less':
    'East India warehouses: each of your contracts that asks for leaves needs 1 leaf less.',
  'equipment-construction-workers-discount':
    'Construction workers: stations cost you 2 rubble less where they ask for rubble, 1 stone less where they ask for stone.',
  'equipment-luxury-train-seven-points':
    'Luxury train: 7 points more at the end, so 16 in all; nothing in solo.',
  'equipment-reliable-train-no-maintenance': 'Reliable train: event 5 does not ask anything for this card.',
  'equipment-inspection-train-free-worker-in-event-round':
    'Track inspection train: your third worker is free in a round in which an event happened.',
  // F
  'area-f-take-one-contract':
    'F, the post office: take one contract of the row; its slot stays empty this round.',
  'area-f-empty-row-loses-action': 'If the row is empty, the action is lost.',
  'contracts-any-number-held': 'Anybody may hold any number of contracts.',
  'area-f-boost-new-row':
    'With chai you may first discard the row and have three new contracts dealt; then take one.',
  // G
  'area-g-take-leaves-at-harvest-rate':
    'G, the chaiwala: take as many leaves as the harvest marker shows, 1 or 2.',
  'area-g-no-leaves-at-half': 'At 1/2 no leaves can be taken.',
  'area-g-turn-leaves-into-chai': 'Or turn any number of your leaves into chai, one for one.',
  'area-g-has-no-boost': 'Chai has no effect in G.',
  'chai-never-above-track-maximum': 'Chai never rises above the last open space of its track.',
  // Contract cards
  'contract-01-one-more-cube-per-a-worker':
    'Contract 1 (A): each of your A workers may take one cube more this round; the limit of chai stays. End: 2 rails for 7 points.',
  'contract-02-three-iron-from-the-bag':
    'Contract 2 (A): take 3 iron from the bag. End: 3 rails for 13 points.',
  'contract-03-two-stone-from-the-bag':
    'Contract 3 (A): take 2 stone from the bag. End: 2 stations for 7 points.',
  'contract-04-chai-cubes-from-the-stock':
    'Contract 4 (A): take up to 2 chai cubes from the stock, as many as there are. End: 3 leaves for 7 points.',
  'contract-05-take-the-start-player':
    'Contract 5 (A): become start player now. End: 1 rail and 1 station for 7 points.',
  'contract-06-dig-plus-three-for-one-worker':
    'Contract 6 (B): one of your B workers digs 3 more this round. End: 2 estate spaces for 6 points.',
  'contract-07-dig-now':
    'Contract 7 (B): dig once now at the dig rate, without a worker. End: 3 estate spaces for 10 points.',
  'contract-08-dig-marker-right':
    'Contract 8 (B): move the dig marker 1 or 2 spaces to the right; past 5 there is a harvest. End: 4 estate spaces for 15 points.',
  'contract-09-cheap-steel-this-round':
    'Contract 9 (C): steel costs you 2 iron this round. End: 3 rails for 13 points.',
  'contract-10-make-two-steel-now':
    'Contract 10 (C): make 1 or 2 steel now, for 3 iron each. End: 4 rails for 20 points.',
  'contract-11-one-steel': 'Contract 11 (C): take 1 steel from the supply. End: 5 rails for 30 points.',
  'contract-12-rail-plus-one-for-one-worker':
    'Contract 12 (D): one of your D workers may lay one rail more this round. End: 3 stations for 12 points.',
  'contract-13-lay-one-rail-for-steel':
    'Contract 13 (D): lay one rail now for 1 steel, without a worker. End: 4 stations for 17 points.',
  'contract-14-iron-pays-rails':
    'Contract 14 (D): each rail you lay this round may be paid with 3 iron instead of 1 steel. End: 5 stations for 24 points.',
  'contract-15-lay-one-rail-for-stone':
    'Contract 15 (D): lay one rail now for 2 stone, without a worker. End: 2 rails and 2 stations for 16 points.',
  'contract-16-rubble-to-stone':
    'Contract 16 (E): up to three times now, turn 2 rubble into 1 stone from the bag. End: 2 leaves for 5 points.',
  'contract-17-cheaper-station':
    'Contract 17 (E): the next station you build this round costs 1 stone, 2 rubble or 2 iron less. End: 2 rubble stations for 9 points.',
  'contract-18-equipment-for-one-steel':
    'Contract 18 (E): take any card of the shed for 1 steel. End: 3 rubble stations for 15 points.',
  'contract-19-extra-build':
    'Contract 19 (E): build once now at the usual cost, without a worker. End: 1 station and 1 estate space for 6 points.',
  'contract-20-third-worker-next-round':
    'Contract 20 (E): your third worker is free next round. End: 2 rails and 1 station for 11 points.',
  'contract-21-new-row-take-one':
    'Contract 21 (F): discard the row, have three new contracts dealt and take one. End: 1 rail and 1 estate space for 6 points.',
  'contract-22-top-of-the-deck':
    'Contract 22 (F): take the top contract of the deck. End: 1 rail, 1 station and 1 estate space for 10 points.',
  'contract-23-take-from-the-row':
    'Contract 23 (F): take one contract of the row. End: 2 stations and 2 estate spaces for 14 points.',
  'contract-24-harvest-now': 'Contract 24 (G): a harvest for everybody now. End: 4 leaves for 9 points.',
  'contract-25-three-leaves': 'Contract 25 (G): take 3 leaves. End: 6 leaves for 13 points.',
  'contract-26-leaves-to-chai':
    'Contract 26 (G): turn 1 to 4 leaves into chai now. End: 8 leaves for 17 points.',
  'contract-27-one-chai': 'Contract 27 (A): gain 1 chai. End: 2 points for each chai on your track.',
  'contract-28-borrow-game-spaces-in-g':
    'Contract 28 (G): put 1 or 2 of your markers on estate spaces of the game; they serve harvests until scoring. End: 2 rails, 2 stations and 2 estate spaces for 26 points.',
  'contract-29-borrow-game-spaces-in-b':
    'Contract 29 (B): put 1 or 2 of your markers on estate spaces of the game; they serve harvests until scoring. End: 1 station and 3 leaves for 9 points.',
  'contract-30-harvest-marker-right':
    'Contract 30 (G): move the harvest marker one space to the right, then take 1 leaf. End: 10 leaves for 21 points.',
  // Round end
  'round-end-workers-return': 'All workers come home, the third one to the tea house.',
  // End of game
  'end-after-round-in-which-route-is-full':
    'The game ends after the round in which the last rail space receives a marker, from a player or from an event.',
  'end-two-players-last-marker-extra-round':
    'Two players: when one has placed the last marker, the other plays one more round alone, then the game ends.',
  'end-no-marker-trigger-with-three-or-more':
    'With three players or more, running out of markers does not end the game.',
  // Scoring
  'score-estate-spaces': 'Each own estate space scores its points; borrowed spaces are cleared first.',
  'score-station-spaces': 'Each own station space scores its points.',
  'score-rail-spaces': 'Each own rail space scores its points.',
  'score-contract-if-all-requirements-met':
    'A contract scores if everything it asks for is there; if not, it scores nothing and costs nothing.',
  'score-each-piece-for-one-contract-only':
    'Each marker and each leaf serves one contract only; markers score their own space all the same.',
  'score-rubble-station-requirement':
    'Where a contract asks for rubble stations, only markers on spaces that cost rubble count; such a marker may also serve as a plain station.',
  'score-contract-27-two-per-chai':
    'Contract 27 gives 2 points for each chai, besides the points of the track.',
  'score-chai-track-space': 'The chai track gives the points of the space you stand on.',
  'score-half-point-per-free-leaf': 'Each leaf not used by a contract gives half a point, without rounding.',
  'score-nine-per-equipment': 'With two players or more each card of equipment gives 9 points.',
  'highest-score-wins-ties-share': 'The highest total wins; equal totals share the win.',
  // Solo
  'solo-twenty-markers': 'Solo: twenty markers of one colour, one of them on the chai track.',
  'solo-bag-stock-and-events':
    'Solo: the bag holds 23 iron, 14 stone and 6 chai; six cubes make the first stock, then four event cubes enter; six cubes are drawn each round.',
  'solo-three-random-rail-spaces-done':
    'Solo: three random rail spaces, never a river, are complete from the start.',
  'solo-three-random-equipment': 'Solo: three random cards of equipment are in the shed.',
  'solo-contract-row-fully-replaced': 'Solo: phase 1 discards the whole row and deals three new contracts.',
  'solo-event-one-clears-dig-rate-spaces': 'Solo: event 1 clears as many estate spaces as the dig rate.',
  'solo-siliguri-closed-at-second-event-one':
    'Solo: when event 1 happens for the second time Siliguri closes; what stands there stays.',
  'solo-at-most-two-equipment': 'Solo: at most two cards of equipment at a time.',
  'solo-equipment-scores-nothing': 'Solo: equipment gives no points, not even the Luxury train.',
  'solo-ends-at-last-marker-or-full-route':
    'Solo: the game ends at once with your last marker, or after the round in which the route is full.',
  // Goals
  'goal-east-india-company-depot': 'East India Company depot: own all five spaces of Siliguri.',
  'goal-tea-magnate': 'Tea magnate: own every estate space.',
  'goal-branch-offices': 'Branch offices: a marker on a station of every town from Siliguri to Darjeeling.',
  'goal-bridge-builder': 'Bridge builder: own the four river spaces.',
  'goal-king-of-agony':
    'King of Agony: own the four rail spaces between the Tindharia river and Agony Point.',
  'goal-northerner': 'Northerner: more than 180 points without a marker in Siliguri.',
  'goal-builder': 'Builder: more than 60 points in stations.',
  'goal-great-builder': 'Great builder: more than 90 points in stations.',
  'goal-railway-king': 'Railway king: at least 20 points in rails.',
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
  'goal-contractor-grade-one': 'Contractor, grade I: at least 80 points from contracts.',
  'goal-contractor-grade-two': 'Contractor, grade II: at least 100 points from contracts.',
  'goal-great-contractor': 'Great contractor: at least 120 points from contracts.',
  'goal-procrastinator': 'Procrastinator: four contracts or more that were never used and score nothing.',
  'goal-tea-chest': 'Tea chest: end with 20 leaves that no contract uses.',
  'goal-tea-shop': 'Tea shop: end with 40 leaves that no contract uses.',
  'goal-tea-warehouse': 'Tea warehouse: end with 60 leaves that no contract uses.',
  'goal-chaiwala': 'Chaiwala: end at the maximum of the chai track.',
  'goal-king-of-shovels': 'King of shovels: end with more than 30 rubble.',
  'goal-blast-furnace': 'Blast furnace: end with 8 steel or more.',
  'goal-tea-totaller':
    'Tea-totaller: more than 150 points, without leaves and without a marker on any estate, in Siliguri or in Darjeeling.',
  'goal-worker-all-markers-used': 'Worker: place every marker before the route is full.',
  'goal-middle-distance-runner': 'Middle-distance runner: 400 points or more in three games in a row.',
  'goal-distance-runner': 'Distance runner: 500 points or more in three games in a row.',
  'goal-marathon-runner': 'Marathon runner: 600 points or more in three games in a row.',
  // Rulings
  'r-event-wheel-order': 'Event cubes go round the wheel: each one on the space after the last one used.',
  'r-draw-all-then-place':
    'All cubes of a refill are drawn first and then placed in that order, openly; what an event returns to the bag is not drawn again in the same refill.',
  'r-bag-short': 'A bag that holds too few cubes is emptied; nothing else happens.',
  'r-event-cubes-count': 'Event cubes count towards the number of cubes drawn.',
  'r-round-down-per-seat': 'A harvest is rounded down once for each player, over all estate spaces together.',
  'r-overflow-once': 'One effect brings one harvest at most; steps beyond the end are lost.',
  'r-overflow-rate': 'A harvest from the dig rate uses the harvest rate of the moment, then resets it.',
  'r-weather-is-relative': 'Weather moves the markers by steps, in the order dig, rails, harvest.',
  'r-boost-is-not-overflow': 'A strengthened dig above 5 brings no harvest; only the marker can.',
  'r-forecast-card':
    'The forecast reads the deck after phase 1; contracts drawn later never change tokens already laid.',
  'r-deck-and-discard-empty':
    'With neither deck nor discards, slots and the forecast stay empty; a gap that reaches P1 means a round without weather.',
  'r-discard-reshuffle-at-once':
    'The discards are shuffled as soon as the deck is empty and a card or its back is needed, with the cards just discarded.',
  'r-start-player-random':
    'The first start player is drawn at random, or is the first seat, as chosen beforehand.',
  'r-estate-count':
    'The estates number as many as the players in all, the printed one or its cover being the first.',
  'r-weather-none-in-first-round': 'Round 1 has no weather, so nothing is taken off P1 in round 2.',
  'r-chai-cover-counts':
    'The chai track loses five spaces less one for each player, but never more than three.',
  'r-chai-per-worker': 'Chai paid for hiring a worker does not count as strengthening it.',
  'r-boost-offer':
    'A worker in A to F may be strengthened whenever its player has chai, even if it helps little; chai may also make an action possible.',
  'r-boosted-dig-is-full': 'A worker with a raised dig rate digs all of it, as far as there is rubble.',
  'r-boost-for-contract-actions': 'What a contract does without a worker cannot be strengthened with chai.',
  'r-boost-with-fresh-chai': 'Chai gained earlier in the round may be spent at once.',
  'r-hire-order': 'Hiring is open, from the start player clockwise, before the first worker is placed.',
  'r-hire-free-without-equipment':
    'A free third worker from a station or a contract needs no equipment; the right lapses if it is not used in the next round.',
  'r-hire-one-source':
    'There is one third worker only: where it is free, nothing is paid; otherwise one payment; rights do not add up.',
  'r-shunter-optional': 'The owner of the Shunting engine may still pay chai.',
  'r-no-free-space': 'If no worker space is free, the remaining workers stay unused.',
  'r-place-useless': 'A worker may be placed where it will have nothing to do.',
  'r-must-act-minimum':
    'The least a worker must do is the full rate in B and D, one cube in A, one minor action in C, one build in E, one contract in F, one option in G; only what is possible without chai.',
  'r-contract-window-order':
    'Before an area there is one pass clockwise, in an order fixed when it begins; each player uses all cards in a row.',
  'r-contract-timing':
    'A contract gained this round can be used before later areas, and in the turn in which it was gained if it shows the area.',
  'r-contract-use-needs-effect': 'A contract can only be used when it would do something.',
  'r-contract-modifiers-add':
    'Chai, contracts and equipment add up; only the price of steel never falls below 2 iron.',
  'r-start-player-change': 'A new start player counts at once, but a pass before an area keeps its order.',
  'r-start-player-without-cubes': 'The start player token moves even when the stock is empty.',
  'r-area-a-chai-at-maximum':
    'A chai cube may be taken at the maximum; it leaves the game and gives nothing. All surplus chai is lost.',
  'r-area-g-limit': 'Leaves cannot be turned into chai beyond the maximum.',
  'r-dig-skips-empty-spaces':
    'Digging passes over spaces without rubble; a space dug in part goes to whoever takes its last rubble.',
  'r-rubble-of-events': 'Rubble cleared by event 1 goes to the supply.',
  'r-no-permanent-rate-equipment': 'None of the eight cards changes a rate for good.',
  'r-steel-limited':
    'There are 16 bars of steel and no more; rubble and leaves never run out; stone must be in the stock or the bag.',
  'r-game-markers-unlimited': 'The markers of the game never run out.',
  'r-works-loop':
    'With chai in C, stone from the bag cannot follow chipping, nor chipping follow stone from the bag, until something else was made in between.',
  'r-make-stone-none': 'Without stone in the stock or in the bag, no stone can be made from it.',
  'r-rail-count':
    'A worker lays at least the rate, as far as steel, spaces and markers go, at most what is in force, and freely in between; rails paid with iron count.',
  'r-game-river-space': 'A marker of the game on a river opens the towns beyond; nobody gains chai.',
  'r-station-order': 'The spaces of a town may be built in any order.',
  'r-station-contract-source':
    'The contract of a station bonus comes from the row; from an empty row there is none.',
  'r-free-equipment-chai': 'Equipment taken without its cost still brings its chai cube.',
  'r-build-chain': 'What the first build brings may pay for the second.',
  'r-area-b-build-details':
    'The new area B is resolved in its place and may be strengthened; fog does not close it, and contracts with B are used before it.',
  'r-area-b-same-round':
    'If the rubble runs out during a round, later B workers do nothing; the area changes at the end.',
  'r-garratt-once':
    'The Garratt counts the first rails of a round, by a worker or by contract 13 or 15; its chai comes afterwards.',
  'r-toy-train-empty-stock': 'The Toy Train brings its leaf even when there is nothing to take in A.',
  'r-construction-discount':
    'Construction workers count once for each space, also in mixed costs, never below nothing, and not for equipment.',
  'r-joker-discount': 'Discounts on stone take one piece off the spaces of Darjeeling.',
  'r-reliable-train-scope': 'Only the Reliable train itself is spared; its owner pays for other cards.',
  'r-maintenance-choice':
    'Owners are asked from the start player, card by card, and may return a card they could pay for.',
  'r-inspection-train-round': 'The Track inspection train looks at the events of this round, before hiring.',
  'r-event-four-scope':
    'Event 4 also completes towns that are not open yet; a covered space is not free; if no town is left, only the cubes return.',
  'r-event-one-few-spaces': 'If fewer spaces with rubble are left, event 1 clears those.',
  'r-event-rails-end': 'When an event fills the route, the round is played to its end.',
  'r-route-full': 'The route is full when no rail space is without a marker.',
  'r-solo-start-rails':
    'The rails complete at the start carry markers of the game, are passed over, and score nothing.',
  'r-solo-end-timing':
    'With the last marker, solo play finishes that space with its own reward and stops; a full route ends it after the round.',
  'r-solo-markers': 'Solo, there are twenty markers in all, nineteen for scoring.',
  'r-two-player-extra-round':
    'The round is finished by both; in the extra round only one hires, uses contracts and places workers, while harvests and maintenance touch both.',
  'r-two-player-double-trigger':
    'If both are out of markers, or the route is full, the game ends after that round without a further one.',
  'r-markers-out-three-plus':
    'Without markers nobody can lay rails, build stations or borrow; buying equipment and digging go on, and an emptied space falls to the game.',
  'r-last-marker-count':
    'The last marker is the last of the nineteen; those on borrowed spaces are placed too.',
  'r-borrowed-spaces':
    'A borrowed space serves harvests until scoring and counts for nothing else; the leftmost free one is taken.',
  'r-contract-assignment-optimal':
    'Markers and leaves are given to contracts in the best way for their owner, half points of leaves included.',
  'r-contract-markers-still-score': 'Markers that serve a contract still score their space.',
  'r-warehouses-minimum': 'With the warehouses, a contract that asks for one leaf asks for none.',
  'r-leaf-halves': 'Half points are kept, in totals, comparisons and goals.',
  'r-sample-card-bonus': 'The bonus of contract 16 is 5 points for 2 leaves.',
  'r-solo-chai-cubes': 'Solo, the chai cubes on equipment come besides the six in the bag.',
  'r-solo-free-equipment-at-limit':
    'With two cards, solo, the bonus of TIN-1 brings none; nothing may be given back to make room.',
  'r-solo-using-equipment': 'Using equipment means having taken a card at any time.',
  'r-solo-goal-leaves':
    'Goals for leaves mean at least so many; for the Tea-totaller, none before contracts.',
  'r-solo-goal-procrastinator': 'The Procrastinator counts cards that are both unused and without points.',
  'r-solo-goal-winning': 'Solo has no winner: there is a total and the list of goals met.',
  'r-solo-start-player': 'Solo, the last space of A has no special effect.',
  'r-open-towns-chain': 'Towns are open up to the first river without a marker, whatever lies beyond it.',
  'r-game-owned-estates': 'An estate space of the game cannot be won any more, only borrowed.',
  'r-post-office-redraw':
    'A new row is dealt even where the old one was empty; if the deck is short, the discards are shuffled in after it.',
  'r-row-after-redraw': 'Contracts left from a new row are treated like any others in phase 1.',
  'r-rail-marker-kind': 'A marker on a rail space beside a town is a rail, not a station.',
  'r-ties-no-breaker': 'There is no tie-break: all with the highest total win.',
  'r-round-limit': 'After round 100 the game ends as if the route were full.',
  'r-works-stop-when-only-boost-pays':
    'If only the chai just paid makes steel possible in C, stopping at once is allowed.',
  'r-procrastinator-ties':
    'Among equally good ways to fill contracts, the Procrastinator gets the one that leaves most unused cards without points.',
  'r-last-marker-stops-solo-at-once':
    'When the last marker ends a solo game on a rail, only the reward of the space is granted, not that of equipment.',
  'r-borrowed-marker-counts-as-placed': 'A last marker on a borrowed space ends the game like any other.',
  'r-pending-event-cubes-count':
    'Cubes drawn and not yet placed lie open, and belong to neither bag nor stock.',
  'r-campaign-window': 'Campaign goals look at any three finished solo games of one player in a row.',
};

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Set-up',
  rounds: 'Rounds',
  contracts: 'Phase 1: contracts',
  weather: 'Phase 2: weather',
  rates: 'Rates',
  harvest: 'Harvest',
  refill: 'Phase 3: stock',
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
  rulings: 'Questions and answers',
};
