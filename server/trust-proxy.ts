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
    new BlockList().addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
    // A network of everyone would let anyone claim to be anyone.
    return Number(bits) > 0;
  } catch {
    return false;
  }
}
