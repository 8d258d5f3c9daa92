import { describe, expect, it } from 'vitest';
import { toVideo } from './videos.ts';

const frame = (href: string) => ({
  embed: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(href)}&show_text=false`,
});

describe('an address of YouTube', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&t=3',
    'https://www.youtube.com/watch/?app=desktop&v=abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghijk?feature=share',
    'https://www.youtube.com/watch/abcdefghijk',
    'http://youtube.com/watch?v=abcdefghijk#t=3',
    'https://m.youtube.com/watch?v=abcdefghijk',
    'https://music.youtube.com/watch?v=abcdefghijk&list=RDAMVMabcdefghijk',
    'https://YouTube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://youtu.be/abcdefghijk/',
    'https://youtu.be/abcdefghijk?si=fictional_share',
    'https://youtu.be/abcdefghijk&feature=x',
    'https://youtu.be/abcdefghijk&feature=youtu.be&t=5',
    'https://www.youtu.be/abcdefghijk',
    'https://youtu.be/watch?v=abcdefghijk',
    'https://m.youtube.com/shorts/abcdefghijk',
    'https://www.youtube.com/shorts/abcdefghijk?feature=share',
    'https://www.youtube.com/live/abcdefghijk?si=fictional',
    'https://youtube.com/live/abcdefghijk&feature=x',
    'https://www.youtube.com/embed/abcdefghijk?rel=0',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'https://youtube-nocookie.com/embed/abcdefghijk?start=4',
    'https://m.youtube.com/embed/abcdefghijk',
    'https://music.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/v/abcdefghijk',
    'https://www.youtube.com/e/abcdefghijk',
    ' https://youtu.be/abcdefghijk ',
  ])('is embedded by its id: %s', (raw) => {
    expect(toVideo(raw)).toEqual({ embed: 'https://www.youtube-nocookie.com/embed/abcdefghijk' });
  });

  it.each([
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=abcdefghijklmno',
    'https://www.youtube.com/watch?v=abcdefghij%22',
    'https://www.youtube.com/watch?v=../../x/abcd',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/@channel/live',
    'https://www.youtube.com/live/',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed/videoseries?list=PLfictional',
    'https://www.youtube.com/embed/live_stream?channel=UCfictional',
    'https://www.youtube.com/playlist?list=PLfictional',
    'https://youtu.be/',
    'https://youtu.be/playlist?list=PLfictional',
    'https://youtu.be/%3Cscript%3E',
    'https://youtu.be/abcdefghijk%22onload=x',
    'https://youtu.be.evil.example/abcdefghijk',
    'https://evil.example/youtu.be/abcdefghijk',
    'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
    'https://notyoutube.com/watch?v=abcdefghijk',
    'https://evil.youtube.com/watch?v=abcdefghijk',
    'https://videos.example/a.mp4',
  ])('or another one without an id is linked plainly: %s', (raw) => {
    expect(toVideo(raw)).toEqual({ link: new URL(raw).href });
  });

  it('that only looks like one is linked to where it really leads', () => {
    expect(toVideo('https://www.youtube.com@evil.example/watch?v=abcdefghijk')).toEqual({
      link: 'https://www.youtube.com@evil.example/watch?v=abcdefghijk',
    });
  });
});

describe('an address of Facebook', () => {
  it.each([
    ['https://www.facebook.com/somebody/videos/123456789/', 'https://www.facebook.com/somebody/videos/123456789/'],
    [
      'https://m.facebook.com/somebody/videos/a-title/123456789',
      'https://www.facebook.com/somebody/videos/a-title/123456789',
    ],
    ['https://web.facebook.com/somebody/videos/123?ref=share', 'https://www.facebook.com/somebody/videos/123'],
    ['https://he-il.facebook.com/somebody/videos/123', 'https://www.facebook.com/somebody/videos/123'],
    ['https://facebook.com/watch/?v=123456789', 'https://www.facebook.com/watch/?v=123456789'],
    ['https://www.facebook.com/watch?ref=saved&v=123456789', 'https://www.facebook.com/watch/?v=123456789'],
    ['https://www.facebook.com/watch/live/?v=123456789', 'https://www.facebook.com/watch/?v=123456789'],
    ['https://www.facebook.com/video.php?v=123456789', 'https://www.facebook.com/watch/?v=123456789'],
    ['https://www.facebook.com/reel/123456789', 'https://www.facebook.com/reel/123456789'],
    ['http://name:secret@www.facebook.com:8443/reel/123456789#x', 'https://www.facebook.com/reel/123456789'],
    [
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Freel%2F123456789&width=500',
      'https://www.facebook.com/reel/123456789',
    ],
  ])('is embedded: %s', (raw, href) => {
    expect(toVideo(raw)).toEqual(frame(href));
  });

  it.each([
    'https://www.facebook.com/watch/?v=',
    'https://www.facebook.com/watch/?v=%20',
    'https://www.facebook.com/watch/?v=undefined',
    'https://www.facebook.com/watch/?v=123x',
    'https://www.facebook.com/watch/',
    'https://www.facebook.com/watch/live/',
    'https://www.facebook.com/video.php',
    'https://www.facebook.com/reel/',
    'https://www.facebook.com/somebody/videos/',
    'https://www.facebook.com/somebody/videos/x',
    'https://www.facebook.com/somebody/posts/123',
    'https://www.facebook.com/plugins/video.php?href=',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fevil.example%2Freel%2F1',
    'https://www.facebook.com/plugins/video.php?href=javascript%3Aalert(1)',
    'https://facebook.com.evil.example/reel/123456789',
    'https://evilfacebook.com/reel/123456789',
    'https://fb.watch/fictional/',
  ])('without a video is linked plainly: %s', (raw) => {
    expect(toVideo(raw)).toEqual({ link: raw });
  });
});

describe('any other address', () => {
  it('of an upload is played', () => {
    expect(toVideo('/media/0123abcd.mp4')).toEqual({ file: '/media/0123abcd.mp4' });
  });

  it.each([
    '/media/../secret.mp4',
    '//other.example/a.mp4',
    '/media/a.html',
    '',
    '   ',
    'javascript:alert(1)',
    'javascript://www.youtube.com/watch?v=abcdefghijk',
    'data:text/html,<script>1</script>',
    'ftp://www.youtube.com/watch?v=abcdefghijk',
    'youtu.be/abcdefghijk',
    'not an address',
  ])('that is no link of the web is dropped: "%s"', (raw) => {
    expect(toVideo(raw)).toBeNull();
  });
});
