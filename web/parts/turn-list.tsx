import type { GameModule } from '../../games/module.ts';
import { moveText, seatNames, plainText } from '../../kernel/text.ts';
import type { ReplayClient, ReplayTurn } from '../local/replay.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';
import { playerNames } from './player-names.ts';

export interface TurnsProps {
  readonly client: ReplayClient;
  readonly module: GameModule;
  readonly ply: number;
  /** Leads to a ply, or on from the present one: keys may come faster than the screen follows. */
  readonly goTo: (to: number | ((from: number) => number)) => void;
}

/** The turn that a ply belongs to. */
export const turnAt = ({ turns }: ReplayClient, ply: number): number =>
  Math.max(
    0,
    turns.findLastIndex(turn => turn.ply <= ply),
  );

/** All turns by name, round by round: the way to any of them. */
export function TurnList({ client, module, ply, goTo }: TurnsProps) {
  const { replay, table } = appText();
  const players = playerNames(client.players.value);
  const text = module.text[preferences.value.language];
  const option = ({ seat, move }: ReplayTurn, index: number) => (
    <option key={index} value={String(index)}>
      {`${index + 1}. ${players[seat]}: ${plainText(moveText(text, move, seatNames(players)))}`}
    </option>
  );
  const numbered = client.turns.map((turn, index) => ({ turn, index }));
  const rounds = [...new Set(client.turns.map(({ round }) => round))];
  return (
    <label class="replay-turns">
      {replay.turn}{' '}
      <select
        value={String(turnAt(client, ply))}
        onChange={({ currentTarget }) => goTo(client.turns[Number(currentTarget.value)].ply)}
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
