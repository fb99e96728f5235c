import { randomInt } from 'node:crypto';
import { RequestError, notFound } from '../request-error.ts';
import type { Services } from '../services.ts';
import { takeTally } from '../limits/tally.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { languageOf } from '../people/session.ts';
import { hashOf, newToken } from '../people/token.ts';
import { NOTICE_TEXTS } from './text.ts';

const HOUR = 3_600_000;
/** Seconds after which a mail server may be back. */
const RETRY_AFTER = 60;

/**
 * Stores an address and sends a code to it, which proves that the person can read mail there. The letter may reach
 * someone who never asked for it, so it says nothing that the sender of the request could choose.
 */
export async function requestEmail(
  services: Services,
  person: string,
  address: string,
  network: string,
): Promise<void> {
  const { mailer, storage, runtime, settings } = services;
  if (mailer === undefined) throw new RequestError('unavailable', 'this server sends no email');
  const row = await storage.people.find(person);
  if (row === undefined) throw notFound();
  const refusal = 'too many emails today';
  await takeTally(services, 'mails', `from ${person}`, refusal);
  await takeTally(services, 'mailsAddress', hashOf(network), refusal);
  await takeTally(services, 'mails', `to ${hashOf(mailboxOf(address))}`, refusal);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storage.people.change(person, {
    email: address,
    email_confirmed: 0,
    email_code: hashOf(`${person} ${code}`),
    email_code_expires: runtime.now() + HOUR,
    email_code_tries: 0,
    email_stop: newToken(),
  });
  const text = NOTICE_TEXTS[languageOf(row)];
  const mail = {
    to: address,
    subject: text.confirmTitle,
    text: [
      text.confirm(code),
      ...(settings.url === undefined ? [] : [settings.url.origin]),
      '',
      text.notYou,
      '',
    ].join('\n'),
  };
  await mailer.send(mail).catch((error: unknown) => {
    runtime.reportError(error, '');
    throw new RequestError('unavailable', 'the email could not be sent; try again later', {
      retryAfter: RETRY_AFTER,
    });
  });
}

export async function confirmAddress(
  { storage, runtime, settings }: Services,
  person: string,
  code: string,
): Promise<void> {
  // Every attempt is counted before the code is looked at: many at once are no more than one after the other.
  const wanted = await storage.people.tryEmailCode(person, settings.limits.codeTries, runtime.now());
  if (wanted === undefined) throw new RequestError('bad-credentials', 'code expired; request a new one');
  if (wanted !== hashOf(`${person} ${code}`))
    throw new RequestError('bad-credentials', 'wrong code; check the email and try again');
  if (!(await storage.people.confirmEmail(person, wanted)))
    throw new RequestError('bad-credentials', 'code expired; request a new one');
}

export const removeEmail = ({ storage }: Services, person: string): Promise<void> =>
  storage.people.change(person, { email: null, email_confirmed: 0, email_code: null, email_stop: null });

export async function unsubscribe(services: Services, token: string): Promise<void> {
  const row = await services.storage.people.byUnsubscribeToken(token);
  if (row !== undefined) await removeEmail(services, row.id);
}
