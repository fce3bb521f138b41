import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's on the internet (IANA's registries of special purposes), or lead elsewhere. */
const special = new BlockList();
const ofIpv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
// Within 2000::/3 alone are addresses of the internet. Of these, some carry an address of IPv4, or are for documentation.
const ofIpv6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
for (const range of `${ofIpv4} ${ofIpv6}`.split(' ')) {
  const [network = '', prefix] = range.split('/');
  special.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
}
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether webhooks may go to an IP address: on the internet, and where `local` says so to this machine. */
export function isAllowed(address: string, local: boolean): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (local && loopback.check(address, type)) return true;
  return !special.check(address, type) && (family === 4 || internet.check(address, type));
}

/** Whether a webhook may have an address: what it resolves to is checked at each connection. */
export function isAllowedUrl(text: string, local: boolean): boolean {
  const { protocol, hostname } = new URL(text);
  const host = plainHost(hostname);
  if (isIP(host) && !isAllowed(host, local)) return false;
  return protocol === 'https:' || (local && (host === 'localhost' || isIP(host) > 0));
}

/** Without the brackets of IPv6. */
export const plainHost = (hostname: string): string => hostname.replaceAll(/^\[|\]$/g, '');

/** An address that webhooks may not go to. */
export class ForbiddenAddress extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';
}

/** The addresses of a name. Throws an error with a code if it has none. */
export type Resolve = (name: string) => Promise<string[]>;

/** Asks name servers without a thread: what takes long holds up neither files nor passwords. */
export async function resolveName(name: string): Promise<string[]> {
  if (name === 'localhost') return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length > 0) return addresses;
  const [{ reason }] = found.filter((one) => one.status === 'rejected') as [PromiseRejectedResult];
  throw reason as Error;
}

/** For a socket: what it is given is what it connects to, and all of that is allowed. */
export const allowedLookup =
  (resolve: Resolve, local: boolean): LookupFunction =>
  (name, { all }, done) => {
    resolve(name).then(
      (addresses) => {
        if (addresses.length === 0 || !addresses.every((address) => isAllowed(address, local)))
          return done(new ForbiddenAddress(), []);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
