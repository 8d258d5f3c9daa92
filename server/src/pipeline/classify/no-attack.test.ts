import { describe, expect, it } from 'vitest';
import { mirrorText } from '../../testing/mirror.ts';
import { classify } from './classify.ts';

const states = ['calm', 'war'] as const;

/** The judgements of a title and of its mirror image, in calm and in war. */
const judgements = (title: string) =>
  [title, mirrorText(title)].flatMap((one) => states.map((state) => classify({ title: one, summary: '' }, state)));

const levels = (title: string) => judgements(title).map(({ urgencyLevel }) => urgencyLevel);

describe('an attack beside a memory, a drill or a denial', () => {
  it.each(
    [
      'Israel strikes Iran a year after last war',
      'Iran fires missiles at Israel during minute of silence',
      'Sirens interrupt moment of silence as Iran fires missiles at Israel',
      'Israel bombs Tehran hours after siren test',
      'Iran launches missiles at Israel as drill turns real',
      'Israel kills Iranian commander during military drill',
      'Iran denies ceasefire, fires missiles at Israel',
      'Israel denies truce and bombs Tehran',
    ].flatMap((title) => [title, mirrorText(title)]),
  )('is no less grave for it: %s', (title) => {
    expect(['critical', 'urgent']).toContain(classify({ title, summary: '' }, 'war').urgencyLevel);
  });
});

describe('a title that names an attack without reporting it', () => {
  it.each([
    ['a denial', 'Iran denies that commander was killed in Israeli strike'],
    ['a denial', 'Iran denies explosions in Isfahan were caused by Israel'],
    ['a denial', 'No evidence Iran fired missiles at Israel after ceasefire, US official says'],
    ['a denial', 'White House: reports of strike on Iran are untrue'],
    ['a retraction', 'Israeli army retracts claim that Iran fired missiles after truce'],
    ['a denial', 'No shelling reported in Ahvaz, security official says'],
    ['a fact check', 'Fact check: Video does not show Iranian missiles hitting Tel Aviv'],
    ['a fact check', 'Old video falsely shared as Israeli strike on Tehran'],
    ['a false alarm', 'False alarm: sirens in northern Israel set off by mistake'],
    ['a false alarm', 'Sirens in Eilat were a false alarm, army says'],
    ['a false alarm', 'Blasts heard in Tehran came from controlled explosions, officials say'],
    ['a false alarm', 'Sirens sound in Israel due to technical malfunction, state TV reports'],
    ['a false alarm', 'Sirens across Tehran set off by technical fault'],
    ['what did not happen', 'Israeli Air Force chief confirms major strike on Iran was called off last week'],
    ['a burial', "Iran's slain supreme leader to be buried in July"],
    ['a ceremony', 'US president oversees return of troops killed in Iranian drone strike'],
    ['a survey', "Israelis doubt that strikes destroyed Iran's nuclear sites, survey finds"],
    ['a demand', 'Erdogan says Israeli strikes on Iran must stop'],
    ['a complaint', 'Iran complains to UN over Israeli attacks'],
    ['a plan', 'Pentagon presents options for strikes on Iran'],
    ['a postponement', 'Trump postpones attack on Iran by a week'],
    ['a funeral', 'Tens of thousands attend funeral of commanders killed by Israel'],
    ['names', 'Israeli army names two soldiers killed in Iranian strike'],
    ['names', 'Iran identifies three commanders killed in Israeli strike'],
    ['a funeral', 'Israel buries family killed by Iranian missile'],
    ['a threat', "Israel is going to hit Iran 'very hard', Netanyahu says"],
    ['a threat', "Senator to Iranian leader: 'Israel is gonna kill you'"],
    ['a plan', "Israeli army has plan for 'swift offensive' against Iran"],
    ['a complaint', "Iran takes legal action over Israel's 'act of aggression'"],
    ['a purchase', 'Iran to buy fighter jets from Russia'],
    ['a speech', 'Netanyahu launches blistering attack on Iran at UN'],
    ['a speech', 'Iranian president unleashes verbal attack on Israel'],
    ['a penalty', 'US hits Iran with new sanctions'],
    ['a penalty', 'Trump hits Iran with 25% tariffs'],
    ['a threat', "Trump hits Iran with new 'oblivion' threat"],
    ['a price', 'Iran war: oil hits $116 a barrel'],
    ['a new weapon', 'Iran unveils new hypersonic missile able to reach Israel'],
  ])('is high at most: %s, %j', (_, title) => {
    for (const level of levels(title)) expect(['high', 'medium', 'low']).toContain(level);
  });

  it.each([
    ['a question', 'Can Iran hit Tel Aviv with hypersonic missiles?'],
    ['a drill', 'Explosions heard near Isfahan are from planned drill, Iranian army says'],
    ['a test of the alarm', 'Sirens to sound in Tehran on Monday in test of alarm system'],
    ['an anniversary', 'One year after Israel struck Iran, Tehran remembers the dead'],
    ['an anniversary', 'On this day: Iran fires missiles at Israel'],
    ['an anniversary', 'Two years ago today Iran launched its first direct attack on Israel'],
    ['an anniversary', 'Minute of silence for victims of Iranian missile attack a year ago'],
    ['an anniversary', 'Iran marks 40th day since killing of commanders in Israeli strikes'],
    ['a recollection', 'Survivors recall night Iranian missile hit their home'],
  ])('is medium at most: %s, %j', (_, title) => {
    for (const level of levels(title)) expect(['medium', 'low']).toContain(level);
  });

  it.each([
    'Israel launches strikes on Iran, urges residents of Tehran to leave',
    'Israel attacks Iran, says it had no choice',
    'Is this war? Israel bombs Tehran',
    'Explosions heard in Tehran, cause unknown',
    'Israel hits Iran in new wave of strikes',
    'Israel and Iran trade blows for third day with no sign of letup',
    'Israel and Iran trade strikes',
    'Israeli police inspect damage on road after missile impact',
    'Israeli army says hit 80 targets in Iran',
    'Iran hits Israeli F-35 fighter jet',
    'Israel hits Iran with missiles as Trump threatens tariffs',
    'Iran fires missiles at Israel in answer to raids, denies hitting homes',
  ])('is not one that reports an attack and more: %j', (title) => {
    for (const level of levels(title)) expect(['critical', 'urgent']).toContain(level);
  });
});

