import type { Sessions } from './people/session.ts';
import type { Mailer } from './notifications/mail.ts';
import type { PushSender } from './notifications/push.ts';
import type { TableRuntime } from './tables/runtime.ts';
import type { ServerConfig } from './config.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Observer } from './observer.ts';
import type { Tracer } from './tracing/tracer.ts';
import type { Work } from './work/work.ts';
import type { Reviewer } from './review/reviewer.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Sanctions } from './moderation/sanctions.ts';
import type { Limits } from './limits/limits.ts';
import type { OpenStreams } from './limits/open-streams.ts';
import type { DataStore } from './storage/storage.ts';

/** Everything that the routes need. */
export interface Services {
  readonly version: string;
  readonly settings: ServerConfig;
  readonly storage: DataStore;
  readonly lifecycle: Lifecycle;
  /** undefined: nothing is measured. */
  readonly observer: Observer | undefined;
  /** undefined: no one asked for traces. */
  readonly tracer: Tracer | undefined;
  readonly sessions: Sessions;
  readonly runtime: TableRuntime;
  /** Bots' decisions and other work for threads and workers. */
  readonly work: Work;
  readonly reviewer: Reviewer;
  readonly limits: Limits;
  readonly limiter: Limiter;
  readonly openStreams: OpenStreams;
  readonly sanctions: Sanctions;
  /** undefined: email is disabled. */
  readonly mailer: Mailer | undefined;
  /** undefined: push notifications are disabled. */
  readonly pusher: PushSender | undefined;
}
