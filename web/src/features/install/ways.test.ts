import { expect, it } from 'vitest';
import { wayToInstall } from './ways.ts';

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
};

it.each([
  ['an iPhone', agents.iPhone, 5, false, 'home-screen'],
  ['an iPad, which calls itself a Mac,', agents.mac, 5, false, 'home-screen'],
  ['a Mac', agents.mac, 0, false, null],
  ['a phone that offers to install', agents.android, 5, true, 'prompt'],
  ['a phone that does not', agents.android, 5, false, null],
] as const)('%s has its way', (_, userAgent, maxTouchPoints, hasPrompt, way) => {
  expect(wayToInstall({ isInstalled: false, hasPrompt, userAgent, maxTouchPoints })).toBe(way);
  expect(wayToInstall({ isInstalled: true, hasPrompt, userAgent, maxTouchPoints })).toBeNull();
});
