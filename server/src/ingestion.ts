import type { SourceState } from '@vigil/common/sources';
import type { AppContext } from './context.ts';
import { createMatcher } from './pipeline/matcher.ts';
import { createParser } from './pipeline/parse.ts';
import { createSourceProbe } from './pipeline/probe-source.ts';
import { createScanner } from './pipeline/scan.ts';
import { createSourceTester } from './pipeline/test-sources.ts';
import { createSubscriptions } from './pipeline/websub/subscriptions.ts';

/** For how long the matcher keeps events. */
const matchedMs = 14 * 24 * 3_600_000;
/** Documents of hubs that wait to be parsed, up to 2 MB each. */
const maxPushesWaiting = 8;

/** What turns feeds into changes of the log. */
export async function createIngestion({ env, outside, stores, signals, log }: AppContext) {
  const { events, sources, scan, leases } = stores;
  const matcher = createMatcher(outside.now);
  const since = new Date(outside.now().getTime() - matchedMs);
  matcher.load(await events.listSince(since), await events.mergedSince(since));
  matcher.conflict.load(await events.records(matchedMs / 3_600_000, outside.now()));
  const parser = createParser();
  const pushParser = createParser({ idleThreads: 0, maxWaiting: maxPushesWaiting });
  const onSource = (state: SourceState) => void signals.emit('source-updated', state);
  const scanner = createScanner({
    outside,
    parser,
    pushParser,
    events,
    sources,
    scan,
    leases,
    matcher,
    log,
    onProgress: (progress) => void signals.emit('scan-progress', progress),
    onSource,
    onRead: createSubscriptions({ outside, sources, origin: env.PUBLIC_ORIGIN ?? null, log }).onRead,
  });
  const tester = createSourceTester({
    outside,
    parser,
    sources,
    onSource,
    onVerdict: (verdict) => void signals.emit('source-tested', verdict),
  });
  const stateNow = () => matcher.conflict.stateAt(outside.now()).state;
  const probe = createSourceProbe({ outside, parser, stateNow });
  return { matcher, parsers: [parser, pushParser], scanner, tester, probe };
}
