import RssParser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { type Outlet, outlets } from './data/outlets.ts';
import { sources } from './data/sources.ts';
import { type ReplayReport, replayReports, rssOf } from './replay.ts';
import { replayPage } from './replay-page.ts';
import { eventsAtStart } from './running-order.ts';

const startedAt = new Date('2030-01-02T03:04:05.678Z');
const reports = replayReports(startedAt, 30);
const minute = 60_000;
const firstOf = firstReports(reports);

describe('the reports of the replay', () => {
  test('are the same for the same start and speed', () => {
    expect(replayReports(startedAt, 30)).toEqual(reports);
    expect(new Set(reports.map(({ guid }) => guid)).size).toBe(reports.length);
  });

  test('tell of twenty events within the hour before the start, and of no other before it', () => {
    const atStart = firstOf.filter(({ date }) => date <= startedAt);
    expect(atStart).toHaveLength(eventsAtStart);
    for (const { date } of atStart) expect(+startedAt - +date).toBeLessThan(60 * minute);
    const started = new Set(atStart.map(({ event }) => event.id));
    for (const { event, date } of reports) if (started.has(event.id)) expect(+date).toBeLessThanOrEqual(+startedAt);
  });

  test('begin with nothing critical, and bring a critical event of several outlets within the first minute', () => {
    const critical = reports.filter(({ event }) => event.urgencyLevel === 'critical');
    const [first] = critical;
    expect(+(first?.date ?? 0) - +startedAt).toBeGreaterThan(5_000);
    const soon = critical.filter(({ event, date }) => event === first?.event && +date - +startedAt < minute);
    expect(new Set(soon.map(({ outlet }) => outlet)).size).toBeGreaterThanOrEqual(3);
  });

  test('follow each other by 8 to 25 seconds an event at the usual speed, and in proportion at another', () => {
    const pauses = (speed: number) => pausesOf(replayReports(startedAt, speed), startedAt);
    for (const ms of pauses(30)) expect(ms >= 8_000 && ms <= 25_000, `${ms}`).toBe(true);
    const usual = pauses(30);
    for (const [at, ms] of pauses(60).entries()) expect(Math.abs(ms * 2 - (usual[at] ?? 0))).toBeLessThanOrEqual(2);
  });

  test('name the true day of their event in the title and in the text', () => {
    for (const { event, title, summary } of reports) {
      const day = event.timestamp.toISOString().slice(0, 10);
      expect(title).toMatch(new RegExp(`\\(${day.replaceAll('-', '\\.')}\\)$`));
      expect(summary).toContain(`${event.timestamp.getUTCDate()} (replay of ${day.slice(0, 4)}) - `);
    }
  });

  test('give each outlet words of its own, but for those of the Courier, which copies the wire', () => {
    const texts = reports.filter(({ outlet }) => outlet !== 'courier').map(({ title }) => title);
    const copies = reports.filter(({ outlet }) => outlet === 'courier');
    expect(new Set(texts).size).toBe(texts.length);
    expect(copies.length).toBeGreaterThan(10);
    for (const { event, summary } of copies) {
      const wire = reports.find((report) => report.event === event && report.outlet === 'wire');
      expect(summary).toBe(wire?.summary);
    }
  });

  test('use no word that takes a side', () => {
    const loaded =
      /\b(regime|terrorists|so-called|martyred|murder\w*|massacre\w*|slaughter\w*|brutal\w*|zionist\w*|prox(y|ies))\b/i;
    for (const { title } of reports) expect(title).not.toMatch(loaded);
  });
});

describe('the outlets of the replay', () => {
  const all: Outlet[] = Object.values(outlets);

  test('are fictional, and say so in their names', () => {
    const real = new Set(sources.map(({ name }) => name));
    for (const { name } of all) expect([name.includes('Replay'), real.has(name)]).toEqual([true, false]);
  });

  test('stand alike on both sides', () => {
    const ofSide = (side: Outlet['side']) => all.filter((one) => one.side === side);
    const shown = (side: Outlet['side']) =>
      ofSide(side).map(({ name, reliability }) => [name.replace(/Israel|Iran/, 'Side'), reliability]);
    expect(shown('israeli')).toEqual(shown('iranian'));
    expect(ofSide('third').length).toBeGreaterThan(2);
  });
});

describe('rssOf', () => {
  const own = reports.filter(({ outlet }) => outlet === 'iran').slice(0, 5);

  test('writes a document from which rss-parser reads the same reports, newest first', async () => {
    const feed = await new RssParser().parseString(rssOf('iran', own, ({ id }) => `http://127.0.0.1:1/events/${id}`));
    expect(feed.title).toBe(outlets.iran.name);
    expect(feed.items.map(({ guid, title, content, link }) => ({ guid, title, content, link }))).toEqual(
      own.toReversed().map(({ guid, title, summary, event }) => ({
        guid,
        title,
        content: summary,
        link: `http://127.0.0.1:1/events/${event.id}`,
      })),
    );
    for (const [at, { date }] of own.toReversed().entries())
      expect(Math.abs(Date.parse(feed.items[at]?.isoDate ?? '') - +date)).toBeLessThan(1_000);
  });

  test('writes a valid feed of no reports', async () => {
    expect((await new RssParser().parseString(rssOf('wire', [], () => ''))).items).toEqual([]);
  });
});

test('the page of an event says when it happened and links to who documented it', () => {
  const event = reports[0]?.event;
  if (!event) throw new Error('there are no reports');
  const page = replayPage({ ...event, title: `<b>"${event.title}"` });
  expect(page).toContain('Replay of 26 August 2025. This is not news of today.');
  expect(page).toContain('&#60;b&#62;&#34;Australia');
  for (const { name, url } of event.sources) {
    expect(page).toContain(name.replaceAll("'", '&#39;'));
    expect(page).toContain(`href="${url.replaceAll('&', '&#38;')}"`);
  }
});

/** Of each event its first report. */
function firstReports(all: ReplayReport[]): ReplayReport[] {
  const seen = new Set<string>();
  return all.filter(({ event }) => !seen.has(event.id) && seen.add(event.id));
}

/** Milliseconds between the events that follow the start. */
function pausesOf(all: ReplayReport[], start: Date): number[] {
  const times = firstReports(all).flatMap(({ date }) => (date > start ? [+date] : []));
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}
