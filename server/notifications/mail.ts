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
      await transport.sendMail({ from, to, subject, text, headers }).catch((error: unknown) => {
        throw mailError(error);
      });
    },
    close: () => transport.close(),
  };
}

/** Mail servers repeat the recipient in their answers, and errors are logged: only the codes stay. */
function mailError(error: unknown): Error {
  const { code = '', responseCode = '' } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return new Error(`the mail server did not take the email: ${code} ${responseCode}`.trim());
}
