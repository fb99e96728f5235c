import type { BoardProps } from '../../../board/module.ts';
import { SvgTarget } from '../../../board/target.tsx';
import { INTERSECTION_NAMES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CELL, intersectionAt } from './layout.ts';
import { springName } from './names.ts';
import { intersectionId } from './targets.ts';

/** The intersections as targets, only while the spring is placed: at other times they would cover other targets. */
export function Intersections({ view, language }: BoardProps<View, Move>) {
  if (view.phase !== 'spring') return null;
  return (
    <>
      {INTERSECTION_NAMES.map((name, at) => {
        const { x, y } = intersectionAt(at);
        return (
          <SvgTarget
            key={name}
            id={intersectionId(at)}
            name={springName(at)[language]}
            class="santiago-intersection"
          >
            <circle class="reach" cx={x} cy={y} r={CELL / 2} />
            <circle class="santiago-intersection-mark" cx={x} cy={y} r="18" />
          </SvgTarget>
        );
      })}
    </>
  );
}
