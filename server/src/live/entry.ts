import type { IncomingMessage } from 'node:http';
import type { Person } from '@vigil/common/access';
import ipaddr from 'ipaddr.js';
import { networkOf } from '../kit/throttle.ts';

/** Open sockets of one household or host of the internet; in a network of our own a proxy may stand for everybody. */
const perNetwork = 50;
const perPerson = 10;

export interface EntryOptions {
  /** Is this the origin of our own pages? */
  isOwnOrigin: (origin: string) => boolean;
  /** Who opens the socket, by the session of the request; null for a visitor. */
  identify: (request: IncomingMessage) => Promise<Person | null>;
  /** The address that a request comes from, behind whatever proxies. */
  addressOf: (request: IncomingMessage) => string;
}

/** Whether a socket may open, and whose it is. `countOf` tells how many a person has open. */
export function createEntry({ isOwnOrigin, identify, addressOf }: EntryOptions, countOf: (userId: string) => number) {
  const open = new Map<string, number>();

  /** Reads no session on behalf of another site. Returns the person, or why nobody is let in. */
  async function admit(request: IncomingMessage): Promise<{ person: Person | null } | { refusal: string }> {
    if (!isOwnPage(request, isOwnOrigin)) return { refusal: 'Only pages of this site may connect.' };
    const address = addressOf(request);
    if ((open.get(networkOf(address)) ?? 0) >= perNetwork && !isNearby(address)) return { refusal: tooMany };
    const person = await identify(request);
    return person && countOf(person.id) >= perPerson ? { refusal: tooMany } : { person };
  }

  /** Counts an open socket; the function that it returns counts it out again. */
  function count(request: IncomingMessage): () => void {
    const network = networkOf(addressOf(request));
    open.set(network, (open.get(network) ?? 0) + 1);
    return () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
  }

  return { admit, count };
}

const tooMany = 'Too many open connections.';

/**
 * A page of another site could open a socket with our reader's cookies: browsers name their origin
 * on every WebSocket, so one without, or with another's, is refused. Their polling requests leave it
 * out towards our own pages, and say so in Sec-Fetch-Site.
 */
function isOwnPage(request: IncomingMessage, isOwnOrigin: (origin: string) => boolean): boolean {
  const { origin, cookie, upgrade, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin);
  if (upgrade !== undefined) return false;
  return site === undefined ? cookie === undefined : site === 'same-origin' || site === 'none';
}

const nearby = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

function isNearby(address: string): boolean {
  return ipaddr.isValid(address) && nearby.has(ipaddr.process(address).range());
}
