import { describe, expect, it } from 'vitest';
import { makeStatement } from '../testing/stated-report.ts';
import { judge } from './judgement.ts';
import type { Identification } from './matcher.ts';
import { recognise } from './recognise.ts';

const nowhere = { location: 'Unknown', place: null };
const nothing: Identification = { eventId: null, possiblySame: [], againOf: null, isEarlier: false };

/** What becomes of a report whose matcher finds `found`, and the events that were named. */
async function recognised(statement: Partial<ReturnType<typeof makeStatement>>, found: Partial<Identification> = {}) {
  const named: string[] = [];
  let asked = 0;
  const matcher = {
    match: async () => {
      asked += 1;
      return { ...nothing, ...found };
    },
    name: (eventId: string) => void named.push(eventId),
    isSite: () => true,
  };
  const given = makeStatement(statement);
  const stated = { at: 0, title: 'A fictional raid', statement: given, ...nowhere, figures: [] };
  const id = '0123456789abcdef0123';
  const recognition = await recognise(matcher, { id, stated, judgement: judge(given, nowhere) });
  return { ...recognition, named, asked };
}

describe('a report', () => {
  it('that is relevant and of no known event begins one, which is named after its item', async () => {
    const doubt = [{ eventId: 'e-other', probability: 0.3 }];
    expect(await recognised({}, { againOf: 'e-before', possiblySame: doubt })).toMatchObject({
      eventId: 'e-0123456789abcdef',
      ...{ isNew: true, againOf: 'e-before', clear: null, possiblySame: doubt, named: ['e-0123456789abcdef'] },
    });
  });

  it('joins the known event', async () => {
    expect(await recognised({}, { eventId: 'e-known', isEarlier: true })).toMatchObject({
      ...{ eventId: 'e-known', isNew: false, isEarlier: true, isSite: true, named: [] },
    });
  });

  it('that is nearly relevant joins a known event and begins none', async () => {
    expect(await recognised({ relevance: 0.3 }, { eventId: 'e-known' })).toMatchObject({ eventId: 'e-known' });
    expect(await recognised({ relevance: 0.3 })).toMatchObject({ eventId: null, named: [] });
  });

  it('that is not relevant is compared with nothing', async () => {
    expect(await recognised({ relevance: 0.09 }, { eventId: 'e-known' })).toMatchObject({ eventId: null, asked: 0 });
  });

  it('of the end of an alarm is a clear one where it is done', async () => {
    expect((await recognised({ kind: 'all-clear' })).clear).not.toBeNull();
    expect((await recognised({ kind: 'all-clear', reality: 'denied' })).clear).toBeNull();
  });
});
