import type { GameModule } from '../../games/module.ts';
import { moveText, namesOf, plain } from '../../kernel/text.ts';
import type { Reel, Turn } from '../local/reel.ts';
import { settings } from '../settings.ts';
import { texts } from '../texts.ts';
import { namesAt } from './names.ts';

export interface TurnsProps {
  readonly reel: Reel;
  readonly module: GameModule;
  readonly moment: number;
  /** Leads to a moment, or on from the present one: keys may come faster than the screen follows. */
  readonly goTo: (to: number | ((from: number) => number)) => void;
}

/** The turn that a moment belongs to. */
export const turnAt = ({ turns }: Reel, moment: number): number =>
  Math.max(
    0,
    turns.findLastIndex(turn => turn.moment <= moment),
  );

/** All turns by name, round by round: the way to any of them. */
export function Turns({ reel, module, moment, goTo }: TurnsProps) {
  const { replay, table } = texts();
  const players = namesAt(reel.players.value);
  const text = module.text[settings.value.language];
  const option = ({ seat, move }: Turn, index: number) => (
    <option key={index} value={String(index)}>
      {`${index + 1}. ${players[seat]}: ${plain(moveText(text, move, namesOf(players)))}`}
    </option>
  );
  const numbered = reel.turns.map((turn, index) => ({ turn, index }));
  const rounds = [...new Set(reel.turns.map(({ round }) => round))];
  return (
    <label class="replay-turns">
      {replay.turn}{' '}
      <select
        value={String(turnAt(reel, moment))}
        onChange={({ currentTarget }) => goTo(reel.turns[Number(currentTarget.value)].moment)}
      >
        {rounds.map(round => {
          const options = numbered
            .filter(({ turn }) => turn.round === round)
            .map(({ turn, index }) => option(turn, index));
          return round === undefined ? (
            options
          ) : (
            <optgroup key={round} label={`${table.round} ${round}`}>
              {options}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
