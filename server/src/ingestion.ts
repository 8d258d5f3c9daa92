import type { SourceState } from '@vigil/common/sources';
import type { AppContext } from './context.ts';
import { createConflictFollower } from './judge/conflict/follow.ts';
import { createMatcher } from './judge/matcher.ts';
import { createParser } from './pipeline/parse.ts';
import { createSourceProbe } from './pipeline/probe-source.ts';
import { createTextReader } from './pipeline/read-text.ts';
import { createScanner } from './pipeline/scan.ts';
import { createSourceTester } from './pipeline/test-sources.ts';
import { createSubscriptions } from './pipeline/websub/subscriptions.ts';

/** So far back events are matched, and the state of the conflict is followed. */
const followedHours = 14 * 24;
/** Documents of hubs that wait to be parsed, up to 2 MB each. */
const maxPushesWaiting = 8;

/** What turns feeds into changes of the log. */
export async function createIngestion({ env, outside, reader, stores, signals, log }: AppContext) {
  const { events, sources, scan, leases } = stores;
  const matcher = createMatcher({ reader, now: outside.now });
  const conflict = createConflictFollower();
  const records = await events.records(followedHours, outside.now());
  const since = new Date(outside.now().getTime() - followedHours * 3_600_000);
  matcher.load([...records, ...(await events.mergedSince(since))]);
  conflict.load(records);
  const parser = createParser();
  const pushParser = createParser({ idleThreads: 0, maxWaiting: maxPushesWaiting });
  const onSource = (state: SourceState) => void signals.emit('source-updated', state);
  const scanner = createScanner({
    outside,
    reader,
    parser,
    pushParser,
    events,
    sources,
    scan,
    leases,
    matcher,
    conflictState: () => conflict.stateAt(outside.now()).state,
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
  const probe = createSourceProbe({ outside, parser, readText: createTextReader(reader) });
  return { matcher, conflict, parsers: [parser, pushParser], scanner, tester, probe };
}
