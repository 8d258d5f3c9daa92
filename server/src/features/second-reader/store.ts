import type { SecondReaderState } from '@vigil/common/second-reader';
import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import { createLeasedWork } from '../../database/leased-work.ts';
import type { Log } from '../../kit/log.ts';
import { failures, type LlmFailure } from '../../llm/prompt.ts';
import { type EventChange, type EventRecord, isEventChange } from '../../timeline/change.ts';
import { type DoubtStore, isModelUnsure } from '../doubts/store.ts';
import type { EventStore } from '../events/store.ts';
import type { LlmService, UsageLedger } from '../llm/store.ts';
import { name, promptFor, type Questions, type SecondReading } from './prompt.ts';

/** A scan adds many events in a row: the model is asked when it is over. */
const gatherMs = 3_000;
/** Between two looks while something waits. */
const againMs = 60_000;
const afterFailureMs = 10 * 60_000;
const maxPairs = 10;
const maxTitles = 15;
/** Older titles are not translated. */
const titleHours = 24;

interface SecondReaderOptions {
  llm: Pick<LlmService, 'model' | 'isDue' | 'complete'>;
  usage: Pick<UsageLedger, 'lastPrompt' | 'spentOn'>;
  dailyTokens: number;
  doubts: DoubtStore;
  events: Pick<EventStore, 'records' | 'append'>;
  leases: Pick<Leases, 'run'>;
  now: () => Date;
  log: Log;
}

/**
 * Asks a language model, where one is configured, about what the built-in reader left undecided: doubtful joins, and titles in other
 * languages. Its answers are changes of the log by `model`. Nothing waits for it; without an answer nothing changes.
 */
export function createSecondReader(options: SecondReaderOptions) {
  const { llm, usage, dailyTokens, doubts, events, leases, now, log } = options;
  /** Titles without a usable translation are not asked about again by this process. */
  const asked = new LRUCache<string, true>({ max: 5_000 });

  const readings = createLeasedWork({
    leases,
    name: 'second-reader',
    work: readBatch,
    busyMs: againMs,
    retryMs: againMs,
    onFailure: (error) => log.error({ err: error }, 'second reader failed'),
  });

  const follow: ChangeListener = (changes) => {
    if (changes.filter(isEventChange).some(isUndecided)) wake();
  };

  function wake(): void {
    if (llm.model !== null) readings.wake(gatherMs);
  }

  /** Asks about one batch. Returns after how long to look again; null if nothing waits. */
  async function readBatch(): Promise<number | null> {
    // New questions do not shorten the delay after a failed call of the model.
    if (!(await llm.isDue(name))) return againMs;
    const questions = await gather();
    const batch = { pairs: questions.pairs.slice(0, maxPairs), titles: questions.titles.slice(0, maxTitles) };
    if (batch.pairs.length + batch.titles.length === 0) return null;
    const asking = promptFor(batch);
    const completion = await llm.complete(asking.prompt);
    if (!('value' in completion)) return afterFailureMs;
    await apply(asking.read(completion.value));
    for (const { id } of batch.titles) asked.set(id, true);
    return againMs;
  }

  async function gather(): Promise<Questions> {
    const [open, recent] = await Promise.all([doubts.open(now()), events.records(titleHours, now())]);
    return { pairs: open.filter((doubt) => !isModelUnsure(doubt)), titles: recent.filter(isUntranslated).reverse() };
  }

  function isUntranslated({ id, lang, gloss, glossBy }: EventRecord): boolean {
    return lang !== undefined && gloss !== '' && glossBy === undefined && !asked.has(id);
  }

  async function apply({ verdicts, translations }: SecondReading): Promise<void> {
    const { model } = llm;
    if (model === null) return;
    const judged = { op: 'judge' as const, item: null, by: 'model' };
    await events.append(
      translations.map(({ event, english }) => ({ ...judged, eventId: event.id, data: { model, gloss: english } })),
    );
    for (const { doubt, verdict } of verdicts) {
      // An administrator may have settled it since.
      const current = await doubts.find(doubt.event.id, doubt.candidate.id);
      if (!current) continue;
      const unsure = current.named.map(({ eventId }) => eventId);
      if (verdict === 'unsure')
        await events.append([{ ...judged, eventId: current.event.id, data: { model, unsure } }]);
      else await doubts.settle(current, verdict === 'same', 'model');
    }
    log.info({ model, pairs: verdicts.length, titles: translations.length }, 'second reader answered');
  }

  async function state(): Promise<SecondReaderState> {
    const { pairs, titles } = llm.model === null ? { pairs: [], titles: [] } : await gather();
    const [last, tokensToday] = await Promise.all([
      usage.lastPrompt(name),
      usage.spentOn(now().toISOString().slice(0, 10)),
    ]);
    return {
      model: llm.model,
      waiting: { pairs: pairs.length, titles: titles.length },
      last: last && { at: last.at.toISOString(), failure: sentenceOf(last.failure) },
      tokensToday,
      dailyTokens,
    };
  }

  return { start: wake, follow, state, stop: readings.stop };
}

function isUndecided({ op, data }: EventChange): boolean {
  return op === 'add' && data !== null && 'title' in data && ('possiblySame' in data || 'lang' in data);
}

function sentenceOf(failure: string | null): string | null {
  if (failure === null) return null;
  return isFailure(failure) ? failures[failure] : failure;
}

function isFailure(failure: string): failure is LlmFailure {
  return failure in failures;
}
