import { describe, expect, it } from 'vitest';
import { withoutOutlet } from './titles.ts';

const paper = { source: 'The Amberly Courier', url: 'https://www.amberly-courier.example/strike' };
const wrapped = { source: 'Google News', url: 'https://news.google.com/rss/articles/abc' };
const strike = 'Israel strikes missile depot near Isfahan';

describe('a title', () => {
  it.each([
    [' - AP News', paper],
    [' - AP', paper],
    [' | Reuters', paper],
    [' – BBC', paper],
    [' — BBC News', paper],
    [' - BBC News Middle East', paper],
    ['- The Times of Israel', paper],
    [' - The Times of Israel', paper],
    [' | Times of Israel', paper],
    [' | Tehran Times', paper],
    [' - Press TV', paper],
    [' - Tasnim News Agency', paper],
    [' | Iran International', paper],
    [' | World News | The Guardian', paper],
    [' | Israel-Iran conflict News | Al Jazeera', paper],
    [' : NPR', paper],
    [' · Haaretz', paper],
    [' - CNN Politics', paper],
    [' | Fox News.', paper],
    [' - timesofisrael.com', paper],
    [' - The Amberly Courier', paper],
    [' - Amberly Courier', paper],
    [' | Amberly Courier News', paper],
    [' - THE AMBERLY COURIER', paper],
    [' | Quillmark', { source: 'Front page', url: 'https://edition.quillmark.example/1' }],
    [' - Quill', { source: 'Quill: Middle East', url: '' }],
    [' - Quill News', { source: 'Quill World', url: '' }],
    [' - The Bexley Gazette', paper],
    [' | Radio Bexley', paper],
    [' - Dunmore Daily', paper],
    [' - Dunmore', wrapped],
    [' - Voice of Dunmore', wrapped],
    [' - Dunmore - Google News', wrapped],
  ])('loses the outlet behind it: %s', (tail, published) => {
    expect(withoutOutlet(strike + tail, published)).toBe(strike);
  });

  it.each([
    'Iran - Israel',
    'Israel - Iran war: what we know',
    'Netanyahu - Trump meeting',
    'Ceasefire talks stall: Israel - Iran',
    'Oil prices rise after strikes on Israel - Iran',
    'Watch | Missiles over Haifa',
    'Live | Israel strikes Tehran',
    'Iran fires missiles - 12 killed',
    'Strike on Natanz - what we know so far',
    'Israel strikes Iran - Live Updates',
    'Trump and Putin speak - Press Conference at the White House',
    'Israel strikes Iran - Five Dead',
    'Missiles hit Haifa | In Pictures',
    'Drones over Isfahan - Breaking News',
    'Sirens sound across the north - IDF',
    'Inspectors leave Natanz - IAEA',
    'Explosion heard near Tehran: report',
    'Talks resume in Muscat - report',
    'Iran-backed militia claims attack',
    'Israeli F-35 - Iranian drone encounter over Iraq',
    'Iran: The Nuclear Question',
    'The Times of Israel hacked by Iranian group',
    'Watch | Reuters',
    'Minister: Reuters is wrong',
  ])('keeps what is its own: %s', (title) => {
    expect(withoutOutlet(title, paper)).toBe(title);
  });

  it('keeps a name of the conflict, though its source or its site is called so', () => {
    const title = 'Talks on a ceasefire: Israel - Iran';
    expect(withoutOutlet(title, { source: 'Iran', url: 'https://iran.example/1' })).toBe(title);
    expect(withoutOutlet(title, { source: 'Iran News', url: '' })).toBe(title);
  });

  it('is not cut a second time', () => {
    const once = withoutOutlet(`${strike} - Quill | Reuters`, paper);
    expect(once).toBe(`${strike} - Quill`);
    expect(withoutOutlet(once, paper)).toBe(once);
  });
});
