import type { ThreatLevel } from '@vigil/common/analysis';

interface Prayer {
  text: string;
  /** In the words of the King James Version. */
  quotation: string;
  reference: string;
}

const critical: readonly Prayer[] = [
  {
    text: 'For all who are under attack, in Israel and in Iran: shelter, and company.',
    quotation: 'God is our refuge and strength, a very present help in trouble.',
    reference: 'Psalm 46:1',
  },
  {
    text: 'That the weapons fall silent before more lives are lost on either side.',
    quotation:
      'He maketh wars to cease unto the end of the earth; he breaketh the bow, and cutteth the spear in sunder; he burneth the chariot in the fire.',
    reference: 'Psalm 46:9',
  },
  {
    text: 'For those who mourn, whichever language they mourn in.',
    quotation: 'The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
    reference: 'Psalm 34:18',
  },
];

const high: readonly Prayer[] = [
  {
    text: 'For families on both sides who cannot sleep for fear: a safe night.',
    quotation: 'I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.',
    reference: 'Psalm 4:8',
  },
  {
    text: 'For those who decide, that they answer with restraint.',
    quotation: 'A soft answer turneth away wrath: but grievous words stir up anger.',
    reference: 'Proverbs 15:1',
  },
  {
    text: 'For the wounded, and for all who tend them.',
    quotation: 'He healeth the broken in heart, and bindeth up their wounds.',
    reference: 'Psalm 147:3',
  },
];

const calm: readonly Prayer[] = [
  {
    text: 'For all who talk with the other side, that they do not give up.',
    quotation: 'Depart from evil, and do good; seek peace, and pursue it.',
    reference: 'Psalm 34:14',
  },
  {
    text: 'That neighbours in the whole region may live without fear of each other.',
    quotation: 'If it be possible, as much as lieth in you, live peaceably with all men.',
    reference: 'Romans 12:18',
  },
  {
    text: 'For everyone who makes peace in small things, unseen.',
    quotation: 'Blessed are the peacemakers: for they shall be called the children of God.',
    reference: 'Matthew 5:9',
  },
];

const closing: Prayer = {
  text: 'For peace for the people of Israel, of Iran and of all the lands between them.',
  quotation: 'The LORD lift up his countenance upon thee, and give thee peace.',
  reference: 'Numbers 6:26',
};

/** Three by the threat level, and one that closes them always. Those of `low` speak of no level, so they serve an unknown one too. */
export function prayersFor(level: ThreatLevel | 'unknown'): readonly Prayer[] {
  if (level === 'critical') return [...critical, closing];
  if (level === 'high') return [...high, closing];
  return [...calm, closing];
}
