import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import { toHttpUrl } from './addresses.ts';

const base = 'https://desk.example/news/feed.xml';

describe('an address', () => {
  it.each([
    ['www.desk.example/n7', 'https://www.desk.example/n7'],
    ['WWW.desk.example/n7?x=1#y', 'https://www.desk.example/n7?x=1#y'],
    ['desk.example/n7', 'https://desk.example/n7'],
    ['desk.example', 'https://desk.example/'],
    ['paper.example/n7', 'https://paper.example/n7'],
    ['paper.example:8080/n7', 'https://paper.example:8080/n7'],
    ['news.paper.example?id=7', 'https://news.paper.example/?id=7'],
    ['חדשות.example/7', 'https://xn--7dbee7eg.example/7'],
    ['https//paper.example/n7', 'https://paper.example/n7'],
    ['http:/paper.example/n7', 'http://paper.example/n7'],
    ['//paper.example/n7', 'https://paper.example/n7'],
    ['https://paper.example/n7', 'https://paper.example/n7'],
  ])('without a scheme is completed: %s', (text, expected) => {
    expect(toHttpUrl(text, base)).toBe(expected);
  });

  it.each([
    ['/n7', 'https://desk.example/n7'],
    ['n7', 'https://desk.example/news/n7'],
    ['../n7.html', 'https://desk.example/n7.html'],
    ['./a.b/c', 'https://desk.example/news/a.b/c'],
    ['n7.html', 'https://desk.example/news/n7.html'],
    ['index.php/7', 'https://desk.example/news/index.php/7'],
    ['article.php?id=7', 'https://desk.example/news/article.php?id=7'],
    ['v1.2/picture.png', 'https://desk.example/news/v1.2/picture.png'],
    ['?p=7', 'https://desk.example/news/feed.xml?p=7'],
    ['#7', 'https://desk.example/news/feed.xml#7'],
  ])('that is a path is read against that of the feed: %s', (text, expected) => {
    expect(toHttpUrl(text, base)).toBe(expected);
  });

  it.each([
    '',
    'Read more here',
    '://paper.example/7',
    'javascript:alert(1)',
    'tag:paper.example,2030:7',
    'ftp://paper.example/7',
  ])('is none: %j', (text) => expect(toHttpUrl(text, base)).toBeNull());

  it('of another host is never glued to that of the feed', () => {
    const random = seeded(17);
    const letters = 'abcdefgh0123-';
    const word = () =>
      Array.from({ length: 2 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * 8)]).join('');
    for (let round = 0; round < 500; round += 1) {
      const host = `${word()}.${random() < 0.5 ? `${word()}.` : ''}example`;
      const rest = random() < 0.5 ? `/${word()}` : `/${word()}/${word()}?x=${word()}`;
      for (const start of ['', 'www.', '//', 'https//', 'http:/'])
        expect(new URL(toHttpUrl(`${start}${host}${rest}`, base) ?? '').host).toBe(
          `${start === 'www.' ? start : ''}${host}`,
        );
    }
  });
});
