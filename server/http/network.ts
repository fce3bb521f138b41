import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';

/** Whether an address belongs to a proxy that names its client truly. `hop` counts from the server, beginning with 0. */
export type IsProxy = (address: string, hop: number) => boolean;

const isOnThisMachine = proxyAddress.compile(['loopback']);
const isNear = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Whose word is taken for a client's address: that of these addresses and networks. Without any it is that of this machine and
 * of the one proxy that connects from a private network, not of whoever is in such a network behind it.
 */
export function proxiesOf(trusted: readonly string[]): IsProxy {
  const isTrusted: IsProxy =
    trusted.length > 0
      ? proxyAddress.compile([...trusted])
      : (address, hop) => isOnThisMachine(address, hop) || (hop === 0 && isNear(address, hop));
  return (address, hop) => isTrusted(withoutPort(address), hop);
}

/** Finds the network that a request comes from as Fastify finds a request's `ip`. */
export const networkBehind =
  (isProxy: IsProxy) =>
  (request: IncomingMessage): string =>
    network(proxyAddress(request, isProxy));

const groups = (text = '') =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** Without the port that some proxies write behind an address. */
const withoutPort = (address: string): string =>
  isIP(address) ? address : (SocketAddress.parse(address)?.address ?? address);

/** What counts as one caller: an IPv4 address, or the /56 that a provider gives to a household or an office (RIPE-690). */
export function network(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map(groups);
  const zeros = Array<number>(8 - head.length - tail.length).fill(0);
  const [first, second, third, fourth] = [...head, ...zeros, ...tail];
  return [first!, second!, third!, fourth! & 0xff00].map((group) => group.toString(16)).join(':');
}

/** What takes turns as one: an IPv4 address, or the /48 of IPv6 that a firm has, and anybody by a tunnel. */
export const siteOf = (address: string): string =>
  network(address).split(':').slice(0, 3).join(':');
