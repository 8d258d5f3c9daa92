import { rangeOfWord } from '../language/number-words.ts';
import type { Language } from './language.ts';
import { isNumber, type Match } from './match.ts';
import { modalityOf } from './modality.ts';
import type { Readable } from './readable.ts';

/**
 * What a title in another language tells, made by rule of the names and happenings in it: 'Iran · missile strike · Haifa ·
 * 8 killed'. Null for English, and where less than two of these are known.
 */
export function glossOf({ found, language }: Pick<Readable, 'found' | 'language'>): string | null {
  if (!found) return null;
  const { title } = found;
  const parties = namesOf(title, 'parties').map((name) => states[name] ?? name);
  const places = namesOf(title, 'places').map((name) => states[name] ?? name);
  const parts = [
    ...distinct(parties.filter((name) => !media.test(name))).slice(0, maxParties),
    ...happeningsOf(title, language),
    ...distinct(places.filter((name) => !parties.includes(name))).slice(0, maxPlaces),
    ...tollsOf(title),
  ];
  return parts.length < 2 ? null : distinct(parts).join(' · ');
}

const maxParties = 3;
const maxPlaces = 2;

function namesOf(matches: readonly Match[], kind: Match['kind']): string[] {
  return matches.filter((match) => match.kind === kind).map(({ english }) => english);
}

/**
 * What makes of an explosion or a death no attack, else the first thing that is done, with the arms it is done with, and whether it is
 * announced, possible or denied; without one, what the war is named by.
 */
function happeningsOf(title: readonly Match[], language: Language): string[] {
  const calm = title.find(({ kind, english }) => kind === 'triggers' && harmless.test(english));
  if (calm) return [calm.english];
  const at = title.findIndex(
    ({ kind, english }) => kind === 'triggers' && !saying.test(english) && !toll.test(english),
  );
  const trigger = title[at];
  const arms = title.find(({ kind }) => kind === 'arms');
  const circumstance = title.find(({ kind }) => kind === 'war');
  const act = trigger ? (nouns[trigger.english] ?? trigger.english) : '';
  const text = [arms && !act.startsWith(arms.english) ? arms.english : '', act].filter(Boolean).join(' ');
  return text
    ? [withModality(text, trigger ? modalityOf(title, at, language) : null)]
    : circumstance
      ? [circumstance.english]
      : [];
}

/** 'Announced attack', 'attack called off'. */
function withModality(happening: string, modality: string | null): string {
  if (modality === null || happening === 'sirens') return happening;
  return modality === 'called off' ? `${happening} called off` : `${modality} ${happening}`;
}

/** '8 killed', in whichever order they were written. */
function tollsOf(title: readonly Match[]): string[] {
  return title.flatMap(({ kind, english }, at) => {
    if (kind !== 'triggers' || !toll.test(english)) return [];
    const number = [title[at - 1], title[at + 1]].find((match) => match && isNumber(match));
    return [number ? `${inDigits(number.english)} ${english}` : english];
  });
}

/** 'two' as '2'; what says no exact number stays a word. */
function inDigits(word: string): string {
  const range = rangeOfWord(word);
  return range && range.min === range.max && !/\d/.test(word) ? String(range.min) : word;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

const saying = /^(?:says|announces|meets|visits)$/;
const harmless = /^(?:accident|funeral|anniversary|all clear)$/;
const toll = /^(?:killed|wounded)$/;
const media = /media$/;

const states: Record<string, string> = {
  Israeli: 'Israel',
  Iranian: 'Iran',
  American: 'USA',
  Lebanese: 'Lebanon',
  Yemeni: 'Yemen',
  Iraqi: 'Iraq',
  Russian: 'Russia',
  Pakistani: 'Pakistan',
};

const nouns: Record<string, string> = {
  strikes: 'strike',
  'sirens sound': 'sirens',
  launches: 'launch',
  'launches missiles': 'missile launch',
  hits: 'hit',
  'missile hits': 'missile hit',
  retaliates: 'retaliation',
  warns: 'warning',
  threatens: 'threat',
  denies: 'denial',
  condemns: 'condemnation',
  rejects: 'rejection',
  withdraws: 'withdrawal',
  resumes: 'resumption',
  seized: 'seizure',
  intercepted: 'interception',
  destroyed: 'destruction',
  evacuate: 'evacuation',
  closed: 'closure',
  reopen: 'reopening',
};
