import type { Translated } from '../../../board/module.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { TOWNS } from '../data/route.ts';
import { STATIONS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { translated } from './board-text.ts';
import { spaceId, targets } from './targets.ts';

/** The words on the button that plays a move; choices in words keep their own. */
export function confirmName(move: Move, view: View): Translated {
  switch (move.type) {
    case 'place': {
      const [, space] = spaceId(move.space).split(':');
      return translated(({ confirms }) => confirms.place(space));
    }
    case 'smelt':
      return translated(({ buttons }) => buttons.smelt[move.what]);
    case 'lay':
      return translated(({ confirms }) => confirms.lay);
    case 'build':
      return translated(({ confirms }) => confirms.build(TOWNS[STATIONS[move.station].town].name));
    case 'buy':
    case 'equip':
      return translated(({ confirms, equipment }) =>
        confirms[move.type](equipment[EQUIPMENT[move.equipment].id].name),
      );
    case 'use':
    case 'pick':
    case 'leaveOut':
      return translated(({ confirms }) => confirms[move.type]);
    default:
      return targets(move, view)[0].name;
  }
}
