import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Only proxies on this machine or network are trusted to name a client's address. */
export const trustedProxies = ['loopback', 'linklocal', 'uniquelocal'];
const isTrusted = proxyAddress.compile(trustedProxies);

/** The network that a request comes from, found as Fastify finds a request's `ip`. */
export const networkOf = (request: IncomingMessage): string =>
  network(proxyAddress(request, isTrusted));

const groups = (text = '') => (text === '' ? [] : text.split(':'));

/** What counts as one caller: an IPv4 address, or the /64 that a provider gives to one customer of IPv6. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const zeros = Array<string>(8).fill('0');
  const start = tail === undefined ? groups(head) : [...groups(head), ...zeros];
  return start.slice(0, 4).join(':');
}
