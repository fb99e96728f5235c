import { isGameId, loadGame } from '../../games/index.ts';
import { joinList } from '../../kernel/text.ts';
import type { NoticeMode } from '../../api/correspondence.ts';
import { languageOf } from '../people/session.ts';
import type { Services } from '../services.ts';
import type { CorrespondenceRow } from '../storage/social-rows.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { PlayedTable } from '../storage/table-lists.ts';
import { sendEmail, sendPush, type Notice } from './channels.ts';
import { minuteOfDay, quietUntil } from './quiet-hours.ts';
import { NOTICE_TEXTS } from './text.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const HALF_DAY = DAY_MINUTES / 2;
/** Six in the evening, unless the person chooses another hour. */
export const DIGEST_MINUTE = 18 * 60;
/** A push message shows a few lines only. */
const PUSH_LINES = 3;

/** The next moment after now at which the clocks of a zone show this minute of the day. */
export function nextDigest(now: number, minute: number, zone: string): number {
  const start = Math.floor(now / MINUTE) * MINUTE;
  const left = (minute - minuteOfDay(now, zone) + DAY_MINUTES) % DAY_MINUTES;
  const guess = start + (left === 0 ? DAY_MINUTES : left) * MINUTE;
  // Clocks may have been changed in between.
  const off = minute - minuteOfDay(guess, zone);
  const shift = off > HALF_DAY ? off - DAY_MINUTES : off < -HALF_DAY ? off + DAY_MINUTES : off;
  return guess + shift * MINUTE;
}

export const modesOf = (
  correspondence: CorrespondenceRow | undefined,
): Readonly<Record<'email' | 'push', NoticeMode>> => ({
  email: correspondence?.email_mode ?? 'single',
  push: correspondence?.push_mode ?? 'single',
});

/** Sends the digests that are due, each by one process. */
export async function sendDigests(services: Services, origin: string): Promise<void> {
  const { storage, runtime } = services;
  for (const correspondence of await storage.correspondence.digestsDue(runtime.now()))
    await sendDigest(services, correspondence, origin).catch((error: unknown) =>
      runtime.reportError(error, ''),
    );
}

async function sendDigest(
  services: Services,
  correspondence: CorrespondenceRow,
  origin: string,
): Promise<void> {
  const { storage, runtime } = services;
  const now = runtime.now();
  const quiet = quietUntil(now, correspondence);
  const next = quiet ?? nextDigest(now, correspondence.digest_minute ?? DIGEST_MINUTE, correspondence.zone);
  // Claimed before it is sent: it comes at most once.
  if (!(await storage.correspondence.claimDigest(correspondence, next)) || quiet !== undefined) return;
  const person = await storage.people.find(correspondence.person);
  if (person === undefined || (await storage.vacations.current(person.id, now)) !== undefined) return;
  const waiting = (await storage.tables.playedBy(person.id)).filter(({ isTheirTurn }) => isTheirTurn);
  if (waiting.length === 0) return;
  const lines = await Promise.all(
    waiting.map(table => digestLine(services, person, table, correspondence.zone)),
  );
  const title = NOTICE_TEXTS[languageOf(person)].digestTitle(waiting.length);
  const notice = (most: number): Notice => ({ title, body: lines.slice(0, most).join('\n'), url: origin });
  const { email, push } = modesOf(correspondence);
  await Promise.all([
    push === 'digest' ? sendPush(services, person, notice(PUSH_LINES)) : undefined,
    email === 'digest' ? sendEmail(services, person, notice(lines.length), origin) : undefined,
  ]);
}

/** A table that waits: the game, the others, and until when. */
async function digestLine(
  { storage }: Services,
  person: PersonRow,
  { id, game, deadline }: PlayedTable,
  zone: string,
): Promise<string> {
  const language = languageOf(person);
  const text = NOTICE_TEXTS[language];
  const name = isGameId(game) ? (await loadGame(game)).text[language].name : game;
  const seats = (await storage.tables.listed(id))?.seats ?? [];
  const others = seats.flatMap(seat => (seat.person === person.id || seat.name === null ? [] : [seat.name]));
  const company = others.length === 0 ? text.alone : joinList(language, others);
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return text.digestLine(name, company, deadline === null ? null : format.format(deadline));
}
