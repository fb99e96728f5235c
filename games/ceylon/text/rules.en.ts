import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Setting up',
  turn: 'The turn',
  tokens: 'Technology tokens',
  plant: 'Plant',
  harvest: 'Harvest',
  trade: 'Trade',
  hire: 'Hire a councillor',
  advance: 'Advance in technology',
  alternatives: 'Move or take rupees',
  end: 'End of turn and end of the game',
  scoring: 'Final scoring',
  twoPlayers: 'Two players',
  startTiles: 'Variant: start tiles',
  councillors: 'The eight councillors',
  visibility: 'Open and hidden',
  components: 'In the box',
  differences: 'Where two rulebooks differ',
  rulingsSetup: 'Rulings: setting up',
  rulingsTurn: 'Rulings: turn and tokens',
  rulingsActions: 'Rulings: actions',
  rulingsEnd: 'Rulings: end and scoring',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // setup
  'map-four-districts-of-eight':
    'The island has four tea districts, Dimbula, Ruhuna, Kandy and Uva, of eight hexagons each.',
  'setup-large-elevation-per-district':
    'Four of the five large elevation tiles are drawn, one for each district. Each covers exactly four hexagons, all in that district.',
  'setup-small-elevation-on-large':
    'On every large elevation tile lies one small one, over any of its four hexagons.',
  'setup-level-by-tile-count':
    'The level of a hexagon, 0, 1 or 2, is the number of elevation tiles lying on it.',
  'setup-district-level-profile':
    'So every district has four hexagons of level 0, three of level 1 and one of level 2.',
  'setup-spare-elevation-removed': 'Large elevation tiles that were not drawn go back to the box.',
  'setup-four-random-councillors':
    'A random councillor takes office in each district, face up. The councillors not drawn stay out of the game.',
  'setup-action-deck': 'All 46 action cards are shuffled and form a face-down deck.',
  'setup-train-three-contracts':
    'The 20 contracts are shuffled. Three come out, one for each wagon; the other 17 form the deck.',
  'setup-bonus-stack': 'The district bonuses lie in a stack: 10 on top, then 6, 3 and 1.',
  'setup-player-set':
    'Everybody has one colour: a personal board, a pawn, eight plantation markers and six discs.',
  'setup-player-markers': 'All eight markers begin on the contract slots of your board.',
  'setup-player-discs':
    'One disc marks your score, starting at 0. One is for technology and four are for councillors.',
  'setup-fifteen-rupees': 'You begin with 15 rupees.',
  'setup-one-black-chest': 'You begin with one black chest in your store.',
  'setup-start-player': 'The start player is drawn at random and takes the teapot.',
  'setup-start-positions-clockwise':
    'Start positions are chosen one by one, clockwise from the start player.',
  'setup-start-hex-level-zero': 'A start position must be a hexagon of level 0.',
  'setup-start-district-without-plantation':
    'You start in a district that has no plantation yet, so everybody starts in a different one.',
  'setup-start-plantation':
    'Your start position receives a plantation with your leftmost marker and your pawn, free of charge. Seven markers remain.',
  'setup-tech-stack-order':
    'The technology discs are stacked on the green space: the first player on top, the last one at the bottom.',
  'setup-hand-of-three': 'Everybody draws three action cards.',
  'setup-hand-after-positions': 'Hands are drawn only when all start positions have been chosen.',
  'supply-unlimited': 'Rupees, tea chests and technology tokens never run out.',
  'payment-to-supply': 'Whatever you pay or hand in goes to the supply, never to another player.',

  // turn
  'turn-order-clockwise': 'The start player opens every round, and the turn passes clockwise.',
  'turn-steps': 'A turn has two parts: play one of your cards, with everybody acting, then draw a card.',
  'card-two-mains':
    'Every card offers two different main actions and the same two alternatives: move, or take rupees.',
  'card-played-to-discard': 'The card you play lies on the discard space for all to see.',
  'card-orientation-free':
    'You may lay a card either way round: one main action faces you, the other one faces the players who follow.',
  'active-acts-first': 'The active player acts before anybody else.',
  'active-options':
    'The active player takes the main action on the active side of the card, or an alternative.',
  'followers-clockwise': 'The others follow one by one, clockwise from the active player.',
  'follower-options':
    "A follower takes the main action on the followers' side, or an alternative, never the active player's main action.",
  'everyone-must-act': 'In each turn every player takes exactly one action of the card. Nobody can pass.',
  'main-not-payable-means-alternative':
    'If you lack the money or anything else the main action asks for, you take an alternative.',
  'main-may-be-declined': 'You may take an alternative even when the main action is open to you.',

  // tokens
  'token-active-only': 'Only the active player can use a technology token.',
  'token-optional': 'You never have to use a token.',
  'token-any-action-but-advance':
    'A token buys one more action of any kind, except an advance in technology.',
  'token-independent-of-card':
    "The token's action need not be on the card, and it may be the same as the action you take with the card.",
  'token-with-any-card-action': 'A token can go with any action of the card, main or alternative.',
  'token-action-pays-cost': 'An action bought with a token still costs its rupees.',
  'token-just-before-or-after':
    'A token is used just before or just after your own action, before anybody follows.',
  'token-one-per-turn': 'One token in a turn is the limit.',
  'token-hoarding-unlimited': 'You may collect as many tokens as you like.',
  'token-returns-to-supply': 'A token goes back to the supply before its action takes place.',
  'token-usable-when-gained-as-active': 'A token you gain as the active player can be used in the same turn.',

  // plant
  'plant-cost-five': 'Planting costs 5 rupees.',
  'plantation-owner-by-marker': 'A plantation belongs to the player whose marker lies on it.',
  'plant-at-pawn': 'You plant on the hexagon where your pawn stands.',
  'plant-needs-empty-hex':
    "A hexagon takes only one plantation: there must be none, neither yours nor anybody else's.",
  'plant-beside-pawns-allowed': 'Other pawns on the hexagon do not get in the way.',
  'plant-any-level': 'You can plant on any level.',
  'plant-leftmost-marker': 'You use the leftmost marker on your board.',
  'plant-needs-marker': 'Without a marker on your board you cannot plant.',
  'plant-opens-slots': 'A contract slot is open once no marker lies on it.',
  'bonus-when-all-districts':
    'As soon as you have a plantation in every district in play, the first one included, you take a district bonus.',
  'bonus-takes-top': 'You take the top bonus: 10 points for the first player, then 6, 3 and 1.',
  'bonus-is-immediate': 'The bonus is taken and scored at once.',
  'bonus-once-per-player': 'Nobody takes more than one district bonus.',

  // harvest
  'harvest-no-cost': 'Harvesting costs no rupees.',
  'harvest-reach': "Within reach are the plantations on your pawn's hexagon and on those adjacent to it.",
  'harvest-one-chest-each': 'Each plantation you choose gives one chest, once per harvest.',
  'harvest-type-by-level': 'Level 0 gives black tea, level 1 green tea, level 2 white tea.',
  'harvest-subset-is-free':
    'You choose freely which plantations within reach you harvest, your own included.',
  'harvest-owner-scores':
    "For each chest from another player's plantation, its owner scores 1 point at once.",
  'harvest-own-no-points': 'Your own plantations give you no points when you harvest them.',
  'harvest-plantation-remains': 'A plantation is never used up; it can be harvested again and again.',
  'store-capacity-five': 'Your store holds five chests.',
  'harvest-overflow-then-discard':
    'During a harvest you may hold more. Right after it you return chests until your store can hold the rest.',

  // trade
  'trade-no-cost': 'Trading costs no rupees.',
  'trade-wagon-contracts-only': 'Only contracts in the wagons can be fulfilled.',
  'trade-one-contract': 'One trade fulfils one contract.',
  'trade-exact-three-chests': 'You hand in exactly the three chests that the contract asks for.',
  'trade-needs-slot':
    'You need a place for the company: an open slot that is still free, or the slot where its contracts already lie.',
  'trade-company-shares-slot': 'Contracts of the same company share one slot.',
  'trade-slot-not-tied-to-company': 'Any open slot takes any company.',
  'trade-number-side-up': 'A fulfilled contract lies with only its company number showing.',
  'trade-reward-either-or':
    'You take all the rupees or all the points of the contract, at once, never some of both.',
  'trade-wagons-refilled-at-turn-end':
    'Empty wagons are refilled only after the active player has drawn a card.',
  'trade-empty-contract-deck': 'When the contract deck is used up, wagons stay empty.',

  // hire
  'hire-cost-five': 'Hiring a councillor costs 5 rupees.',
  'hire-pawn-district': 'You hire the councillor of the district where your pawn stands.',
  'hire-disc-on-track': "You put one of your discs on that councillor's track.",
  'hire-once-per-councillor': 'You hire each councillor only once.',
  'hire-ability-lasts': 'From then on the councillor helps you until the end of the game.',
  'hire-several-players': 'Several players can hire the same councillor.',

  // advance
  'advance-cost-five': 'Advancing costs 5 rupees.',
  'advance-one-step': 'Your technology disc moves one space up.',
  'advance-gains-token': 'You gain one technology token.',
  'advance-others-gain-rupee': 'Every other player gains 1 rupee from the supply.',
  'advance-plus-five-space': 'Reaching a +5 space gives you 5 points at once.',
  'advance-stacks-on-top': 'A disc that reaches an occupied space goes on top.',
  'advance-top-counts-ahead': 'In a stack the higher disc counts as further ahead.',
  'advance-blocked-at-last-space': 'From the last space of the track you can advance no more.',

  // alternatives
  'move-any-distance': 'Your pawn moves from hexagon to adjacent hexagon, as far as you want and can pay.',
  'move-step-costs':
    'The first step is free, the second costs 1 rupee, the third 2 more, the fourth 3 more, and so on.',
  'move-nothing-blocks': 'Plantations, pawns, levels and rivers neither stop a move nor change its price.',
  'move-may-end-anywhere': 'A move may end on any hexagon in play, whatever stands there.',
  'move-only-by-this-action': 'Nothing but this action moves a pawn.',
  'take-two-rupees': 'You take 2 rupees from the supply.',

  // end
  'draw-after-followers': 'When everybody has acted, the active player draws one card and has three again.',
  'draw-only-active': 'Players who follow do not draw.',
  'draw-skipped-when-deck-empty':
    'With the deck empty nobody draws; the discarded cards are not shuffled again.',
  'end-trigger-last-marker': 'A player who puts their last marker on the map brings on the end of the game.',
  'end-trigger-last-card': 'A player who draws the last action card brings on the end of the game.',
  'end-current-turn-finishes':
    'The turn in which that happens is played out, with everybody still to follow.',
  'end-round-completed':
    'The round is completed, so that all have been active equally often. Then the points are counted.',

  // scoring
  'score-order': 'The count goes through money, technology, districts, contracts and left-over markers.',
  'majority-table': 'In each majority the first four places score 10, 6, 3 and 1 points.',
  'tie-broken-by-technology':
    'Every tie, also for the victory, goes to the player further ahead in technology.',
  'majority-never-shared': 'So a place is never shared.',
  'money-majority': 'The first majority is for the most rupees left.',
  'money-needs-one-rupee': 'With no rupee at all you score nothing for money.',
  'technology-majority': 'The second majority is for the place on the technology track.',
  'technology-needs-one-step': 'Without a single step you score nothing for technology.',
  'district-majority-each': 'Each district has a majority of its own, for the number of plantations in it.',
  'district-needs-plantation': 'You need a plantation in a district to score there.',
  'district-needs-councillor': "You must have hired a district's councillor to score there.",
  'district-unhired-skipped':
    'Plantations of players who have not hired that councillor do not count, and the others move up.',
  'contracts-by-different-companies':
    'Contracts of 1, 2, 3, 4 or 5 different companies are worth 1, 3, 6, 10 or 15 points.',
  'leftover-markers-minus-two': 'Each marker left on your board costs you 2 points.',
  'winner-most-points': 'The player with the most points wins.',

  // twoPlayers
  'two-players-three-districts': 'Two players leave out Uva or Dimbula, in every respect.',
  'two-players-bonus-three-districts':
    'With two players the district bonus asks for a plantation in each of the three districts in play.',
  'two-players-otherwise-unchanged':
    'Nothing else changes with two players: places and bonuses are worth 10 and 6 points.',

  // startTiles
  'variant-deal-one-start-tile':
    'Everybody receives a random start tile, open on the board from the beginning. The other tiles are not used.',
  'variant-lowest-starts': 'The player with the lowest number is the start player and takes the teapot.',
  'variant-positions-by-number':
    'Start positions are chosen in ascending order of the numbers on the start tiles.',
  'variant-turns-stay-clockwise': 'Turns still go clockwise, whatever the numbers say.',
  'start-tile-once': 'A start tile is used once in the game and then turned over for good.',
  'start-tile-voluntary': 'You need not use your start tile.',
  'start-tile-boosts-an-action':
    "A start tile boosts an action of its kind in your own or in another player's turn. It is not an action by itself.",
  'start-tile-advance-two':
    'Advance tile: you go up two spaces instead of one. There is no second token for it.',
  'start-tile-take-five-more': 'Rupee tile: you take 5 rupees more.',
  'start-tile-hire-elsewhere': "Hire tile: you hire the councillor of a district other than your pawn's.",
  'start-tile-move-anywhere': 'Move tile: your pawn goes to any hexagon in play, free of charge.',
  'start-tile-harvest-anywhere': 'Harvest tile: you harvest any plantations on the map, in reach or not.',
  'start-tile-double-plant':
    'Plant tile: you plant where you already have a plantation. It gets a second marker, but no second plantation token.',
  'double-plantation-counts-two': 'A double plantation counts as two in the majority of its district.',
  'double-plantation-yields-one': 'A double plantation still gives only one chest.',
  'start-tile-trade-one-fewer':
    'Trade tile: you fulfil a contract with one chest fewer, two instead of three.',

  // councillors
  'councillor-only-for-hirers': 'A councillor helps only those who have hired that councillor.',
  'councillor-move-one-per-step': 'Move councillor: every step after the first costs you 1 rupee, no more.',
  'councillor-take-three': 'Rupee councillor: you take 3 rupees instead of 2.',
  'councillor-plant-adjacent':
    "Planting councillor: you may also plant on a hexagon adjacent to your pawn, if it lies in your pawn's district.",
  'councillor-trade-two-rupees':
    'Trade councillor: each contract gives you 2 rupees extra, whichever reward you choose.',
  'councillor-advance-one-point': 'Technology councillor: each advance gives you 1 point at once.',
  'councillor-plant-discount': 'Thrifty councillor: planting costs you 4 rupees.',
  'councillor-hire-discount': 'Hiring councillor: hiring costs you 2 rupees.',
  'councillor-store-six': 'Storage councillor: your store holds six chests.',

  // visibility
  'boards-are-public': 'Markers, tokens, contracts, tea, money and start tiles are open to everybody.',
  'hand-is-hidden': 'Your hand is for your eyes only.',

  // components
  'data-map-districts': 'The map consists of 32 hexagons in four connected districts of eight.',
  'data-map-two-player-connected':
    'Without Uva, or without Dimbula, the 24 hexagons left still hang together.',
  'data-elevation-fits':
    'Every large elevation tile covers four hexagons and finds a place in every district.',
  'data-cards-forty-six':
    'There are 46 action cards with two different main actions each. Every main action occurs, and so does plant with harvest.',
  'data-contracts-twenty':
    'There are 20 contracts, four from each of five companies, each for three chests, with a reward in rupees and one in points.',
  'data-slots':
    'The contract slots open one after another, at the latest when all eight markers are on the map.',
  'data-track': 'The sixth space of the technology track is a +5.',
  'data-player-pieces':
    'Each player has eight markers, six discs and a pawn. There are 32 plantation tokens, eight councillors, seven start tiles with different numbers, and bonuses of 10, 6, 3 and 1.',

  // differences
  'diff-leftover-markers':
    'Left-over markers do cost 2 points each, although a summary of the rules does not mention it.',
  'diff-adjacent-plant': 'Planting on an adjacent hexagon leaves the pawn where it is.',
  'diff-unhired-plantations': 'Who has not hired the councillor takes no place in that district at all.',
  'diff-tea-colours': 'The three teas are black, green and white.',
  'diff-last-tech-space': 'On the last space of the technology track the advance is closed to you.',
  'diff-bonus-once': 'One district bonus each, even if more are left.',
  'diff-bonus-scaling': 'Only two players need fewer districts for the bonus; three players need all four.',
  'diff-leftmost-marker': 'Markers leave the board from the left, so slots open from the left.',
  'diff-score-order': 'Counting begins with the money. The order changes no total.',
  'diff-harvest-optional': 'No plantation has to be harvested, not even your own.',
  'diff-harvest-anywhere':
    'With the harvest tile you may harvest any number of plantations on the whole map.',
  'diff-token-same-action': 'A token may repeat the action you take with the card.',
  'diff-variant-step-number':
    'Start tiles decide the start player and the start positions. Goods and hands are the same as without them.',
  'diff-elevation': 'Elevation is laid at random anywhere within a district.',
  'diff-token-around-main': 'A token may go before or after an alternative action as well.',
  'diff-start-player-random': 'Here the start player is drawn at random, unless start tiles decide.',

  // rulingsSetup
  'ruling-elevation-random':
    'Nobody arranges the hills: tile, place, direction and summit are all drawn, each possible place being equally likely. Tiles are turned, never flipped.',
  'ruling-two-player-district-choice':
    'Which district two players leave out is settled before the game, by choice or by chance.',
  'ruling-two-player-components':
    'With two players, three large and three small elevation tiles and three councillors are used. Nobody starts in the missing district, enters it, crosses it or hires there.',
  'ruling-variant-tech-stack':
    'With start tiles too, the technology discs are stacked in turn order, the start player on top.',
  'ruling-variant-turn-order': 'The numbers on start tiles do not change the order of turns.',
  'ruling-contract-slots':
    'The five slots open when 1, 2, 4, 6 and 8 markers have left your board. The first is open from the start.',
  'ruling-tech-space-count':
    'The green space counts as 0: the sixth space is six steps up. The ninth step is the last and a +5 as well.',
  'ruling-councillor-spaces': "A councillor's track has room for a disc of every player and is never full.",
  'ruling-two-player-map-connected': 'The missing district cannot be crossed. Distances go round it.',
  'ruling-start-player-fixed': 'The teapot stays with the start player all through the game.',

  // rulingsTurn
  'ruling-card-before-token':
    'The card is laid before a token is used; main action or alternative is decided after that.',
  'ruling-alternative-keeps-orientation':
    'If the active player takes an alternative, the followers still get the main action on their side, and the other one is lost.',
  'ruling-token-after-means-before-followers': 'A token cannot wait until others have followed.',
  'ruling-token-gained-this-turn':
    'Having used a token in this turn, you cannot use one gained in it. A token gained while following waits for your own turn.',
  'ruling-token-needs-performable-action': 'A token is spent only on an action you can carry out.',
  'ruling-sequential-state':
    'Everything counts at once: who follows later finds the rupees, wagons, hexagons and bonuses as they are by then.',
  'ruling-alternative-always-possible':
    'Nobody is ever stuck: taking rupees and a free step are always possible.',
  'ruling-unperformable-main-may-be-laid':
    'You may turn to yourself a main action that you cannot take. Then only the alternatives are left to you.',
  'ruling-no-credit':
    'The price of an action must be in your hands before it; what it brings in cannot pay for it.',
  'ruling-main-must-have-effect':
    'A main action must do something: a harvest takes at least one chest, a trade fulfils a contract.',

  // rulingsActions
  'ruling-harvest-with-full-store': 'You may harvest with a full store; the limit counts only afterwards.',
  'ruling-discard-any-chest':
    'You choose which chests to return, old or new, from those you hold, just until the store can hold the rest.',
  'ruling-owner-keeps-point': 'The owner keeps the point even if you return the chest.',
  'ruling-harvest-across-river': 'Adjacent hexagons across a river or a border are within reach.',
  'ruling-harvest-anywhere-limit':
    'With the harvest tile each plantation still gives only one chest; owners score and the store limit holds.',
  'ruling-harvest-double-owner-point': 'A double plantation gives one chest and so one point to its owner.',
  'ruling-move-at-least-one': 'A move ends on another hexagon than it began. You pay for the shortest way.',
  'ruling-move-discount-total': 'With the move councillor two steps cost 1 rupee, three steps 2, and so on.',
  'ruling-move-anywhere': 'With the move tile any other hexagon in play is free to go to.',
  'ruling-trade-omitted-chest':
    'With the trade tile you choose which of the three chests to leave out, provided the other two are in your store. The reward is the same.',
  'ruling-trade-twice-no-refill':
    'Trades of the same turn share the contracts that lie there. Later players find what is left.',
  'ruling-refill-without-draw': 'Wagons are refilled at the end of the turn even when no card can be drawn.',
  'ruling-refill-order': 'Empty wagons are filled from the front to the back; contracts never change wagons.',
  'ruling-advance-two-details':
    'With the advance tile you pay once, the others gain 1 rupee once, and you gain one token. A +5 scores whether you stop there or pass it.',
  'ruling-advance-two-near-end': 'The advance tile needs two spaces ahead of you.',
  'ruling-advance-leaving-stack': 'When a disc leaves the middle of a stack, the others keep their order.',
  'ruling-tech-order-is-total':
    'There is always a clear order on the technology track: by space, then by height.',
  'ruling-hire-discount-not-for-itself':
    'The hiring councillor costs the full price; the discount begins with the next one you hire.',
  'ruling-hire-tile':
    'With the hire tile you pay the usual price and choose a councillor in play that you have not hired.',
  'ruling-boosts-stack': 'Councillors and a start tile work together on the same action.',
  'ruling-double-plant-details':
    'Doubling costs the usual price and takes a marker, so it can open a slot and end the game, but it brings no bonus. You double a plantation where you could plant.',
  'ruling-start-tile-makes-performable':
    'An action that you can take only with your start tile is open to you, and then you must use the tile.',
  'ruling-start-tile-with-token': 'A start tile can boost an action bought with a token.',
  'ruling-councillor-automatic':
    'Discounts, extra rupees and points, and the larger store work by themselves. Planting next to your pawn is your choice.',
  'ruling-plantation-tokens-suffice': 'There is a plantation token for every hexagon, so they never run out.',

  // rulingsEnd
  'ruling-follower-triggers-end': 'A follower who plants their last marker also brings on the end.',
  'ruling-game-ends-with-round':
    'The game ends with the round in which the end was first brought on. In the last turn of a round, that is at once.',
  'ruling-equal-turns-are-active-turns': 'Equal turns means that everybody has been active equally often.',
  'ruling-deck-arithmetic':
    'The deck lasts 40 turns with two players, 37 with three and 34 with four. Everybody begins each own turn with three cards.',
  'ruling-no-marker-continues': 'Without markers you play on as usual; you just cannot plant.',
  'ruling-unranked-players':
    'Who does not qualify for a majority takes no place in it, and there are no gaps.',
  'ruling-negative-score': 'A total may fall below zero.',
  'ruling-no-other-points': 'Tea, tokens and an unused start tile are worth nothing at the end.',
  'ruling-contract-back-visible':
    'The back of a contract shows its company, so everybody sees which company comes next. The table may agree to hide it.',
};
