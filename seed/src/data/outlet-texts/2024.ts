import type { OutletTextsByDate } from '../../outlet-texts.ts';

export const outletTexts2024: OutletTextsByDate = {
  '2024-01-20': [
    {
      wire: 'Strike on Damascus kills Iranian Guards members; Iran blames Israel',
      other: [
        'Iranian Guards members killed in strike on Damascus, Iran blames Israel',
        'A building in the Mazzeh district was destroyed; Israel did not comment.',
      ],
      iran: 'an Israeli strike on Damascus killed members of its Guards',
    },
  ],
  '2024-02-14': [{ only: 'iran' }],
  '2024-04-14T20:00Z': [
    {
      other: [
        'Emergency meeting of UN Security Council over Iranian attack on Israel',
        'Guterres urged restraint and said the region was on the brink.',
      ],
    },
  ],
  '2024-04-19': [
    {
      wire: 'Israel strikes Iran near Isfahan, US officials say',
      other: [
        'Israel has struck Iran near Isfahan, US officials say',
        'Air defences fired near an air base; the IAEA saw no damage to nuclear sites.',
      ],
      iran: 'air defences fired at drones after explosions near Isfahan',
    },
  ],
  '2024-06-05': [
    {
      other: [
        'IAEA board votes to censure Iran',
        'Twenty members backed the resolution in Vienna; Russia and China were against it.',
      ],
    },
  ],
  '2024-08-02': [
    {
      other: [
        'Pentagon sends fighter squadron and ships to Middle East after killing of Haniyeh',
        "The forces are to support Israel's defence against Iran.",
      ],
    },
  ],
  '2024-09-17T12:30Z': [
    {
      other: [
        'Exploding pagers of Hezbollah kill nine in Lebanon',
        "Iran's ambassador in Beirut was injured; Hezbollah held Israel responsible.",
      ],
    },
  ],
  '2024-09-19': [{ only: 'israel', israel: 'a citizen was arrested over an Iranian plot to kill Netanyahu' }],
  '2024-10-04': [
    {
      other: [
        'Two Israeli soldiers killed by drone from Iraq on the Golan',
        'The Islamic Resistance in Iraq, backed by Iran, claimed drone attacks.',
      ],
      army: ['israel'],
      israel: 'a drone from Iraq killed two soldiers on the Golan Heights',
    },
    { only: 'iran', iran: 'the missile attack on Israel was legal and legitimate' },
  ],
  '2024-10-13': [
    {
      wire: 'US sends THAAD missile defence battery and troops to Israel',
      other: [
        'THAAD battery and US troops sent to Israel by Pentagon',
        'Washington puts its troops at risk, the Iranian foreign minister warned.',
      ],
    },
  ],
};
