import type { Sessions } from './people/session.ts';
import type { Mailer } from './notices/mail.ts';
import type { Pusher } from './notices/push.ts';
import type { Hall } from './rooms/hall.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** Everything that answers requests needs. */
export interface House {
  readonly version: string;
  readonly settings: Settings;
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly hall: Hall;
  /** undefined: no e-mail is sent. */
  readonly mailer: Mailer | undefined;
  /** undefined: no Web Push. */
  readonly pusher: Pusher | undefined;
}
