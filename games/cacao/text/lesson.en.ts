/** What each step of the lesson says, in order. */
export const lesson = {
  aim: 'Your village is the one with the leaf. The player with the most gold at the end wins. Each turn you place one tile from your hand next to a jungle tile, and its workers act on the tiles they face.',
  place:
    'Start between the plantation and the market. Take the tile with two workers on one edge and place it on the square that touches both, so that two workers face the plantation. In your own games, touch a tile again to turn it. Now confirm.',
  gather:
    'Your workers act edge by edge, in the order you choose, and each edge has a card. Fruits first: touch Gather on the card of the plantation, then confirm.',
  sell: 'You have two fruits in storage, which holds five. The worker at the market can sell one of them for 2 gold: touch 1 on its card, then confirm.',
  open: 'The other village has moved. An empty jungle space next to two worker tiles is filled at once, and you choose the tile. Place the tile with three workers to the right of the market.',
  fill: 'A space has opened in front of your three workers. Put the gold mine there: all workers facing it act at once.',
  sellAgain:
    'The mine has paid you 3 gold automatically. One more worker is at the market: touch 1 on its card to sell your last fruit.',
  river:
    'Cenotes move your water carrier along the river, which is worth from −10 to 16 gold at the end. Each sun token is worth 1 gold and, once the jungle tiles run out, lets you build over one of your own tiles.',
  temples:
    "Temples pay at the end: 6 gold to the player with the most workers facing one, 3 to the second. That's all you need to know.",
} as const;

export type LessonText = Readonly<Record<keyof typeof lesson, string>>;
