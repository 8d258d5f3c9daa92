import { generateRssFeed } from 'feedsmith';
import { type ArchiveEvent, reportId } from './archive.ts';
import { type OutletKey, outlets } from './data/outlets.ts';
import { reportsOf } from './outlet-reports.ts';
import { eventsAtStart, runningOrder } from './running-order.ts';

/** A report of the replay: its date is when it appears, and its words name the day on which the event happened. */
export interface ReplayReport {
  guid: string;
  outlet: OutletKey;
  event: ArchiveEvent;
  title: string;
  summary: string;
  date: Date;
}

/** Days of the archive a minute at which the pauses below hold. */
const usualSpeed = 30;

/** Between two events of a replay at the usual speed: a busy day is spread out, and a quiet month shortened. */
const pause = { least: 8_000, most: 25_000 };
/** From the start to the first event that is not there already. */
const firstPauseMs = 15_000;
/** The events that are there at the start are this far apart, and the last of them is as old. */
const startStepMs = 150_000;

/**
 * All reports of the replay that starts at `startedAt`, in order of date. Those of the first twenty events are dated
 * within the hour before it; the others follow at `speed` days of the archive a minute. The same start and speed give
 * the same reports.
 */
export function replayReports(startedAt: Date, speed: number): ReplayReport[] {
  const pace = usualSpeed / speed;
  let before: ArchiveEvent | null = null;
  let offset = 0;
  const reports = runningOrder().flatMap((replayed, index) => {
    const { event } = replayed;
    const isAtStart = index < eventsAtStart;
    if (index === eventsAtStart) offset = firstPauseMs * pace;
    else if (!isAtStart && before) offset += pauseBetween(before, event) * pace;
    before = event;
    const first = startedAt.getTime() + (isAtStart ? (index - eventsAtStart) * startStepMs : offset);
    return reportsOf(replayed).map(
      ({ outlet, title, text, afterMs }, at): ReplayReport => ({
        guid: reportId(event.id, `${outlet}-${at}`),
        outlet,
        event,
        title: `${title} (${dotted(event.timestamp)})`,
        summary: `${dateline(event.timestamp)}${text}`,
        date: new Date(first + afterMs * (isAtStart ? 1 : pace)),
      }),
    );
  });
  return reports.sort((a, b) => +a.date - +b.date);
}

/** An RSS 2.0 document of one outlet's reports, newest first. `pageOf` is the address of the page about an event. */
export function rssOf(outlet: OutletKey, reports: ReplayReport[], pageOf: (event: ArchiveEvent) => string): string {
  const { name } = outlets[outlet];
  return generateRssFeed({
    title: name,
    link: 'http://localhost/',
    description: `${name}: a fictional outlet that replays documented events of the past`,
    items: [...reports].reverse().map(({ guid, event, title, summary, date }) => ({
      title,
      link: pageOf(event),
      description: summary,
      guid: { value: guid, isPermaLink: false },
      pubDate: date,
    })),
  });
}

function pauseBetween(a: ArchiveEvent, b: ArchiveEvent): number {
  const days = (b.timestamp.getTime() - a.timestamp.getTime()) / 86_400_000;
  const ms = (days / usualSpeed) * 60_000;
  return Math.min(pause.most, Math.max(pause.least, ms));
}

/**
 * '2026.02.28', behind every title. Written as one number, since the words of a written month would make the reports
 * of different events of that month look alike to the matcher.
 */
function dotted(date: Date): string {
  return date.toISOString().slice(0, 10).replaceAll('-', '.');
}

/** 'FEBRUARY 28 (replay of 2026) - ', a dateline as agencies write it. */
function dateline(date: Date): string {
  const month = months.format(date).toUpperCase();
  return `${month} ${date.getUTCDate()} (replay of ${date.getUTCFullYear()}) - `;
}

const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
