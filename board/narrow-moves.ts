import type { Kind, Target } from './module.ts';

/** A legal move with what has to be touched for it. */
export interface MoveOption<M> {
  readonly move: M;
  /** The move as a line of text. */
  readonly text: string;
  readonly targets: readonly Target[];
}

export type Kinds = Readonly<Record<string, Kind>>;

/** What can be done after some targets were chosen. */
export interface SelectionState<M> {
  /** The moves that fit the choice. */
  readonly left: readonly MoveOption<M>[];
  /** Chosen by hand, or common to all moves that are left. */
  readonly settled: ReadonlySet<string>;
  /** On the table: touching one narrows further. */
  readonly open: ReadonlyMap<string, Target>;
  /** On the table: touching one changes an earlier choice. */
  readonly alternatives: ReadonlyMap<string, Target>;
  /** In the bar. */
  readonly buttons: readonly Target[];
  /** What is left differs only in a kind that cycles. */
  readonly cycles: Kind | undefined;
  /** One move is left and nothing of it waits to be touched. */
  readonly isSettled: boolean;
}

const has = <M>({ targets }: MoveOption<M>, id: string): boolean => targets.some(target => target.id === id);

const fits = <M>(choice: MoveOption<M>, chosen: readonly string[]): boolean =>
  chosen.every(id => has(choice, id));

/** Whether what all moves have in common chooses itself (`free`), or everything but a turn is touched (`guided`). */
export type Guidance = 'free' | 'guided';

export function narrowMoves<M>(
  choices: readonly MoveOption<M>[],
  chosen: readonly string[],
  kinds: Kinds,
  guidance: Guidance = 'free',
): SelectionState<M> {
  const left = choices.filter(choice => fits(choice, chosen));
  const settled = new Set(chosen);
  for (const { id, kind } of left[0]?.targets ?? []) {
    const isAutomatic = guidance === 'free' || kinds[kind].cycle !== undefined;
    if (isAutomatic && left.every(one => has(one, id))) settled.add(id);
  }
  const unsettled = left.map(({ targets }) => targets.filter(({ id }) => !settled.has(id)));
  const cycles = cycleOf(unsettled, kinds);
  const next = cycles === undefined ? unsettled.flatMap(targets => nextOf(targets, kinds)) : [];
  const onTable = (target: Target): boolean => kinds[target.kind].on === 'table';
  const open = byId(next.filter(onTable));
  return {
    left,
    settled,
    open,
    alternatives: otherTargets(
      choices,
      chosen,
      target => onTable(target) && !settled.has(target.id) && !open.has(target.id),
    ),
    buttons: [...byId(next.filter(target => !onTable(target))).values()],
    cycles,
    isSettled: left.length === 1 && unsettled[0].length === 0,
  };
}

/** What is on the table comes first, in any order; then the buttons, one kind after another. */
function nextOf(targets: readonly Target[], kinds: Kinds): readonly Target[] {
  const onTable = targets.filter(({ kind }) => kinds[kind].on === 'table' && kinds[kind].cycle === undefined);
  if (onTable.length > 0) return onTable;
  const order = Object.keys(kinds);
  const first = Math.min(...targets.map(({ kind }) => order.indexOf(kind)));
  return targets.filter(({ kind }) => kind === order[first]);
}

function cycleOf(unsettled: readonly (readonly Target[])[], kinds: Kinds): Kind | undefined {
  if (unsettled.length < 2) return undefined;
  const kind = unsettled[0][0]?.kind;
  if (kind === undefined || kinds[kind].cycle === undefined) return undefined;
  return unsettled.every(targets => targets.length === 1 && targets[0].kind === kind)
    ? kinds[kind]
    : undefined;
}

/** Alternatives to what was chosen by hand. */
function otherTargets<M>(
  choices: readonly MoveOption<M>[],
  chosen: readonly string[],
  wanted: (target: Target) => boolean,
): ReadonlyMap<string, Target> {
  const all = choices.flatMap(({ targets }) => targets);
  const kindsChosen = new Set(all.filter(({ id }) => chosen.includes(id)).map(({ kind }) => kind));
  return byId(all.filter(target => kindsChosen.has(target.kind) && wanted(target)));
}

const byId = (targets: readonly Target[]): ReadonlyMap<string, Target> =>
  new Map(targets.map(target => [target.id, target]));

/** The choice after touching a target: earlier ones that no longer go with it are given up, the latest kept longest. */
export function toggleTarget<M>(
  choices: readonly MoveOption<M>[],
  chosen: readonly string[],
  id: string,
): readonly string[] {
  if (chosen.includes(id)) return chosen.filter(other => other !== id);
  let kept: readonly string[] = [id];
  for (const earlier of chosen.toReversed()) {
    const wider = [earlier, ...kept];
    if (choices.some(choice => fits(choice, wider))) kept = wider;
  }
  return kept;
}
