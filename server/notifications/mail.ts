import { createTransport } from 'nodemailer';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address for a mail program's "unsubscribe". */
  readonly stop?: string;
}

export interface Mailer {
  send(letter: Email): Promise<void>;
  close(): void;
}

/** Sends plain emails through an SMTP server. */
export function startMailer(smtp: URL, from: string): Mailer {
  const transport = createTransport({
    url: smtp.href,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, subject, text, stop }) {
      const headers: Record<string, string> =
        stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to, subject, text, headers });
    },
    close: () => transport.close(),
  };
}
