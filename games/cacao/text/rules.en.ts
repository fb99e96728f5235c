import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  components: 'Components',
  setup: 'Setup',
  area: 'The play area',
  placing: 'Placing a worker tile',
  filling: 'Filling the jungle',
  activation: 'Workers in action',
  jungle: 'The jungle tiles',
  turnEnd: 'End of the turn',
  overbuilding: 'Overbuilding',
  end: 'End of the game',
  temples: 'Temples',
  scoring: 'Final scoring',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // components
  'data-worker-tiles':
    'Every colour has the same 11 worker tiles: four even tiles (1-1-1-1), five pair tiles (2-1-0-1), one left trio tile (3-0-0-1) and one right trio tile (3-1-0-0). The two trio tiles are mirror images, so turning never makes one into the other.',
  'worker-tile-four-workers':
    'Each worker tile has exactly four workers. Only their spread over the four edges differs.',
  'ruling-worker-edge-reading':
    'The figures of a worker tile count the workers on its edges, clockwise from the fullest one. On a left trio tile the single worker is to the left of the trio, on a right one to the right. A tile may be turned, but never flipped over.',
  'data-jungle-tiles':
    'There are 28 jungle tiles: 6 single and 2 double plantations, 7 markets (two of price 2, four of price 3, one of price 4), 3 gold mines (two of value 1, one of value 2), 3 cenotes, 2 sun-worshipping sites and 5 temples. With two players only 21 are used.',
  'data-pools':
    'The river on a village board has nine water fields, from −10 at one end to 16 at the other. Each is worth more than the one before it.',

  // setup
  'players-two-to-four': 'Cacao is for two, three or four players.',
  'setup-colour-set': 'Each player has one colour, with its village board, water carrier and worker tiles.',
  'setup-carrier-minus-ten': 'Every water carrier starts on the water field −10.',
  'setup-worker-removal-by-count':
    'With two players all 11 worker tiles of each colour are used. With three or four players everyone removes the same worker tiles before the game.',
  'setup-worker-removal-three-players':
    'With three players one even tile of each colour is removed, so everyone has 10 worker tiles.',
  'setup-worker-removal-four-players':
    'With four players one even tile and one pair tile of each colour are removed, so everyone has 9 worker tiles.',
  'setup-worker-pile-shuffled':
    'Your worker tiles are shuffled into your own face-down pile. No one knows its order, not even you.',
  'setup-hand-three': 'Your opening hand is the top three tiles of your pile. Only you see it.',
  'setup-start-pair':
    'The jungle starts with two tiles, corner to corner: a single plantation and a market of price 2.',
  'ruling-start-pair-position':
    'The plantation is to the upper left of the market. The other diagonal would make no difference.',
  'setup-two-player-jungle-removal':
    'With two players seven jungle tiles are removed: 2 single plantations, 1 market of price 3, 1 gold mine of value 1, 1 cenote, 1 sun-worshipping site and 1 temple.',
  'ruling-two-column-lists':
    'The start tiles are the same for any number of players. Double plantations, markets of price 2 and 4 and the gold mine of value 2 are never removed.',
  'setup-jungle-pile': 'All other jungle tiles are shuffled into a face-down pile.',
  'setup-display-two': 'The top two tiles of that pile are turned face up beside it: the jungle display.',
  'setup-supplies': 'Cacao fruits and sun tokens have a supply each. The bank holds the gold.',
  'ruling-supplies-suffice':
    'Fruits and sun tokens never run out: there are exactly as many as four village boards hold.',
  'ruling-bank-unlimited': 'The bank can always pay, however much gold is earned.',
  'setup-nothing-owned': 'You start with no gold, no fruits and no sun tokens.',
  'start-player-oldest':
    'At a real table the oldest player starts. Here the start player is chosen by an option.',
  'ruling-start-player-software':
    'The option “Start player” decides who goes first: a random player or the player in seat 1. By default it is random.',
  'turn-order-clockwise': 'Turns pass clockwise, to the player on your left.',

  // area
  'area-checkerboard':
    'The play area is like a chessboard: from the start tiles on, every square is either for worker tiles or for jungle tiles. You cannot place a tile on a square of the other kind.',
  'worker-not-beside-worker': 'Two worker tiles must never touch along a side.',
  'jungle-not-beside-jungle': 'Two jungle tiles must never touch along a side.',
  'diagonal-contact-allowed': 'Tiles of the same kind may touch at their corners.',

  // placing
  'turn-steps-in-order':
    'A turn always has the same order: place a worker tile, fill jungle spaces, let the workers act, end the turn. Steps cannot be done out of order.',
  'place-one-worker-tile':
    'On your turn you place one worker tile from your hand, no more and no less. You cannot pass.',
  'place-beside-jungle-tile':
    'Your worker tile needs a jungle tile on at least one of its four sides. You cannot place it away from the jungle.',
  'ruling-beside-jungle-space-not-enough':
    'An empty jungle space does not count as a neighbour: there has to be a jungle tile on it. This is also true after the jungle has run out.',
  'place-empty-cell':
    'A worker tile needs an empty square. You cannot place it on an occupied one, except by overbuilding.',
  'ruling-legal-cell':
    'A worker tile fits on any empty worker square with a jungle tile on at least one of its four sides. Corners do not matter.',
  'place-any-rotation': 'You may turn your worker tile any way you like as you place it.',
  'ruling-placement-always-possible':
    'There is always a square where a worker tile fits, so no turn is ever lost.',

  // filling
  'fill-when-two-worker-tiles':
    'After you place your worker tile, every empty jungle space next to two worker tiles must be filled. A space next to only one stays empty.',
  'ruling-two-means-at-least-two':
    'A space next to more than two worker tiles would be filled as well. While jungle tiles last this never happens, because the second worker tile already fills it.',
  'fill-owner-irrelevant': 'It does not matter who owns the worker tiles next to a jungle space.',
  'ruling-fill-not-declinable':
    'Filling is mandatory: you cannot leave such a space open while there are jungle tiles for it.',
  'fill-several-spaces': 'One worker tile may make you fill several spaces at once.',
  'ruling-at-most-three-due':
    'You never fill more than three spaces in a turn, because the fourth side of your worker tile already touches a jungle tile.',
  'fill-from-display': 'Jungle spaces are filled with tiles from the jungle display.',
  'fill-active-chooses':
    'The player whose turn it is chooses which display tile goes to which space, even when there is only one space to fill.',
  'ruling-fill-is-stepwise':
    'You place the jungle tiles one after another, each time choosing a space and a tile. No worker acts until all are placed.',
  'ruling-jungle-rotation': 'The direction of a jungle tile has no meaning.',
  'fill-display-not-renewed-meanwhile':
    'The display is not refilled while you fill spaces. New tiles come only at the end of the turn.',
  'fill-third-from-pile':
    'If there are three spaces to fill, both display tiles are used first and the last one is drawn from the pile. You cannot take from the pile before that.',
  'ruling-three-due-order':
    'You place both display tiles without knowing the last one, and so decide which space waits for it. Only then is the top tile of the pile revealed.',
  'ruling-third-tile-by-itself':
    'The tile drawn from the pile goes to the last open space automatically, since there is nothing left to choose.',
  'fill-skipped-if-none-due': 'If no jungle space is next to two worker tiles, nothing is filled this turn.',
  'fill-skipped-if-jungle-empty':
    'When display and pile are both empty, no more spaces are filled and they stay empty.',
  'ruling-jungle-runs-out-in-turn':
    'If there are too few jungle tiles for the spaces, all of them are placed and you choose where. The other spaces stay empty for the rest of the game.',

  // activation
  'activate-new-tile':
    'Every worker on the tile you have just placed acts if it faces a jungle tile, old or new.',
  'activate-at-filled-spaces':
    'A new jungle tile activates all workers facing it, no matter whose they are or whose turn it is.',
  'ruling-active-gets-old-tiles-too':
    'If your new tile and an older one of yours meet at a newly filled space, the workers of both act. You may take them in any order.',
  'ruling-who-is-activated':
    'In a turn the workers on the new worker tile act at all jungle tiles next to it. At each newly filled space the workers on the other worker tile act too. No others act.',
  'activate-once-per-game':
    'A worker acts once in the whole game: when its tile is placed, or later when the space it faces is filled. It cannot act again after that.',
  'activate-facing-empty-nothing':
    'A worker facing an empty space does nothing until there is a jungle tile on it.',
  'activate-one-action-per-worker':
    'Each worker that acts uses the jungle tile once, and the gain goes to its owner.',
  'ruling-edge-group-unit':
    'The workers on one edge, up to three of them, face the same jungle tile and act together. An edge with no workers or facing a temple has nothing to do.',
  'activate-order-free':
    'You choose the order in which your edges act. With “Worker gains: Collected automatically” you are asked only about markets, and about plantations as long as one of your market edges is still open. No other order matters.',
  'activate-edge-completed-first':
    'Finish one edge before you start the next. You cannot sell a fruit, gather another elsewhere and return to the same market edge.',
  'ruling-edge-rule-for-others':
    "This holds for everyone, also on other players' turns and with workers on several tiles: one edge after another, in the order each player chooses.",
  'activate-players-independent':
    'If several players have workers to act, they act at the same time and do not need to wait for each other.',
  'ruling-simultaneous-is-independent':
    "One player's gains never reduce another's, so it makes no difference who is faster.",
  'activate-may-decline':
    'You never have to sell: at a market you may leave out some or all of your actions. Other gains are collected in full, unless the option “Worker gains” is set to “Ask for each edge”; then you may decline those too.',
  'ruling-decline-granularity':
    'At a market you decide for each edge how many workers sell, from none to all. Elsewhere all workers act, unless the option “Worker gains” is set to “Ask for each edge”. A worker that does not act loses its chance.',
  'ruling-equal-amounts-merge':
    'If an extra worker would change nothing because the surplus is lost, you are not asked about it.',
  'ruling-empty-groups-close':
    'An edge that can no longer achieve anything (storage full, three sun tokens, carrier on 16, nothing to sell) is finished automatically. Your market and plantation edges wait for each other: fruits still to be gathered can be sold, and a sale makes room for fruits.',

  // jungle
  'plantation-single': 'Single plantation: each worker gathers 1 cacao fruit.',
  'plantation-double': 'Double plantation: each worker gathers 2 cacao fruits.',
  'storage-five': 'Your storage holds five fruits. You cannot keep more; the surplus is lost.',
  'ruling-double-plantation-partial':
    'With only one free place in storage, a worker at a double plantation still brings you 1 fruit. The other is lost.',
  'market-sell-one-per-worker':
    'Market: each worker may sell 1 fruit from your storage at the price shown. You cannot sell more fruits than you have workers there, nor more than you hold.',
  'market-prices':
    'Depending on the market, a fruit sells for 2, 3 or 4 gold. The gold comes from the bank and the fruit returns to the supply.',
  'ruling-no-selling-elsewhen':
    'Fruits leave your storage only through workers acting at a market. At any other moment you can neither sell nor discard them.',
  'mine-gold-per-worker': 'Gold mine: each worker earns 1 or 2 gold, as shown on the tile.',
  'coins-change-anytime':
    'At a real table you may change coins with the bank at any time. Only the total counts, so here gold is a number.',
  'cenote-carrier-one-pool':
    'Cenote: for each worker your water carrier moves one water field along the river, clockwise.',
  'pool-values': 'The water fields are worth −10, −4, −1, 0, 2, 4, 7, 11 and 16, in this order.',
  'cenote-stops-at-sixteen':
    'The river ends at 16. Your water carrier stays there and further steps are lost.',
  'sun-token-per-worker': 'Sun-worshipping site: each worker earns 1 sun token.',
  'sun-three': 'Your village board has room for three sun tokens. You cannot hold more; the surplus is lost.',
  'temple-no-action':
    'Temple: nothing happens here during the game. Workers facing it count in the final scoring.',

  // turnEnd
  'ruling-next-turn-waits':
    "The turn ends when all players' workers have acted. Only then are new tiles drawn, and the next player starts.",
  'turn-end-draw-one': 'At the end of your turn you draw the top worker tile of your pile.',
  'turn-end-no-draw-from-empty-pile':
    'When your pile is empty you draw nothing and continue with the tiles left in your hand.',
  'turn-end-refill-display': 'Then the jungle display is refilled to two tiles, as far as the pile allows.',
  'turn-end-no-refill-from-empty-pile':
    'Once the jungle pile is empty the display is no longer refilled. The tiles in it are the last.',

  // overbuilding
  'overbuild-needs-empty-jungle':
    'You cannot overbuild while there is a jungle tile in the pile or in the display.',
  'ruling-overbuild-unlock-moment':
    'You can overbuild from the first turn that starts with an empty pile and an empty display. Even one tile in the display prevents it.',
  'overbuild-instead-of-placing':
    'Overbuilding replaces your normal placement: a worker tile from your hand goes on top of one in the play area.',
  'overbuild-optional': 'You never have to overbuild. You can use empty squares until the end of the game.',
  'ruling-overbuild-one-per-turn':
    'You can overbuild only once per turn, because you place only one worker tile.',
  'overbuild-costs-one-sun': 'Overbuilding costs one sun token, which returns to the supply.',
  'overbuild-needs-sun': 'Without a sun token you cannot overbuild. Your tile needs an empty square.',
  'ruling-overbuild-sun-before-gain':
    'You pay the sun token before you place the tile. You cannot pay with one that the new workers are about to earn.',
  'overbuild-own-tile-only': "You can overbuild only your own worker tiles, never another player's.",
  'ruling-overbuild-rotation-and-tile':
    'You may use any tile from your hand, turned any way, on any of your tiles that can still be covered. It may be of the same kind, and the tile below may be from the previous round.',
  'overbuild-once-per-tile': 'Each worker tile can be covered only once.',
  'ruling-overbuild-two-layers':
    'A square holds at most two tiles: a tile that covers another cannot be covered itself. With the option “Tiles on one square: No limit” it can.',
  'overbuild-activates-new-workers':
    'All workers on the new tile that face a jungle tile act, even where the covered ones had acted before.',
  'ruling-overbuild-who-activates':
    "Only the workers on the new tile act; other players' workers do not. The covered workers no longer count, whether they had acted or not.",
  'ruling-overbuild-no-fill':
    'Overbuilding never fills jungle spaces, because there are no jungle tiles left.',
  'overbuild-top-counts-at-temple': 'At a temple only visible workers count. Covered workers do not.',

  // end
  'end-after-last-worker-tiles':
    'The game ends with the round in which everyone places their last worker tile: the 11th with two players, the 10th with three, the 9th with four.',
  'ruling-rounds-equal':
    'All players have the same number of worker tiles, so everyone has the same number of turns.',

  // temples
  'temple-scored-one-by-one': 'When the game is over, each temple is scored separately.',
  'ruling-temple-count':
    'At a temple you count all your workers facing it, on all your tiles next to it. Only visible workers count.',
  'temple-needs-one-worker': 'Without a worker facing a temple you receive nothing for it.',
  'temple-first-six-second-three':
    'The player with the most workers facing a temple receives 6 gold, the player with the second most receives 3.',
  'temple-alone-six-only':
    'If only one player has workers there, that player receives 6 gold and no one gets the 3.',
  'temple-tie-first-splits-six':
    'Players tied for the most workers share the 6 gold evenly, rounded down. There is no gold for second place then.',
  'ruling-temple-first-tie-no-second':
    'After a tie for the most workers, all others at the temple receive nothing, however many workers they have there.',
  'temple-tie-second-splits-three':
    'If one player alone has the most workers and several are tied for second place, those share the 3 gold evenly, rounded down.',
  'ruling-temple-rounding':
    'Gold that cannot be shared evenly stays in the bank. First place pays 3, 2 or 1 gold each to two, three or four tied players. Second place pays 1 gold each to two or three.',
  'ruling-temple-unvisited': 'A temple may end up with no workers facing it. Then no one scores it.',

  // scoring
  'score-sun-one-gold': 'Each sun token you still hold is worth 1 gold.',
  'score-river-value':
    "The value of your water carrier's field is added to your gold. If it is negative, you lose that much.",
  'score-fruits-nothing': 'Fruits left in storage are worth no gold.',
  'ruling-negative-total': 'A total can be below zero: a negative water field can cost more than you have.',
  'ruling-gold-public': "Everyone's gold is visible throughout the game.",
  'winner-most-gold': 'The player with the most gold at the end wins.',
  'winner-tie-most-fruits':
    'If players are tied for the most gold, the tied player with the most fruits in storage wins.',
  'ruling-tie-fruits-at-end':
    'This counts the fruits left at the end of the game, and only those of the tied players. They can no longer be sold.',
  'winner-tie-shared': 'If the fruits are equal too, the tied players share the win.',
};
