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
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'photo.jpg',
    '',
  ])('drops %s', (raw) => {
    expect(cleanImageUrl(raw)).toBeNull();
  });
});
