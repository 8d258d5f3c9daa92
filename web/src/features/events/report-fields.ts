import type { Event } from '@vigil/common/events';
import type { EvidenceReport } from '@vigil/common/evidence';
import { urgencyOf } from '@vigil/common/stated-urgency';
import { keysOf, partyNames } from '@vigil/common/statement-words';

/** What a report says as the fields of a form; of one that was not read, what its event says. */
export function fieldsOf(
  { reading }: Pick<EvidenceReport, 'reading'>,
  { eventType, urgencyLevel }: Pick<Event, 'eventType' | 'urgencyLevel'>,
) {
  const { relevance = 1, type = eventType, urgency, by = [], on = [] } = reading ?? {};
  const { kind = 'none', reality = 'done', again = '', country = 'other' } = reading ?? {};
  return {
    isRelevant: relevance < 0.5 ? 'no' : 'yes',
    type: `${type}`,
    urgency: `${urgency ? urgencyOf(urgency).level : urgencyLevel}`,
    kind: `${kind}`,
    reality: `${reality}`,
    again: `${again}`,
    country: `${country}`,
    by: by.map((party) => `${partyNames[party]}`),
    on: on.map((party) => `${partyNames[party]}`),
    reason: '',
  };
}

type ReportFields = ReturnType<typeof fieldsOf>;

/** The reason and the fields that were changed, as the call takes them. */
export function changedFields(initial: ReportFields, values: ReportFields): Record<string, unknown> {
  const before = toInput(initial);
  return Object.fromEntries(
    Object.entries(toInput(values)).filter(
      ([name, value]) => name === 'reason' || JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

function toInput({ isRelevant, by, on, ...rest }: ReportFields): Record<string, unknown> {
  const keys = (names: readonly string[]) => keysOf(partyNames).filter((party) => names.includes(partyNames[party]));
  return { ...rest, isRelevant: isRelevant === 'yes', by: keys(by), on: keys(on) };
}
