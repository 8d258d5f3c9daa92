import { expect, it } from 'vitest';
import { readItem } from '../reading/reading.ts';
import { mirrorText } from '../testing/mirror.ts';

const actsIn = (title: string) =>
  readItem({ title, summary: '' }).acts.map(({ actor, target }) => `${actor ?? 'unnamed'} > ${target ?? 'unnamed'}`);

const mirrorAct = (act: string) => act.replaceAll(/israel|iran/g, (side) => (side === 'israel' ? 'iran' : 'israel'));

it.each([
  ['Israel army says hit over 200 Hezbollah targets in last 24 hours', ['israel > ally']],
  ['Israeli military says it hit 200 Hezbollah targets', ['israel > ally']],
  ['Israel army says struck Hezbollah targets in several areas', ['israel > ally']],
  ['Israeli army says hit 80 targets in Iran', ['israel > iran']],
  ['Hezbollah targets Israeli base', ['ally > israel']],
  ['Israel strikes Beirut as Iran truce holds', ['israel > unnamed']],
  ["Iran's top university bombed as US and Israel press on", ['unnamed > iran']],
  ['Iranian base attacked during night', ['unnamed > iran']],
  ['Iran hits back', []],
  ['Iran said to unleash Hezbollah and other militias as protests spread', []],
  ['Iran unleashes missiles on Israel', ['iran > israel']],
])('%s: attackers and targets', (title, acts) => {
  expect(actsIn(title)).toEqual(acts);
  expect(actsIn(mirrorText(title))).toEqual(acts.map(mirrorAct));
});
