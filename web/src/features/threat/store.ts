import type { Coverage, ThreatStatus } from '@vigil/common/threat';
import { create } from 'zustand';
import { formatShort } from '../../kit/time.ts';

interface ThreatState {
  /** Null until the server has said. */
  status: ThreatStatus | null;
  /** When that was received, in milliseconds since 1970. */
  receivedAt: number;
}

/** The threat status of the moment and what the feeds cover, as the server last said. */
export const useThreat = create<ThreatState>()(() => ({ status: null, receivedAt: 0 }));

/** What the server sends by itself is always newer than what is known. */
export function putThreat(status: ThreatStatus): void {
  useThreat.setState({ status, receivedAt: Date.now() });
}

/** An answer to a question may have been overtaken by what the server has sent meanwhile. */
export function putThreatAnswer(answer: ThreatStatus): void {
  const { status } = useThreat.getState();
  if (!status || answer.seq >= status.seq) putThreat(answer);
}

/** As long as `coverageWindowMs` of the contract, whose schemas the first page does not load. */
const currentMs = 30 * 60_000;

/** Whether any feed is being read, as far as this page knows: a status that was not renewed says nothing any more. */
export function areFeedsRead({ status, receivedAt }: ThreatState, now: number): boolean {
  return status !== null && status.coverage.read > 0 && now - receivedAt < currentMs;
}

/** 'no feed read since 14:05' */
export function noFeedWords({ lastReadAt, total }: Coverage, now: number): string {
  if (total === 0) return 'no feed to read';
  return lastReadAt ? `no feed read since ${formatShort(lastReadAt, now)}` : 'no feed read yet';
}
