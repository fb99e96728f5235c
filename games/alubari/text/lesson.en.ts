/** The sentences of the first game, step by step. */
export const lesson = {
  welcome:
    'Your crew is the one with the leaf. Together with the others you build the railway from Siliguri up to Darjeeling. When its last space is filled, the player with the most points wins. Each round you place two workers. Then the areas are resolved, from A to G.',
  placeInStock: 'Everything starts in the stock. Place your first worker on A1 and confirm.',
  placeToDig:
    'The other crew has placed a worker too. Your second worker goes digging, on B1. It acts before the worker on B2.',
  takeFirstIron: 'Area A: your worker takes up to three cubes. Iron will become rails. Take one.',
  takeSecondIron: 'Take a second one.',
  takeThirdIron:
    'And the third. Then your other worker digs automatically: it takes rubble from the left, as much as the dig rate says.',
  firstSpace:
    'You dug 3 rubble. The first space of the estate is clear and yours: it gives points at the end and tea leaves at every harvest. Now fog has come. It closes the last space of B and D.',
  placeInWorks: 'In the works, three iron make one steel. Place a worker on C1.',
  placeOnRails:
    'D comes after C, so the new steel can become a rail in the same round. Place the other worker on D1.',
  makeSteel: 'You may do up to three minor actions. First, make steel.',
  makeStone: 'Two rubble make a stone, which is good for stations. Take it from the stock.',
  stopWorks: 'That is enough. Stop here, and your worker in D lays the first rail.',
  firstRail:
    'The rail crosses a river: you gain 1 chai, and the towns up to the next river are open for building. The sun is out, so digging and laying are stronger this round.',
  digAgain: 'Dig again, on B1.',
  placeToBuild: 'And build in the same round, on E1.',
  boost:
    'Chai boosts a worker: with it, a digging worker takes 3 more rubble. Pay 1 chai, look at the result and confirm.',
  buildStation:
    'Eight rubble and two more estate spaces. Now build a station in Siliguri: the one for 4 rubble gives 2 points and 1 chai.',
  contracts:
    'Contracts from the post office (F) work twice. Once during the game you may use their effect, before the area they show. At the end they give points if your rails, stations, estate spaces or leaves meet them. A tick marks those already met.',
  farewell:
    'Equipment helps for the rest of the game, gives 9 points per card and lets you hire a third worker. Events move the game along on their own. You will pick up the rest as you play.',
} as const;

export type LessonText = Readonly<Record<keyof typeof lesson, string>>;
