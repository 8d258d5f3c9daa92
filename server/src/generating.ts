import type { Generation } from '@vigil/common/analysis';
import type { EventRecord } from '@vigil/common/timeline';
import type { ChangeListener } from './changes/tail.ts';
import { createAlone } from './database/alone.ts';
import { createReporting } from './features/analysis/generate.ts';
import type { StoredAnalysis } from './features/analysis/store.ts';
import { createWeighing } from './features/balance/generate.ts';
import { createThinking } from './features/thinking/store.ts';
import type { Env } from './kit/env.ts';
import type { Log } from './kit/log.ts';
import type { Thinker } from './outside/think.ts';
import { createAutomatic, type Generated } from './pipeline/automatic.ts';
import { createWriter } from './pipeline/write.ts';
import type { PublicView } from './public-view.ts';
import type { Stores } from './stores.ts';
import { createWithdrawals } from './withdrawals.ts';

interface Parts {
  env: Pick<Env, 'AI_DAILY_TOKENS' | 'AI_AUTOMATIC_MINUTES'>;
  stores: Stores;
  /** Null where no model is set up. */
  thinker: Thinker | null;
  view: PublicView;
  /** True when the events are a replay of the archive: their words name the true day, and reports give no other. */
  replay: boolean;
  now: () => Date;
  log: Log;
  onRunning: (what: Generation, isRunning: boolean) => void;
}

export type Generating = ReturnType<typeof createGenerating>;

/** Everything that generates analyses and balances, when asked and by itself. */
export function createGenerating({ env, stores, thinker, view, replay, now, log, onRunning }: Parts) {
  const { events, analyses, balances, thoughts, acts, leases } = stores;
  const { threat, reports, eventSeq } = view;
  const thinking = createThinking({
    thinker,
    thoughts,
    dailyTokens: env.AI_DAILY_TOKENS,
    pauseMs: env.AI_AUTOMATIC_MINUTES * 60_000,
    now,
    log,
  });
  const writer = createWriter();
  const withdrawals = createWithdrawals(stores, log);
  const onAdded = withdrawals.noteStored;
  const { alone, settled } = createAlone<Generation>({
    leases,
    busy: 'This is being generated already. It will appear by itself.',
    onRunning,
  });
  const reporting = createReporting({
    events,
    analyses,
    reports,
    threat,
    acts,
    write: (known, draft) => writer.report(replay ? known.map(undated) : known, draft),
    thinking,
    alone,
    now,
    onAdded,
  });
  const weighing = createWeighing({
    events,
    balances,
    shown: view.balances,
    acts,
    weigh: writer.balance,
    thinking,
    alone,
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
    tasks: [() => reporting.generate('pipeline'), () => weighing.generate('pipeline')],
    now,
    log,
  });

  async function stop(): Promise<void> {
    automatic.stop();
    await writer.close();
    await settled();
    await withdrawals.stop();
  }

  const follow: ChangeListener = (changes) => {
    automatic.follow(changes);
    withdrawals.follow(changes);
  };

  withdrawals.start();

  return { reporting, weighing, automatic, follow, engine: thinking.state, hurry: thinking.stop, stop };
}

/** Statements give no day of such an event. */
function undated(event: EventRecord): EventRecord {
  return { ...event, precision: 'none' };
}

function toGenerated({ analysis, seq }: StoredAnalysis): Generated {
  return { at: new Date(analysis.generatedAt), seq, level: analysis.threatLevel };
}
