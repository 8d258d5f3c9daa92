import { describe, expect, it } from 'vitest';
import { claimsOfEmail, claimsOfUsername } from './names.ts';

const collide = (one: string[], other: string[]) => one.some((claim) => other.includes(claim));

describe('usernames that look alike', () => {
  it.each([
    ['admin', 'ADMIN'],
    ['admin', 'аdmin'],
    ['admin', 'аdmіn'],
    ['admin', 'admın'],
    ['admin', 'admİn'],
    ['admin', 'ａｄｍｉｎ'],
    ['admin', '𝐚𝒹𝓂𝕚𝔫'],
    ['admin', 'ⓐⓓⓜⓘⓝ'],
    ['admin', 'ɑdmin'],
    ['admin', 'ᴀᴅᴍɪɴ'],
    ['ADMIN', 'ADM1N'],
    ['admin', 'ADMlN'],
    ['admin', 'ADM1N'],
    ['ivan', 'lvan'],
    ['ali', 'AIi'],
    ['nola', 'N0LA'],
    ['admin', 'adrnin'],
    ['ADMIN', 'ΑDΜΙΝ'],
    ['vigil', 'vigiI'],
    ['vigil', 'vigi1'],
    ['root', 'r00t'],
    ['vic', 'ѵіс'],
    ['ad min', 'ad\u2003min'],
    ['ad min', 'ad  min'],
    ['ad min', 'ad\u2800min'],
    ['admin', 'ad\u200bmin'],
    ['admin', 'ad\u2060min'],
    ['admin', 'ad\u3164min'],
    ['admin', 'ad\u034fmin'],
    ['admin', 'admin\ufe0f'],
    ['admin', '\u202eadmin'],
    ['сосо', 'coco'],
    ['josé', 'jose\u0301'],
    ['vic@corp.org', 'viс@corp.org'],
  ])('share a claim: %s and %s', (one, other) => {
    expect(collide(claimsOfUsername(one), claimsOfUsername(other))).toBe(true);
  });

  it.each([
    ['admin', 'admin2'],
    ['jose', 'josé'],
    ['anna', 'hanna'],
    ['neil', 'nell'],
    ['ali', 'lia'],
    ['Vlad', 'Viad'],
    ['משה', 'דוד'],
    ['علی', 'رضا'],
    ['reader-1a', 'reader-1b'],
  ])('do not when they differ: %s and %s', (one, other) => {
    expect(collide(claimsOfUsername(one), claimsOfUsername(other))).toBe(false);
  });
});

describe('usernames and addresses', () => {
  it.each(['vic@corp.org', ' VIC@corp.org ', 'vіс@corp.org', 'ｖｉｃ@corp.org', 'vıc@corp.org', 'v\u200bic@corp.org'])(
    'are one namespace: %j',
    (username) => {
      expect(collide(claimsOfUsername(username), claimsOfEmail('Vic@Corp.org'))).toBe(true);
    },
  );

  it('leave people addresses that differ by one plain letter', () => {
    expect(collide(claimsOfEmail('jl@corp.org'), claimsOfEmail('j1@corp.org'))).toBe(false);
    expect(collide(claimsOfUsername('vlc@corp.org'), claimsOfEmail('vic@corp.org'))).toBe(false);
  });
});
