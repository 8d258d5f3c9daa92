import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { Fault } from '../kit/fault.ts';
import { createPolite } from './polite.ts';
import { type AddressRules, bareHost, isAddress, portOf } from './public-address.ts';

/** All addresses of a host name; rejects when it has none. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/**
 * Connects only where `rules` allow. A name is looked up once, each of its addresses must pass, and
 * the connection goes to those very addresses: what a name means cannot change between check and
 * connection. Addresses written as such get here too, which a lookup alone would never see.
 * Connections are not kept, so that each request is checked.
 */
export function createGuardedAgent(rules: AddressRules, timeoutMs: number, resolve: Resolve = resolveBySystem): Agent {
  const connect: buildConnector.connector = (options, callback) => {
    vet(options).then(
      (addresses) => buildConnector({ timeout: timeoutMs, lookup: answerWith(addresses) })(options, callback),
      (error) => callback(error, null),
    );
  };

  async function vet(options: buildConnector.Options): Promise<ResolvedAddress[]> {
    const host = bareHost(options.hostname);
    const addresses = isAddress(host) ? [] : await resolve(host);
    const targets = isAddress(host) ? [host] : addresses.map(({ address }) => address);
    for (const target of targets) rules.checkAddress(host, target, portOf(options));
    return addresses;
  }

  return new Agent({ connect, pipelining: 0 });
}

/** The system's resolver blocks a thread of the pool that files and compression need too: half of it must stay free. */
const lookups = createPolite({ total: 2, perHost: 2 });

async function resolveBySystem(host: string): Promise<ResolvedAddress[]> {
  const found = await lookups.run(host, undefined, () => lookup(host, { all: true }));
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

function answerWith(addresses: ResolvedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Fault('unreachable', 'The name of the server has no address.'), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
