import { isGameId, loadGame } from '../../games/index.ts';
import { completeConfig, configFault } from '../../kernel/match.ts';
import type { Entry } from '../../table/entry.ts';
import { open } from '../../table/evolve.ts';
import { OPEN, seated, type Place } from '../../table/place.ts';
import type { Settings } from '../../table/settings.ts';
import type { NewTable } from '../api/table.ts';
import { isBotLevel } from '../bots/levels.ts';
import { Fault } from '../fault.ts';
import { newToken } from '../people/token.ts';
import type { Hall } from './hall.ts';
import { writeOf } from './room.ts';

/** The first entry of the table that somebody wants. */
export async function openingOf(person: string, wanted: NewTable): Promise<Entry> {
  if (!isGameId(wanted.game)) throw new Fault('bad-settings', 'there is no such game');
  const { meta } = (await loadGame(wanted.game)).game;
  const config = { players: wanted.seats.length, options: wanted.options ?? {} };
  const fault = configFault(meta, config);
  if (fault !== undefined) throw new Fault('bad-settings', fault);
  const settings: Settings = {
    game: wanted.game,
    config: completeConfig(meta, config),
    language: wanted.language ?? 'en',
    visibility: wanted.visibility ?? 'private',
    speed: wanted.speed ?? { kind: 'untimed' },
    undo: wanted.undo ?? 'free',
  };
  return { type: 'opened', settings, host: person, places: placesOf(person, wanted) };
}

function placesOf(person: string, { seats }: NewTable): Place[] {
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Fault('bad-settings', 'you can sit only once');
  return seats.map((seat): Place => {
    if (seat.kind === 'open') return OPEN;
    if (seat.kind === 'me') return seated(person);
    if (!isBotLevel(seat.level)) throw new Fault('unknown-bot', `there is no bot ${seat.level}`);
    return { kind: 'bot', level: seat.level };
  });
}

/** Writes the first entry of a table; nothing happens when it is there already. */
export async function found(hall: Hall, id: string, entry: Entry, by?: string): Promise<void> {
  const game = entry.type === 'opened' ? entry.settings.game : '';
  if (!isGameId(game)) throw new Fault('bad-settings', 'there is no such game');
  const logged = { n: 1, at: hall.now(), entry, ...(by === undefined ? {} : { by }) };
  const { table, fact } = open((await loadGame(game)).game, logged);
  const { noticeDelay } = hall.policy;
  await hall.storage.tables.append(
    writeOf(id, undefined, table, [fact], { noticeDelay, invite: newToken(12) }),
  );
}
