import type { GameModule } from '../../games/module.ts';
import { moveText, seatNames, plainText } from '../../kernel/text.ts';
import type { ReplayClient, ReplayTurn } from '../local/replay.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';
import { playerNames } from './player-names.ts';

export interface TurnsProps {
  readonly reel: ReplayClient;
  readonly module: GameModule;
  readonly moment: number;
  /** Leads to a moment, or on from the present one: keys may come faster than the screen follows. */
  readonly goTo: (to: number | ((from: number) => number)) => void;
}

/** The turn that a moment belongs to. */
export const turnAt = ({ turns }: ReplayClient, moment: number): number =>
  Math.max(
    0,
    turns.findLastIndex(turn => turn.moment <= moment),
  );

/** All turns by name, round by round: the way to any of them. */
export function TurnList({ reel, module, moment, goTo }: TurnsProps) {
  const { replay, table } = appText();
  const players = playerNames(reel.players.value);
  const text = module.text[preferences.value.language];
  const option = ({ seat, move }: ReplayTurn, index: number) => (
    <option key={index} value={String(index)}>
      {`${index + 1}. ${players[seat]}: ${plainText(moveText(text, move, seatNames(players)))}`}
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
