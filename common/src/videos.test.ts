import { describe, expect, it } from 'vitest';
import { toVideo } from './videos.ts';

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
