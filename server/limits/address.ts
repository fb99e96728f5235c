import { isIP, isIPv4 } from 'node:net';

const MAPPED = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

/** Who an address belongs to, for counting: one IPv4 address, or the /64 network that an IPv6 user gets as a whole. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.groups?.['v4'];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain] = address.split('%', 1);
  if (isIP(plain) !== 6) return isIPv4(plain) ? plain : 'unknown';
  // The browser's own parser writes every form of the same address in one way.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head, tail] = written.split('::', 2);
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
