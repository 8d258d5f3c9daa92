import type { EventType } from '@vigil/common/events';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';

const inWar = (title: string) => classify({ title, summary: '' }, 'war');

describe('a figure of speech', () => {
  it.each([
    'War of words between Israel and Iran grows louder at the council',
    'Israeli minister under fire for his remarks on Iran',
    'Iranian negotiator comes under fire over interview',
    'Truce between Israel and Iran on the brink of collapse, mediators say',
    'Iranian speaker takes aim at Israeli claims on uranium',
    'Tehran hits back at Israeli accusations in letter to council',
    'Israeli envoy blasts claims by Iran as baseless',
    'Iran shoots down proposal for a longer truce with Israel',
    'Israel torpedoes deal with Iran, mediator complains',
    'Senator kills resolution on war powers against Iran',
    'Bitcoin sinks as Israel and Iran exchange threats',
    'Gold hits record on Iran fears',
    'Crude hits 104 dollars as Hormuz talks stall',
    'Battle of ideas: Iranian and Israeli film makers meet in Oslo',
    'Trade war adds to burden of Iran conflict on shippers',
    'Bombshell report on Iran talks divides Israeli cabinet',
    'Israeli premier draws fire for handling of Iran talks',
    'Iran calls Israeli plan dead on arrival',
    'Analyst: the nuclear option is a figure of speech in Iran debate',
  ])('is no attack: %j', (title) => {
    const { urgencyLevel, eventType } = inWar(title);
    expect(['high', 'medium', 'low']).toContain(urgencyLevel);
    expect(eventType).not.toBe('military');
  });
});

describe('a subordinate clause', () => {
  it.each([
    'Markets tumble as Israel strikes Iran',
    'Families in Athens wait for news after Israeli strikes on Iran',
    'Bread prices double in Shiraz amid the blockade',
    'Airlines reroute flights following Iranian attack on Israel',
    'Leaders meet in Geneva while Israel bombs Iran',
    'Mediators keep talking despite Iranian missiles on Israel',
    'Students return to Tel Aviv university after Iranian missile attack',
    'Insurers raise premiums as Iran and Israel trade fire',
    'Pope prays for peace as Israel attacks Iran',
    'Tourism slumps in Cyprus after Iran strikes Israel',
    'Premier cancels trip following Israeli raid on Iran',
  ])('does not make an attack of %j', (title) => {
    expect(['high', 'medium', 'low']).toContain(inWar(title).urgencyLevel);
  });

  it.each([
    'Sirens sound across northern Israel as Iran fires missiles',
    'Four killed in Haifa after Iranian missile strike',
    'Explosions heard in Isfahan as Israel attacks',
    'Refinery at Abadan ablaze after Israeli air raid',
  ])('counts if the head clause reports an attack too: %j', (title) => {
    expect(['critical', 'urgent']).toContain(inWar(title).urgencyLevel);
  });
});

describe('the head clause', () => {
  it.each<[EventType, string]>([
    ['diplomatic', 'Mediators propose plan to reopen Strait of Hormuz'],
    ['diplomatic', 'Oman offers to host talks on reopening Hormuz to tankers'],
    ['diplomatic', 'Iran rejects proposal to reopen the strait'],
    ['diplomatic', 'Envoys from Israel and Iran agree to discuss truce after week of strikes'],
    ['diplomatic', 'Council to vote on resolution demanding that Iran reopen Hormuz'],
    ['diplomatic', 'Norway condemns Israeli strikes on Iran'],
    ['diplomatic', 'Kuwait recalls ambassador over Iranian missiles'],
    ['diplomatic', 'Pakistan urges Iran and Israel to stop bombing'],
    ['economic', 'Oil jumps nine percent as Israel strikes Iran'],
    ['economic', 'Airline shares fall after Iranian missiles hit Israel'],
    ['economic', 'Tanker rates double as ships avoid Hormuz'],
    ['economic', 'Rial sinks to record low amid Israeli strikes'],
    ['military', 'Israel strikes oil refinery in Abadan'],
    ['military', 'Iran fires missiles at Haifa as talks continue'],
    ['military', 'Iranian drone hits tanker off Fujairah'],
    ['military', 'US bombs radar site near Bandar Abbas after truce fails'],
    ['intelligence', 'Iran arrests seven accused of spying for Israel as missiles fall'],
    ['humanitarian', 'Thousands flee Tehran as Israel widens strikes'],
    ['cyber', 'Hackers knock Iranian banks offline amid Israeli strikes'],
  ])('decides that it is %s: %j', (eventType, title) => {
    expect(inWar(title).eventType).toBe(eventType);
  });
});

