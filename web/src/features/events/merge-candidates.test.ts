import { makeEvent } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { mergeCandidates } from './merge-candidates.ts';

const make = (id: string, title: string, timestamp = '2030-01-02T03:00:00.000Z') => makeEvent({ id, title, timestamp });

const event = make('a', 'Lighthouse at Port Amberly goes dark');
const same = make('b', 'Port Amberly lighthouse dark for an hour');
const other = make('c', 'Ferry to Northport is late');
const old = make('d', 'Lighthouse at Port Amberly goes dark', '2029-06-01T00:00:00.000Z');
const ids = (search = '') => mergeCandidates(event, [event, other, old, same], search).map(({ id }) => id);

describe('the events offered for a merge', () => {
  it('come with the likeliest first, and never the event itself', () => {
    expect(ids()).toEqual(['b', 'c', 'd']);
  });

  it('are those with all words that are searched for', () => {
    expect(ids('ferry NORTH')).toEqual(['c']);
    expect(ids('nothing like it')).toEqual([]);
  });
});
