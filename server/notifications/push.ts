import webpush from 'web-push';
import type { NoticeStore } from '../storage/notifications.ts';
import type { PushRow } from '../storage/people.ts';

export interface PushSender {
  readonly publicKey: string;
  /** Whether an address belongs to an allowed push service. */
  accepts(endpoint: string): boolean;
  /** 'gone': the browser no longer wants messages. */
  send(push: PushRow, message: object): Promise<'sent' | 'gone'>;
}

const DAY = 86_400;
const TIMEOUT = 10_000;

/** Web Push with the server's own keys, which are created once and stored. */
export async function startPusher(
  notices: NoticeStore,
  { contact, hosts }: { contact: string; hosts: readonly string[] },
): Promise<PushSender> {
  const stored = await notices.getOrCreate('vapid', JSON.stringify(webpush.generateVAPIDKeys()));
  // Written by the line above, in the process that was first.
  const keys = JSON.parse(stored) as { publicKey: string; privateKey: string };
  const accepts = (endpoint: string): boolean => isAllowedHost(endpoint, hosts);
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message) {
      if (!accepts(endpoint)) return 'gone';
      const request = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: DAY,
          contentEncoding: 'aes128gcm',
        },
      );
      const { status } = await fetch(endpoint, {
        method: 'POST',
        // Header names and values as the library makes them: texts and numbers.
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (status === 404 || status === 410) return 'gone';
      if (status >= 400) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}

/** Only known hosts get requests from the server. A host given with its port may do without https. */
function isAllowedHost(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { host, hostname, protocol, port } = new URL(endpoint);
  return hosts.some(known => {
    if (known.includes(':')) return host === known;
    if (protocol !== 'https:' || port !== '') return false;
    return known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;
  });
}
