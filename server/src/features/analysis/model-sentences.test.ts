import type { Section, Sentence } from '@vigil/common/analysis';
import { describe, expect, it } from 'vitest';
import { makeStated } from '../../testing/report-events.ts';
import { admit, examine, merge, supportOf } from './model-sentences.ts';

const strike = makeStated(
  { kind: 'attack', by: ['il'], on: ['ir'], country: 'ir' },
  {
    id: 'strike',
    title: 'Israel strikes depot near Tabriz',
    summary: "Israel's army said twelve aircraft hit the depot. Nobody was hurt at the depot.",
    location: 'Tabriz, Iran',
  },
);

const said = (text: string, eventIds = ['strike'], section: Section = 'risk_analysis') => ({ section, text, eventIds });
const admitted = (...sentences: ReturnType<typeof said>[]) =>
  admit({ sentences, model: 'parrot-1', at: '2030-01-02T00:00:00.000Z' }, [strike]);
const three = [
  said('Israel strikes depot near Tabriz.'),
  said("Israel's army said twelve aircraft hit the depot."),
  said('Nobody was hurt at the depot.'),
];

describe('the statements of a model', () => {
  it('are kept with their events and origins when the events support them', () => {
    expect(admitted(...three)).toEqual(three.map((one) => ({ ...one, origins: 2, depth: 'main', by: 'model' })));
  });

  it('are judged one by one, where several come as one', () => {
    const both = said(`${three[0]?.text} Iran fires 300 missiles.`);
    expect(admitted(both, ...three.slice(1)).map(({ text }) => text)).toEqual(three.map(({ text }) => text));
  });

  it('cite only events that are shown', () => {
    expect(admitted(...three.map((one) => ({ ...one, eventIds: ['strike', 'other', 'strike'] })))).toEqual(
      admitted(...three),
    );
    expect(admitted(...three.map((one) => ({ ...one, eventIds: ['other'] })))).toEqual([]);
  });

  it('rest on the weakest part: two events of one origin each make no second origin', () => {
    const talks = makeStated(
      { kind: 'talks', by: ['ir', 'us'], country: 'om' },
      { id: 'talks', title: 'Iran and US open talks in Muscat', location: 'Muscat, Oman', sources: ['Third Post'] },
    );
    const both = said('Israel strikes depot near Tabriz; Iran and US open talks in Muscat.', ['strike', 'talks']);
    const draft = { sentences: [both, ...three.slice(1)], model: 'parrot-1', at: '2030-01-02T00:00:00.000Z' };
    const [first] = admit(draft, [strike, talks]);
    expect(first).toMatchObject({ text: both.text, eventIds: ['strike', 'talks'], origins: 1 });
  });

  it('say an idea once', () => {
    expect(admitted(...three, said('Israel strikes a depot near Tabriz'), ...three)).toHaveLength(3);
  });

  it('are none when fewer than three are left, or less than a quarter', () => {
    expect(admitted(...three.slice(0, 2))).toEqual([]);
    const lies = (count: number) => Array.from({ length: count }, (_, at) => said(`Iran strikes ${at + 20} depots.`));
    expect(admitted(...three, ...lies(9))).toHaveLength(3);
    expect(admitted(...three, ...lies(10))).toEqual([]);
  });

  it('are refused when what judges them breaks', () => {
    const broken = {
      ...strike,
      get title(): string {
        throw new Error('fictional');
      },
    };
    expect(supportOf('Israel strikes depot near Tabriz.', [broken])).toEqual([]);
  });
});

describe('the choice of a model', () => {
  const chosen = (section: Section, events: (typeof strike)[]) =>
    examine(
      {
        sentences: [
          said(
            '',
            events.map(({ id }) => id),
            section,
          ),
        ],
        model: 'parrot-1',
        at: '',
      },
      events,
    );

  it('is the quote of an event, where it gives no text', () => {
    const { kept } = chosen('assessment', [strike]);
    expect(kept).toMatchObject([{ kind: 'quote', by: 'model', eventIds: ['strike'], origins: 2 }]);
    expect(kept[0]?.text).toMatch(/^“Israel strikes depot near Tabriz” \(/);
  });

  it('is none of several events, of one without a title to quote, and no count', () => {
    const other = { ...strike, id: 'other' };
    const comment = makeStated({ kind: 'attack', reality: 'comment' }, { id: 'c', title: 'Why Israel struck a depot' });
    expect(chosen('risk_analysis', [strike, other]).kept).toEqual([]);
    expect(chosen('risk_analysis', [comment]).kept).toEqual([]);
    expect(chosen('counted', [strike]).kept).toEqual([]);
  });

  it('puts nothing that rests on one origin into the bottom line, in whose words it may be', () => {
    const single = { ...strike, reports: strike.reports.slice(0, 1) };
    const own = said('Israel strikes depot near Tabriz.', ['strike'], 'assessment');
    expect(chosen('assessment', [single]).kept).toEqual([]);
    expect(examine({ sentences: [own], model: 'parrot-1', at: '' }, [single]).refused).toMatchObject([
      { reason: 'one origin alone does not enter the bottom line' },
    ]);
  });
});

describe('a report of both', () => {
  const sentence = (text: string, more: Partial<Sentence> = {}): Sentence => ({
    section: 'patterns',
    text,
    eventIds: ['strike'],
    origins: 1,
    depth: 'main',
    ...more,
  });
  const own = sentence('Army opens the harbour.', { by: 'model' });
  const texts = (admitted: Sentence[], ruled: Sentence[], newest = '') =>
    merge(admitted, ruled, ({ text }) => text === newest).map(({ text }) => text);

  it('is that of the rules where the model has nothing', () => {
    expect(texts([], [sentence('One.'), sentence('Two.')])).toEqual(['One.', 'Two.']);
  });

  it('has the sentences of the rules in sections where the model has none', () => {
    const risk = sentence('Ships wait outside.', { section: 'risk_analysis' });
    expect(texts([own], [sentence('Trains run late.'), risk])).toEqual([own.text, risk.text]);
  });

  it('keeps for careful readers what two origins support, and for the curious what rests on one', () => {
    const broad = sentence('Trains run late.', { origins: 2 });
    const more = sentence('A bridge opens.', { depth: 'more' });
    expect(texts([own], [broad, more])).toEqual([own.text, broad.text, more.text]);
    expect(texts([{ ...own, origins: 2 }], [broad, more])).toEqual([own.text, more.text]);
  });

  it('tells what came after the model was asked', () => {
    expect(texts([own], [sentence('Trains run late.')], 'Trains run late.')).toEqual([own.text, 'Trains run late.']);
  });

  it('opens with the gravest event, and keeps the counts of the bottom line behind the model', () => {
    const bottom = (text: string, kind: Sentence['kind']) => sentence(text, { section: 'assessment', kind });
    const ruled = [bottom('“A port burns.”', 'quote'), bottom('High: 4 attacks.', 'template')];
    const written = { ...own, section: 'assessment' as const };
    expect(texts([written], ruled)).toEqual(['“A port burns.”', own.text, 'High: 4 attacks.']);
  });

  it('quotes an event once, where the model chose it', () => {
    const quote = (section: Section, by?: 'model') =>
      sentence('“A port burns.”', { section, kind: 'quote', ...(by && { by }) });
    expect(texts([quote('assessment', 'model')], [quote('risk_analysis')])).toEqual(['“A port burns.”']);
  });

  it('does not say twice what the model said', () => {
    expect(texts([own], [sentence('The army opens the harbour.', { origins: 2 })])).toEqual([own.text]);
  });
});
