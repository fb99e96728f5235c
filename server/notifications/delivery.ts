import { isGameId, loadGame } from '../../games/index.ts';
import { joinList } from '../../kernel/text.ts';
import type { Services } from '../services.ts';
import { languageOf } from '../people/session.ts';
import { isHere } from '../tables/presence.ts';
import { peopleToAct } from '../tables/server-table.ts';
import type { NoticeRow, PersonRow } from '../storage/schema.ts';
import { quietUntil } from './quiet-hours.ts';
import { NOTICE_TEXTS } from './text.ts';

const EVERY = 2000;
/** Notifications sent at a time: a slow push service must not hold up the others. */
const AT_ONCE = 8;

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
  const quiet = quietUntil(runtime.now(), await storage.comfort.find(notice.person));
  if (quiet !== undefined) return storage.notices.postpone(notice, quiet);
  if (!(await storage.notices.claim(notice, runtime.now()))) return;
  const person = await storage.people.find(notice.person);
  if (person === undefined || !(await isStillDue(services, notice))) return;
  const notification = await buildNotification(services, notice.table_id, person, origin);
  if (notification === undefined) return;
  await Promise.all([
    sendPush(services, person, notification),
    sendEmail(services, person, notification, origin),
  ]);
}

/** Whether it is still the same turn and the player does not have the table open. */
const isStillDue = ({ runtime }: Services, { table_id, person, n }: NoticeRow): Promise<boolean> =>
  runtime.host.withTable(table_id, async live => {
    const table = await runtime.host.load(live);
    const seat = table.places.findIndex(place => place.kind === 'person' && place.person === person);
    return (
      peopleToAct(table).includes(person) && (table.turns[seat] ?? 0) >= n && !isHere(runtime, live, person)
    );
  });

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

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

async function sendPush(
  { storage, pusher, runtime }: Services,
  { id }: PersonRow,
  notice: Notice,
): Promise<void> {
  if (pusher === undefined) return;
  for (const push of await storage.people.pushesOf(id)) {
    try {
      if ((await pusher.send(push, notice)) === 'gone') await storage.people.dropPush(push.endpoint);
    } catch (error) {
      runtime.reportError(error, '');
    }
  }
}

async function sendEmail(
  { mailer, runtime }: Services,
  person: PersonRow,
  notice: Notice,
  origin: string,
): Promise<void> {
  if (mailer === undefined || person.email === null || person.email_confirmed !== 1) return;
  const text = NOTICE_TEXTS[languageOf(person)];
  const stop = `${origin}/api/mail/stop?token=${person.email_stop ?? ''}`;
  const body = `${notice.body}\n\n${text.link} ${notice.url}\n\n--\n${text.stop} ${stop}\n`;
  try {
    await mailer.send({ to: person.email, subject: notice.title, text: body, stop });
  } catch (error) {
    runtime.reportError(error, '');
  }
}
