import type { GenerationKind as GenerationName } from '@vigil/common/analysis';
import type { ChangeListener } from '../changes/tail.ts';
import type { AppContext } from '../context.ts';
import { createSingleFlight } from '../database/single-flight.ts';
import { createReporting } from '../features/analysis/generate.ts';
import type { StoredAnalysis } from '../features/analysis/store.ts';
import { createBalanceGenerator } from '../features/balance/generate.ts';
import { createPublicCurve } from '../features/balance/public-curve.ts';
import { createLlmService } from '../features/llm/store.ts';
import { createSecondReader } from '../features/second-reader/store.ts';
import type { PublicView } from '../public-view.ts';
import type { EventRecord } from '../timeline/change.ts';
import { createAutomatic, type LastGenerated } from './automatic.ts';
import { createRetractions } from './retractions.ts';
import { createWriter } from './writer.ts';

export type Generation = ReturnType<typeof createGeneration>;

/** The generation of analyses and balances, on request and automatic. */
export function createGeneration(context: AppContext, view: PublicView) {
  const { env, stores, signals, replay, log } = context;
  const { now, llm: client } = context.outside;
  const { events, analyses, balances, llmUsage, auditLog, leases } = stores;
  const { threat, reports, eventSeq } = view;
  const llm = createLlmService({
    client,
    usage: llmUsage,
    dailyTokens: env.AI_DAILY_TOKENS,
    pauseMs: env.AI_AUTOMATIC_MINUTES * 60_000,
    now,
    log,
  });
  const secondReader = createSecondReader({
    llm,
    usage: llmUsage,
    dailyTokens: env.AI_DAILY_TOKENS,
    doubts: stores.doubts,
    events,
    leases,
    now,
    log,
  });
  const writer = createWriter();
  const retractions = createRetractions(stores, log);
  const onAdded = retractions.noteStored;
  const { singleFlight, settled } = createSingleFlight<GenerationName>({
    leases,
    busy: 'This is being generated already. It will appear by itself.',
    onRunning: (name, isRunning) => signals.emit('generating', name, isRunning),
  });
  const reporting = createReporting({
    events,
    analyses,
    reports,
    threat,
    auditLog,
    write: (known, draft, circumstances) => writer.report(replay ? known.map(undated) : known, draft, circumstances),
    llm,
    singleFlight,
    now,
    onAdded,
  });
  const balancing = createBalanceGenerator({
    events,
    balances,
    shown: view.balances,
    auditLog,
    computeBalance: writer.balance,
    llm,
    singleFlight,
    now,
    position: stores.tail.position,
    onAdded,
  });
  const automatic = createAutomatic({
    latest: async () => {
      const latest = await analyses.latest();
      return latest && toGenerated(latest);
    },
    eventSeq,
    level: () => threat().level,
    hasEvents: () => threat().evidenceAt !== null,
    tasks: [() => reporting.generate('pipeline'), () => balancing.generate('pipeline')],
    now,
    log,
  });

  async function stop(): Promise<void> {
    automatic.stop();
    await secondReader.stop();
    await writer.close();
    await settled();
    await retractions.stop();
  }

  const follow: ChangeListener = (changes) => {
    automatic.follow(changes);
    retractions.follow(changes);
    secondReader.follow(changes);
  };

  signals.on('threat-changed', (status, before) => {
    if (status.level !== before.level) automatic.urge();
  });
  retractions.start();

  const curve = createPublicCurve({ events, balances, compute: writer.curve, now });

  return { reporting, balancing, curve, automatic, secondReader, follow, engine: llm.state, stopModel: llm.stop, stop };
}

/** The texts of replayed events name the original day, so their timestamps are not added. */
function undated(event: EventRecord): EventRecord {
  return { ...event, precision: 'none' };
}

function toGenerated({ analysis, seq }: StoredAnalysis): LastGenerated {
  return { at: new Date(analysis.generatedAt), seq, level: analysis.threatLevel };
}
