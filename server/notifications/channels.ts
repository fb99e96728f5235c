import type { Services } from '../services.ts';
import { languageOf } from '../people/session.ts';
import type { PersonRow } from '../storage/schema.ts';
import { NOTICE_TEXTS } from './text.ts';

/** A message to a person, by whatever way they chose. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export async function sendPush(
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

export async function sendEmail(
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
