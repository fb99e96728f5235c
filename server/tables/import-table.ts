import type { ImportTable, NewTableAnswer } from '../../api/table.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { completeConfig, playForced, reseed } from '../../kernel/match.ts';
import { parseRecord, RecordError, replaysRules, verify, type MatchRecord } from '../../kernel/record.ts';
import type { LogEntry } from '../../table/entry.ts';
import { logFromRecord, type Seating } from '../../table/from-record.ts';
import { RequestError } from '../request-error.ts';
import { newTableAnswer, placesOf, settingsOf, tableId } from './create-table.ts';
import type { TableRuntime } from './runtime.ts';
import { newServerTable } from './server-table.ts';

/** More than twice the longest match that was ever played. */
const MAX_MOVES = 2000;
const MAX_RESEEDS = 20;

/** Makes a table of a record; the match continues here, with draws that no one can predict. */
export async function importTable(
  runtime: TableRuntime,
  person: string,
  wanted: ImportTable,
): Promise<NewTableAnswer> {
  const id = tableId(person, wanted.key);
  try {
    const record = checkedForm(wanted);
    const game = await gameFor(record);
    const config = completeConfig(game.meta, record.config);
    const seating: Seating = {
      settings: settingsOf(wanted, { game: record.game, config }),
      host: person,
      places: placesOf(person, wanted.seats),
    };
    const entries = await runtime.run(newServerTable(id, runtime.now()), () =>
      entriesFor(runtime, game, record, seating),
    );
    await runtime.host.create(id, entries, person);
  } catch (error) {
    if (error instanceof RecordError)
      throw new RequestError('bad-record', error.message, { place: error.place });
    throw error;
  }
  runtime.host.playBot(id);
  return newTableAnswer(runtime, id);
}

function checkedForm({ record: sent, seats }: ImportTable): MatchRecord {
  const record = parseRecord(JSON.stringify(sent));
  if (record.snapshot !== undefined)
    throw new RecordError('snapshot', 'a match that starts in the middle cannot be imported');
  if (record.moves.length > MAX_MOVES)
    throw new RecordError('moves', `at most ${MAX_MOVES} moves can be imported`);
  if ((record.reseeds?.length ?? 0) > MAX_RESEEDS)
    throw new RecordError('reseeds', `at most ${MAX_RESEEDS} seeds can be imported`);
  // Rules may rely on seats that exist.
  const stranger = record.moves.findIndex(
    line => Number(/^\d /.exec(line)?.[0] ?? 0) >= record.config.players,
  );
  if (stranger !== -1) throw new RecordError(`moves[${stranger}]`, 'the match has no such seat');
  if (record.config.players !== seats.length)
    throw new RequestError(
      'bad-settings',
      `the record has ${record.config.players} players: name as many seats`,
    );
  return record;
}

async function gameFor({ game: id, rules }: MatchRecord): Promise<AnyGame> {
  if (!isGameId(id)) throw new RecordError('game', `unknown game ${id}`);
  const { game } = await loadGame(id);
  if (!replaysRules(game, rules))
    throw new RecordError('rules', `version ${rules} of the rules cannot be replayed here`);
  return game;
}

/** The log of the match so far and, unless it is over, a fresh seed for all later draws. */
function entriesFor(
  { newSeed, now }: TableRuntime,
  game: AnyGame,
  record: MatchRecord,
  seating: Seating,
): LogEntry[] {
  const match = verify(game, record);
  const entries = logFromRecord(game, record, seating, now()).map(({ entry }) => entry);
  if (game.result(match.state) !== undefined) return entries;
  const seed = newSeed();
  const { steps } = playForced(reseed(match, seed));
  const forced = steps.slice(match.steps.length).map(({ seat, move }): LogEntry => ({
    type: 'moved',
    seat,
    move: game.notation.text(move),
    forced: true,
  }));
  return [...entries, { type: 'reseeded', seed }, ...forced];
}
