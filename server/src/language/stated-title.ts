import { isMoreUrgent } from '@vigil/common/events';
import type { Report } from '@vigil/common/reports';
import type { EventRecord } from '../timeline/change.ts';
import { otherScript } from './other-script.ts';

type TitledEvent = Pick<EventRecord, 'title' | 'reports' | 'lang' | 'urgencyLevel' | 'isUrgencySet'>;

/**
 * The event with a title that says what happened and why it is as urgent as it is. The first report may only ask about it ('Who is
 * the leader who was killed?'), report what came before it ('A vows response'), or report less ('A strikes B', where a later one
 * counts forty dead). So the first report that has the urgency of the event names it, one with a known trigger before others. If
 * none is more urgent, a title that is a question gives way to the first that states something. Titles in other languages have a
 * gloss of their own and name no event in English. A title that an administrator worded is kept. Returns the same object if
 * nothing changes.
 */
export function withStatedTitle<E extends TitledEvent>(event: E): E {
  const { title, reports, lang } = event;
  const own = reports.find((report) => report.title === title);
  if (lang !== undefined || !own) return event;
  const stating = (isRaisedAbove(own, event) && raisingIn(event)) || (isQuestion(title) && firstStated(reports));
  return stating ? { ...event, title: stating.title } : event;
}

function isRaisedAbove({ urgencyLevel: own }: Report, { urgencyLevel, isUrgencySet }: TitledEvent): boolean {
  return own !== undefined && !isUrgencySet && isMoreUrgent(urgencyLevel, own);
}

function raisingIn({ reports, urgencyLevel }: TitledEvent): Report | undefined {
  const raising = reports.filter((report) => report.urgencyLevel === urgencyLevel);
  return firstStated(raising) ?? raising.find(({ title }) => !isQuestion(title) && !otherScript.test(title));
}

function firstStated(reports: readonly Report[]): Report | undefined {
  return reports.find(({ triggers, title }) => triggers?.length && !isQuestion(title) && !otherScript.test(title));
}

const isQuestion = (title: string): boolean => /\?["'”’)\]]*\s*$/.test(title);
