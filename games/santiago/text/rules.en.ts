import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  'set-up': 'Before the first round',
  canals: 'Canals',
  'plantation-tiles': 'Plantation tiles',
  rounds: 'Rounds',
  auction: 'Phase 1: auction',
  overseer: 'Phase 2: new canal overseer',
  planting: 'Phase 3: planting',
  canal: 'Phase 4: a new canal',
  'extra-canal': 'Phase 5: an extra canal',
  drying: 'Phase 6: drying',
  income: 'Phase 7: income',
  scoring: 'End and scoring',
  'two-players': 'Two players',
  rulings: 'How this table decides doubtful cases',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // set-up
  'setup-spring-on-thick-intersection':
    'The spring stands where thick lines meet. There are 20 such intersections, those on the rim and in the corners included.',
  'setup-spring-central-option':
    'With a central spring only the six intersections inside the board are possible. That is the gentler game and the best one to learn with.',
  'setup-three-palms-on-distinct-spaces': 'Three palms stand on three different spaces.',
  'setup-palms-do-not-touch-each-other': 'No palm is next to another palm, not even by a corner.',
  'setup-palms-do-not-touch-spring': 'No palm is on a space that meets the spring, not even with a corner.',
  'setup-piles-three-or-four-players':
    'With three or four players the shuffled tiles form four face-down piles of 11.',
  'setup-piles-five-players': 'With five players all 45 tiles form five face-down piles of 9.',
  'setup-unused-tile-is-shown':
    'With three or four players one tile fits in no pile: everybody sees it, then it stays in the box.',
  'setup-own-canal-each': 'Everybody starts with one blue canal of their own.',
  'setup-canal-supply-by-player-count':
    'Beside the board lies the supply of blue canals: 11 with three or four players, 9 with five.',
  'setup-one-proposal-each': 'Everybody has one proposal piece in their colour.',
  'setup-twenty-two-farmers-each': 'Everybody starts with 22 farmers of their colour.',
  'setup-ten-escudos-each':
    'From three players on everybody starts with 10 escudos. All other notes are the bank.',
  'setup-money-visibility-is-agreed-first':
    'Before the game it is agreed whether money lies open or stays hidden. That holds until the end.',
  'change-is-always-possible':
    'You can always get change. Every amount is a whole number of escudos, and no payment fails for want of small notes.',
  'setup-first-overseer':
    'One player holds the overseer token before the first round: whoever last worked on a farm, or else the oldest.',

  // canals
  'canal-first-touches-spring':
    'The very first canal on the board touches the spring, whenever and by whomever it is laid.',
  'canal-spans-two-neighbouring-intersections':
    'A canal lies on a thick line and joins two neighbouring intersections. The rim counts, so there are 31 places for canals.',
  'canal-touches-the-network': 'Every further canal shares an intersection with a canal that already lies.',
  'canal-network-may-branch':
    'The network may branch: several canals may leave one intersection, the spring as well.',
  'canal-place-holds-one-canal': 'A place holds one canal and no more.',
  'canal-ignores-tiles-and-palms':
    'Plantations, deserts and palms beside a place neither forbid a canal nor make it dearer.',

  // plantation-tiles
  'tile-is-placed-at-once': 'You plant the tile you take at once. It cannot be kept or given back.',
  'tile-needs-an-empty-space':
    'A tile needs a space without a tile. Plantations, neutral tiles and deserts all occupy theirs.',
  'tile-placement-ignores-neighbours':
    'Your own tile may go anywhere that is empty, beside other tiles and canals or far from them.',
  'tile-on-palm-space-carries-the-palm':
    'A tile may go on a space with a palm. The palm then stands on the tile.',
  'bidder-places-farmers-per-icon':
    'If you bid money, you put as many farmers on your tile as it shows: one or two.',

  // rounds
  'round-count-by-player-count':
    'The game lasts 11 rounds with three or four players, 9 with five and 10 with two.',
  'round-has-seven-phases':
    'A round always runs in this order: auction, overseer, planting, canal, extra canal, drying, income.',

  // auction
  'auction-reveals-one-tile-per-pile':
    'The top tile of every pile is turned up: three tiles with two players, four with three or four, five with five.',
  'bid-order-starts-left-of-overseer':
    "Bidding goes clockwise and starts on the canal overseer's left. The overseer bids last.",
  'bid-once-per-round': 'You bid or pass once, and that is final. Nobody raises.',
  'bid-differs-from-earlier-bids': 'An amount that somebody has bid this round cannot be bid again.',
  'bid-may-be-lower-than-earlier-bids': 'A bid may be higher or lower than those before it.',
  'bid-zero-means-pass': 'Bidding nothing is passing. Any number of players may pass.',
  'bid-within-own-money': 'You cannot bid more than you own.',

  // overseer
  'overseer-is-first-passer': 'If anybody passed, the first one who did becomes canal overseer.',
  'overseer-is-lowest-bidder-when-nobody-passed':
    'If nobody passed, the lowest bidder becomes canal overseer.',
  'overseer-may-stay-the-same': 'The overseer may well be the same player again.',

  // planting
  'take-order-is-bids-descending': 'The highest bidder goes first, then the others by falling bid.',
  'take-order-passers-follow-in-reverse':
    'Whoever passed follows after all bidders: the last to pass goes first, the first to pass goes last.',
  'take-turn-ends-before-the-next-begins':
    'Each player pays, takes a tile, plants it and puts farmers on it before the next one begins.',
  'bidder-pays-bid-to-bank':
    'On your turn you first pay your bid to the bank. Everybody who bid pays, not only the highest bidder.',
  'passer-pays-nothing': 'Whoever passed gets a tile for nothing.',
  'take-exactly-one-tile-each': 'Everybody takes exactly one of the tiles still in the village.',
  'passer-places-one-farmer-less':
    'Everybody who passed puts one farmer less than the tile shows: one instead of two.',
  'passer-on-one-icon-tile-leaves-it-neutral':
    'If you passed and plant a tile that shows one farmer, nobody works it: it is neutral from the start.',
  'leftover-tile-placed-by-highest-bidder':
    'With three players the highest bidder plants the fourth tile once everybody has planted.',
  'leftover-tile-touches-a-non-desert-tile':
    'The left-over tile must share a side with a tile that is not a desert, if there is such an empty space.',
  'leftover-tile-falls-back-to-desert':
    'If no such space is left, the left-over tile must share a side with a desert.',
  'leftover-tile-is-neutral':
    'The left-over tile costs nothing and gets no farmers, whatever it shows. It is neutral.',
  'leftover-tile-may-use-a-palm-space':
    'The left-over tile may go on a space with a palm, too. The palm then stands on it.',

  // canal
  'propose-order-starts-left-of-overseer':
    "The proposals go clockwise, one by one, and start on the overseer's left.",
  'propose-is-optional': 'Nobody has to propose anything.',
  'propose-at-most-one-legal-place':
    'You propose one place at most, and a canal must be allowed to lie there now.',
  'propose-same-place-adds-bribes': 'Several players may propose the same place. Their bribes for it add up.',
  'bribe-is-optional': 'A proposal may come without any money.',
  'bribe-within-remaining-money': 'A bribe is at most what you have left after paying your bid.',
  'overseer-makes-no-proposal': 'The canal overseer neither proposes nor bribes.',
  'accept-any-proposed-place':
    'The overseer decides and may accept any proposed place, not only the best paid one.',
  'accept-collects-every-bribe-for-the-place':
    'Whoever accepts a place gets all the bribes that were offered for it.',
  'accept-lays-supply-canal-there':
    'The accepted place gets a canal from the supply. That costs the overseer nothing.',
  'unaccepted-bribes-return':
    'Bribes for other places go back to their owners. If everything is rejected, all of them do.',
  'reject-costs-top-total-plus-one':
    'To reject all proposals the overseer pays the bank one escudo more than the highest total offered for one place.',
  'reject-builds-at-an-unproposed-place':
    'After rejecting, the overseer lays a canal from the supply on an allowed place that nobody proposed.',
  'reject-impossible-forces-accept':
    'If rejecting cannot be paid or leaves no place to build, the overseer must accept one of the proposals.',
  'no-proposal-build-costs-one':
    'If nobody proposed anything, the overseer may pay the bank 1 escudo and lay a canal from the supply on any allowed place.',
  'no-proposal-decline-boxes-a-canal':
    'If nobody proposed anything and the overseer will not or cannot pay, a canal from the supply goes back to the box.',
  'proposal-pieces-return': 'At the end of the phase every proposal piece goes back to its owner.',

  // extra-canal
  'extra-canal-order-ends-with-overseer':
    "The choice goes clockwise from the overseer's left and reaches the overseer last.",
  'extra-canal-one-per-round': 'As soon as somebody builds an extra canal, the phase is over.',
  'extra-canal-once-per-game':
    'You have one canal of your own for the whole game. Once it lies, you are no longer asked.',
  'extra-canal-is-free': 'Nobody pays or receives money for an extra canal.',
  'extra-canal-uses-own-canal':
    'An extra canal is your own one and goes on any allowed place. The supply stays as it is.',
  'extra-canal-is-optional':
    'You may keep your canal. Then the choice moves on, and perhaps nobody builds at all.',

  // drying
  'irrigated-when-one-side-touches-a-canal':
    'A tile has water if one of its sides lies along a canal. A corner is not enough, and neither is the spring.',
  'irrigated-tile-stays-irrigated': 'A tile that has water keeps it for the rest of the game.',
  'dry-tile-loses-one-farmer': 'Every tile without water loses one of its farmers.',
  'dry-tile-without-farmers-left-turns-neutral':
    'A tile that loses its last farmer is neutral. It belongs to nobody and never gets farmers again.',
  'dry-neutral-tile-becomes-desert':
    'A tile without water that is already neutral when the phase begins turns into a desert, even in the round in which it was planted.',
  'dry-one-step-per-round':
    'A tile dries one step a round: it never loses its last farmer and its crop in the same round, the last round excepted.',
  'desert-is-permanent': 'A desert stays a desert. Water that comes later changes nothing.',
  'lost-farmers-go-to-the-box': 'Farmers who leave a tile go back to the box and do not return.',
  'last-round-unirrigated-becomes-desert':
    'In the last round every tile without water turns into a desert at once, and all its farmers leave.',
  'last-round-keeps-phases-one-to-five':
    'The first five phases of the last round are like any others. Only drying is harsher, and there is no income.',

  // income
  'income-three-escudos': 'Everybody gets 3 escudos from the bank.',
  'income-skipped-in-last-round': 'There is no income in the last round.',

  // scoring
  'game-ends-after-last-round':
    'The game ends after the last round, when the piles and the supply of canals are both used up.',
  'score-one-point-per-escudo': 'Every escudo you hold is one point.',
  'plantation-is-side-connected-same-crop':
    'Tiles of one crop that are joined by their sides form one plantation, whoever works them.',
  'plantation-not-split-by-canal-or-palm':
    'A canal between its tiles or a palm on them does not split a plantation.',
  'plantation-split-by-desert':
    'A desert has no crop and belongs to no plantation, so it may cut one in two.',
  'plantation-size-counts-neutral-tiles': 'Neutral tiles count towards the size of their plantation.',
  'score-tiles-times-farmers':
    'For each plantation you score its number of tiles times the number of your farmers in it.',
  'score-palm-counts-as-one-farmer':
    'A palm counts as one more farmer for the player who has farmers on its very tile. One more, even where two farmers stand.',
  'score-palm-without-farmer-is-nothing':
    'A palm on a tile without farmers, on a desert or on an empty space is worth nothing.',
  'score-unused-own-canal-is-nothing': 'A canal that you kept to the end is worth nothing.',
  'highest-total-wins-ties-share':
    'Whoever has most points from money and plantations wins. Players with the same highest total share the win.',

  // two-players
  'two-player-starting-canal':
    'With two players the oldest lays one canal at the spring before anything else. It is neither from the supply nor their own.',
  'two-player-other-setup-is-standard':
    'Palms, own canal, proposal piece, 22 farmers each and the overseer token are as in the larger game.',
  'two-player-removes-three-tiles-per-crop':
    'With two players three tiles of every crop stay in the box: two that show two farmers and one that shows one. The other 30 form three piles of 10.',
  'two-player-supply-of-ten': 'With two players the supply holds 10 canals.',
  'two-player-starts-with-five-escudos': 'With two players each of them starts with 5 escudos.',
  'two-player-bids-secret-and-simultaneous':
    'With two players both choose their bids in secret and show them at the same time. Nothing in the hand is a pass.',
  'two-player-equal-bids-allowed': 'With two players both may bid the same.',
  'two-player-tie-overseer-counts-as-higher':
    'If both bids are equal, two passes included, the present overseer counts as the higher bidder.',
  'two-player-both-pay-at-reveal': 'Both pay the bank what they bid as soon as the bids are shown.',
  'two-player-lower-bidder-becomes-overseer':
    'The lower bidder becomes overseer. If the bids are equal, it is the one who was not.',
  'two-player-higher-bidder-takes-first':
    'The higher bidder takes and plants first. Whoever passed puts one farmer less, as always.',
  'two-player-leftover-tile':
    'The higher bidder plants the third tile, too: neutral and beside another tile, as with three players.',
  'two-player-phases-four-to-seven-standard':
    'Only the player who is not overseer may propose and bribe, and is asked first about an extra canal. Drying and income are as always; the last round is the tenth.',

  // rulings
  'r-setup-random':
    'The place of the spring is drawn among those that the option allows, then the palms one by one among the spaces still allowed.',
  'r-first-overseer-random':
    'The first overseer is drawn, or is the player in the first seat if you so choose. With two players the same one lays the starting canal.',
  'r-bid-limited-by-money': 'A bid is money on the table, so nobody bids what they do not have.',
  'r-bid-whole-escudos': 'Bids are whole escudos: the smallest note is 1.',
  'r-bid-is-committed': 'A bid cannot be withdrawn and its money cannot be used for anything else.',
  'r-summary-zero-bid':
    'That bids must differ holds for money only: any number of players may pass in the same round.',
  'r-several-passers':
    'Among several who passed, the first to pass becomes overseer and plants last; the last to pass plants first.',
  'r-overseer-may-repeat': 'Only the bids decide who is overseer, so one player may hold the token for long.',
  'r-all-passed-leftover':
    'If all three passed, the one who passed last goes first and plants the left-over tile.',
  'r-pay-when-acting': 'Everybody pays at the beginning of their own turn to take a tile, not all at once.',
  'r-leftover-neighbours':
    'The left-over tile may lean on any tile with its crop up, also on a neutral one or one planted this very round. Corners do not count.',
  'r-leftover-always-placeable':
    'There is always a space for the left-over tile, because tiles have been planted just before.',
  'r-board-full': 'The board never fills up: it has 48 spaces and at most 45 tiles are planted.',
  'r-proposal-must-be-legal':
    'A proposal must be a place where a canal may be laid now: empty and in touch with the network.',
  'r-bribe-needs-proposal': 'A bribe always goes with a proposed place.',
  'r-bribe-from-remaining-money':
    'When bribes are offered, the bids have been paid. Only what is left counts.',
  'r-proposals-final': 'Each player has one say. A proposal or a bribe is not changed afterwards.',
  'r-summary-proposal-mandatory': 'Proposing is a right, not a duty.',
  'r-same-place-proposals':
    'Two proposals for one place are accepted together, and the overseer gets both bribes.',
  'r-accept-zero-bribe':
    'A place without any bribe may be accepted as well. It brings nothing and costs nothing.',
  'r-reject-elsewhere':
    'After rejecting, the overseer cannot build where somebody proposed. Only an extra canal may go there this round.',
  'r-overseer-cannot-pay':
    'With proposals on the table the overseer cannot decline: accept one, or pay for rejecting all of them.',
  'r-no-unproposed-place': 'If every allowed place has been proposed, rejecting is impossible.',
  'r-unaccepted-bribes-return':
    'Bribes that were not taken are back with their owners before the extra canal is decided.',
  'r-reject-own-money-only':
    'The overseer pays for a rejection with own money, never with the bribes on offer.',
  'r-overseer-does-not-propose':
    'The round of proposals leaves out the overseer: a bribe to oneself is none.',
  'r-canal-place-once': 'One canal to a place. Nothing else stands in the way of a canal.',
  'r-border-canals':
    'Canals may run along the rim of the board. Such a canal waters two spaces, one inside the board waters four.',
  'r-no-legal-place': 'There is always a place for one more canal: 31 places, and never more than 15 canals.',
  'r-first-canal-late':
    'If the first round goes by without a canal, the next one must start at the spring, in whatever phase it comes.',
  'r-spring-does-not-irrigate':
    'The spring itself waters nothing, and neither does a canal that a tile only meets with a corner.',
  'r-extra-canal-overseer-last': 'The overseer is asked about an extra canal too, as the last one.',
  'r-drying-simultaneous':
    'All tiles dry at the same time: what counts is how they stand when the phase begins, and each moves one step.',
  'r-fresh-tiles-dry': 'Tiles planted this round dry like all others.',
  'r-palm-on-desert': 'A palm stays on a tile that turns into a desert, but it is worth nothing there.',
  'r-two-player-starting-canal':
    'The starting canal comes from the canals that two players do not need. It counts as the first canal on the board.',
  'r-two-player-canal-before-palms':
    'With two players the order is spring, starting canal, palms, piles. Whoever lays the canal does not know the palms yet.',
  'r-two-player-bid-cubes':
    'Two players bid up to what they own. The number of cubes to count with is no limit.',
  'r-reject-fee-at-building':
    'The overseer pays for a rejection when the canal is laid. Until a place is chosen, the decision can be taken back.',
  'r-shown-money-is-whole-purse':
    'Your purse shows all that you own. What you have staked is shown beside it and cannot be staked twice.',
  'r-ranks-share-places':
    'Equal totals share a place, and the next place counts everybody above it: 1, 1, 3.',
  'r-equal-tiles-one-move':
    'Two equal tiles in the village are one choice: it does not matter which you take.',
  'r-two-player-both-pass':
    'If both pass, the present overseer goes first and plants the left-over tile, both put one farmer less, and the other becomes overseer.',
  'r-two-player-which-overseer-breaks-ties':
    'A tie is broken by the overseer who held the token during the bidding.',
  'r-two-player-final-tie': 'Two players with the same final total share the win.',
  'r-two-player-one-unused-tile':
    'With two players no further tile is left out: the 15 removed ones are known, and the other 30 fill the piles.',
  'r-hidden-money':
    'Hidden means that purses are not shown. Every bid, bribe and payment is public, so a good memory can keep count. At the end all money is laid open.',
  'r-blue-escudos': 'All escudos are alike. Everybody starts with 10 of them, whatever their colour.',
  'r-reject-must-build': 'Whoever rejects must build: pay, and lay one canal from the supply.',
  'r-last-round-number':
    'The last round is the 11th with three or four players, the 9th with five, the 10th with two.',
};
