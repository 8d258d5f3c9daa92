import { describe, expect, it } from 'vitest';
import { placeNamed } from './place-named.ts';

describe('a place that a user typed', () => {
  it.each([
    ['Tehran', 'Tehran, Iran'],
    ['tehran, iran', 'Tehran, Iran'],
    ['  Haifa ', 'Haifa, Israel'],
    ['Iran, near Natanz', 'Natanz, Iran'],
    ['Tel Aviv, Israel', 'Tel Aviv, Israel'],
    ['Strait of Hormuz', 'Strait of Hormuz'],
    ['Iran (unspecified)', 'Iran'],
    ['Tehrān', 'Tehran, Iran'],
    ['تهران', 'Tehran, Iran'],
    ['طهران', 'Tehran, Iran'],
    ['תל אביב', 'Tel Aviv, Israel'],
    ['تل‌آویو', 'Tel Aviv, Israel'],
    ['חיפה, ישראל', 'Haifa, Israel'],
    ['Hayfa', 'Haifa, Israel'],
    ['Al-Quds', 'Jerusalem, Israel'],
    ['Bandar-e Abbas', 'Bandar Abbas, Iran'],
    ['Qiryat Shemona', 'Kiryat Shmona, Israel'],
  ])('%s is %s', (written, location) => {
    expect(placeNamed(written)?.location).toBe(location);
  });

  it.each(['Iran and Israel', 'Israel and Iran', 'Israel, Iran'])('is null for two countries: %s', (written) => {
    expect(placeNamed(written)).toBeNull();
  });

  it.each(['Northport', 'Unknown', '', '...'])('is null if it is not in the gazetteer: %s', (written) => {
    expect(placeNamed(written)).toBeNull();
  });
});