describe('an opinion of an attack', () => {
  it.each([
    'Most Israelis oppose strikes on Iran, survey shows',
    'Most Iranians oppose strikes on Israel, survey shows',
    'Israelis back strikes on Iran',
    'Iranians back strikes on Israel',
    'Survey: 70% of Americans oppose strikes on Iran',
    'Iceland supports the attack on Iran',
    'Iceland supports the attack on Israel',
    'Majority of Americans disapprove of US strikes on Iran',
  ])('is no armed act, in calm and in war: %j', (title) => {
    expect(['high', 'medium', 'low']).toContain(classify({ title, summary: '' }).urgencyLevel);
    expect(['high', 'medium', 'low']).toContain(inWar(title).urgencyLevel);
  });

  it.each(['Iran hits back with strikes on Israel', 'Israel hits back with strikes on Iran'])(
    'is not what hits back: %j',
    (title) => {
      expect(['critical', 'urgent']).toContain(classify({ title, summary: '' }).urgencyLevel);
      expect(['critical', 'urgent']).toContain(inWar(title).urgencyLevel);
    },
  );
});

describe('the form of a headline', () => {
  it.each([
    'In pictures: Iranian missile strike on Haifa kills eleven',
    'Photos: Israel strikes nuclear site at Natanz',
    'Live updates: Iran fires ballistic missiles at Israel',
    'Five things to know: Iranian missiles kill nine in Tel Aviv',
    'What we know: Israeli strikes kill twelve in Shiraz',
    'Latest: Iranian drones hit barracks near Beersheba',
    'Is this the end of the truce? Israel bombs Isfahan',
    'Watch: explosions in Tehran as Israel launches wave of strikes',
  ])('does not lower the urgency of an attack: %j', (title) => {
    // In calm times as well: the first attack of a war comes in them.
    for (const { urgencyLevel } of [inWar(title), classify({ title, summary: '' })])
      expect(['critical', 'urgent', 'high']).toContain(urgencyLevel);
  });

  it.each([
    'Why did Israel strike Iran?',
    'Can Iran close the Strait of Hormuz?',
    'Opinion: what the strikes on Iran will not achieve',
    'What would a war between Israel and Iran cost?',
  ])('that only asks or comments stays low or medium: %j', (title) => {
    expect(['medium', 'low']).toContain(inWar(title).urgencyLevel);
  });
});

describe('the place', () => {
  it.each([
    ['Strait of Hormuz', 'Iran seizes tanker in Strait of Hormuz'],
    ['Strait of Hormuz', 'Trump says Iran must reopen Strait of Hormuz'],
    ['Red Sea', 'Houthi missile hits freighter in Red Sea, US navy says'],
    ['Isfahan, Iran', 'Israeli army says it struck Isfahan'],
    ['Haifa, Israel', 'Tehran says its missiles hit Haifa'],
    ['Geneva, Switzerland', 'Iran and Israel hold indirect talks in Geneva'],
    ['Muscat, Oman', 'US and Iranian envoys to meet in Muscat'],
    ['Iran', 'UN watchdog says Iran keeps enriching uranium'],
    ['Global', 'World markets slide on Iran war'],
    ['Iran', 'UNHCR: up to 3 million people displaced inside Iran by the war'],
    ['Israel', 'UNHCR: up to 3 million people displaced inside Israel by the war'],
    ['Vienna, Austria', 'IAEA governors vote to censure Iran'],
    ['Iran', 'Dozens killed in US strike, Iranian officials say'],
    ['Iran', 'Five students killed in US strike, Iranian media report'],
    ['Washington, United States', 'Iranian missile hits Washington'],
  ])('is %s in %j', (location, title) => {
    expect(inWar(title).location).toBe(location);
  });
});
