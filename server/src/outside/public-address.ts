import ipaddr from 'ipaddr.js';
import { Fault } from '../kit/fault.ts';

export type AddressRules = ReturnType<typeof createAddressRules>;

/**
 * The addresses that the server may connect to: public ones on the ports 80 and 443, and everything in `allowedCidrs`.
 * Every refusal is a `Fault` with the code `refused`.
 */
export function createAddressRules(allowedCidrs: string[]) {
  const allowed = allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr));

  /** Checks a URL before its host name is resolved. */
  function checkUrl(text: string, base?: URL): URL {
    if (!URL.canParse(text, base?.href)) throw new Fault('refused', 'This is not a web address.');
    const url = new URL(text, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new Fault('refused', 'Only http and https addresses can be read.');
    }
    if (url.username || url.password) throw new Fault('refused', 'The address may not hold a user name or a password.');
    const host = bareHost(url.hostname);
    if (isAddress(host)) checkAddress(host, host, portOf(url));
    // Without allowed networks, private names are refused here: the name server never sees them.
    else if (allowed.length === 0) checkName(host, portOf(url));
    return url;
  }

  /** Checks the target of a redirect. */
  function checkRedirect(from: URL, target: string): URL {
    const url = checkUrl(target, from);
    if (from.protocol === 'https:' && url.protocol === 'http:') {
      throw new Fault('refused', 'The address redirects from https to unprotected http.');
    }
    return url;
  }

  /** Checks one address of `host`, which may be the address itself, and the port. */
  function checkAddress(host: string, address: string, port: number): void {
    if (isExempt(address)) return;
    checkRange(address);
    checkName(host, port);
  }

  /** Checks an address alone, of a host and port that are known to be allowed. */
  function checkRange(address: string): void {
    if (!isExempt(address) && !isPublic(ipaddr.parse(address))) throw new Fault('refused', privateSentence);
  }

  function isExempt(address: string): boolean {
    const parsed = ipaddr.parse(address);
    return allowed.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match([range, bits]));
  }

  return { checkUrl, checkRedirect, checkAddress, checkRange };
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

/** The only block from which IANA assigns public IPv6 addresses. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** The metadata service of a cloud: its address looks public, but it serves secrets of the virtual machine. */
const cloudHost = '168.63.129.16';

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(publicIpv6);
  return address.toString() !== cloudHost;
}
