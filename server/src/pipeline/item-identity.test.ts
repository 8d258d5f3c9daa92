import { describe, expect, it } from 'vitest';
import type { Item } from './item.ts';
import { formerIdentity, itemIdentity } from './item-identity.ts';

const item = (values: Partial<Item>): Item => ({
  guid: null,
  link: null,
  title: 'Ferry service resumes',
  summary: '',
  publishedAt: null,
  imageUrls: [],
  videoUrls: [],
  ...values,
});
const of = (values: Partial<Item>, source = 'paper') => itemIdentity(source, item(values));

describe('the identity of an item', () => {
  it('is 32 hexadecimal digits, the same each time', () => {
    expect(of({ guid: 'a-1' })).toMatch(/^[\da-f]{32}$/);
    const link = 'https://paper.example/2';
    expect(of({ guid: 'a-1', link })).toBe(
      of({ guid: 'a-1', title: 'Corrected', link: 'https://www.paper.example/3' }),
    );
  });

  it('is its guid within the site that it links to, with any name of the source', () => {
    const [one, other] = [
      { guid: 'a-1', link: 'https://paper.example/1' },
      { guid: 'a-1', link: 'https://radio.example/1' },
    ];
    expect(of(one, 'Paper: World')).toBe(of(one, 'Paper: Middle East'));
    expect(of(one)).not.toBe(of(other));
    expect(of(one)).not.toBe(of({ ...one, guid: 'a-2' }));
  });

  it('is its guid within its source when it links nowhere', () => {
    expect(of({ guid: 'a-1' })).not.toBe(of({ guid: 'a-2' }));
    expect(of({ guid: 'a-1' }, 'paper')).not.toBe(of({ guid: 'a-1' }, 'radio'));
  });

  it.each([
    'https://Paper.example/story/',
    'http://paper.example/story',
    'https://paper.example:443/story',
    'https://paper.example/story#comments',
    'https://paper.example/story?utm_source=rss&utm_medium=feed',
    'https://paper.example/story?at_medium=RSS&ns_campaign=x&fbclid=1&gclid=2&ref=home&traffic_source=rss',
  ])('is the address of the article however it is written: %s', (link) => {
    const plain = of({ link: 'https://paper.example/story' });
    expect(of({ link })).toBe(plain);
    expect(of({ guid: link })).toBe(plain);
    expect(of({ link }, 'radio')).toBe(plain);
  });

  it('tells articles apart by what is left of the address', () => {
    const identities = ['/story', '/story?id=1', '/story?id=2', '/story?id=1&p=2', '/Story', '/other'].map((path) =>
      of({ link: `https://paper.example${path}` }),
    );
    expect(new Set(identities).size).toBe(identities.length);
    expect(of({ link: 'https://paper.example/story' })).not.toBe(of({ link: 'https://radio.example/story' }));
  });

  it('is its words within its source when there is nothing else', () => {
    expect(of({})).toBe(of({}));
    expect(of({})).not.toBe(of({ summary: 'After a week.' }));
    expect(of({})).not.toBe(of({}, 'radio'));
  });

  it('is not the front page, which some feeds give for every item', () => {
    const front = 'https://paper.example/#top';
    expect(of({ guid: front })).not.toBe(of({ guid: front, title: 'Another story' }));
    expect(of({ guid: front, link: 'https://paper.example/story' })).toBe(of({ link: 'https://paper.example/story' }));
    expect(of({ link: 'https://paper.example/?p=7' })).not.toBe(of({ link: 'https://paper.example/?p=8' }));
  });

  it('never confuses a guid with words or an address', () => {
    expect(of({ guid: 'paper.example/story' })).not.toBe(of({ link: 'https://paper.example/story' }));
    expect(of({ guid: 'Ferry service resumes' })).not.toBe(of({}));
  });

  it('was another one in earlier versions, unless it is an address', () => {
    const guid = item({ guid: 'a-1', link: 'https://paper.example/1' });
    expect(formerIdentity('s1', guid)).not.toBe(formerIdentity('s2', guid));
    expect(formerIdentity('s1', item({}))).not.toBe(formerIdentity('s2', item({})));
    expect(formerIdentity('s1', item({ link: 'https://paper.example/1' }))).toBeNull();
  });
});
