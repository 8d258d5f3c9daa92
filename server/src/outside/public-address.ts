import ipaddr from 'ipaddr.js';
import { Fault } from '../kit/fault.ts';

export type AddressRules = ReturnType<typeof createAddressRules>;

/**
 * Which addresses may be read: those of the public internet on the web's two ports, and whatever
 * lies in `allowedCidrs`. Every refusal is a `Fault` with the code `refused`.
 */
export function createAddressRules(allowedCidrs: string[]) {
  const allowed = allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr));

  /** What can be told before the name is looked up. */
  function checkUrl(text: string, base?: URL): URL {
    if (!URL.canParse(text, base?.href)) throw new Fault('refused', 'This is not a web address.');
    const url = new URL(text, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new Fault('refused', 'Only http and https addresses can be read.');
    }
    if (url.username || url.password) throw new Fault('refused', 'The address may not hold a user name or a password.');
    const host = bareHost(url.hostname);
    if (isAddress(host)) checkAddress(host, host, portOf(url));
    // With nothing allowed there is no reason to tell the name server which private name was asked for.
    else if (allowed.length === 0) checkName(host, portOf(url));
    return url;
  }

  /** The same of where a page redirects to. */
  function checkRedirect(from: URL, target: string): URL {
    const url = checkUrl(target, from);
    if (from.protocol === 'https:' && url.protocol === 'http:') {
      throw new Fault('refused', 'The address redirects from https to unprotected http.');
    }
    return url;
  }

  /** What can be told of one address that `host` has, which may be the address itself. */
  function checkAddress(host: string, address: string, port: number): void {
    const parsed = ipaddr.parse(address);
    if (allowed.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match([range, bits]))) return;
    if (!isPublic(parsed)) throw new Fault('refused', privateSentence);
    checkName(host, port);
  }

  return { checkUrl, checkRedirect, checkAddress };
}

function checkName(host: string, port: number): void {
  if (isPrivateName(host)) throw new Fault('refused', privateSentence);
  if (port !== 80 && port !== 443) throw new Fault('refused', 'Only the ports 80 and 443 can be read.');
}

/** The port that a connection to `url` would use. */
export function portOf(url: Pick<URL, 'protocol' | 'port'>): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

/** An IPv4 or IPv6 address, not a name. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

/** A host name or address without the brackets of IPv6 and the dot that ends a full name. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$|\.$/g, '');
}

const privateSentence = 'The address points into a private network.';

/** Names that are never public: those without a dot, and the endings reserved for other uses. */
function isPrivateName(host: string): boolean {
  if (isAddress(host)) return false;
  return !host.includes('.') || /\.(?:local|internal|localhost|onion|home\.arpa|lan|intranet|corp|home)$/i.test(host);
}

/** IANA has given out public IPv6 addresses from this block alone; whatever lies outside is special. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Answers inside the virtual machines of one cloud, with their secrets, though it looks public. */
const cloudHost = '168.63.129.16';

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(publicIpv6);
  return address.toString() !== cloudHost;
}
