import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  setup: 'Setup',
  turn: 'The turn',
  tokens: 'Technology tokens',
  plant: 'Plant',
  harvest: 'Harvest',
  trade: 'Trade',
  hire: 'Hire a councillor',
  advance: 'Advance in technology',
  alternatives: 'Move or take rupees',
  end: 'End of the turn and of the game',
  scoring: 'Final scoring',
  twoPlayers: 'Two players',
  startTiles: 'Variant: start tiles',
  councillors: 'The eight councillors',
  visibility: 'Open and hidden',
  components: 'Components',
  differences: 'Where a summary of the rules differs',
  rulingsSetup: 'Rulings: setup',
  rulingsTurn: 'Rulings: turn and tokens',
  rulingsActions: 'Rulings: actions',
  rulingsEnd: 'Rulings: end and scoring',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // setup
  'map-four-districts-of-eight':
    'The island has four tea districts, Dimbula, Ruhuna, Kandy and Uva, of eight hexagons each.',
  'setup-large-elevation-per-district':
    'Each district in play gets one of the five large elevation tiles at random. It covers exactly four hexagons, all in that district.',
  'setup-small-elevation-on-large':
    'Each large elevation tile carries one small one, on any of its four hexagons.',
  'setup-level-by-tile-count': 'The level of a hexagon, 0, 1 or 2, is the number of elevation tiles on it.',
  'setup-district-level-profile':
    'As a result, every district has four hexagons of level 0, three of level 1 and one of level 2.',
  'setup-spare-elevation-removed': 'Large elevation tiles that were not drawn go back to the box.',
  'setup-four-random-councillors':
    'Each district in play gets a random councillor, face up. The other councillors are not used.',
  'setup-action-deck': 'All 46 action cards are shuffled and form a face-down deck.',
  'setup-train-three-contracts':
    'The 20 contracts are shuffled. Three are revealed, one in each wagon; the other 17 form the deck.',
  'setup-bonus-stack': 'The district bonuses form a stack: 10 on top, then 6, 3 and 1.',
  'setup-player-set':
    'Each player has one colour: a personal board, a pawn, eight plantation markers and six discs.',
  'setup-player-markers': 'All eight markers start on the contract slots of your board.',
  'setup-player-discs':
    'One disc marks your score, starting at 0. One is for technology and four are for councillors.',
  'setup-fifteen-rupees': 'You start with 15 rupees.',
  'setup-one-black-chest': 'You start with one black chest in your store.',
  'setup-start-player':
    'The start player takes the teapot. Without start tiles it is a random player, or seat 1 if the table prefers.',
  'setup-start-positions-clockwise':
    'Without start tiles, start positions are chosen one by one, clockwise from the start player.',
  'setup-start-hex-level-zero': 'A start position must be a hexagon of level 0.',
  'setup-start-district-without-plantation':
    'You start in a district that has no plantation yet, so everyone starts in a different district.',
  'setup-start-plantation':
    'Your start position gets a plantation with your leftmost marker, and your pawn, for free. Seven markers remain.',
  'setup-tech-stack-order':
    'The technology discs are stacked on the green space: the first player on top, the last one at the bottom.',
  'setup-hand-of-three': 'Each player draws three action cards.',
  'setup-hand-after-positions': 'Hands are drawn only after all start positions have been chosen.',
  'supply-unlimited': 'Rupees, tea chests and technology tokens never run out.',
  'payment-to-supply': 'Everything you pay or hand in goes to the supply, never to another player.',

  // turn
  'turn-order-clockwise': 'The start player opens every round, and turns go clockwise.',
  'turn-steps': 'A turn has two parts: play one of your cards, with everyone acting, then draw a card.',
  'card-two-mains':
    'Every card offers two different main actions and the same two alternatives: move or take rupees.',
  'card-played-to-discard': 'The card you play goes to the discard space, where everyone can see it.',
  'card-orientation-free':
    'You may play a card either way up: one main action faces you, the other one faces the players who follow.',
  'active-acts-first': 'The active player acts before anyone else.',
  'active-options':
    'The active player takes the main action on the active side of the card, or an alternative.',
  'followers-clockwise': 'The others follow one by one, clockwise from the active player.',
  'follower-options':
    "A follower takes the main action on the followers' side, or an alternative, never the active player's main action.",
  'everyone-must-act': "In each turn, every player takes exactly one of the card's actions. No one can pass.",
  'main-not-payable-means-alternative':
    'If you cannot pay for the main action or meet its requirements, take an alternative.',
  'main-may-be-declined': 'You may take an alternative even if you could take the main action.',

  // tokens
  'token-active-only': 'Only the active player can use a technology token.',
  'token-optional': 'You never have to use a token.',
  'token-any-action-but-advance': 'A token buys an extra action of any kind, except advancing in technology.',
  'token-independent-of-card':
    "The token's action does not need to be on the card. It may be the same as your card's action.",
  'token-with-any-card-action': "A token can go with any of the card's actions, main or alternative.",
  'token-action-pays-cost': 'An action bought with a token still costs its rupees.',
  'token-just-before-or-after':
    'You use a token just before or just after your own action, before anyone follows.',
  'token-one-per-turn': 'You may use at most one token per turn.',
  'token-hoarding-unlimited': 'You may collect as many tokens as you like.',
  'token-returns-to-supply':
    'To use a token you must have one. It goes back to the supply before you take its action.',
  'token-usable-when-gained-as-active': 'A token you gain as the active player can be used in the same turn.',

  // plant
  'plant-cost-five': 'Planting costs 5 rupees.',
  'plantation-owner-by-marker': 'A plantation belongs to the player whose marker is on it.',
  'plant-at-pawn': "You plant on your pawn's hexagon.",
  'plant-needs-empty-hex':
    "A hexagon holds only one plantation. You cannot plant where there is one, yours or anyone else's.",
  'plant-beside-pawns-allowed': 'Other pawns on the hexagon do not matter.',
  'plant-any-level': 'You can plant on any level.',
  'plant-leftmost-marker': 'You use the leftmost marker on your board.',
  'plant-needs-marker': 'Without a marker on your board you cannot plant.',
  'plant-opens-slots': 'A contract slot opens when the last marker on it is gone.',
  'bonus-when-all-districts':
    'You take a district bonus as soon as you have a plantation in every district in play. Your start plantation counts.',
  'bonus-takes-top': 'You take the top bonus: 10 points for the first player, then 6, 3 and 1.',
  'bonus-is-immediate': 'The bonus is taken and scored at once.',
  'bonus-once-per-player': 'No one takes more than one district bonus.',

  // harvest
  'harvest-no-cost': 'Harvesting costs no rupees.',
  'harvest-reach': "You can harvest plantations on your pawn's hexagon and on those adjacent to it.",
  'harvest-one-chest-each': 'Each plantation you choose gives one chest, once per harvest.',
  'harvest-type-by-level': 'Level 0 gives black tea, level 1 green tea, level 2 white tea.',
  'harvest-subset-is-free':
    'You choose which plantations within reach you harvest. You may leave out any, even your own.',
  'harvest-owner-scores':
    "For each chest from another player's plantation, its owner scores 1 point at once.",
  'harvest-own-no-points': 'Harvesting your own plantations gives you no points.',
  'harvest-plantation-remains': 'A plantation is never used up. It can be harvested again and again.',
  'store-capacity-five': 'Your store holds five chests.',
  'harvest-overflow-then-discard':
    'During a harvest you may hold more. Right after it, you return chests until the rest fit in your store.',

  // trade
  'trade-no-cost': 'Trading costs no rupees.',
  'trade-wagon-contracts-only': 'Only contracts in the wagons can be fulfilled.',
  'trade-one-contract': 'One trade fulfils one contract.',
  'trade-exact-three-chests': 'You hand in exactly the three chests that the contract asks for.',
  'trade-needs-slot':
    'You need a slot for the company: an open, empty one, or the one that already holds its contracts.',
  'trade-company-shares-slot': 'Contracts for the same company share one slot.',
  'trade-slot-not-tied-to-company': 'Any open slot takes any company.',
  'trade-number-side-up': 'You keep a fulfilled contract with only its company number showing.',
  'trade-reward-either-or':
    "You take all of the contract's rupees or all of its points at once, never some of both.",
  'trade-wagons-refilled-at-turn-end':
    'Empty wagons are refilled only at the end of the turn, after the active player draws.',
  'trade-empty-contract-deck': 'When the contract deck is used up, wagons stay empty.',

  // hire
  'hire-cost-five': 'Hiring a councillor costs 5 rupees.',
  'hire-pawn-district': "You hire the councillor of your pawn's district.",
  'hire-disc-on-track': "You put one of your discs on that councillor's track.",
  'hire-once-per-councillor': 'You hire each councillor only once.',
  'hire-ability-lasts': 'From then on the councillor helps you until the end of the game.',
  'hire-several-players': 'Several players can hire the same councillor.',

  // advance
  'advance-cost-five': 'Advancing costs 5 rupees.',
  'advance-one-step': 'Your technology disc moves up one space.',
  'advance-gains-token': 'You gain one technology token.',
  'advance-others-gain-rupee': 'Every other player gains 1 rupee from the supply.',
  'advance-plus-five-space': 'Reaching a +5 space gives you 5 points at once.',
  'advance-stacks-on-top': 'A disc that reaches an occupied space goes on top.',
  'advance-top-counts-ahead': 'In a stack, the higher disc counts as further ahead.',
  'advance-blocked-at-last-space': 'You cannot advance from the last space.',

  // alternatives
  'move-any-distance': 'Your pawn moves from hexagon to adjacent hexagon, as far as you want and can pay.',
  'move-step-costs':
    'The first step is free, the second costs 1 rupee, the third another 2, the fourth another 3, and so on.',
  'move-nothing-blocks': 'Plantations, pawns, levels and rivers neither block a move nor change its cost.',
  'move-may-end-anywhere': 'A move may end on any hexagon in play, no matter what is there.',
  'move-only-by-this-action': 'Only this action moves a pawn.',
  'take-two-rupees': 'You take 2 rupees from the supply.',

  // end
  'draw-after-followers': 'When everyone has acted, the active player draws one card and has three again.',
  'draw-only-active': 'Players who follow do not draw.',
  'draw-skipped-when-deck-empty':
    'When the deck is empty, no one draws. The discarded cards are not shuffled again.',
  'end-trigger-last-marker': 'A player who puts their last marker on the map triggers the end of the game.',
  'end-trigger-last-card': 'A player who draws the last action card triggers the end of the game.',
  'end-current-turn-finishes': 'Finish the turn in which that happens: the players who follow still act.',
  'end-round-completed':
    'Finish the round so that everyone has had the same number of turns. Then count the points.',

  // scoring
  'score-order': 'Score money, technology, districts, contracts and leftover markers, in this order.',
  'majority-table': 'In each majority, first to fourth place score 10, 6, 3 and 1 points.',
  'tie-broken-by-technology':
    'All ties, including for the win, go to the player further ahead in technology.',
  'majority-never-shared': 'As a result, a place is never shared.',
  'money-majority': 'The first majority is for the most rupees left.',
  'money-needs-one-rupee': 'With no rupees you score nothing for money.',
  'technology-majority': 'The second majority is for the position on the technology track.',
  'technology-needs-one-step': 'If your disc is still on the green space, you score nothing for technology.',
  'district-majority-each': 'Each district has its own majority, for the number of plantations in it.',
  'district-needs-plantation': 'You need a plantation in a district to score there.',
  'district-needs-councillor': "You must have hired a district's councillor to score there.",
  'district-unhired-skipped':
    'Plantations of players who have not hired that councillor do not count, and the others move up.',
  'contracts-by-different-companies':
    'Contracts for 1, 2, 3, 4 or 5 different companies are worth 1, 3, 6, 10 or 15 points.',
  'leftover-markers-minus-two': 'Each marker left on your board costs you 2 points.',
  'winner-most-points': 'The player with the most points wins.',

  // twoPlayers
  'two-players-three-districts': 'Two players remove Uva or Dimbula from the game entirely.',
  'two-players-bonus-three-districts':
    'With two players, the district bonus needs a plantation in each of the three districts in play.',
  'two-players-otherwise-unchanged':
    'Nothing else changes with two players. There are two places in each majority and two bonuses, worth 10 and 6 points.',

  // startTiles
  'variant-deal-one-start-tile':
    'Each player gets a random start tile, open on their board from the start. The other tiles are not used.',
  'variant-lowest-starts': 'The player with the lowest number is the start player and takes the teapot.',
  'variant-positions-by-number':
    'Start positions are chosen in ascending order of the numbers on the start tiles.',
  'variant-turns-stay-clockwise': 'Turns still go clockwise, whatever the numbers.',
  'start-tile-once': 'You use a start tile once in the game. Then it stays turned over.',
  'start-tile-voluntary': 'You never have to use your start tile.',
  'start-tile-boosts-an-action':
    "A start tile boosts an action of its kind that you take, on your own turn or another player's. It is not an action of its own.",
  'start-tile-advance-two': 'Advance tile: you move up two spaces instead of one, without a second token.',
  'start-tile-take-five-more': 'Rupee tile: you take 5 extra rupees.',
  'start-tile-hire-elsewhere': "Hire tile: you hire the councillor of a district other than your pawn's.",
  'start-tile-move-anywhere': 'Move tile: your pawn moves to any hexagon in play, for free.',
  'start-tile-harvest-anywhere': 'Harvest tile: you harvest any plantations on the map, within reach or not.',
  'start-tile-double-plant':
    'Plant tile: you plant where you already have a plantation. It gets a second marker, but no second plantation token.',
  'double-plantation-counts-two': 'A double plantation counts as two in its district majority.',
  'double-plantation-yields-one': 'A double plantation still gives only one chest.',
  'start-tile-trade-one-fewer':
    'Trade tile: you fulfil a contract with one fewer chest: two instead of three.',

  // councillors
  'councillor-only-for-hirers': 'A councillor helps only the players who have hired that councillor.',
  'councillor-move-one-per-step': 'Move councillor: each step after the first costs you only 1 rupee.',
  'councillor-take-three': 'Rupee councillor: you take 3 rupees instead of 2.',
  'councillor-plant-adjacent':
    "Planting councillor: you may also plant on a hexagon adjacent to your pawn, if it is in your pawn's district.",
  'councillor-trade-two-rupees':
    'Trade councillor: each contract gives you 2 extra rupees, whichever reward you choose.',
  'councillor-advance-one-point': 'Technology councillor: each advance gives you 1 point at once.',
  'councillor-plant-discount': 'Cheap-planting councillor: planting costs you 4 rupees.',
  'councillor-hire-discount': 'Hiring councillor: hiring costs you 2 rupees.',
  'councillor-store-six': 'Storage councillor: your store holds six chests.',

  // visibility
  'boards-are-public': 'Everyone can see all markers, tokens, contracts, tea, money and start tiles.',
  'hand-is-hidden': 'Only you can see your hand.',

  // components
  'data-map-districts': 'The map has 32 hexagons in four connected districts of eight.',
  'data-map-two-player-connected':
    'Without Uva, or without Dimbula, the 24 remaining hexagons stay connected.',
  'data-elevation-fits': 'Every large elevation tile covers four hexagons and fits in every district.',
  'data-cards-forty-six':
    'There are 46 action cards with two different main actions each. Every main action occurs, and so does plant with harvest.',
  'data-contracts-twenty':
    'There are 20 contracts, four for each of five companies. Each asks for three chests and offers a reward in rupees and one in points.',
  'data-slots':
    'The contract slots open one after another. All are open once all eight markers are on the map.',
  'data-track': 'The sixth space of the technology track is a +5.',
  'data-player-pieces':
    'Each player has eight markers, six discs and a pawn. There are 32 plantation tokens, eight councillors, seven start tiles with different numbers, and bonuses of 10, 6, 3 and 1.',

  // differences
  'diff-leftover-markers':
    'Leftover markers do cost 2 points each, although the summary does not mention it.',
  'diff-adjacent-plant': 'When you plant on an adjacent hexagon, your pawn stays where it is.',
  'diff-unhired-plantations': 'Players who have not hired the councillor do not rank in that district.',
  'diff-tea-colours': 'The three teas are black, green and white.',
  'diff-last-tech-space': 'On the last space of the technology track you cannot advance.',
  'diff-bonus-once': 'Each player takes at most one district bonus, even if more are left.',
  'diff-bonus-scaling':
    'With two players the bonus needs three districts. With three or four players it needs all four.',
  'diff-leftmost-marker': 'Markers leave the board from the left, so slots open from the left.',
  'diff-score-order': 'Scoring starts with money. The order does not change any total.',
  'diff-harvest-optional': 'You do not have to harvest any plantation, not even your own.',
  'diff-harvest-anywhere':
    'With the harvest tile you may harvest any number of plantations on the whole map.',
  'diff-token-same-action': "A token may repeat your card's action.",
  'diff-variant-step-number':
    'Start tiles decide the start player and the start positions. They change neither goods nor hands.',
  'diff-elevation': 'Elevation tiles are placed at random anywhere within a district.',
  'diff-token-around-main': 'A token may also go before or after an alternative action.',
  'diff-start-player-random': 'The start player may be chosen at random.',

  // rulingsSetup
  'ruling-elevation-random':
    'No one chooses where the hills are: tile, place, direction and summit are all drawn, and every possible place is equally likely. Tiles are rotated, never flipped.',
  'ruling-two-player-district-choice':
    'With two players, an option settles before the game whether Uva or Dimbula is left out, by choice or at random.',
  'ruling-two-player-components':
    'With two players, three large and three small elevation tiles and three councillors are used. No one starts in the missing district, enters it, crosses it or hires there.',
  'ruling-variant-tech-stack':
    'The technology discs are stacked in turn order, the start player on top, whatever the numbers on the start tiles.',
  'ruling-variant-turn-order': 'The numbers on start tiles do not change the turn order.',
  'ruling-contract-slots':
    'The five slots open when 1, 2, 4, 6 and 8 markers have left your board. Your start plantation opens the first.',
  'ruling-tech-space-count':
    'The green space counts as 0, so the sixth space is six steps up. The ninth step is the last, and it is a +5 too.',
  'ruling-councillor-spaces':
    "A councillor's track has room for one disc from every player, so it is never full.",
  'ruling-two-player-map-connected': 'The missing district cannot be crossed. Distances go around it.',
  'ruling-start-player-fixed': 'The teapot stays with the start player for the whole game.',

  // rulingsTurn
  'ruling-card-before-token':
    'You play the card before you use a token. You choose between the main action and an alternative after that.',
  'ruling-alternative-keeps-orientation':
    'If the active player takes an alternative, the followers still get the main action on their side. The other main action is lost.',
  'ruling-token-after-means-before-followers': 'You cannot use a token after others have followed.',
  'ruling-token-gained-this-turn':
    'If you have used a token this turn, you cannot use one you gain in it. A token gained while following waits for your own turn.',
  'ruling-token-needs-performable-action': 'You can spend a token only on an action that you can carry out.',
  'ruling-sequential-state':
    'Everything counts at once: later followers use the current rupees, wagons, hexagons and bonuses.',
  'ruling-alternative-always-possible':
    'No one is ever stuck: taking rupees and a free step are always possible.',
  'ruling-unperformable-main-may-be-laid':
    'You may play a card with a main action on your side that you cannot take. Then you can only take an alternative.',
  'ruling-no-credit': 'You must be able to pay before acting: what an action brings in cannot pay for it.',
  'ruling-main-must-have-effect':
    'A main action must do something: a harvest takes at least one chest, and a trade fulfils a contract.',

  // rulingsActions
  'ruling-harvest-with-full-store':
    'You may harvest with a full store. The limit is checked only after the harvest.',
  'ruling-discard-any-chest':
    'You choose which of your chests to return, old or new, and stop as soon as the rest fit.',
  'ruling-owner-keeps-point': 'The owner keeps the point even if you return the chest.',
  'ruling-harvest-across-river': 'Adjacent hexagons across a river or a border are within reach.',
  'ruling-harvest-anywhere-limit':
    'With the harvest tile each plantation still gives only one chest. Owners score, and the store limit holds.',
  'ruling-harvest-double-owner-point':
    'A double plantation gives one chest and therefore one point to its owner.',
  'ruling-move-at-least-one': 'A move must end on a different hexagon. You pay for the shortest route.',
  'ruling-move-discount-total': 'With the move councillor, two steps cost 1 rupee, three steps 2, and so on.',
  'ruling-move-anywhere': 'With the move tile you may move to any other hexagon in play for free.',
  'ruling-trade-omitted-chest':
    'With the trade tile you choose which of the three chests to leave out, if the other two are in your store. The reward stays the same.',
  'ruling-trade-twice-no-refill':
    'All trades in a turn share the same contracts. Later players find only those that are left.',
  'ruling-refill-without-draw': 'Wagons are refilled at the end of the turn even if no card can be drawn.',
  'ruling-refill-order': 'Empty wagons are filled from front to back. Contracts never change wagons.',
  'ruling-advance-two-details':
    'With the advance tile you pay once, the others gain 1 rupee once, and you gain one token. A +5 scores whether you stop there or pass it.',
  'ruling-advance-two-near-end': 'You can use the advance tile only with two spaces ahead of you.',
  'ruling-advance-leaving-stack': 'When a disc leaves the middle of a stack, the others keep their order.',
  'ruling-tech-order-is-total':
    'The order on the technology track is always clear: by space, then by height in the stack.',
  'ruling-hire-discount-not-for-itself':
    'The hiring councillor costs the full price. The discount starts with the next one you hire.',
  'ruling-hire-tile':
    "With the hire tile you pay the usual price for a councillor whom you have not hired yet, in any district in play but your pawn's.",
  'ruling-boosts-stack': 'Councillors and a start tile all apply to the same action.',
  'ruling-double-plant-details':
    "Doubling costs the usual price and takes a marker, so it can open a slot and trigger the end. It gives no bonus. You double a plantation on your pawn's hexagon, or wherever a councillor lets you plant.",
  'ruling-start-tile-makes-performable':
    'If you can take an action only with your start tile, you may choose it. You are then asked: use the tile, or take an alternative instead.',
  'ruling-start-tile-with-token': 'A start tile can boost an action bought with a token.',
  'ruling-councillor-automatic':
    'Discounts, extra rupees and points, and the larger store apply automatically. Planting next to your pawn is your choice.',
  'ruling-plantation-tokens-suffice': 'There is a plantation token for every hexagon, so they never run out.',

  // rulingsEnd
  'ruling-follower-triggers-end': 'A follower who plants their last marker also triggers the end.',
  'ruling-game-ends-with-round':
    'The game ends with the round in which the end is first triggered. If that is the last turn of the round, the game ends with that turn.',
  'ruling-equal-turns-are-active-turns':
    'The same number of turns means that everyone has been the active player equally often.',
  'ruling-deck-arithmetic':
    'The deck lasts 40 turns with two players, 37 with three and 34 with four. Everyone starts each of their turns with three cards.',
  'ruling-no-marker-continues': 'Without markers you continue as usual, but you cannot plant.',
  'ruling-unranked-players': 'Players who do not qualify for a majority are skipped, and the others move up.',
  'ruling-negative-score': 'A total may fall below zero.',
  'ruling-no-other-points': 'Tea, tokens and an unused start tile are worth nothing at the end.',
  'ruling-contract-back-visible':
    'The back of a contract shows its company, so everyone sees which company comes next. The table may agree to hide it.',
};
