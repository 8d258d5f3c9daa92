import { first } from './headlines/first.ts';
import { fourth } from './headlines/fourth.ts';
import { second } from './headlines/second.ts';
import { third } from './headlines/third.ts';
import { workbook2 } from './headlines/workbook2.ts';
import type { LabelledItem } from './labels.ts';

/** The headlines of our own that were looked at, as labelled items. */
export function batches(): [name: string, set: LabelledItem[]][] {
  return Object.entries({ first, second, third, fourth, workbook2 }).map(([name, { cases }]) => [
    name,
    cases.map(([title, expected]) => ({
      item: { id: title, date: '2030-03-01T06:00:00Z', outlet: '', title, summary: '', url: '', lang: 'en' },
      window: name,
      label: {
        id: title,
        relevant: expected !== null,
        borderline: false,
        eventType: expected?.type ?? null,
        eventTypeAlt: [],
        urgency: expected?.urgency ?? null,
        location: expected?.place ?? null,
        locationAlt: [],
        cluster: title,
        clusterAlt: null,
      },
    })),
  ]);
}
