import type { NewTable } from '../../api/table.ts';
import type { PlayerCommand } from '../../table/command.ts';
import { CommandError } from '../../table/command-error.ts';
import type { Table } from '../../table/table.ts';
import { BOT_LEVELS } from '../bots/levels.ts';
import { isProtected } from '../people/protected.ts';
import { RequestError } from '../request-error.ts';
import type { DataStore } from '../storage/storage.ts';

/** Refuses a rated table with settings under which a rating would mean nothing. */
export async function requireRateable(
  storage: Pick<DataStore, 'people'>,
  person: string,
  { seats, speed, undo, hints }: Pick<NewTable, 'seats' | 'speed' | 'undo' | 'hints'>,
): Promise<void> {
  if (speed === undefined || speed.kind === 'untimed')
    throw new RequestError('bad-settings', 'a rated match needs a clock');
  if (undo === 'consent')
    throw new RequestError('bad-settings', 'a rated match has no undo by consent: choose free or none');
  if (hints === true) throw new RequestError('bad-settings', 'a rated match has no hints');
  if (seats.length < 2) throw new RequestError('bad-settings', 'a rated match needs two players or more');
  for (const seat of seats) if (seat.kind === 'bot') requireListed(seat.level);
  await requireProtected(storage, person);
}

/** Checks who sits down at a rated table: `person` may, if their account is protected. */
export async function ratedSeatCheck(
  storage: Pick<DataStore, 'people'>,
  person: string,
  command: PlayerCommand,
): Promise<(table: Table) => void> {
  const mayPlay = command.type !== 'sit' || (await isProtected(storage, person));
  return ({ settings }) => {
    if (settings.rated !== true) return;
    if (!mayPlay) throw needsAccount();
    if (command.type === 'seatBot') requireListed(command.level);
  };
}

async function requireProtected(storage: Pick<DataStore, 'people'>, person: string): Promise<void> {
  if (!(await isProtected(storage, person))) throw needsAccount();
}

function requireListed(level: string): void {
  if (!BOT_LEVELS.includes(level))
    throw new CommandError('unknown-bot', `the bot ${level} has no rating: choose a listed one`);
}

const needsAccount = (): RequestError =>
  new RequestError(
    'needs-account',
    'rated matches need a protected account: add a passkey, a recovery code or an email address',
  );
