import type { Statement } from '@vigil/reader';
import type { EventRecord, StoredReport } from '../timeline/change.ts';
import { makeRecord, makeStating } from './make.ts';

/** An event whose reports all have its title and state the same, each of an origin of its own. Fictional. */
export function makeStated(
  statement: Partial<Statement>,
  { title, sources = ['Example Wire', 'Sample News'], each, ...more }: StatedOptions,
): EventRecord {
  const timestamp = more.timestamp ?? '2031-03-05T01:00:00.000Z';
  const reports = makeStating(statement, sources).map((report, at) => ({
    ...report,
    ...{ item: `${more.id ?? title} ${at}`, title, publishedAt: timestamp },
    ...each?.(at),
  }));
  return makeRecord({ title, summary: '', timestamp, createdAt: timestamp, figures: [], reports, ...more });
}

interface StatedOptions extends Partial<EventRecord> {
  title: string;
  sources?: readonly string[];
  /** What differs in the report at this place. */
  each?: (at: number) => Partial<StoredReport>;
}

export const strike = makeStated(
  { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' },
  {
    id: 'strike',
    title: 'Israel strikes depot near Tabriz',
    location: 'Tabriz, Iran',
    eventType: 'military',
    urgencyLevel: 'urgent',
    timestamp: '2031-03-04T02:10:00.000Z',
    each: (at) => ({ figures: [{ what: 'killed', value: String(7 + at), low: 7 + at, high: 7 + at, words: '' }] }),
  },
);
export const salvo = makeStated(
  { kind: 'attack', by: ['ir'], on: ['il'], country: 'il' },
  {
    id: 'salvo',
    title: 'Iran fires 20 missiles at Haifa',
    location: 'Haifa, Israel',
    eventType: 'military',
    urgencyLevel: 'critical',
  },
);
/** Of one origin alone. */
export const talks = makeStated(
  { kind: 'talks', by: ['ir', 'us'], country: 'om', type: 'diplomatic' },
  {
    id: 'talks',
    title: 'Iran and US open talks in Muscat',
    location: 'Muscat, Oman',
    eventType: 'diplomatic',
    urgencyLevel: 'medium',
    timestamp: '2031-03-05T09:00:00.000Z',
    sources: ['Example Wire'],
  },
);
