import { makeReport } from '@vigil/common/testing/make';
import { makeRecord } from './make.ts';

/** Two independent reports of one event. */
export const both = [makeReport({ source: 'Example Wire' }), makeReport({ source: 'Sample News' })];
export const strike = makeRecord({
  id: 'strike',
  title: 'Israel strikes depot near Tabriz',
  summary: "Israel's army said twelve aircraft hit the depot. Iran condemned a barbaric act.",
  location: 'Tabriz, Iran',
  eventType: 'military',
  urgencyLevel: 'urgent',
  timestamp: '2031-03-04T02:10:00.000Z',
  figures: [{ what: 'injured', value: '17', by: 'Iranian rescue workers' }],
  reports: both,
});
export const salvo = makeRecord({
  ...strike,
  id: 'salvo',
  title: 'Iran fires 20 missiles at Haifa',
  summary: '',
  location: 'Haifa, Israel',
  timestamp: '2031-03-05T01:00:00.000Z',
  figures: [],
});
export const talks = makeRecord({
  id: 'talks',
  title: 'Iran and US open talks in Muscat',
  summary: 'They agreed to meet again.',
  location: 'Muscat, Oman',
  eventType: 'diplomatic',
  urgencyLevel: 'medium',
  timestamp: '2031-03-05T09:00:00.000Z',
  reports: both.slice(0, 1),
});
