import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Which proxies may say where a request comes from: none, a number of hops, or those in some networks. */
export type TrustedProxies = false | number | readonly string[];

const MAX_HOPS = 10;

/** Reads `no`, a number of hops or a list of networks; undefined when it is none of these. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'no') return false;
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? hops : undefined;
  }
  const networks = text.split(',').map(one => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** An address, or a network like `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), familyOf(address));
    // A network of everyone would let anyone claim to be anyone.
    return Number(bits) > 0;
  } catch {
    return false;
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether an address, so many steps away from this server, is that of a proxy that may say who is behind it. */
export type TrustTest = (address: string, hop: number) => boolean;

export function trustTest(proxies: TrustedProxies): TrustTest {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [address, bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return address => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** The address of the visitor: the nearest one that is not a trusted proxy's. */
export function visitorAddress({ socket, headers }: IncomingMessage, trusts: TrustTest): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const claimed = named.map(one => one.trim()).filter(one => one !== '');
  const addresses = [socket.remoteAddress ?? '', ...claimed.toReversed()];
  return addresses.find((address, hop) => !trusts(address, hop)) ?? addresses[addresses.length - 1];
}
