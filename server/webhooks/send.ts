import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** `public`: over https to the public internet only. `any`: for an installation in its own network. */
export type WebhookReach = 'off' | 'public' | 'any';

const TIMEOUT = 5000;
const MOST_BYTES = 16 * 1024;

/** Why an address cannot be used; undefined: it can. */
export function addressFault(text: string, reach: WebhookReach): string | undefined {
  if (!URL.canParse(text)) return 'this is not an address: write one such as https://example.org/hook';
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return 'the address must not contain a user or a password';
  if (reach === 'any')
    return protocol === 'https:' || protocol === 'http:'
      ? undefined
      : 'the address must start with https:// or http://';
  if (protocol !== 'https:') return 'the address must start with https://';
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isPublicAddress(literal) ? 'the address must be a public one' : undefined;
}

/** Resolves a name; the connection goes to the address that was judged, so that a second answer changes nothing. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

export interface Delivery {
  readonly id: string;
  readonly news: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/** What the receiver computes as well: the time is part of it, so that an old message cannot be sent again later. */
export const signatureOf = (secret: string, time: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Sends a message; answers with the status, and throws when there is none. Redirects are not followed. */
export function sendMessage(delivery: Delivery, reach: WebhookReach, now: number): Promise<number> {
  const { id, news, url, secret, body } = delivery;
  const fault = addressFault(url, reach);
  if (fault !== undefined) return Promise.reject(new Error(fault));
  const time = String(Math.floor(now / 1000));
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Cosecha',
      'x-cosecha-delivery': id,
      'x-cosecha-news': news,
      'x-cosecha-timestamp': time,
      'x-cosecha-signature': signatureOf(secret, time, body),
    },
    ...(reach === 'any' ? {} : { lookup: publicLookup }),
  };
  return new Promise((answer, fail) => {
    const call = url.startsWith('https:') ? requestHttps : requestHttp;
    const sent = call(url, options, response => drain(response, answer));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Reads no more of an answer than it must: only the status counts. */
function drain(response: IncomingMessage, answer: (status: number) => void): void {
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
  answer(response.statusCode ?? 0);
}
