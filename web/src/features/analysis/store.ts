import type { Analysis, GenerationKind } from '@vigil/common/analysis';
import type { LivePayload } from '@vigil/common/live';
import { create } from 'zustand';
import { call } from '../../kit/client.ts';
import { useClock } from '../../kit/clock.ts';
import { createResource } from '../../kit/resource.ts';
import { isOffline, useConnection } from '../connection/store.ts';
import { useThreat } from '../threat/store.ts';
import { type DisplayedLevel, levelAt } from './level.ts';

/** Replies are not checked in the browser: what a report cannot be drawn without is there in any case. */
export const defaults = { threatReason: '', sentences: [], model: null };

export const {
  use: useAnalysis,
  load: loadAnalysis,
  refresh: refreshAnalysis,
} = createResource<Analysis>(async () => {
  const analysis = await call('GET /api/analysis/latest');
  return analysis && { ...defaults, ...analysis };
});

const nothing: Record<GenerationKind, boolean> = { analysis: false, detailed: false, balance: false };

/** What is being generated right now, here or by another user. */
export const useGenerating = create<Record<GenerationKind, boolean>>()(() => nothing);

export function putGenerating({ what, isRunning }: LivePayload<'generating'>): void {
  useGenerating.setState({ [what]: isRunning });
}

/** The end of what was running may have been missed. */
export function forgetGenerating(): void {
  useGenerating.setState(nothing);
}

const minuteMs = 60_000;

/** The level of the moment; null until anything is known of it. All cards of a screen show this one. */
export function useLevel(): DisplayedLevel | null {
  const { status, receivedAt } = useThreat();
  const analysis = useAnalysis(({ data }) => data);
  const lostAt = useConnection((state) => (isOffline(state) ? state.answeredAt : null));
  useClock((now) => Math.floor(now / minuteMs));
  return levelAt({ status, receivedAt, analysis, lostAt }, Date.now());
}