describe('a truce', () => {
  it.each([
    'Qatar urges Iran and Israel to agree to ceasefire',
    'Iran says no ceasefire agreed with Israel',
    'Israel and Iran could agree ceasefire this week, mediator says',
    'Israel and Iran may agree to truce by Friday',
    'Ceasefire agreed a year ago between Israel and Iran still holds',
    'US and Iran poised to sign landmark deal that will reopen Hormuz',
    'Trump says ceasefire deal to be signed today, contradicting Iran',
    'US and Iran signal peace deal within reach but not signed yet',
  ])('that is urged, denied, possible or old is high at most: %j', (title) => {
    for (const level of levels(title)) expect(['high', 'medium']).toContain(level);
  });

  it.each(['Israel bombs Tehran as US says peace deal is near', 'US says peace deal is near; Israel bombs Tehran'])(
    'that is near makes an attack beside it no less grave: %j',
    (title) => {
      for (const one of [title, mirrorText(title)])
        expect(['critical', 'urgent']).toContain(classify({ title: one, summary: '' }, 'war').urgencyLevel);
    },
  );

  it.each(['Israel and Iran agree to ceasefire'])('that is agreed is critical: %j', (title) => {
    for (const level of levels(title)) expect(level).toBe('critical');
  });
});

describe('numbers of dead', () => {
  it.each([
    'Iran raises death toll from Israeli strikes to 610',
    'Death toll from Iranian missile strike on Israeli city rises to 11',
    'Iran says 935 people killed in 12-day war with Israel',
    'At least 1,060 killed in Iran since start of war, ministry says',
  ])('that sum up or rise are urgent or high: %j', (title) => {
    for (const level of levels(title)) expect(['urgent', 'high']).toContain(level);
  });

  it('of one attack are critical', () => {
    for (const level of levels('Israeli strike on Tehran apartment block kills 60')) expect(level).toBe('critical');
  });
});

describe('another cause or a work about the war', () => {
  it.each([
    'Gas explosion in Tehran apartment kills three',
    'Explosion at factory in Haifa injures five, gas leak suspected',
    'Military helicopter crashes in Iran during training, crew killed',
    'Boiler explodes in Mashhad hotel, nine dead',
    'Fireworks blast rocks Ashdod warehouse',
    'Ammunition depot explodes in accident in northern Israel',
    'Lightning kills two shepherds in Iran',
    'Dust storm hits Tehran, schools closed',
    'Heat wave hits Iran, dozens in hospital',
    "Strong quake hits near Iran's Bushehr nuclear plant",
    'Car bomb kills two in Netanya in criminal feud',
    'Armed robbers kill jeweller in Shiraz',
    'Two killed and four injured in weekend shootings in Haifa',
    'Teachers strike across Iran over pay',
    'General strike shuts Ben Gurion airport',
    "New film tells story of Israel's attack on Iran",
    'Documentary on Iranian missile strike on Haifa wins prize at festival',
    'Novel imagines nuclear war between Israel and Iran',
  ])('is not relevant, in calm and in war: %j', (title) => {
    for (const { relevant } of judgements(title)) expect(relevant).toBe(false);
  });

  it.each([
    'Iranian missile hits Haifa refinery, gas leak reported',
    'Israeli air strike sets off landslide near Tabriz',
  ])('does not make an attack irrelevant: %j', (title) => {
    for (const { relevant } of judgements(title)) expect(relevant).toBe(true);
  });
});

describe('arms in calm weeks', () => {
  const isRelevant = (title: string) => classify({ title, summary: '' }, 'calm').relevant;

  it.each([
    'Yemen sees clashes, airstrikes as Saudi-UAE rift deepens',
    'Airstrikes in Yemen as UAE forces leave',
    'Iran said to unleash Hezbollah and other militias as protests spread',
  ])('are of another conflict: %s', (title) => expect(isRelevant(title)).toBe(false));

  it.each([
    'Explosions heard in Dubai as drones intercepted',
    'Explosions heard as smoke rises over Dubai',
    'Qatar says it downed missiles as airspace closes',
  ])('are of this one in a state that no other attacks: %s', (title) => expect(isRelevant(title)).toBe(true));
});
