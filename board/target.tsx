import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { BoardContext, type BoardControls } from './context.ts';
import { startDrag } from './drag.ts';
import { seatTextColour } from './seat-icon.tsx';
import { spokenName } from './spoken-name.ts';

type TargetStatus = 'open' | 'other' | 'chosen' | 'quiet';

interface TargetState {
  /** The class that shows its state, and whether the log points at it. */
  readonly look: string;
  readonly name: string | undefined;
  readonly props: Readonly<Record<string, unknown>> & { readonly 'aria-label'?: string };
}

/** How a target stands now, and the attributes that make it a button. */
function useTarget(id: string, quietName: string | undefined): TargetState {
  const controls = useContext(BoardContext);
  if (controls === undefined) return { look: 'is-quiet', name: quietName, props: { 'data-place': id } };
  const { open, alternatives: others, settled, left } = controls.narrowing.value;
  const target = open.get(id) ?? others.get(id) ?? left[0]?.targets.find(one => one.id === id);
  const standing: TargetStatus = settled.has(id)
    ? 'chosen'
    : open.has(id)
      ? 'open'
      : others.has(id)
        ? 'other'
        : 'quiet';
  const name = standing === 'quiet' ? quietName : (target?.name[controls.language.value] ?? quietName);
  const leave = (): void => {
    if (controls.hovered.peek() === id) controls.hovered.value = undefined;
  };
  const lastSeat = controls.lastTargets.value.get(id);
  return {
    look: `is-${standing}${controls.pointed.value === id ? ' is-pointed' : ''}${lastSeat === undefined ? '' : ' is-last'}`,
    name,
    props: {
      'data-spot': id,
      ...(lastSeat === undefined ? {} : { style: { '--last': seatTextColour(lastSeat) } }),
      onClick: () => controls.touch(id, name),
      ...(name === undefined ? {} : { 'aria-label': spokenName(name) }),
      ...(standing === 'quiet' ? { 'aria-disabled': true } : { 'aria-pressed': standing === 'chosen' }),
      // In lower case: an SVG element knows no other spelling.
      tabindex: standing === 'quiet' ? -1 : controls.focused.value === id || isFirst(controls, id) ? 0 : -1,
      onFocus: () => {
        controls.focused.value = id;
        controls.hovered.value = id;
      },
      onBlur: leave,
      // A finger has no place to hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') controls.hovered.value = id;
      },
      onPointerLeave: leave,
    },
  };
}

/** One open spot can be reached with the tab key, the others with the arrow keys. */
function isFirst({ narrowing, focused }: BoardControls, id: string): boolean {
  const { open } = narrowing.value;
  const at = focused.value;
  if (at !== undefined && open.has(at)) return false;
  return open.keys().next().value === id;
}

export interface TargetProps {
  /** The id of the target that is drawn here. */
  readonly id: string;
  /** Its name while it cannot be chosen. Without one it is then only a picture. */
  readonly name?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A place in an SVG picture that can be a target: glows when it can be chosen, says why when it cannot. */
export function SvgTarget({ id, name, class: more = '', children }: TargetProps) {
  const spot = useTarget(id, name);
  const isButton = spot.name !== undefined;
  const drawn = useRef<SVGGElement>(null);
  // Figures on a piece are part of its picture: the name of the spot says them in words.
  useLayoutEffect(() => {
    if (isButton)
      for (const figure of drawn.current?.querySelectorAll('text') ?? [])
        figure.setAttribute('aria-hidden', 'true');
  });
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: SVGGElement }): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  return (
    <g
      ref={drawn}
      class={`spot ${spot.look} ${more}`}
      {...spot.props}
      {...(isButton ? { role: 'button', onKeyDown } : {})}
    >
      {children}
    </g>
  );
}

/** The same outside an SVG picture: a real button. Its name is read out instead of what it shows. */
export function HtmlTarget({ id, name, class: more = '', children }: TargetProps) {
  const spot = useTarget(id, name);
  const controls = useContext(BoardContext);
  const onPointerDown = (event: PointerEvent): void => {
    if (controls !== undefined) startDrag(event, id, controls);
  };
  const { 'aria-label': spoken, ...props } = spot.props;
  return (
    <button type="button" class={`spot-button ${spot.look} ${more}`} {...props} onPointerDown={onPointerDown}>
      {spoken === undefined ? (
        children
      ) : (
        <>
          <span class="unseen">{spoken}</span>
          <span class="spot-face" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  );
}
