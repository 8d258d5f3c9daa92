import { expect, it } from 'vitest';
import { splitPost } from './post.ts';

it.each([
  [
    'Spokesman of the harbour:\nThe lamp is out. No ship is near.',
    'Spokesman of the harbour: The lamp is out. No ship is near.',
    '',
  ],
  ['🚨🚨\nBREAKING:\nThe lamp is out.\nNo ship is near.', '🚨🚨 BREAKING: The lamp is out.', 'No ship is near.'],
  ['בהול:\nהמנורה כבתה\nאין ספינה', 'בהול: המנורה כבתה', 'אין ספינה'],
  ['Lamp out\nNo ship near.', 'Lamp out', 'No ship near.'],
  ['The harbour master:', 'The harbour master:', ''],
])('a post whose first line only says who speaks is named by what is said too: %j', (text, title, summary) => {
  expect(splitPost(text)).toEqual({ title, summary });
});

it('its title is no longer than others', () => {
  const long = `Spokesman of the harbour:\nThe lamp is out. ${'No ship is near the harbour. '.repeat(12)}`;
  const { title, summary } = splitPost(long);
  expect(title).toMatch(/^Spokesman of the harbour: The lamp is out\./);
  expect(title.length).toBeLessThanOrEqual(200);
  expect(summary).toContain('No ship is near');
});
