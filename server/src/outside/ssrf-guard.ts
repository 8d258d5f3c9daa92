import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { Fault } from '../kit/fault.ts';
import { createHostLimiter } from './host-limiter.ts';
import { type AddressRules, bareHost, isAddress, portOf } from './public-address.ts';

/** All addresses of a host name; rejects when it has none. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/**
 * An undici agent that connects only where `rules` allow. A name is resolved once, each of its addresses must pass, and
 * the connection goes to those addresses: the name cannot be rebound between check and connection. Literal addresses
 * are checked as well. Connections are not reused, so that each request is checked.
 */
export function createGuardedAgent(rules: AddressRules, timeoutMs: number, resolve: Resolve = resolveBySystem): Agent {
  const connect: buildConnector.connector = (options, callback) => {
    validateTarget(options).then(
      (addresses) => buildConnector({ timeout: timeoutMs, lookup: answerWith(addresses) })(options, callback),
      (error) => callback(error, null),
    );
  };

  async function validateTarget(options: buildConnector.Options): Promise<ResolvedAddress[]> {
    const host = bareHost(options.hostname);
    const addresses = isAddress(host) ? [] : await resolve(host);
    const targets = isAddress(host) ? [host] : addresses.map(({ address }) => address);
    for (const target of targets) rules.checkAddress(host, target, portOf(options));
    return addresses;
  }

  return new Agent({ connect, pipelining: 0 });
}

/**
 * The same for `node:https`, whose callers have checked host and port: every address that a name resolves to must pass.
 * Node does not look up literal addresses, so the caller must check those too.
 */
export function createGuardedLookup(rules: AddressRules, resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        try {
          for (const { address } of addresses) rules.checkRange(address);
        } catch (error) {
          return callback(error instanceof Error ? error : new Error(String(error)), '');
        }
        answerWith(addresses)(host, options, callback);
      },
      (error) => callback(error, ''),
    );
  };
}

/**
 * Looks names up by the system's resolver, which blocks a thread of libuv's pool and cannot be stopped. Files and compression
 * use these four threads too: `total` limits how many lookups run at once. Requests for one name share its lookup, so that a
 * name server that hangs does not fill the queue.
 */
export function createSystemResolver(total: number, lookUp: Resolve = lookUpBySystem): Resolve {
  const limiter = createHostLimiter({ total, perHost: 1 });
  const running = new Map<string, Promise<ResolvedAddress[]>>();
  return (host) => {
    const known = running.get(host);
    if (known) return known;
    const found = limiter.run(host, undefined, () => lookUp(host)).finally(() => running.delete(host));
    running.set(host, found);
    return found;
  };
}

async function lookUpBySystem(host: string): Promise<ResolvedAddress[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/** For all but alert channels, which have a lookup of their own: one thread of the pool is always free. */
const resolveBySystem = createSystemResolver(2);

function answerWith(addresses: ResolvedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Fault('unreachable', 'The name of the server has no address.'), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
