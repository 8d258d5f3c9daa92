import { describe, expect, it } from 'vitest';
import { cleanImageUrl } from './media.ts';

describe('cleanImageUrl', () => {
  it.each([
    ['https://news.example/a.jpg', 'https://news.example/a.jpg'],
    ['https://news.example/a.jpg?w=1&amp;h=2', 'https://news.example/a.jpg?w=1&h=2'],
    ['https://news.example/a%2Fb.jpg?sig=x%2By', 'https://news.example/a%2Fb.jpg?sig=x%2By'],
    ['https%3A%2F%2Fnews.example%2Fa.jpg', 'https://news.example/a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    ['images/a.jpg', 'images/a.jpg'],
    ['/media/a%20b.jpg', '/media/a b.jpg'],
    ['/media/100%.jpg', '/media/100%.jpg'],
  ])('accepts %s', (raw, clean) => {
    expect(cleanImageUrl(raw)).toBe(clean);
  });

  it.each([
    'https://news.example/app-store/badge.png',
    'https://news.example/google-play.png',
    'https://news.example/DOWNLOAD.png',
    'https://news.example/share-button.png',
    'https://',
    'http://[broken',
    '//other.example/a.jpg',
    '/\\evil.example/x.png',
    '/\t/evil.example/x.png',
    '/\n/evil.example/x.png',
    '\\\\evil.example/x.png',
    '/media\\..\\..\\x.png',
    '/%5Cevil.example/x.png',
    '/%2Fevil.example/x.png',
    '/%09/evil.example/x.png',
    '/%252Fevil.example/x.png',
    '/%25255Cevil.example/x.png',
    '/&#92;evil.example/x.png',
    '/&bsol;evil.example/x.png',
    '/&sol;evil.example/x.png',
    '/&Tab;/evil.example/x.png',
    '/.//evil.example/x.png',
    '/a/..//evil.example/x.png',
    '/%2e//evil.example/x.png',
    '/\uff0fevil.example/x.png',
    '/\uff3cevil.example/x.png',
    '/%ef%bc%8fevil.example/x.png',
    '/&#x2f;evil.example/x.png',
    '/%26%2347%3Bevil.example/x.png',
    '&#47;&#9;/evil.example/x.png',
    'images/\u0000a.png',
    'images/%00a.png',
    `/%${'25'.repeat(50_000)}`,
    'https://news.example/a\u0007.png',
    'https://news.exa\tmple/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'photo.jpg',
    '',
  ])('drops %s', (raw) => {
    expect(cleanImageUrl(raw)).toBeNull();
  });
});
