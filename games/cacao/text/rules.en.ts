import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  components: 'What is in the box',
  setup: 'Getting ready',
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
    'Every colour has the same 11 worker tiles: four 1-1-1-1, five 2-1-0-1, one 3-0-0-1 and one 3-1-0-0. The last two mirror each other; no amount of turning makes one into the other.',
  'worker-tile-four-workers':
    'Each worker tile carries exactly four workers. Only their spread over the four edges differs.',
  'ruling-worker-edge-reading':
    'The figures of a worker tile name the workers on its edges, clockwise from the fullest one. A tile may be turned, but never flipped over.',
  'data-jungle-tiles':
    'There are 28 jungle tiles: 6 single and 2 double plantations, 7 markets (two of price 2, four of price 3, one of price 4), 3 gold mines (two of value 1, one of value 2), 3 cenotes, 2 sun-worshipping sites and 5 temples. A game for two uses 21 of them.',
  'data-pools':
    'The river on a village board has nine water fields, from -10 at one end to 16 at the other. Each is worth more than the one before it.',

  // setup
  'players-two-to-four': 'Cacao is for two, three or four players.',
  'setup-colour-set':
    'Everyone has a colour to themselves, with its village board, its water carrier and its worker tiles.',
  'setup-carrier-minus-ten': 'Every water carrier begins on the water field -10.',
  'setup-worker-removal-by-count':
    'With three or four players everybody sets aside the same worker tiles before the game. With two players all 11 are used.',
  'setup-worker-removal-three-players':
    'With three players one 1-1-1-1 of each colour stays out of the game, so everyone has 10 worker tiles.',
  'setup-worker-removal-four-players':
    'With four players one 1-1-1-1 and one 2-1-0-1 of each colour stay out of the game, so everyone has 9 worker tiles.',
  'setup-worker-pile-shuffled':
    'Your worker tiles are shuffled and become your own face-down pile. Nobody knows its order, not even you.',
  'setup-hand-three': 'Your opening hand is the top three tiles of your pile. Only you see it.',
  'setup-start-pair':
    'The jungle begins with two tiles, corner to corner: a single plantation and a market of price 2.',
  'ruling-start-pair-position':
    'The plantation lies to the upper left of the market. The other diagonal would make no difference to the game.',
  'setup-two-player-jungle-removal':
    'With two players seven jungle tiles are left out: 2 single plantations, 1 market of price 3, 1 gold mine of value 1, 1 cenote, 1 sun-worshipping site and 1 temple.',
  'ruling-two-column-lists':
    'The start tiles are the same for any number of players. Double plantations, markets of price 2 and 4 and the gold mine of value 2 are never left out.',
  'setup-jungle-pile': 'All other jungle tiles are shuffled and wait in a face-down pile.',
  'setup-display-two': 'Two tiles from the top of that pile lie open beside it: they are the jungle display.',
  'setup-supplies': 'Cacao fruits and sun tokens lie ready in supplies of their own; the gold is the bank.',
  'ruling-supplies-suffice':
    'Fruits and sun tokens cannot run out: there are exactly as many as there are places for them on four village boards.',
  'ruling-bank-unlimited': 'The bank can always pay, however much gold is earned.',
  'setup-nothing-owned': 'You begin without gold, without fruits and without sun tokens.',
  'start-player-oldest':
    'Around a table at home the oldest player would begin. Here nobody is asked for their age.',
  'ruling-start-player-software':
    'The table chooses who begins: a player drawn at random, or the one in the first seat. If nothing else is agreed, it is drawn.',
  'turn-order-clockwise': 'After your turn it is the turn of the player to your left, and so on clockwise.',

  // area
  'area-checkerboard':
    'The play area grows like a chessboard: the start tiles settle for every square whether it is for a worker tile or for a jungle tile. A tile can never lie on a square of the other kind.',
  'worker-not-beside-worker': 'Two worker tiles must never lie side by side.',
  'jungle-not-beside-jungle': 'Two jungle tiles must never lie side by side.',
  'diagonal-contact-allowed': 'Tiles of the same kind may meet at their corners.',

  // placing
  'turn-steps-in-order':
    'A turn always runs in this order: place a worker tile, fill jungle spaces, let the workers act, and then end the turn. No step can be brought forward.',
  'place-one-worker-tile':
    'On your turn you place one worker tile from your hand, no more and no less. You cannot pass.',
  'place-beside-jungle-tile':
    'Your worker tile needs a jungle tile on at least one of its four sides. Away from the jungle it cannot be placed.',
  'ruling-beside-jungle-space-not-enough':
    'An empty jungle space is not enough of a neighbour: a jungle tile has to lie there already. This also holds after the jungle has run out.',
  'place-empty-cell':
    'A worker tile needs an empty square. You cannot lay it on a taken one, except by overbuilding.',
  'ruling-legal-cell':
    'A worker tile fits on any empty worker square with a jungle tile on at least one of its four sides. What touches only a corner does not matter.',
  'place-any-rotation': 'You may turn your worker tile any way you like as you place it.',
  'ruling-placement-always-possible':
    'There is always a square where a worker tile fits, so no turn is ever lost.',

  // filling
  'fill-when-two-worker-tiles':
    'Once your worker tile lies, every empty jungle space with two worker tiles beside it must be filled. A space with only one beside it stays empty.',
  'ruling-two-means-at-least-two':
    'More than two worker tiles would call for a jungle tile as well. While the jungle lasts it never gets that far, since a space is filled as soon as the second one lies there.',
  'fill-owner-irrelevant': 'It does not matter who owns the worker tiles beside a jungle space.',
  'ruling-fill-not-declinable':
    'Filling is a duty: you cannot leave such a space open while there are jungle tiles for it.',
  'fill-several-spaces': 'One worker tile may call for several jungle tiles at once.',
  'ruling-at-most-three-due':
    'You never have more than three spaces to fill in a turn, because the fourth side of your worker tile already lies at a jungle tile.',
  'fill-from-display': 'Jungle spaces are filled with tiles from the jungle display.',
  'fill-active-chooses':
    'The player whose turn it is chooses which tile of the display goes to which space, even when there is only one space to fill.',
  'ruling-fill-is-stepwise':
    'You lay the jungle tiles one after another, each time choosing a space and a tile. No worker acts until all of them lie.',
  'ruling-jungle-rotation': 'Which way round a jungle tile lies has no meaning.',
  'fill-display-not-renewed-meanwhile':
    'The display is not topped up while you are filling. New tiles come out only at the end of the turn.',
  'fill-third-from-pile':
    'If three spaces are to be filled, both tiles of the display go first and the third comes from the top of the pile. You cannot take from the pile before that.',
  'ruling-three-due-order':
    'You place both display tiles without knowing the third, and so decide which space waits for it. Only then is the top tile of the pile turned over.',
  'ruling-third-tile-by-itself':
    'The tile turned over from the pile goes to the last open space; there is nothing left to choose.',
  'fill-skipped-if-none-due':
    'If no jungle space has two worker tiles beside it, nothing is filled this turn.',
  'fill-skipped-if-jungle-empty':
    'When display and pile are both empty, nothing is filled any more and the spaces stay empty.',
  'ruling-jungle-runs-out-in-turn':
    'If the last jungle tiles are too few for the spaces to be filled, all of them are laid and you choose where. The other spaces stay empty for the rest of the game.',

  // activation
  'activate-new-tile':
    'Every worker on the tile you have just placed acts if there is a jungle tile in front of it, whether that tile is old or new.',
  'activate-at-filled-spaces':
    'A jungle tile that has just been laid calls on all workers facing it, whoever they belong to and whoever’s turn it is.',
  'ruling-active-gets-old-tiles-too':
    'If your new tile and an older one of yours meet at a newly filled space, the workers of both act. You may take them in any order.',
  'ruling-who-is-activated':
    'In a turn these act: the workers of the new worker tile at all jungle tiles beside it, and at each newly filled space those of the other worker tile there. Nobody else does.',
  'activate-once-per-game':
    'A worker acts once in the whole game: when its tile is placed, or later when the space before it is filled. It cannot act again after that.',
  'activate-facing-empty-nothing':
    'A worker facing an empty space has nothing to do until a jungle tile lies there.',
  'activate-one-action-per-worker':
    'Each worker who acts uses the jungle tile once, and the gain goes to the owner of the worker.',
  'ruling-edge-group-unit':
    'The workers on one edge, up to three of them, face the same jungle tile and act together. An edge without workers or at a temple has nothing to do.',
  'activate-order-free': 'You choose the order in which the edges of your workers act.',
  'activate-edge-completed-first':
    'Finish one edge before you begin the next. You cannot sell a fruit, pick another elsewhere and then return to the same market edge.',
  'ruling-edge-rule-for-others':
    'The same holds for everybody, also in the turns of others and with workers on several tiles: one edge after another, in an order of your own.',
  'activate-players-independent':
    'If several players have workers to act, they do so at the same time and need not wait for one another.',
  'ruling-simultaneous-is-independent':
    'Nothing anybody takes is missing for the others, so it makes no difference who is faster.',
  'activate-may-decline': 'Nobody has to act: you may do without some of your actions or all of them.',
  'ruling-decline-granularity':
    'At a market you decide for each edge how many workers sell, from none to all. Elsewhere all of them take what they can get, unless the table has agreed to be asked there too. A worker who stays idle has had its chance and gets no other.',
  'ruling-equal-amounts-merge':
    'Where one worker more would change nothing because the surplus is lost, you are not asked about it.',
  'ruling-empty-groups-close':
    'An edge that can no longer achieve anything (storage full, three sun tokens, carrier on 16, nothing to sell) is finished for you. Market and plantation edges of yours wait for each other: fruits still to be picked can be sold, and a sale makes room for fruits.',

  // jungle
  'plantation-single': 'Single plantation: each worker brings you 1 cacao fruit.',
  'plantation-double': 'Double plantation: each worker brings you 2 cacao fruits.',
  'storage-five': 'Your storage holds five fruits. You cannot keep more; whatever does not fit is lost.',
  'ruling-double-plantation-partial':
    'With a single free place in storage a worker at a double plantation still brings you 1 fruit; the other is lost.',
  'market-sell-one-per-worker':
    'Market: each worker may sell 1 fruit from your storage at the price shown. You cannot sell more fruits than you have workers there, nor fruits you do not hold.',
  'market-prices':
    'Depending on the market a fruit sells for 2, 3 or 4 gold. The gold comes from the bank and the fruit returns to the supply.',
  'ruling-no-selling-elsewhen':
    'Only workers acting at a market can part with fruits. At any other moment they can be neither sold nor thrown away.',
  'mine-gold-per-worker': 'Gold mine: each worker earns you 1 or 2 gold, as shown on the tile.',
  'coins-change-anytime':
    'Change coins with the bank whenever you like; what matters is how much gold you have, not in which coins.',
  'cenote-carrier-one-pool':
    'Cenote: for each worker your water carrier goes one water field further along the river, clockwise.',
  'pool-values': 'The water fields are worth -10, -4, -1, 0, 2, 4, 7, 11 and 16, in this order.',
  'cenote-stops-at-sixteen':
    'The river ends at 16: your water carrier stays there, and further steps are lost.',
  'sun-token-per-worker': 'Sun-worshipping site: each worker earns you 1 sun token.',
  'sun-three':
    'Your village board has room for three sun tokens. You cannot hold more; any beyond that are lost.',
  'temple-no-action':
    'Temple: nothing happens here during the game. Workers beside it count in the final scoring.',

  // turnEnd
  'ruling-next-turn-waits':
    'The turn ends when the workers of all players have acted. Only then are new tiles drawn and the next player begins.',
  'turn-end-draw-one': 'At the end of your turn you draw the top worker tile of your pile.',
  'turn-end-no-draw-from-empty-pile':
    'When your pile is used up you draw nothing, and you play on with the tiles left in your hand.',
  'turn-end-refill-display': 'Then the jungle display is topped up to two tiles, as far as the pile goes.',
  'turn-end-no-refill-from-empty-pile':
    'Once the jungle pile is empty the display is not topped up any more; the tiles still in it are the last.',

  // overbuilding
  'overbuild-needs-empty-jungle':
    'You cannot overbuild while there is still a jungle tile in the pile or in the display.',
  'ruling-overbuild-unlock-moment':
    'Overbuilding opens with the first turn that begins with an empty pile and an empty display. Even one tile left in the display bars it.',
  'overbuild-instead-of-placing':
    'Overbuilding takes the place of a normal placement: a worker tile from your hand goes on top of one that lies in the play area.',
  'overbuild-optional':
    'You never have to overbuild. An ordinary square remains open to you until the end of the game.',
  'ruling-overbuild-one-per-turn':
    'You can overbuild only once in a turn, as you place only one worker tile.',
  'overbuild-costs-one-sun': 'Overbuilding costs one sun token, which goes back to the supply.',
  'overbuild-needs-sun': 'Without a sun token you cannot overbuild; your tile needs an empty square.',
  'ruling-overbuild-sun-before-gain':
    'The sun token is paid before the tile is laid. You cannot pay with one that the new workers are about to earn.',
  'overbuild-own-tile-only':
    'You can overbuild only a worker tile of your own, never that of another player.',
  'ruling-overbuild-rotation-and-tile':
    'Any tile of your hand will do, turned any way you like, on any of your tiles not yet overbuilt. It may even show the same workers, or cover a tile you placed only a round ago.',
  'overbuild-once-per-tile': 'You can cover each worker tile just once; a second time is not allowed.',
  'ruling-overbuild-two-layers':
    'Two tiles are the limit on one square: a tile that covers another cannot be covered in turn.',
  'overbuild-activates-new-workers':
    'All workers of the new tile that face a jungle tile act, even where those beneath had acted before.',
  'ruling-overbuild-who-activates':
    'Only the workers of the new tile act; the other players have nothing to do. The workers beneath are out of the game, whether they had acted or not.',
  'ruling-overbuild-no-fill': 'Overbuilding never leads to new jungle tiles, as there are none left.',
  'overbuild-top-counts-at-temple':
    'At a temple only the workers on top count. Those that have been covered do not.',

  // end
  'end-after-last-worker-tiles':
    'When everyone has placed their last worker tile, that round is the end of the game: the 11th with two players, the 10th with three, the 9th with four.',
  'ruling-rounds-equal':
    'All players have the same number of worker tiles, so everyone gets the same number of turns.',

  // temples
  'temple-scored-one-by-one': 'When the game is over, each temple is scored on its own.',
  'ruling-temple-count':
    'At a temple all your workers facing it are added up, over all your tiles around it. Only visible workers count.',
  'temple-needs-one-worker': 'Without a worker at a temple you receive nothing for it.',
  'temple-first-six-second-three':
    'The player with most workers at a temple receives 6 gold, the one with second most receives 3.',
  'temple-alone-six-only':
    'If only one player has workers there, that player receives 6 gold. Nobody gets the 3.',
  'temple-tie-first-splits-six':
    'Players tied for most workers share the 6 gold evenly, rounded down. In that case there is no gold for second place.',
  'ruling-temple-first-tie-no-second':
    'After a tie for most workers all others at the temple receive nothing, however many workers they have there.',
  'temple-tie-second-splits-three':
    'If one player alone has most workers and several are tied behind, those share the 3 gold evenly, rounded down.',
  'ruling-temple-rounding':
    'Gold that cannot be shared evenly stays in the bank. First place pays 3, 2 or 1 gold each to two, three or four tied players; second place pays 1 gold each to two or three.',
  'ruling-temple-unvisited': 'A temple may end up without a single worker. Then nobody scores it.',

  // scoring
  'score-sun-one-gold': 'Each sun token you still hold is worth 1 gold.',
  'score-river-value':
    'The value of the water field on which your water carrier stands is added to your gold. If it is negative, you lose that much.',
  'score-fruits-nothing': 'Fruits left in storage bring no gold.',
  'ruling-negative-total':
    'A total can be below zero: the river takes its share even from someone who has little gold.',
  'ruling-gold-public': 'Everybody’s gold is open for all to see throughout the game.',
  'winner-most-gold': 'The player with most gold in the end wins.',
  'winner-tie-most-fruits':
    'If players are tied for most gold, the one of them with more fruits in storage wins.',
  'ruling-tie-fruits-at-end':
    'For this, the fruits left when the game ends are counted, and only those of the tied players. They can no longer be sold.',
  'winner-tie-shared': 'If the fruits are equal too, the tied players share the victory.',
};
