/**
 * Names of the table must lead to the public internet: an entry of a name server that points at this machine, its network
 * or the cloud's own services is refused, and the connection goes to the very address that was looked at.
 */
import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special-purpose ranges of RFC 6890 and its successors. */
const CLOSED_V4 = new BlockList();
for (const [net, bits] of [
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
] as const) {
  CLOSED_V4.addSubnet(net, bits, 'ipv4');
}

/** Global unicast, without the ranges in it that stand for other addresses (Teredo, 6to4) or for examples. */
const OPEN_V6 = new BlockList();
OPEN_V6.addSubnet('2000::', 3, 'ipv6');
const CLOSED_V6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED_V6.addSubnet(net, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED_V4.check(address, 'ipv4');
  return isIPv6(address) && OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}

class ClosedAddress extends Error {}

/** All addresses of a name, or a refusal if one of them is not public. */
type Resolve = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

const systemResolve: Resolve = (host, done) =>
  systemLookup(host, { all: true }, (error, found) => done(error, found ?? []));

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** In the place of the connection's own look-up. */
export function publicLookup(
  resolve: Resolve = systemResolve,
): (host: string, options: LookupOptions, done: Done) => void {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const [first] = found;
      if (error !== null) return done(error, []);
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
        return done(new ClosedAddress('The name does not lead to the public internet.'), []);
      }
      return options.all === true ? done(null, [...found]) : done(null, first.address, first.family);
    });
}
