import { describe, expect, it } from 'vitest';
import { picturesOf, shownUrl } from './pictures.ts';

const own = 'http://vigil.example:3000';

describe('the address of a picture', () => {
  it.each([
    ['http://news.example/a.jpg', 'https://news.example/a.jpg'],
    ['HTTP://news.example/a.jpg?w=1&amp;h=2#x', 'https://news.example/a.jpg?w=1&h=2#x'],
    ['http://news.example:80/a%20b.jpg', 'https://news.example/a%20b.jpg'],
    ['http%3A%2F%2Fnews.example%2Fa.jpg', 'https://news.example/a.jpg'],
    ['https://news.example/a.jpg', 'https://news.example/a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    [`${own}/media/a.jpg`, `${own}/media/a.jpg`],
  ])('%s is asked for as %s', (written, url) => {
    expect(shownUrl(written, own)).toBe(url);
  });

  it.each([
    'http://news.example:8080/a.jpg',
    'http://192.0.2.7/a.jpg',
    'http://[2001:db8::7]/a.jpg',
    'http://localhost/a.jpg',
    'http://news.example/download.png',
    'javascript:alert(1)',
    '',
  ])('%s cannot be shown', (written) => {
    expect(shownUrl(written, own)).toBeNull();
  });
});

describe('the pictures of an event', () => {
  it('count only those that can be shown, each once', () => {
    const urls = [
      'http://news.example/a.jpg',
      'https://news.example/a.jpg',
      'http://192.0.2.7/b.jpg',
      'http://news.example/c.jpg',
    ];
    expect(picturesOf(urls, own)).toEqual([
      { written: 'http://news.example/a.jpg', url: 'https://news.example/a.jpg' },
      { written: 'http://news.example/c.jpg', url: 'https://news.example/c.jpg' },
    ]);
  });
});
