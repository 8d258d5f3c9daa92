import type { Coverage, ThreatStatus } from '@vigil/common/threat';
import { create } from 'zustand';
import { formatShort } from '../../kit/time.ts';

interface ThreatState {
  /** Null until it is loaded. */
  status: ThreatStatus | null;
  /** When that was received, in milliseconds since 1970. */
  receivedAt: number;
}

/** The latest threat status, with the coverage of the feeds. */
export const useThreat = create<ThreatState>()(() => ({ status: null, receivedAt: 0 }));

/** Sets a pushed status, which is always newer than the known one. */
export function putThreat(status: ThreatStatus): void {
  useThreat.setState({ status, receivedAt: Date.now() });
}

/** Sets a polled status, unless a newer one was pushed meanwhile. */
export function putThreatAnswer(answer: ThreatStatus): void {
  const { status } = useThreat.getState();
  if (!status || answer.seq >= status.seq) putThreat(answer);
}

/** Equal to `coverageWindowMs` of the contract, whose schemas are not part of the first load. */
const currentMs = 30 * 60_000;

/** Whether any feed is read. False if the status is out of date. */
export function areFeedsRead({ status, receivedAt }: ThreatState, now: number): boolean {
  return status !== null && status.coverage.read > 0 && now - receivedAt < currentMs;
}

/** 'no feed read since 14:05' */
export function noFeedWords({ lastReadAt, total }: Coverage, now: number): string {
  if (total === 0) return 'no feed to read';
  return lastReadAt ? `no feed read since ${formatShort(lastReadAt, now)}` : 'no feed read yet';
}
