import { describe, expect, it } from 'vitest';
import { makeRecord } from '../testing/make.ts';
import { factsOf } from './event-facts.ts';

const theatreOf = (title: string, location: string) =>
  factsOf(makeRecord({ title, summary: '', location, urgencyLevel: 'urgent', eventType: 'military' })).theatre;

describe('the theatre of an armed act', () => {
  it.each([
    ['US drops bombs in Iran', 'Persian Gulf', 'iran'],
    ['Iran drops bombs in Israel', 'Persian Gulf', 'israel'],
    ['Iran strikes embassy in Qatar', 'United States', 'gulf'],
    ['Israel strikes depot in Lebanon', 'Israel', 'lebanon'],
    ['Iran strikes depot in Iraq', 'Iran', 'iraq-syria'],
    ['Iran strikes US base', 'Persian Gulf', 'gulf'],
    ['Israel launches more strikes on Tehran', 'Gulf', 'iran'],
    ['Iran launches more strikes on Haifa', 'Gulf', 'israel'],
    ['Israel strikes depot in Iran', 'Tabriz, Iran', 'iran'],
    ['Israel intercepts missiles over Haifa', 'Haifa, Israel', 'israel'],
  ])('%j at %j is %s', (title, location, theatre) => {
    expect(theatreOf(title, location)).toBe(theatre);
  });

  it.each(['Israel', 'Iran'])('is %s where it says what was hit at home', (side) => {
    const other = side === 'Israel' ? 'Iran' : 'Israel';
    expect(theatreOf(`${side} says damage caused to air base during ${other} attacks`, side)).toBe(side.toLowerCase());
  });

  it('is no country whose own forces attack', () => {
    expect(theatreOf('Israel strikes depot of Hezbollah, kills two', 'Israel')).toBe('elsewhere');
    expect(theatreOf('Iran strikes depot of US, kills two', 'Iran')).toBe('elsewhere');
  });
});
