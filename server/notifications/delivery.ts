import { isGameId, loadGame } from '../../games/index.ts';
import { joinList } from '../../kernel/text.ts';
import type { Services } from '../services.ts';
import { languageOf } from '../people/session.ts';
import { isHere } from '../tables/presence.ts';
import { peopleToAct } from '../tables/server-table.ts';
import type { NoticeMode } from '../../api/correspondence.ts';
import type { CorrespondenceRow } from '../storage/social-rows.ts';
import type { NoticeRow, PersonRow } from '../storage/schema.ts';
import { sendEmail, sendPush, type Notice } from './channels.ts';
import { modesOf, nextDigest, sendDigests, DIGEST_MINUTE } from './digest.ts';
import { quietUntil } from './quiet-hours.ts';
import { NOTICE_TEXTS } from './text.ts';

const EVERY = 2000;
/** Notifications sent at a time: a slow push service must not hold up the others. */
const AT_ONCE = 8;

/** A digest that would leave less time than this is too late. */
const URGENT = 6 * 3_600_000;

/** Notifies absent people that it is their turn: once per turn, in their language. */
export function startDelivery(services: Services, origin: () => string): { stop(): void } {
  let isBusy = false;
  const round = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const due = (await services.storage.notices.due(services.runtime.now())).values();
      const sendRest = async (): Promise<void> => {
        // All of them take from the same list.
        for (const notice of due) await sendOne(services, notice, origin());
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
      await sendDigests(services, origin());
    } catch (error) {
      services.runtime.reportError(error, '');
    }
    isBusy = false;
  };
  const timer = setInterval(() => void round(), EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Claims the notification before sending it, so that it is sent at most once. */
async function sendOne(services: Services, notice: NoticeRow, origin: string): Promise<void> {
  const { storage, runtime } = services;
  const away = await storage.vacations.current(notice.person, runtime.now());
  const correspondence = await storage.correspondence.find(notice.person);
  const quiet = away?.ends ?? quietUntil(runtime.now(), correspondence);
  if (quiet !== undefined) return storage.notices.postpone(notice, quiet);
  if (!(await storage.notices.claim(notice, runtime.now()))) return;
  const person = await storage.people.find(notice.person);
  const deadline = await deadlineOf(services, notice);
  if (person === undefined || deadline === undefined) return;
  const ways = waysFor(correspondence, deadline, runtime.now());
  if (!ways.email && !ways.push) return;
  const notification = await buildNotification(services, notice.table_id, person, origin);
  if (notification === undefined) return;
  await Promise.all([
    ways.push ? sendPush(services, person, notification) : undefined,
    ways.email ? sendEmail(services, person, notification, origin) : undefined,
  ]);
}

/** By which ways a notice comes on its own: the next digest may come too late for it. */
function waysFor(
  correspondence: CorrespondenceRow | undefined,
  deadline: number | null,
  now: number,
): Readonly<Record<'email' | 'push', boolean>> {
  const { email, push } = modesOf(correspondence);
  const { digest_due: due, digest_minute: minute, zone = 'UTC' } = correspondence ?? {};
  const next = due ?? nextDigest(now, minute ?? DIGEST_MINUTE, zone);
  const isUrgent = deadline !== null && deadline < next + URGENT;
  const isSingle = (mode: NoticeMode): boolean => mode === 'single' || (mode === 'digest' && isUrgent);
  return { email: isSingle(email), push: isSingle(push) };
}

/** The deadline, if it is still the same turn and the player does not have the table open; null: there is no clock. */
const deadlineOf = (
  { runtime }: Services,
  { table_id, person, n }: NoticeRow,
): Promise<number | null | undefined> =>
  runtime.host.withTable(table_id, async live => {
    const table = await runtime.host.load(live);
    const seat = table.places.findIndex(place => place.kind === 'person' && place.person === person);
    const isDue =
      peopleToAct(table).includes(person) && (table.turns[seat] ?? 0) >= n && !isHere(runtime, live, person);
    const { left, since } = table.clocks?.[seat] ?? { left: 0, since: null };
    return isDue ? (since === null ? null : since + left) : undefined;
  });

async function buildNotification(
  { storage }: Services,
  table: string,
  person: PersonRow,
  origin: string,
): Promise<Notice | undefined> {
  const found = await storage.tables.listed(table);
  if (found === undefined || !isGameId(found.row.game)) return undefined;
  const language = languageOf(person);
  const text = NOTICE_TEXTS[language];
  const game = (await loadGame(found.row.game)).text[language].name;
  const others = found.seats.flatMap(seat =>
    seat.person === person.id || seat.name === null ? [] : [seat.name],
  );
  return {
    title: text.turnTitle(game),
    body: text.turn(person.name, game, others.length === 0 ? text.alone : joinList(language, others)),
    url: `${origin}/table/${table}`,
  };
}
