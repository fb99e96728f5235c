import type { RuleId, Section } from '../data/rules.ts';

export const sections: Readonly<Record<Section, string>> = {
  'set-up': 'Setup',
  canals: 'Canals',
  'plantation-tiles': 'Plantation tiles',
  rounds: 'Rounds',
  auction: 'Phase 1: auction',
  overseer: 'Phase 2: new canal overseer',
  planting: 'Phase 3: planting',
  canal: 'Phase 4: new canal',
  'extra-canal': 'Phase 5: extra canal',
  drying: 'Phase 6: drying',
  income: 'Phase 7: income',
  scoring: 'End and scoring',
  'two-players': 'Two players',
  rulings: 'Rulings',
};

export const rules: Readonly<Record<RuleId, string>> = {
  // set-up
  'setup-spring-on-thick-intersection':
    'The spring is on an intersection of thick lines. There are 20 of them, including those on the edges and in the corners of the board.',
  'setup-spring-central-option':
    'With a central spring, only the six intersections inside the board are possible. This is gentler and better for learning.',
  'setup-three-palms-on-distinct-spaces':
    'Three palms are on three different spaces, unless you play without palms.',
  'setup-palms-do-not-touch-each-other': 'No palm is next to another palm, not even diagonally.',
  'setup-palms-do-not-touch-spring': 'No palm is on a space that touches the spring, not even with a corner.',
  'setup-piles-three-or-four-players':
    'With three or four players, the shuffled tiles form four face-down piles of 11.',
  'setup-piles-five-players': 'With five players, all 45 tiles form five face-down piles of 9.',
  'setup-unused-tile-is-shown':
    'With three or four players, one tile is left after dealing the piles. Everyone sees it, and it goes back to the box.',
  'setup-own-canal-each': 'Everyone starts with one blue canal of their own.',
  'setup-canal-supply-by-player-count':
    'The supply of blue canals starts with 11 for three or four players and 9 for five.',
  'setup-one-proposal-each': 'Everyone has one proposal piece in their colour.',
  'setup-twenty-two-farmers-each': 'Everyone starts with 22 farmers of their colour.',
  'setup-ten-escudos-each':
    'With three or more players, everyone starts with 10 escudos. All other notes form the bank.',
  'setup-money-visibility-is-agreed-first':
    'Before the game you agree whether money is open or hidden. That holds until the end.',
  'change-is-always-possible':
    'You can always get change. All amounts are whole escudos, and no payment fails for lack of change.',
  'setup-first-overseer':
    'One player holds the overseer token before the first round. At a real table it is the player who most recently worked on a farm, or else the oldest. Here it is drawn, or seat 1 by option.',

  // canals
  'canal-first-touches-spring':
    'The first canal on the board touches the spring, no matter who builds it or when.',
  'canal-spans-two-neighbouring-intersections':
    'A canal runs along a thick line and joins two neighbouring intersections. The edges of the board count, so there are 31 sites for canals.',
  'canal-touches-the-network': 'Every later canal shares an intersection with an existing canal.',
  'canal-network-may-branch':
    'The network may branch: several canals may meet at one intersection, including the spring.',
  'canal-place-holds-one-canal': 'Each site holds only one canal.',
  'canal-ignores-tiles-and-palms':
    'Plantations, deserts and palms beside a site neither prevent a canal nor make it cost more.',

  // plantation-tiles
  'tile-is-placed-at-once': 'You plant the tile you take at once. You cannot keep it or give it back.',
  'tile-needs-an-empty-space':
    'A tile needs a space without a tile. Plantations, neutral tiles and deserts all occupy their spaces.',
  'tile-placement-ignores-neighbours':
    'Your own tile may go on any empty space, next to other tiles and canals or far from them.',
  'tile-on-palm-space-carries-the-palm':
    'A tile may go on a space with a palm. The palm then stands on the tile.',
  'bidder-places-farmers-per-icon':
    'If you bid money, you place as many farmers on your tile as it shows: one or two.',

  // rounds
  'round-count-by-player-count':
    'The game lasts 11 rounds with three or four players, 9 with five and 10 with two.',
  'round-has-seven-phases':
    'Every round has the same order: auction, overseer, planting, canal, extra canal, drying, income.',

  // auction
  'auction-reveals-one-tile-per-pile':
    'The top tile of every pile is revealed: three tiles with two players, four with three or four, five with five.',
  'bid-order-starts-left-of-overseer':
    "With three or more players, bidding goes clockwise from the canal overseer's left. The overseer bids last.",
  'bid-once-per-round': 'You bid or pass once, and that is final. No one may raise.',
  'bid-differs-from-earlier-bids':
    'With three or more players, you cannot bid an amount that someone has already bid this round.',
  'bid-may-be-lower-than-earlier-bids': 'A bid may be higher or lower than the bids before it.',
  'bid-zero-means-pass': 'Bidding nothing is passing. Any number of players may pass.',
  'bid-within-own-money': 'You cannot bid more than you own.',

  // overseer
  'overseer-is-first-passer':
    'With three or more players, if anyone passed, the first player to pass becomes canal overseer.',
  'overseer-is-lowest-bidder-when-nobody-passed':
    'With three or more players, if no one passed, the lowest bidder becomes canal overseer.',
  'overseer-may-stay-the-same': 'The same player may be overseer again.',

  // planting
  'take-order-is-bids-descending':
    'The highest bidder goes first, then the others from the highest bid to the lowest.',
  'take-order-passers-follow-in-reverse':
    'With three or more players, those who passed go after all bidders: the last to pass goes first, the first to pass goes last.',
  'take-turn-ends-before-the-next-begins':
    'Each player takes a tile, plants it and places farmers on it before the next player starts.',
  'bidder-pays-bid-to-bank':
    'Everyone who bid pays the bank, not only the highest bidder: at the start of their turn with three or more players, as soon as the bids are shown with two.',
  'passer-pays-nothing': 'If you passed, your tile is free.',
  'take-exactly-one-tile-each': 'Everyone takes exactly one of the tiles still in the village.',
  'passer-places-one-farmer-less':
    'Everyone who passed places one fewer farmer than the tile shows: one instead of two.',
  'passer-on-one-icon-tile-leaves-it-neutral':
    'If you passed and plant a tile that shows one farmer, it gets none: it is neutral from the start.',
  'leftover-tile-placed-by-highest-bidder':
    'With three players, the highest bidder plants the fourth tile after everyone has planted.',
  'leftover-tile-touches-a-non-desert-tile':
    'The leftover tile must share a side with a tile that is not a desert, if any empty space does.',
  'leftover-tile-falls-back-to-desert':
    'If no empty space does, the leftover tile must share a side with a desert.',
  'leftover-tile-is-neutral':
    'The leftover tile is free and gets no farmers, no matter how many it shows. It is neutral.',
  'leftover-tile-may-use-a-palm-space':
    'The leftover tile may also go on a space with a palm. The palm then stands on it.',

  // canal
  'propose-order-starts-left-of-overseer': "Players propose one by one, clockwise from the overseer's left.",
  'propose-is-optional': 'No one has to propose anything.',
  'propose-at-most-one-legal-place':
    'You propose at most one site, and it must be one where a canal could be built now.',
  'propose-same-place-adds-bribes': 'Several players may propose the same site. Their bribes for it add up.',
  'bribe-is-optional': 'A proposal may come without any money.',
  'bribe-within-remaining-money': 'You cannot bribe more than you have left after paying your bid.',
  'overseer-makes-no-proposal': 'The canal overseer neither proposes nor bribes.',
  'accept-any-proposed-place':
    'The overseer decides and may accept any proposed site, not only the one with the highest bribes.',
  'accept-collects-every-bribe-for-the-place':
    'The overseer collects every bribe offered for the accepted site.',
  'accept-lays-supply-canal-there':
    'A canal from the supply is built on the accepted site. It costs the overseer nothing.',
  'unaccepted-bribes-return':
    'Bribes for other sites go back to their owners. If everything is rejected, all bribes go back.',
  'reject-costs-top-total-plus-one':
    'To reject all proposals, the overseer pays the bank 1 escudo more than the highest total offered for one site.',
  'reject-builds-at-an-unproposed-place':
    'After rejecting, the overseer builds a canal from the supply on an allowed site that no one proposed.',
  'reject-impossible-forces-accept':
    'An overseer who cannot pay for a rejection, or has no other site to build on, must accept a proposal.',
  'no-proposal-build-costs-one':
    'If no one proposed anything, the overseer may pay the bank 1 escudo and build a canal from the supply on any allowed site.',
  'no-proposal-decline-boxes-a-canal':
    'If no one proposed anything and the overseer does not pay, a canal from the supply goes back to the box.',
  'proposal-pieces-return': 'At the end of the phase, every proposal piece goes back to its owner.',

  // extra-canal
  'extra-canal-order-ends-with-overseer':
    "Players are asked clockwise from the overseer's left, the overseer last.",
  'extra-canal-one-per-round': 'As soon as someone builds an extra canal, the phase is over.',
  'extra-canal-once-per-game':
    'You have one canal of your own for the whole game. Once you have built it, you are no longer asked.',
  'extra-canal-is-free': 'No one pays or receives money for an extra canal.',
  'extra-canal-uses-own-canal':
    'An extra canal is your own canal and goes on any allowed site. The supply does not change.',
  'extra-canal-is-optional':
    'You may keep your canal. Then the next player is asked, and perhaps no one builds.',

  // drying
  'irrigated-when-one-side-touches-a-canal':
    'A tile has water if one of its sides runs along a canal. A corner is not enough, nor is the spring.',
  'irrigated-tile-stays-irrigated': 'A tile that has water keeps it for the rest of the game.',
  'dry-tile-loses-one-farmer':
    'In every round but the last, each tile without water loses one of its farmers.',
  'dry-tile-without-farmers-left-turns-neutral':
    'A tile that loses its last farmer is neutral. It belongs to no one and never gets farmers again.',
  'dry-neutral-tile-becomes-desert':
    'A tile without water that is already neutral when the phase starts turns to desert, even in the round in which it was planted.',
  'dry-one-step-per-round':
    'A tile dries one step per round: it never loses its last farmer and its crop in the same round, except in the last round.',
  'desert-is-permanent': 'A desert stays a desert. Water that comes later changes nothing.',
  'lost-farmers-go-to-the-box': 'Farmers who leave a tile go back to the box and do not return.',
  'last-round-unirrigated-becomes-desert':
    'In the last round, every tile without water turns to desert and loses all its farmers.',
  'last-round-keeps-phases-one-to-five':
    'The first five phases of the last round are the same as always. Only drying is harsher, and there is no income.',

  // income
  'income-three-escudos': 'At the end of every round but the last, everyone gets 3 escudos from the bank.',
  'income-skipped-in-last-round': 'There is no income in the last round.',

  // scoring
  'game-ends-after-last-round':
    'The game ends after the last round, when the piles and the supply of canals are both empty.',
  'score-one-point-per-escudo': 'Every escudo you own is one point.',
  'plantation-is-side-connected-same-crop':
    'Tiles of one crop joined by their sides form one plantation, no matter who owns them.',
  'plantation-not-split-by-canal-or-palm':
    'A canal between its tiles or a palm on them does not split a plantation.',
  'plantation-split-by-desert':
    'A desert has no crop and belongs to no plantation, so it can split one in two.',
  'plantation-size-counts-neutral-tiles': 'Neutral tiles count towards the size of their plantation.',
  'score-tiles-times-farmers':
    'For each plantation you score its number of tiles times the number of your farmers in it.',
  'score-palm-counts-as-one-farmer':
    'A palm counts as one more farmer for the player with farmers on that tile. It adds only one, even if there are two farmers.',
  'score-palm-without-farmer-is-nothing':
    'A palm on a tile without farmers, on a desert or on an empty space is worth nothing.',
  'score-unused-own-canal-is-nothing': 'A canal that you kept until the end is worth nothing.',
  'highest-total-wins-ties-share':
    'The player with the most points from money and plantations wins. Players tied for the most points share the win.',

  // two-players
  'two-player-starting-canal':
    'With two players, the first overseer builds a canal at the spring before the first round. It is neither from the supply nor their own.',
  'two-player-other-setup-is-standard':
    'With two players, palms, own canals, proposal pieces, 22 farmers each and the overseer token are as in the larger game.',
  'two-player-removes-three-tiles-per-crop':
    'With two players, three tiles of every crop stay in the box: two that show two farmers and one that shows one. The other 30 form three piles of 10.',
  'two-player-supply-of-ten': 'With two players, the supply starts with 10 canals.',
  'two-player-starts-with-five-escudos': 'With two players, everyone starts with 5 escudos.',
  'two-player-bids-secret-and-simultaneous':
    'With two players, both choose their bids in secret and show them at the same time. An empty hand means pass.',
  'two-player-equal-bids-allowed': 'With two players, both may bid the same.',
  'two-player-tie-overseer-counts-as-higher':
    'With two players, if the bids are equal or both pass, the current overseer counts as the higher bidder.',
  'two-player-both-pay-at-reveal':
    'With two players, both pay their bids to the bank as soon as they are shown.',
  'two-player-lower-bidder-becomes-overseer':
    'With two players, the lower bidder becomes overseer. If the bids are equal, the other player takes over.',
  'two-player-higher-bidder-takes-first':
    'With two players, the higher bidder takes and plants first. A player who passed places one fewer farmer, as always.',
  'two-player-leftover-tile':
    'With two players, the higher bidder also plants the third tile: neutral and next to another tile, as with three players.',
  'two-player-phases-four-to-seven-standard':
    'With two players, only the other player may propose and bribe, and is asked first about the extra canal. Drying and income are the same as always, and the tenth round is the last.',

  // rulings
  'r-setup-random':
    'Unless you choose otherwise, the spring is drawn from the intersections its option allows. Then the palms are drawn one by one from the spaces still allowed.',
  'r-setup-by-overseer':
    'By option, the first overseer places the spring and then the palms, one by one, under the same restrictions. With two players the starting canal is built before the palms.',
  'r-no-palms': 'By option, you play without palms. All other rules stay the same.',
  'r-first-overseer-random':
    'The first overseer is drawn, or is seat 1 by option. With two players, the same player builds the starting canal.',
  'r-bid-limited-by-money': 'A bid is money on the table, so no one can bid what they do not have.',
  'r-bid-whole-escudos': 'Bids are whole escudos, as the smallest note is 1.',
  'r-bid-is-committed': 'A bid cannot be withdrawn, and its money cannot be used for anything else.',
  'r-summary-zero-bid':
    'With three or more players, only bids of money must differ: any number of players may pass in the same round.',
  'r-several-passers':
    'With three or more players, if several pass, the first to pass becomes overseer and plants last. The last to pass plants before the other passers.',
  'r-overseer-may-repeat':
    'The bids decide who is overseer, so the same player may keep the token for many rounds.',
  'r-all-passed-leftover': 'If all three pass, the last to pass goes first and plants the leftover tile.',
  'r-pay-when-acting':
    'With three or more players, everyone pays at the start of their own turn to take a tile, not all at once.',
  'r-leftover-neighbours':
    'The leftover tile may go next to any tile that still has its crop, even if it is neutral or was planted this round. Corners do not count.',
  'r-leftover-always-placeable':
    'There is always a space for the leftover tile, because other tiles have just been planted.',
  'r-board-full': 'The board never fills up: it has 48 spaces, and at most 45 tiles are planted.',
  'r-proposal-must-be-legal':
    'A proposal must be a site where a canal could be built now: empty and connected to the network.',
  'r-bribe-needs-proposal': 'A bribe always goes with a proposed site.',
  'r-bribe-from-remaining-money':
    'Bids are paid before bribes are offered, so only the money you have left counts.',
  'r-proposals-final': 'Each player proposes once. Proposals and bribes cannot be changed afterwards.',
  'r-summary-proposal-mandatory': 'You may propose, but you do not have to.',
  'r-same-place-proposals':
    'Two proposals for one site are accepted together, and the overseer gets both bribes.',
  'r-accept-zero-bribe':
    'The overseer may also accept a site without any bribe. It brings nothing and costs nothing.',
  'r-reject-elsewhere':
    'After rejecting, the overseer cannot build on a proposed site. This round, only an extra canal may go there.',
  'r-overseer-cannot-pay':
    'If there are proposals, the overseer cannot decline to build: accept one, or pay to reject them all.',
  'r-no-unproposed-place': 'If every allowed site has been proposed, the overseer cannot reject.',
  'r-unaccepted-bribes-return':
    'Bribes that were not accepted go back to their owners before the extra canal is decided.',
  'r-reject-own-money-only':
    'Overseers pay for a rejection with their own money, never with the bribes on offer.',
  'r-overseer-does-not-propose':
    'The overseer takes no part in the proposals: bribing yourself has no effect.',
  'r-canal-place-once': 'Each site holds one canal. Nothing else can block a canal.',
  'r-border-canals':
    'Canals may run along the edges of the board. A canal there waters two spaces; one inside the board waters four.',
  'r-no-legal-place':
    'There is always a site for another canal: there are 31 sites and never more than 15 canals.',
  'r-first-canal-late':
    'If the first round ends without a canal, the next one must touch the spring, no matter in which phase it is built.',
  'r-spring-does-not-irrigate':
    'The spring itself waters nothing. Neither does a canal that touches a tile only at a corner.',
  'r-extra-canal-overseer-last': 'The overseer is also asked about an extra canal, after everyone else.',
  'r-drying-simultaneous':
    'All tiles dry at the same time, as they stand when the phase starts. Each dries one step, or all the way to desert in the last round.',
  'r-fresh-tiles-dry': 'Tiles planted this round dry like all others.',
  'r-palm-on-desert': 'A palm stays on a tile that turns to desert, but it is worth nothing there.',
  'r-two-player-starting-canal':
    'The starting canal is one of those that two players do not need. It counts as the first canal on the board.',
  'r-two-player-canal-before-palms':
    'With two players, the order is spring, starting canal, palms, piles. The palms come after the starting canal.',
  'r-two-player-bid-cubes':
    'Two players may bid any amount they own. The number of cubes for counting bids is not a limit.',
  'r-reject-fee-at-building':
    'The overseer pays for a rejection only when the canal is built. At tables that allow undo, the decision can be undone until then.',
  'r-shown-money-is-whole-purse':
    'Your money shows all that you own. A bid or bribe is shown separately and cannot be used for anything else.',
  'r-ranks-share-places': 'Equal totals share a rank, and the next rank counts everyone above it: 1, 1, 3.',
  'r-equal-tiles-one-move':
    'Two identical tiles in the village are one choice: it does not matter which one you take.',
  'r-two-player-both-pass':
    'With two players, if both pass, the current overseer goes first and plants the leftover tile. Both place one fewer farmer, and the other player becomes overseer.',
  'r-two-player-which-overseer-breaks-ties':
    'With two players, a tie between equal bids goes to the player who was overseer during the auction.',
  'r-two-player-final-tie': 'Two players with the same final total share the win.',
  'r-two-player-one-unused-tile':
    'With two players, no other tile is left out: the 15 removed tiles are known, and the other 30 fill the piles.',
  'r-hidden-money':
    'Hidden money means that no one sees what the others own. Bids, bribes and payments are public, so you can keep count. All money is shown at the end.',
  'r-blue-escudos':
    'All escudos are worth the same, whatever their colour. Everyone starts with 10, or with 5 if there are two players.',
  'r-reject-must-build': 'An overseer who rejects must build: pay, and build one canal from the supply.',
  'r-last-round-number':
    'The last round is the 11th with three or four players, the 9th with five and the 10th with two.',
};
