import type { ShownLevel } from '@vigil/common/analysis';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../kit/fault.ts';
import type { Change, EventOp } from '../timeline/change.ts';
import { type Automatic, createAutomatic, type LastGenerated } from './automatic.ts';

const second = 1_000;
const minute = 60 * second;

let latest: LastGenerated | null;
let eventSeq: number;
let level: ShownLevel;
let hasEvents: boolean;
let generated: string[];
let failure: Error | null;
let automatic: Automatic;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-02T03:00:00.000Z') });
  latest = null;
  eventSeq = 7;
  level = 'low';
  hasEvents = true;
  generated = [];
  failure = null;
  automatic = createAutomatic({
    latest: async () => latest,
    eventSeq: () => eventSeq,
    level: () => level,
    hasEvents: () => hasEvents,
    tasks: [
      async () => {
        if (failure) throw failure;
        generated.push('analysis');
        latest = { at: new Date(), seq: eventSeq, level };
      },
      async () => generated.push('balance'),
    ],
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
});
afterEach(() => {
  automatic.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const analyses = () => generated.filter((one) => one === 'analysis').length;

/** Changes an event, on any server. */
function change(op: EventOp): void {
  eventSeq += 1;
  const at = new Date();
  automatic.follow([{ seq: eventSeq, at, by: 'test', op, eventId: 'e-1', item: null, data: null } satisfies Change]);
}

/** What is stored when a server starts. */
const stored = (given: Partial<LastGenerated> = {}) => {
  latest = { at: new Date(Date.now() - 60 * minute), seq: 7, level: 'low', ...given };
};

describe('at the start', () => {
  it('reports are generated where there are events and no report yet', async () => {
    automatic.start();
    await pass(0);
    expect(generated).toEqual(['analysis', 'balance']);
  });

  it('nothing is generated where there are no events', async () => {
    hasEvents = false;
    automatic.start();
    await pass(60 * minute);
    expect(generated).toEqual([]);
  });

  it('reports stay as they are where they include the last change and have the level of the moment', async () => {
    stored();
    automatic.start();
    await pass(60 * minute);
    expect(generated).toEqual([]);
  });

  it.each([
    ['the log is newer', { seq: 6 }],
    ['the level was another one', { level: 'unknown' as const }],
    ['the log is newer, however new they are', { seq: 6, at: new Date('2030-01-02T02:59:50.000Z') }],
  ])('they are generated when %s', async (_, given) => {
    stored(given);
    automatic.start();
    await pass(0);
    expect(generated).toEqual(['analysis', 'balance']);
  });
});

describe('after changes of the log', () => {
  beforeEach(async () => {
    stored({ at: new Date() });
    automatic.start();
    await pass(0);
  });

  it('reports are generated once for many changes, five minutes after the last time', async () => {
    for (let changes = 0; changes < 9; changes++) {
      change('add');
      await pass(20 * second);
    }
    expect(generated).toEqual([]);
    await pass(2 * minute);
    expect(generated).toEqual(['analysis', 'balance']);
    await pass(60 * minute);
    expect(analyses()).toBe(1);
  });

  it.each(['hide', 'restore', 'erase', 'correct', 'merge', 'split'] as const)('%s is not kept waiting', async (op) => {
    change(op);
    await pass(6 * second);
    expect(analyses()).toBe(1);
  });

  it('another level is not kept waiting', async () => {
    level = 'critical';
    automatic.urge();
    await pass(6 * second);
    expect(latest?.level).toBe('critical');
  });

  it('nothing is generated that another server has generated already', async () => {
    change('hide');
    latest = { at: new Date(), seq: eventSeq, level };
    await pass(60 * minute);
    expect(generated).toEqual([]);
  });

  it('what another server was busy with, or what failed, is tried again', async () => {
    for (const error of [new Fault('conflict'), new Error('broken')]) {
      failure = error;
      change('hide');
      await pass(10 * second);
      expect(analyses()).toBe(0);
    }
    failure = null;
    await pass(30 * second);
    expect(analyses()).toBe(1);
  });
});

it('nothing is generated on a server that does not scan by the clock, and on one that stops', async () => {
  change('hide');
  await pass(minute);
  automatic.start();
  automatic.stop();
  await pass(minute);
  expect(generated).toEqual([]);
});
