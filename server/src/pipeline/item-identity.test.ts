import { seeded } from '@vigil/common/testing/seeded';
import { describe, expect, it } from 'vitest';
import type { Item } from './item.ts';
import { exactIdentities, formerIdentity, identitiesOf, itemIdentity, traceOf } from './item-identity.ts';

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

describe('the identities of one document', () => {
  const day = (hour: number) => new Date(Date.UTC(2030, 2, 5, hour));
  const titles = ['Bridge opens in Port Amberly', 'Ferry service resumes', 'Market closes early'];
  /** Three items that have these values in common, and those of `own`. */
  const three = (common: Partial<Item>, own: (index: number) => Partial<Item> = () => ({})) =>
    titles.map((title, index) => item({ title, publishedAt: day(index), ...common, ...own(index) }));
  const idsOf = (items: Item[], shared = new Set<string>()) => identitiesOf('paper', items, shared).map(({ id }) => id);
  const link = (index: number) => ({ link: `https://paper.example/${index}` });

  it.each<[string, Item[]]>([
    ['one guid for all', three({ guid: '{{ }}' }, link)],
    ['one guid that is an address', three({ guid: 'https://paper.example/feed' }, link)],
    ['one link for all', three({ link: 'https://paper.example/flash' })],
    ['one link and one guid', three({ link: 'https://paper.example/flash', guid: 'item' })],
    ['one link, one guid and no dates', three({ link: 'https://paper.example/flash', guid: '0', publishedAt: null })],
    ['one link and one date', three({ link: 'https://paper.example/flash', publishedAt: day(0) })],
    ['fragments', three({}, (index) => ({ link: `https://paper.example/live/7#entry-${index}` }))],
    ['fragments of a guid', three({}, (index) => ({ guid: `https://paper.example/live/7#entry-${index}` }))],
    ...['ref', 'utm_id', 'at_x', 'ns_y', 'fbclid', 'gclid', 'traffic_source', 'id'].map((name): [string, Item[]] => [
      name,
      three({}, (index) => ({ link: `https://paper.example/article?${name}=${index}` })),
    ]),
  ])('tell its items apart, and are the same in the next reading: %s', (_name, items) => {
    const ids = idsOf(items);
    expect(new Set(ids).size).toBe(3);
    expect(idsOf([...items].reverse())).toEqual([...ids].reverse());
  });

  it('are those of earlier versions where no key is shared', () => {
    const items = [
      ...three({}, (index) => ({ ...link(index), guid: `a-${index}` })),
      ...three({}, (index) => ({ link: `https://radio.example/${index}?utm_source=x` })),
      ...three({}, (index) => ({ summary: `${index}` })),
    ];
    expect(idsOf(items)).toEqual(items.map((one) => itemIdentity('paper', one)));
  });

  it('remember what was shared when one of the items is left alone', () => {
    const shared = new Set<string>();
    const items = three({ guid: '{{ }}' }, link);
    const [, , last] = idsOf(items, shared);
    expect(idsOf(items.slice(2), shared)).toEqual([last]);
    const fresh = item({ title: 'Tram halts', guid: '{{ }}', link: 'https://paper.example/9' });
    expect(idsOf([fresh], shared)).toEqual([of({ link: 'https://paper.example/9' })]);
  });

  it('have the exact address of an item that is alone, by which it was known among others', () => {
    const items = three({}, (index) => ({ link: `https://paper.example/live/7#entry-${index}` }));
    const [first] = items;
    expect(first && exactIdentities(first)).toEqual(idsOf(items).slice(0, 1));
  });

  it('stay one for an article that is listed in two forms', () => {
    const common = { guid: 'https://paper.example/7#1', publishedAt: day(1) };
    const items = [item({ ...common, title: 'Live: Bridge opens' }), item({ ...common, title: 'Bridge opens' })];
    expect(new Set(idsOf(items)).size).toBe(1);
    expect(new Set(idsOf([items[0] ?? item({}), item({ ...common, title: 'Ferry sinks' })])).size).toBe(2);
  });

  it('have a trace by source, link, title and date where the guid is the identity', () => {
    const one = item({ guid: 'uuid:1', link: 'https://paper.example/7?utm_x=1', publishedAt: day(1) });
    const again = { ...one, guid: 'uuid:2', link: 'https://www.paper.example/7' };
    const trace = (values: Item, source = 'paper') => traceOf(source, { id: '', isPlain: true }, values);
    expect(trace(one)).toBe(trace({ ...again, link: 'https://paper.example/7' }));
    for (const other of [{ title: 'Ferry sinks' }, { publishedAt: day(2) }, { link: 'https://paper.example/8' }])
      expect(trace({ ...one, ...other })).not.toBe(trace(one));
    expect(trace(one, 'radio')).not.toBe(trace(one));
    expect(trace({ ...one, link: null })).toBeNull();
    expect(trace({ ...one, link: 'https://paper.example/' })).toBeNull();
    expect(trace({ ...one, guid: 'https://paper.example/7' })).toBeNull();
  });

  it('lose no item of another title, with any keys that they have in common, and end', () => {
    const random = seeded(13);
    const pick = (from: (string | null)[]) => from[Math.floor(random() * from.length)] ?? null;
    const addresses = [
      'https://a.example/1',
      'https://a.example/1#x',
      'https://a.example/1?ref=2',
      'https://a.example/',
      null,
    ];
    for (let round = 0; round < 500; round += 1) {
      const items = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, index) =>
        item({
          title: `Story number ${index} of ${round}`,
          guid: pick(['g1', 'g2', ...addresses]),
          link: pick(addresses),
          publishedAt: random() < 0.5 ? day(Math.floor(random() * 3)) : null,
        }),
      );
      const shared = new Set<string>();
      expect(new Set(idsOf(items, shared)).size).toBe(items.length);
      expect(new Set(idsOf(items, shared)).size).toBe(items.length);
    }
  });
});
