import type { EventRecord } from '../timeline/change.ts';
import { otherScript } from './other-script.ts';

/**
 * The event with a title that says what happened. The first report of a happening may only ask about it: 'Who is the leader who
 * was killed?' The first of its reports that states something in English then names the event. A title that an
 * administrator worded is kept. Returns the same object if nothing changes.
 */
export function withStatedTitle<E extends Pick<EventRecord, 'title' | 'reports' | 'lang'>>(event: E): E {
  const { title, reports, lang } = event;
  // Titles in other languages have a gloss of their own.
  if (lang !== undefined || !isQuestion(title) || !reports.some((report) => report.title === title)) return event;
  const stating = reports.find(
    (report) => report.triggers?.length && !isQuestion(report.title) && !otherScript.test(report.title),
  );
  return stating ? { ...event, title: stating.title } : event;
}

const isQuestion = (title: string): boolean => /\?["'”’)\]]*\s*$/.test(title);
