import { isGameId, loadGame } from '../../games/index.ts';
import { listed } from '../../kernel/text.ts';
import type { House } from '../house.ts';
import { languageOf } from '../people/session.ts';
import { inRoom, wake } from '../rooms/hall.ts';
import { isHere } from '../rooms/presence.ts';
import { peopleOnTurn } from '../rooms/room.ts';
import type { NoticeRow, PersonRow } from '../storage/schema.ts';
import { NOTICE_TEXTS } from './text.ts';

const EVERY = 2000;
/** Notices under way at a time: a push service that does not answer must not hold up everybody else's. */
const AT_ONCE = 8;

/** Tells people who are not there that it is their turn: once for each turn, in their language. */
export function startSender(house: House, origin: () => string): { stop(): void } {
  let isBusy = false;
  const round = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const due = (await house.storage.notices.due(house.hall.now())).values();
      const sendRest = async (): Promise<void> => {
        // All of them take from the same row.
        for (const notice of due) await sendOne(house, notice, origin());
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
    } catch (error) {
      house.hall.complain(error, '');
    }
    isBusy = false;
  };
  const timer = setInterval(() => void round(), EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Claimed before it is sent: rather none than two. */
async function sendOne(house: House, notice: NoticeRow, origin: string): Promise<void> {
  const { storage, hall } = house;
  if (!(await storage.notices.claim(notice, hall.now()))) return;
  const person = await storage.people.find(notice.person);
  if (person === undefined || !(await isWanted(house, notice))) return;
  const letter = await write(house, notice.table_id, person, origin);
  if (letter === undefined) return;
  await Promise.all([byPush(house, person, letter), byMail(house, person, letter, origin)]);
}

/** Still the same turn, and the player is not looking. */
const isWanted = ({ hall }: House, { table_id, person, n }: NoticeRow): Promise<boolean> =>
  inRoom(hall, table_id, async room => {
    const table = await wake(hall, room);
    const seat = table.places.findIndex(place => place.kind === 'person' && place.person === person);
    return (
      peopleOnTurn(table).includes(person) && (table.turns[seat] ?? 0) >= n && !isHere(hall, room, person)
    );
  });

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

async function write(
  { storage }: House,
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
    body: text.turn(person.name, game, others.length === 0 ? text.alone : listed(language, others)),
    url: `${origin}/table/${table}`,
  };
}

async function byPush({ storage, pusher, hall }: House, { id }: PersonRow, notice: Notice): Promise<void> {
  if (pusher === undefined) return;
  for (const push of await storage.people.pushesOf(id)) {
    try {
      if ((await pusher.send(push, notice)) === 'gone') await storage.people.dropPush(push.endpoint);
    } catch (error) {
      hall.complain(error, '');
    }
  }
}

async function byMail(
  { mailer, hall }: House,
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
    hall.complain(error, '');
  }
}
