import { describe, expect, it } from 'vitest';
import { isGuessable } from './common-passwords.ts';

const about = { username: 'Nova', email: 'nova.example@vigil.example' };

describe('a password that is easy to guess', () => {
  it.each([
    '123456',
    '      ',
    '\u2003\u2003\u2003\u2003\u2003\u2003',
    'password',
    'PassWord',
    'qwerty',
    'abc123',
    'iloveyou',
    '654321',
    '0987654321',
    'abcdef',
    'fedcba',
    'zzzzzz',
    'ababab',
    '１２３４５６',
    'P@ssw0rd',
    'Password1!',
    'P@ssw0rd1!',
    'Qwerty-123',
    '!!Dragon77',
    '123 456',
    'p a s s w o r d',
    '1-2-3-4-5-6',
    '12/34/56',
    'Abcd1234!',
    'Aa123456!',
    'Welcome1!',
    'Admin123!',
    'Nova12',
    'nova.example',
    'Nova.Example@vigil.example',
    'novanova',
  ])('%j is one', (password) => {
    expect(isGuessable(password, about)).toBe(true);
  });

  it.each([
    'sixsix',
    'six-66',
    'another-1',
    'Correct-horse-1',
    'my dog ate it',
    'Supernova-explodes-7',
    'שלום-עליכם-7',
    '12h45k',
    '!?#%&/+1',
    '7 שלום',
  ])('%j is none', (password) => {
    expect(isGuessable(password, about)).toBe(false);
  });

  it('is not every password of a person with a short name', () => {
    expect(isGuessable('a-fictional-ferry', { username: 'a', email: 'a@vigil.example' })).toBe(false);
  });
});
