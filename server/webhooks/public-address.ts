import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not the public internet. */
const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of the global part of IPv6: documentation, and networks whose addresses contain one of IPv4. */
const PRIVATE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [network, bits] of PRIVATE_4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PRIVATE_6) blocked.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet, and not to the server's own network or to the machine itself. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}
