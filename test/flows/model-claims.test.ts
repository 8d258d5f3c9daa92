import { seeded } from '@vigil/common/testing/seeded';
import { supportOf } from '@vigil/server/features/analysis/model-sentences';
import { standsAlone } from '@vigil/server/features/analysis/statements';
import { sentencesOf } from '@vigil/server/language/sentences';
import { describe, expect, it } from 'vitest';
import { archiveRecords } from '../harness/archive.ts';
import { mutantsOf, namesIn } from '../harness/mutate.ts';

const events = archiveRecords();
const isKept = (text: string, cited: typeof events) => supportOf(text, cited).length > 0;
/** With the two after it: a model may cite more than it needs. */
const citedAt = (at: number) => events.slice(at, at + 3);

describe('what a model says of the archive', () => {
  it('is kept when it is true', () => {
    const truths = events.flatMap((event, at) =>
      [event.title, ...sentencesOf(event.summary)].filter(standsAlone).map((text) => ({ text, at })),
    );
    const lost = truths.filter(({ text, at }) => !isKept(text, citedAt(at)));
    console.table({ true_sentences: truths.length, lost: lost.length });
    expect(lost.length / truths.length).toBeLessThanOrEqual(0.02);
  });

  it('is refused with a wrong name, number, date, place, side or negation', () => {
    const names = namesIn(events.flatMap(({ title, summary }) => [title, summary]));
    const random = seeded(2);
    const mutants = events.flatMap((event, at) =>
      at % 4 === 0
        ? [event.title, ...sentencesOf(event.summary)].flatMap((text) =>
            mutantsOf(text, JSON.stringify(event), names, random).map((mutant) => ({ ...mutant, at })),
          )
        : [],
    );
    const missed = mutants.filter(({ text, at }) => isKept(text, citedAt(at)));
    console.table({ mutants: mutants.length, missed: missed.length });
    expect(mutants.length).toBeGreaterThan(300);
    expect(missed.length / mutants.length).toBeLessThanOrEqual(0.02);
  });

  it('is refused when it joins pieces of two events to what neither says', () => {
    const joined = events.flatMap((one, at) => {
      const other = events[at + 1];
      const text = `${halfOf(one.title, 0)} ${halfOf(other?.title ?? '', 1)}`;
      // A semicolon parts two statements, and each may be true.
      return other && text !== one.title && text !== other.title && !text.includes(';') ? [{ text, at }] : [];
    });
    expect(joined.length).toBeGreaterThan(100);
    expect(joined.filter(({ text, at }) => isKept(text, events.slice(at, at + 2)))).toEqual([]);
  });

  it('may count events, and say nothing else behind the count', () => {
    const military = events.slice(-40).filter(({ eventType }) => eventType === 'military');
    const text = `${military.length} military events.`;
    expect(supportOf(text, military)).toEqual(military);
    expect(supportOf(text.replace(/^\d+/, '99'), military)).toEqual([]);
    expect(supportOf(text.replace(/\.$/, '; Israel admitted the attack.'), military)).toEqual([]);
    expect(supportOf(text, military.slice(1))).toEqual([]);
  });

  it('may tell of two events, parted by a semicolon, and cites both', () => {
    const at = events.findIndex(({ title }, at) => !/[;:]/.test(title + (events[at + 1]?.title ?? '')));
    const [one, other, ...rest] = events.slice(at, at + 4);
    expect(supportOf(`${one?.title}; ${other?.title}.`, events.slice(at, at + 4))).toEqual(
      expect.arrayContaining([one, other]),
    );
    expect(rest).toHaveLength(2);
  });

  it.each([
    'Israel admitted the attack.',
    'Iran will attack again.',
    'Israel is winning the war.',
    'Iran is winning the war.',
    'Israel violated the ceasefire.',
    'Iran violated the ceasefire.',
    'Israel targeted hospitals.',
    'Iran targeted hospitals.',
    'Israel struck first.',
    'Iran struck first.',
    'Iran has nuclear weapons.',
    'Netanyahu was killed.',
    'Tensions between Israel and Iran remain high.',
  ])('is refused when it is a judgement that no event tells, whichever are cited: %s', (text) => {
    expect(supportOf(text, events)).toEqual([]);
  });
});

function halfOf(title: string, which: 0 | 1): string {
  const words = title.split(' ');
  const middle = Math.ceil(words.length / 2);
  return (which === 0 ? words.slice(0, middle) : words.slice(middle)).join(' ');
}
