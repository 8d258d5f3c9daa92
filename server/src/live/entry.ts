import type { IncomingMessage } from 'node:http';
import type { Person } from '@vigil/common/access';
import ipaddr from 'ipaddr.js';
import { networkOf } from '../kit/throttle.ts';
import { createHold, createPlaces, type Hold } from './places.ts';

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

/** Time for a handshake that was let in to become a socket. */
const handshakeMs = 10_000;

/** Whether a socket may open, and whose it is. */
export function createEntry({ isOwnOrigin, identify, addressOf }: EntryOptions) {
  const networks = createPlaces(perNetwork);
  const people = createPlaces(perPerson);
  const handshakes = new WeakMap<IncomingMessage, { hold: Hold; open: () => void }>();

  /**
   * Reads no session on behalf of another site. Returns the person, or why the socket may not open. A place is taken
   * before anything is awaited, or handshakes that arrive together would all find the same place free.
   */
  async function admit(request: IncomingMessage): Promise<{ person: Person | null } | { refusal: string }> {
    if (!isOwnPage(request, isOwnOrigin)) return { refusal: 'Only pages of this site may connect.' };
    const hold = holdUntilOpen(request);
    try {
      const address = addressOf(request);
      if (!isNearby(address) && !hold.add(networks.take(networkOf(address)))) return refuse(hold);
      const person = await identify(request);
      if (person && !hold.add(people.take(person.id))) return refuse(hold);
      return { person };
    } catch (error) {
      hold.free();
      throw error;
    }
  }

  /** What it holds is free again when the line closes, or no socket opens in time. */
  function holdUntilOpen(request: IncomingMessage): Hold {
    const hold = createHold();
    const timer = setTimeout(hold.free, handshakeMs).unref();
    request.socket.once('close', hold.free);
    const open = () => {
      clearTimeout(timer);
      request.socket.off('close', hold.free);
    };
    handshakes.set(request, { hold, open });
    return hold;
  }

  /**
   * To be called when the socket of a handshake is open. Returns the function that frees its places once it is closed,
   * or null when they were given up already and the socket must not stay.
   */
  function open(request: IncomingMessage): (() => void) | null {
    const handshake = handshakes.get(request);
    if (!handshake || handshake.hold.isFree()) return null;
    handshake.open();
    return handshake.hold.free;
  }

  return { admit, open };
}

function refuse(hold: Hold): { refusal: string } {
  hold.free();
  return { refusal: tooMany };
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
