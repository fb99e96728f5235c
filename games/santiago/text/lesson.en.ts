/** What each step of the lesson says, by the name of the step. At most 160 characters each. */
export const lesson = {
  valley:
    'A dry valley with a single spring. You plant fields and compete for water. Your farmers are the cubes with the leaf.',
  auction:
    'Each round the village shows new tiles. Everyone bids once, never the same amount, and pays it. The highest bidder chooses first.',
  bid: 'Drop bid 2 and Sun passed. Bid 3.',
  take: 'You choose first. The squares on a tile show how many farmers it takes. Take the bananas with two.',
  plant:
    'Any empty space will do. A palm counts as an extra farmer: plant under the one near the spring, on f2.',
  leftover:
    'One tile is left over. You bid the most, so you plant it, without farmers. Put it on e2: now you have a plantation of two.',
  overseer:
    'Small suns mark tiles without water. Sun passed first and is the overseer, who decides where the next canal goes.',
  propose: 'The others may propose a site. Touch the line to the right of the spring, just below your tiles.',
  bribe: 'Add a bribe. You pay only if your site is accepted. Offer 2.',
  keep: 'Accepted: your tiles are green and stay green. You also have one canal of your own for the whole game. Keep it for later.',
  drying:
    'Drop built their own canal. Then tiles dried: one without water loses a farmer, or turns to desert if it has none. No one owns d4 now.',
  pass: 'Now the other side. Pass: it is free, and the first player to pass becomes overseer.',
  passerTile: 'If you pass, you place one fewer farmer. The watermelons with two still give you one.',
  join: 'Matching crops that touch form one plantation, no matter who owns them. Plant on e3: you join one of three, with water.',
  accept: 'Now they bribe you. Sun offers 3 for the site that saves d4, part of your plantation. Accept it.',
  reject:
    'As overseer you may also reject everyone: then you pay 1 escudo more than the best offer and build elsewhere.',
  scoring:
    'In the last round every tile without water turns to desert. Then each farmer scores the size of their plantation, and each escudo is a point.',
};

export type LessonText = Readonly<Record<keyof typeof lesson, string>>;
