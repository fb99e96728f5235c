import { useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import type { TableView } from '../../table/view.ts';
import type { Task } from '../parts/account/section.tsx';
import { socialText } from './social-text.ts';
import { amountOf, imagine, withinLimits, type Imagined } from './imagine.ts';
import { moveText, type Order } from './plan-text.ts';

interface PlannerProps {
  readonly module: GameModule;
  readonly table: TableView;
  readonly players: readonly string[];
  readonly work: Task;
  readonly add: (order: Order) => void;
}

/** At most as many choices for one decision as the server takes. */
const MOST_CHOICES = 100;

/** Chooses what is foreseen and what is played then, on a branch of the viewer's own view. */
export function Planner({ module, table, players, work, add }: PlannerProps) {
  const [isAny, setAny] = useState(true);
  const [chosen, setChosen] = useState<readonly (string | null)[]>([]);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [limits, setLimits] = useState<{ least: number; most: number } | undefined>(undefined);
  const seat = table.seat ?? 0;
  const future = useMemo(
    () => imagine(module.game, table.view, seat, isAny ? [] : chosen),
    [table.version, isAny, chosen],
  );
  const { plans: say } = socialText();
  const own = future.own.map(move => module.game.notation.text(move));
  if (own.length === 0) return <p class="hint">{say.nothing}</p>;
  const words = (notation: string): string => moveText(module, notation, players);
  const play = own.includes(first) ? first : '';
  const save = (): void => {
    const wanted = limits === undefined ? [play] : withinLimits(play, own, limits);
    const after = isAny ? null : foreseenIn(future, chosen);
    const last = own.includes(second) && !wanted.includes(second) ? [second] : [];
    add({ ply: table.ply, steps: [{ after, play: [...wanted, ...last].slice(0, MOST_CHOICES) }] });
  };
  return (
    <form
      class="planner"
      onSubmit={event => {
        event.preventDefault();
        if (play !== '') save();
      }}
    >
      <label class="plan-any">
        <input type="checkbox" checked={isAny} onChange={() => setAny(!isAny)} />
        {say.whatever}
      </label>
      {!isAny &&
        future.others.map((decision, index) => (
          <Choice
            key={index}
            label={say.if(players[decision.seat])}
            none={say.any}
            value={chosen[index] ?? ''}
            options={decision.moves.map(move => module.game.notation.text(move))}
            words={words}
            choose={value => setChosen(replaced(chosen, index, value === '' ? null : value))}
          />
        ))}
      <Choice
        label={say.then}
        none={say.choose}
        value={play}
        options={own}
        words={words}
        choose={value => {
          setFirst(value);
          setLimits(undefined);
        }}
      />
      {play !== '' && <Limits text={play} all={own} limits={limits} choose={setLimits} />}
      <Choice label={say.else} none={say.ask} value={second} options={own} words={words} choose={setSecond} />
      <button type="submit" class="choice" disabled={work.isBusy || play === ''}>
        {say.save}
      </button>
    </form>
  );
}

/** What was chosen for the decisions that come before the viewer's. */
const foreseenIn = (
  { others }: Imagined,
  chosen: readonly (string | null)[],
): NonNullable<Order['steps'][number]['after']> =>
  others.map(({ seat }, index) => {
    const move = chosen[index] ?? null;
    return { seat, moves: move === null ? null : [move] };
  });

/** A later choice depends on the earlier ones: it is asked again. */
const replaced = (
  chosen: readonly (string | null)[],
  index: number,
  value: string | null,
): readonly (string | null)[] => [
  ...Array.from({ length: index }, (_, place) => chosen[place] ?? null),
  value,
];

interface ChoiceProps {
  readonly label: string;
  readonly none: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly words: (notation: string) => string;
  readonly choose: (value: string) => void;
}

const Choice = ({ label, none, value, options, words, choose }: ChoiceProps) => (
  <label class="option">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{none}</option>
      {options.map(option => (
        <option key={option} value={option}>
          {words(option)}
        </option>
      ))}
    </select>
  </label>
);

interface LimitsProps {
  readonly text: string;
  readonly all: readonly string[];
  readonly limits: { least: number; most: number } | undefined;
  readonly choose: (limits: { least: number; most: number }) => void;
}

/** For bids, sales and the like: which other amounts will do. */
function Limits({ text, all, limits, choose }: LimitsProps) {
  const { plans: say } = socialText();
  const amount = amountOf(text);
  const widest = { least: 0, most: Number.MAX_SAFE_INTEGER };
  const amounts = withinLimits(text, all, widest)
    .map(one => amountOf(one) ?? 0)
    .sort((one, other) => one - other);
  if (amount === undefined || amounts.length < 2) return null;
  const { least, most } = limits ?? { least: amount, most: amount };
  const select = (label: string, value: number, offered: number[], change: (value: number) => void) => (
    <label class="option">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(Number(currentTarget.value))}>
        {offered.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="plan-limits">
      <legend>{say.limits}</legend>
      {select(
        say.least,
        least,
        amounts.filter(one => one <= amount),
        value => choose({ least: value, most }),
      )}
      {select(
        say.most,
        most,
        amounts.filter(one => one >= amount),
        value => choose({ least, most: value }),
      )}
    </fieldset>
  );
}
