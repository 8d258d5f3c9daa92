import { describe, expect, it } from 'vitest';
import { originsOf } from '../../timeline/origins.ts';
import { readEvidence } from '../evidence.ts';
import { creditOf } from './credit.ts';

const credit = (title: string, summary = '', source = 'My Paper') => creditOf({ title, summary }, source)?.name ?? null;

describe('who is credited', () => {
  it.each([
    ['Reuters', 'Blast in Isfahan', 'DUBAI, June 13 (Reuters) - Explosions were heard'],
    ['AP', 'Blast in Isfahan', 'JERUSALEM (AP) — Explosions were heard'],
    ['AP', 'AP - Blast in Isfahan', ''],
    ['AFP', 'Blast in Isfahan', 'An official told AFP on Monday.'],
    ['Reuters', 'Blast in Isfahan, according to Reuters', ''],
    ['Reuters', 'Blast in Isfahan | Reuters', ''],
    ['Fars', 'Blast in Isfahan', "A blast was heard, a paper said, citing Iran's Fars news agency."],
    ['Tasnim', 'Blast in Isfahan', 'The semi-official Tasnim news agency reported a blast.'],
    ['The Northport Herald', 'Blast in Isfahan - The Northport Herald', ''],
  ])('%s: %s %s', (name, title, summary) => {
    expect(credit(title, summary)).toBe(name);
  });

  it('is nobody where an agency is only spoken of, or is the source itself', () => {
    expect(credit('Reuters journalist killed in strike')).toBeNull();
    expect(credit('Strike hits Tasnim office')).toBeNull();
    expect(credit('Missile hits base - IDF')).toBeNull();
    expect(credit('Blast', 'DUBAI (Reuters) - A blast', 'Reuters World News')).toBeNull();
    expect(credit('Blast in port - The Northport Herald', '', 'Northport Herald')).toBeNull();
  });
});

const lead =
  'Several loud explosions were heard over the fictional harbour of Port Amberly early on Tuesday, residents said, and smoke rose above the old lighthouse for about an hour before the fire brigade arrived.';
const from = (name: string, title: string, summary: string) => ({
  source: name,
  ...readEvidence({ title, summary }, { name, side: 'third' }),
});

describe('origins of reports as they are read', () => {
  const first = from('Paper One', 'Explosions heard at Port Amberly', lead);

  it.each([
    ['word for word', lead],
    ['cut short', `${lead.slice(0, 120)}...`],
    ['with an opening of its own', `PORT AMBERLY (AP) - ${lead}`],
    ['with words exchanged', lead.replace('loud', 'big').replace('early', 'late').replace('old', 'tall')],
    ['with a sentence before it', `Breaking news from the harbour. ${lead}`],
  ])('are one for a text that is carried %s, under a headline of its own', (_, summary) => {
    expect(originsOf([first, from('Paper Two', 'Smoke over the harbour', summary)])).toBe(1);
  });

  it('are two for two accounts of one happening', () => {
    const own =
      'Our correspondent in Port Amberly counted three blasts shortly after four in the morning; nobody was hurt.';
    expect(originsOf([first, from('Paper Two', 'Blasts shake Port Amberly harbour', own)])).toBe(2);
  });
});
