import type { EventType } from '@vigil/common/events';
import { findActs } from './acts.ts';
import { speaksOf } from './passage.ts';
import { passageOf } from './title-passage.ts';

/** Whether an event signals more fighting, talks, or neither. */
export type Signal = 'escalation' | 'dialogue' | 'neither';

/** Judged by the title alone: attacks and threats are escalation, agreements and negotiations are dialogue. */
export function signalOf({ title, eventType }: { title: string; eventType: EventType }): Signal {
  const passage = passageOf(title);
  const isBroken = passage.words.some((word) => broken.test(word));
  if (speaksOf(passage, 'truce', 'negotiation') && !isBroken) return 'dialogue';
  if (passage.words.some((word) => eased.test(word)) && !isBroken) return 'dialogue';
  if (eventType === 'military' || eventType === 'cyber') return 'escalation';
  if (speaksOf(passage, 'threat', 'closure', 'sanction') || findActs(passage).length > 0) return 'escalation';
  return 'neither';
}

const broken = /^(?:without|collaps|laps|reject|violat|alleg|broke|fail|over$|suspend|refus|kill|strikes?$|fires?$)/;
const eased = /^(?:waive|lifts?$|pause|cancel|reopen|restraint)/;
