import { describe, expect, it } from 'vitest';
import { cleanImageUrl, toVideo } from './media.ts';

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

describe('toVideo', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&t=3',
    'https://youtu.be/abcdefghijk',
    'https://m.youtube.com/shorts/abcdefghijk',
  ])('embeds %s', (raw) => {
    expect(toVideo(raw)).toEqual({ embed: 'https://www.youtube-nocookie.com/embed/abcdefghijk' });
  });

  it('embeds videos of Facebook by their address', () => {
    const url = 'https://www.facebook.com/somebody/videos/123456789/';
    expect(toVideo(url)).toEqual({
      embed: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url)}&show_text=false`,
    });
  });

  it.each(['https://www.youtube.com/watch?v=', 'https://www.youtube.com/@channel', 'https://videos.example/a.mp4'])(
    'links %s plainly',
    (raw) => {
      expect(toVideo(raw)).toEqual({ link: raw });
    },
  );

  it('plays what was uploaded', () => {
    expect(toVideo('/media/0123abcd.mp4')).toEqual({ file: '/media/0123abcd.mp4' });
  });

  it.each([
    '/media/../secret.mp4',
    '//other.example/a.mp4',
    '/media/a.html',
    '',
    '   ',
    'javascript:alert(1)',
    'not an address',
  ])('drops "%s"', (raw) => {
    expect(toVideo(raw)).toBeNull();
  });
});
