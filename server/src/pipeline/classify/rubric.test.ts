import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';

const inWar = (title: string) => classify({ title, summary: '' }, 'war');

describe('the rubric, in a war', () => {
  it.each([
    'President announces ‘major combat operations’ in Iran, US officials say',
    'Trump says military has begun major combat operations in Iran',
    'Iran launches massive operation against Israel',
    'Israel launches what it calls a final campaign against Iran',
    'Trump suspends bombing of Iran for ten days',
    'Iran agrees to halt attacks on Israel',
    'Israel and Iran agree to three-week ceasefire',
    'Ceasefire between Israel and Iran takes effect',
    'Iran and US sign interim peace accord in Geneva',
    'Tehran declares suspension of attacks on Gulf states',
  ])('is critical if a party announces the begin or end of operations: %j', (title) => {
    expect(inWar(title).urgencyLevel).toBe('critical');
  });

  it.each([
    'Plumes of smoke seen over southern Tehran',
    'Debris of Iranian missile lands in Hadera',
    'Sirens sound in Ashdod, second time tonight over Iran',
    '60 people missing after torpedo attack on Iranian frigate',
    'Iran recloses Strait of Hormuz after raids on its ports',
    'Iran shuts Strait of Hormuz: what now?',
    'Emergency crews search flats in Haifa after Iranian raid',
    'Iran strikes gas plant in Qatar as energy prices soar',
    'Fire breaks out at Iranian fuel depot after Israeli raid',
  ])('is urgent if an attack is heard, seen or counted: %j', (title) => {
    expect(['critical', 'urgent']).toContain(inWar(title).urgencyLevel);
  });

  it.each([
    'Republicans furious as Trump announces ceasefire with Iran',
    'Podcast host mocks Trump after he suspends bombing of Iran',
    'Why Trump agreed to halt attacks on Iran',
    'Stocks soar as Trump announces two-week ceasefire with Iran',
    'Satellite images show Iranian missile hit air base in northern Israel',
    'Iran threatens to close Strait of Hormuz again',
    'Senate votes on halt to war on Iran',
  ])('is lower for quarrels, comments and markets: %j', (title) => {
    expect(['high', 'medium', 'low']).toContain(inWar(title).urgencyLevel);
  });
});

describe('what is no settlement, in a war', () => {
  it.each([
    "Iranian leader declares ceasefire 'unreasonable'",
    'Trump declares truce with Iran over',
    'US, Oman request Israel pause attacks against Hezbollah prior to talks, officials report',
    'Mediator says US-Iran truce is within our reach',
    'Seize opportunity to reach agreement, Oman says on US-Iran truce',
    'Iran-US war latest: Trump says UK should have acted faster to let US use its bases to bomb Iran',
  ])('is not critical: %j', (title) => {
    expect(inWar(title).urgencyLevel).not.toBe('critical');
  });

  it.each([
    'Trump declares truce with Iran over',
    'Iran says truce with US is over',
    'Israel says truce with Iran has collapsed',
  ])('is high at least where a party ends a truce: %j', (title) => {
    expect(['critical', 'high', 'urgent']).toContain(inWar(title).urgencyLevel);
  });
});

describe('home politics about the war', () => {
  it.each([
    'Senator breaks with president over Iran war',
    'Talk show host ridicules Trump over threat against Iran',
    'Democrats demand hearing on Iran war',
    'Voters divided over war on Iran, poll finds',
  ])('is of type other and not urgent: %j', (title) => {
    const { eventType, urgencyLevel } = inWar(title);
    expect(eventType).toBe('other');
    expect(['medium', 'low']).toContain(urgencyLevel);
  });
});

describe('an Arabic headline in a crisis', () => {
  const inCrisis = (title: string) => classify({ title, summary: '', language: 'ar' }, 'crisis').relevant;

  it('is relevant if it only names the war on Iran', () => {
    expect(inCrisis('الحرب على إيران ترفع كلفة الطاقة في أوروبا')).toBe(true);
  });

  it('is not relevant if only the United States use weapons, outside the region', () => {
    expect(inCrisis('ترامب يعلن مقتل زعيم عصابة في فنزويلا')).toBe(false);
    expect(inCrisis('تحطم طائرة أميركية ومقتل جميع أفراد طاقمها')).toBe(false);
  });

  it('is not relevant if it counts votes of one side', () => {
    expect(inCrisis('استطلاع: غالبية الإسرائيليين ضد ترشح رئيس الوزراء في انتخابات الكنيست')).toBe(false);
  });
});
