import type { IncomingMessage } from 'node:http';
import type { Person } from '@vigil/common/access';
import ipaddr from 'ipaddr.js';
import { createHold, createSlots, type Hold } from '../kit/slots.ts';
import { networkOf } from '../kit/throttle.ts';

/** Open sockets of one public network; behind a private address, a proxy may serve all users. */
const maxPerNetwork = 50;
const maxPerUser = 10;

export interface AdmissionOptions {
  /** Returns true for the origin of the site's own pages. */
  isOwnOrigin: (origin: string) => boolean;
  /** The user who opens the socket, by the session of the request; null for a visitor. */
  identify: (request: IncomingMessage) => Promise<Person | null>;
  /** The client address of a request, behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
}

/** Time for an accepted handshake to become a socket. */
const handshakeMs = 10_000;

/** Decides whether a socket may open, and identifies its user. */
export function createAdmission({ isOwnOrigin, identify, addressOf }: AdmissionOptions) {
  const networks = createSlots(maxPerNetwork);
  const people = createSlots(maxPerUser);
  const handshakes = new WeakMap<IncomingMessage, { hold: Hold; open: () => void }>();

  /**
   * Returns the user, or why the socket may not open. Requests from other sites are refused before any session is read.
   * A slot is taken before anything is awaited, or simultaneous handshakes would all find the same slot free.
   */
  async function admit(request: IncomingMessage): Promise<{ person: Person | null } | { refusal: string }> {
    if (!isOwnPage(request, isOwnOrigin)) return { refusal: 'Only pages of this site may connect.' };
    const hold = holdUntilOpen(request);
    try {
      const address = addressOf(request);
      if (!isPrivate(address) && !hold.add(networks.take(networkOf(address)))) return refuse(hold);
      const person = await identify(request);
      if (person && !hold.add(people.take(person.id))) return refuse(hold);
      return { person };
    } catch (error) {
      hold.free();
      throw error;
    }
  }

  /** Frees the slots when the connection closes, or if no socket opens in time. */
  function holdUntilOpen(request: IncomingMessage): Hold {
    const hold = createHold();
    const timer = setTimeout(hold.free, handshakeMs).unref();
    request.socket.once('close', hold.free);
    const open = () => {
      clearTimeout(timer);
      request.socket.off('close', hold.free);
    };
    hold.add(open);
    handshakes.set(request, { hold, open });
    return hold;
  }

  /**
   * Call it when the socket of a handshake is open. Returns the function that frees its slots once it is closed; null if
   * they were freed already, and the socket must be closed.
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
 * A page of another site could open a socket with a user's cookies. Browsers send Origin with every
 * WebSocket, so one without it, or with another one, is refused. Polling requests from our own pages have
 * no Origin, but Sec-Fetch-Site.
 */
function isOwnPage(request: IncomingMessage, isOwnOrigin: (origin: string) => boolean): boolean {
  const { origin, cookie, upgrade, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin);
  if (upgrade !== undefined) return false;
  return site === undefined ? cookie === undefined : site === 'same-origin' || site === 'none';
}

const privateRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.has(ipaddr.process(address).range());
}
