import { describe, expect, it } from 'vitest';
import { mirrorText } from '../testing/mirror.ts';
import type { EventRecord } from '../timeline/change.ts';
import { factsOf } from './event-facts.ts';

const killed = 'Iran’s supreme leader killed in Israeli strike';
const question = 'Who is Iran’s supreme leader, and why is he a possible target?';
const bare = 'Iran’s supreme leader: a life in pictures';

function eventOf(titles: readonly (readonly [title: string, triggers: string[]])[], image: (text: string) => string) {
  const event: Partial<EventRecord> = {
    id: 'e-1',
    title: image(killed),
    summary: '',
    location: image('Tehran, Iran'),
    timestamp: '2031-03-04T12:00:00.000Z',
    eventType: 'military',
    urgencyLevel: 'critical',
    archived: false,
    reports: titles.map(([title, triggers], at) => ({
      item: `i-${at}`,
      source: `Paper ${at}`,
      url: '',
      title: image(title),
      publishedAt: null,
      side: 'third',
      ...(triggers.length > 0 && { triggers }),
    })),
  };
  return event as EventRecord;
}

describe('the origins of a leader’s death', () => {
  it.each([
    ['Iran', (text: string) => text],
    ['Israel', mirrorText],
  ])('of %s are those that report it, not those that ask or name nothing done', (_, image) => {
    const lone = factsOf(
      eventOf(
        [
          [killed, ['strike']],
          [question, ['strike']],
          [bare, []],
        ],
        image,
      ),
    );
    expect([lone.kind, lone.originNames]).toEqual(['leader-killed', ['Paper 0']]);
    const two = factsOf(
      eventOf(
        [
          [killed, ['strike']],
          [killed, ['strike']],
          [question, ['strike']],
        ],
        image,
      ),
    );
    expect(two.originNames).toEqual(['Paper 0', 'Paper 1']);
  });

  it('are all that do not ask, where no report names what was done', () => {
    const stored = eventOf(
      [
        [killed, []],
        [bare, []],
        [question, []],
      ],
      (text) => text,
    );
    expect(factsOf(stored).originNames).toEqual(['Paper 0', 'Paper 1']);
  });
});
