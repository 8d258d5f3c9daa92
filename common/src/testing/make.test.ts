import { expect, test } from 'vitest';
import { Event } from '../events.ts';
import { Report } from '../reports.ts';
import { Source } from '../sources.ts';
import { ThreatStatus } from '../threat.ts';
import { TrustedSource } from '../trusted-sources.ts';
import { makeEvent, makeReport, makeSource, makeThreatStatus, makeTrustedSource } from './make.ts';

test('every factory of the contract makes a valid object', () => {
  for (const [schema, made] of [
    [Source, makeSource()],
    [TrustedSource, makeTrustedSource()],
    [Report, makeReport()],
    [Event, makeEvent()],
    [ThreatStatus, makeThreatStatus()],
  ] as const) {
    expect(schema.parse(made)).toEqual(made);
  }
});

test('a factory of the contract takes over what a test passes', () => {
  expect(makeSource({ side: 'iranian' })).toEqual({ ...makeSource(), side: 'iranian' });
});
