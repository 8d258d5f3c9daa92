import type { ReliefKind } from '@vigil/common/events';
import type { EventRecord } from '../timeline/change.ts';
import { reportedActOf } from './reported-act.ts';
import { englishTitleOf, passageOf, titleFrameOf } from './title-passage.ts';

type ReliefEvent = Pick<EventRecord, 'title' | 'lang' | 'gloss' | 'alertAreas' | 'eventType' | 'urgencyLevel'>;

/**
 * Whether an event tells the end of a danger: an alarm that is over, or a truce that was concluded, which alone is both diplomatic and
 * critical (docs/classify.md).
 */
export function reliefOf(event: ReliefEvent): ReliefKind | undefined {
  if (event.alertAreas) return event.alertAreas.length === 0 && over.test(event.title) ? 'all-clear' : undefined;
  const title = englishTitleOf(event);
  const frame = titleFrameOf(title);
  if (reportedActOf(passageOf(title), frame).act === 'all-clear') return 'all-clear';
  const isTruce = frame.triggers.includes('truce') && frame.phase !== 'break';
  return isTruce && event.eventType === 'diplomatic' && event.urgencyLevel === 'critical' ? 'ceasefire' : undefined;
}

/** As the titles of official alerts begin once they are over. */
const over = /^(?:Ended|Cancelled): /;
