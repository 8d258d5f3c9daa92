import { Analysis, type Section, sections } from '@vigil/common/analysis';
import { Balance } from '@vigil/common/balance';
import { makeReport, makeThreatStatus } from '@vigil/common/testing/make';
import { createReporting } from '@vigil/server/features/analysis/generate';
import { createPublicReports } from '@vigil/server/features/analysis/public-reports';
import { writeReport } from '@vigil/server/features/analysis/report';
import { createLlmService } from '@vigil/server/features/llm/store';
import { failures, type LlmFailure } from '@vigil/server/llm/prompt';
import { createLlmClient, type LlmClient, type LlmTimeouts, type ThinkEnv } from '@vigil/server/outside/llm';
import { makeStatement } from '@vigil/server/testing/make';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsIn, type FakeModel, type ModelRequest, type Reply, startModel } from '../fakes/model.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { openTab } from '../harness/tab.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { claimed, Exported, recompute } from '../recompute/balance.ts';

const key = 'sk-fictional-key';
const start = Date.parse('2030-01-03T12:00:00.000Z');
const minute = 60_000;

let model: FakeModel;
let vigil: Vigil;
let admin: Client;
let now: number;
let lines: string[] = [];

beforeAll(async () => {
  model = await startModel();
  now = start;
  vigil = await startWithModel();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  await addNews(vigil);
});
afterAll(async () => {
  await vigil.end();
  await model.close();
});
beforeEach(() => {
  model.forget();
  lines = [];
  limits = usual;
});

/** How long the server waits for the model in the test that runs. */
let limits: LlmTimeouts;
const usual: LlmTimeouts = { deadlineMs: 20_000, maxWaitMs: 1 };
const hasty: LlmTimeouts = { deadlineMs: 200, maxWaitMs: 1 };

function startWithModel(env: Record<string, string> = {}): Promise<Vigil> {
  const llm: LlmClient = {
    model: 'parrot-1',
    complete: async (question, stop) =>
      createLlmClient(modelEnv(), limits)?.complete(question, stop) ?? { failure: 'unreachable', tokens: 0 },
  };
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return startVigil({ llm, env, log, now: () => new Date(now) });
}

function modelEnv(): ThinkEnv {
  return { OPENAI_API_KEY: key, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1', AI_JSON_MODE: 'json_object' };
}

const both = ['Courier', 'Herald'];
type Party = 'il' | 'ir' | 'us';
const stating = (kind: 'attack' | 'talks' | 'toll' | 'closure', by: Party, on: Party) => ({ kind, by: [by], on: [on] });
const events = {
  strike: {
    title: 'Israel strikes depot near Tabriz',
    location: 'Tabriz, Iran',
    sources: both,
    statement: stating('attack', 'il', 'ir'),
  },
  drones: {
    title: 'Iran fires twelve drones at Haifa',
    location: 'Haifa, Israel',
    sources: both,
    statement: stating('attack', 'ir', 'il'),
  },
  talks: {
    title: 'Iran and US open talks in Muscat',
    location: 'Muscat, Oman',
    sources: ['Courier'],
    statement: stating('talks', 'ir', 'us'),
  },
  toll: {
    title: 'Hospital in Shiraz reports 17 injured',
    location: 'Shiraz, Iran',
    sources: both,
    statement: stating('toll', 'il', 'ir'),
  },
};
type Name = keyof typeof events;

function draftOf({ title, location, sources, statement }: (typeof events)[Name]) {
  return nextDraft({
    title,
    summary: '',
    location,
    eventType: title.includes('talks') ? 'diplomatic' : 'military',
    urgencyLevel: 'urgent',
    timestamp: new Date(start - 3_600_000).toISOString(),
    reports: sources.map((source) => ({
      ...makeReport({ source, item: `${source}: ${title}`, title }),
      statement: makeStatement(statement),
    })),
  });
}

const addNews = ({ stores }: Vigil) => stores.events.append(Object.values(events).map(draftOf));

/** What a model says: a section, a text, and the event that it cites, by its title. */
type Said = [section: Section, text: string, cited: Name];

function saying(...said: Said[]): (request: ModelRequest) => { text: string; tokens: number } {
  return (request) => {
    const shown = eventsIn(request);
    const idOf = (name: Name) => shown.find(({ title }) => title === events[name].title)?.id ?? 'e99';
    const sentences = said.map(([section, text, name]) => ({ section, text, events: [idOf(name)] }));
    return { text: JSON.stringify({ sentences }), tokens: 900 };
  };
}

const truths: Said[] = [
  ['assessment', 'Israel strikes depot near Tabriz.', 'strike'],
  ['current_situation_analysis', 'Iran fires twelve drones at Haifa.', 'drones'],
  ['current_situation_analysis', 'Hospital in Shiraz reports 17 injured.', 'toll'],
  ['strategic_implications', 'Iran and US open talks in Muscat.', 'talks'],
];

/** What a model could add: each differs from the truth in one thing. */
const lies: Said[] = [
  ['assessment', 'Iran strikes depot near Tabriz.', 'strike'],
  ['assessment', 'Israel strikes depot near Isfahan.', 'strike'],
  ['assessment', 'Israel did not strike a depot near Tabriz.', 'strike'],
  ['risk_analysis', 'Israel plans to strike Bushehr with 40 aircraft.', 'strike'],
  ['current_situation_analysis', 'Iran fires 200 drones at Haifa.', 'drones'],
  ['current_situation_analysis', 'Israel fires twelve drones at Haifa.', 'drones'],
  ['current_situation_analysis', 'Iran fires twelve drones at Haifa on 9 January 2030.', 'drones'],
  ['current_situation_analysis', 'Hospital in Shiraz reports 71 injured.', 'toll'],
  ['strategic_implications', 'President Jane Example opens talks in Muscat.', 'talks'],
  ['strategic_implications', 'Iran and US break off talks in Muscat.', 'talks'],
];

const generate = () => admin.call('generateAnalysis');
const textsByModel = ({ sentences }: Analysis) => sentences.flatMap(({ by, text }) => (by === 'model' ? [text] : []));
const today = '2030-01-03';
const spent = () => vigil.stores.llmUsage.spentOn(today);
const engine = async () => (await vigil.get('stats')).engine;

describe('an analysis by a model', () => {
  it('has its sentences with their events, names it, and is completed by the rules', async () => {
    model.answer(saying(...truths));
    const analysis = Analysis.parse((await generate()).body);
    expect(analysis).toMatchObject({ model: 'parrot-1', modelAt: new Date(start).toISOString() });
    expect(textsByModel(analysis)).toEqual(truths.map(([, text]) => text));
    expect(analysis.sentences.some(({ by }) => by === undefined)).toBe(true);
    const shown = new Map((await vigil.stores.events.page('visitor', 0, 100)).map(({ id, title }) => [id, title]));
    for (const { eventIds } of analysis.sentences) for (const id of eventIds) expect([...shown.keys()]).toContain(id);
    for (const [, text, name] of truths) {
      const [id = ''] = analysis.sentences.find((one) => one.text === text)?.eventIds ?? [];
      expect(shown.get(id)).toBe(events[name].title);
    }
    expect(await vigil.get('latestAnalysis')).toEqual(analysis);
  });

  it('keeps what is true and none of what differs from it in a name, a number, a place, a day, a side or a denial', async () => {
    model.answer(saying(...lies.slice(0, 5), ...truths, ...lies.slice(5)));
    const analysis = Analysis.parse((await generate()).body);
    expect(textsByModel(analysis).sort()).toEqual(truths.map(([, text]) => text).sort());
    const stored = JSON.stringify(analysis);
    for (const [, text] of lies) expect(stored).not.toContain(text);
  });

  it('is refused as a whole when too little of it is true: the rules write it then, and say so', async () => {
    model.answer(saying(...lies, ...truths.slice(0, 2)));
    const analysis = Analysis.parse((await generate()).body);
    expect(textsByModel(analysis)).toEqual([]);
    expect(analysis.model).toBeNull();
    expect(analysis.modelNote).toBe(
      'Too little of what the model wrote is supported by the events. Written by the rules.',
    );
    expect(analysis.sentences.length).toBeGreaterThan(0);
  });

  it('takes its level and its percentages from the formula, and ignores those that the model sends', async () => {
    model.answer((request) => {
      const answer = JSON.parse(saying(...truths)(request).text);
      return { text: JSON.stringify({ ...answer, threatLevel: 'low', militaryProbability: 1 }) };
    });
    const byModel = Analysis.parse((await generate()).body);
    model.answer({ text: '{"sentences":[]}' });
    const byRules = Analysis.parse((await generate()).body);
    const figures = ({ threatLevel, militaryProbability, diplomacyProbability }: Analysis) => [
      threatLevel,
      militaryProbability,
      diplomacyProbability,
    ];
    expect(figures(byModel)).toEqual(figures(byRules));
    expect(byModel.threatLevel).toBe('critical');
  });

  it('says an idea once, cites no event that was not shown, and keeps markup, addresses and long texts out', async () => {
    const [first, ...rest] = truths;
    model.answer((request) => {
      const [{ id = '' } = {}] = eventsIn(request).filter(({ title }) => title === events.strike.title);
      const odd = [
        { section: 'risk_analysis', text: first?.[1], events: [id] },
        { section: 'assessment', text: 'Israel strikes depot near Tabriz.', events: ['e99', 'constructor'] },
        { section: 'assessment', text: 'Israel strikes depot near Tabriz.', events: [] },
        ...[
          'Israel strikes <b>depot</b> near Tabriz.',
          'Israel strikes [depot](https://evil.example) near Tabriz.',
          'Israel strikes depot near Tabriz, see evil.example.',
          'Israel strikes depot\u202e near Tabriz.',
          'Isrаel strikes depot near Tabriz.',
          `Israel strikes depot near Tabriz${' near Tabriz'.repeat(40)}.`,
          'Israel brutally strikes depot near Tabriz.',
          'It strikes depot near Tabriz.',
        ].map((text) => ({ section: 'assessment', text, events: [id] })),
      ];
      const { sentences } = JSON.parse(saying(...truths)(request).text);
      return { text: JSON.stringify({ sentences: [...odd.slice(1), ...sentences, odd[0]] }) };
    });
    const analysis = Analysis.parse((await generate()).body);
    expect(textsByModel(analysis).sort()).toEqual([first, ...rest].map((one) => one?.[1]).sort());
  });
});

describe('a detailed report by a model', () => {
  it('replaces the five sections and leaves the rest as it was', async () => {
    model.answer(saying(...truths));
    const before = Analysis.parse((await generate()).body);
    model.answer(
      saying(
        ['risk_analysis', 'Iran fires twelve drones at Haifa.', 'drones'],
        ['regional_impact_assessment', 'Iran and US open talks in Muscat.', 'talks'],
        ['current_situation_analysis', 'Hospital in Shiraz reports 17 injured.', 'toll'],
      ),
    );
    const after = Analysis.parse((await admin.call('generateDetailed')).body);
    expect(after).toMatchObject({ model: 'parrot-1', threatAssessment: before.threatAssessment });
    expect(after.detailedAnalysis).toMatchObject({
      risk_analysis: expect.stringMatching(/^Iran fires twelve drones at Haifa\. Probability /),
      regional_impact_assessment: 'Iran and US open talks in Muscat.',
    });
    const asked = model.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
    for (const section of sections)
      expect([section, asked.includes(`- ${section}:`)]).toEqual([
        section,
        section !== 'assessment' && section !== 'patterns' && section !== 'counted',
      ]);
  });
});

describe('a model that fails', () => {
  const faults: [LlmFailure, Reply][] = [
    ['failing', { status: 500 }],
    ['unreachable', 'reset'],
    ['quota', { status: 429, error: { code: 'insufficient_quota' } }],
    ['busy', { status: 429, headers: { 'retry-after': '3600' } }],
    ['slow', 'silence'],
    ['slow', 'drip'],
    ['malformed', { text: '{"sentences":[{"section":"lead","text":"x","events":[]}]}' }],
    ['malformed', { text: '```json\n{"sentences": [\n```' }],
    ['refusal', { refusal: 'I would rather not.' }],
    ['cut', { text: '{"sentences":[', end: 'length' }],
    ['filtered', { text: '', end: 'content_filter' }],
    ['empty', 'no choices'],
    ['foreign', { body: '<!doctype html><title>Sign in</title>', type: 'text/html' }],
    ['large', '50 MB'],
    ['key', { status: 401, error: { message: `Incorrect API key provided: ${key}` } }],
  ];

  it.each(faults)('(%s) leaves the last report and balance as they are, and says why', async (failure, fault) => {
    const kept = async () => [
      await vigil.get('latestAnalysis'),
      await vigil.get('analysisHistory'),
      await vigil.get('balance'),
    ];
    const before = await kept();
    const spentBefore = await spent();
    model.answer(fault);
    if (failure === 'slow') limits = hasty;
    const asked = performance.now();
    for (const name of ['generateAnalysis', 'generateDetailed', 'generateBalance'] as const) {
      const { status, body } = await admin.call(name);
      expect([name, status, body.error]).toEqual([name, failure === 'slow' ? 504 : 502, failures[failure]]);
    }
    // Three deadlines, and what a busy machine takes besides.
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(await kept()).toEqual(before);
    expect(await engine()).toBe('degraded');
    const cost = (await spent()) - spentBefore;
    const isFree = ['failing', 'quota', 'busy', 'key'].includes(failure);
    expect([failure, cost === 0]).toEqual([failure, isFree]);
    expect(lines.join('')).not.toContain(key);
    expect(lines.join('')).not.toContain('Tabriz');
  });

  it('is well again with its next answer, of which the log tells all but the words', async () => {
    model.answer({ status: 500 });
    await generate();
    expect(await engine()).toBe('degraded');
    model.answer(saying(...truths));
    await generate();
    expect(await engine()).toBe('model');
    const answered = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'the model answered');
    expect(answered).toMatchObject({ task: 'analysis', model: 'parrot-1', tokens: 900 });
    expect(answered.prompt).toMatch(/^[\da-f]{16}$/);
  });

  it('does not hold up a server that is being stopped', async () => {
    const other = await startWithModel();
    const { client } = await makeUser(other, { isAdmin: true });
    await addNews(other);
    model.answer('silence');
    const pressed = client.call('generateAnalysis');
    await expect.poll(() => model.requests.length).toBe(1);
    const ended = other.end();
    const { status, body } = await pressed;
    expect([status, body.error]).toEqual([503, failures.stopped]);
    await ended;
  });
});

describe('the daily token budget of the model', () => {
  it('counts what the answers cost, and what a question may cost while it is asked', async () => {
    const before = await spent();
    model.answer(saying(...truths));
    await generate();
    expect((await spent()) - before).toBe(900);
    model.answer('silence');
    limits = { ...hasty, deadlineMs: 1_000 };
    const pressed = generate();
    await expect.poll(() => model.requests.length).toBe(2);
    expect((await spent()) - before).toBeGreaterThan(900 + 3 * 3_000);
    await pressed;
    const cost = (await spent()) - before - 900;
    expect(cost).toBeGreaterThan(3_000);
    expect(cost).toBeLessThan(6_000);
  });

  it('when it is used up the model is not asked: the rules write, and say so, until the next day', async () => {
    const other = await startWithModel({ AI_DAILY_TOKENS: '17000' });
    const { client } = await makeUser(other, { isAdmin: true });
    await addNews(other);
    const press = async () => (await client.call('generateAnalysis')).body;
    const state = async () => (await other.get('stats')).engine;
    expect(await state()).toBe('untried');
    model.answer((request) => ({ ...saying(...truths)(request), tokens: 9_000 }));
    expect(await press()).toMatchObject({ model: 'parrot-1' });
    expect(await press()).toMatchObject({
      model: null,
      modelNote: 'What the model may spend today is used up. Written by the rules.',
    });
    expect(model.requests).toHaveLength(1);
    expect([await state(), await other.stores.llmUsage.spentOn(today)]).toEqual(['spent', 9_000]);
    now += 24 * 60 * minute;
    expect(await press()).toMatchObject({ model: 'parrot-1' });
    expect(await state()).toBe('model');
    now = start;
    await other.end();
  });

  it('is shared, and never overdrawn by questions that come together', async () => {
    const { reserve, settle, spentOn } = vigil.stores.llmUsage;
    const taken = await Promise.all(Array.from({ length: 25 }, () => reserve('2030-02-01', 100, 1_050)));
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await spentOn('2030-02-01')).toBe(1_000);
    await settle('2030-02-01', 100, 30);
    expect(await spentOn('2030-02-01')).toBe(930);
    expect(await reserve('2030-02-01', 121, 1_050)).toBe(false);
    expect(await reserve('2030-02-01', 120, 1_050)).toBe(true);
    expect(await reserve('2030-02-02', 2_000, 1_050)).toBe(false);
  });
});

describe('what is generated by itself', () => {
  it('asks the model, and is written by the rules where that fails', async () => {
    const other = await startWithModel();
    await addNews(other);
    model.answer(saying(...truths), { status: 500 });
    const tab = await openTab(other.url);
    other.scheduleScans();
    await tab.next('balance-ready');
    tab.close();
    expect(await other.get('latestAnalysis')).toMatchObject({ model: 'parrot-1' });
    expect(await other.get('balance')).toMatchObject({
      model: null,
      modelNote: 'The server of the model failed. By the formula alone.',
    });
    expect(model.requests).toHaveLength(3);
    await other.end();
  });

  it('asks again after an hour, and until then carries on what the model wrote as far as it holds', async () => {
    const { stores } = vigil;
    const client = createLlmClient(modelEnv(), usual);
    const log = pino({ level: 'silent' });
    const clock = () => new Date(now);
    const parts = { client, usage: stores.llmUsage, dailyTokens: 500_000, pauseMs: 60 * minute, now: clock, log };
    const { generate: write } = createReporting({
      ...stores,
      threat: () => makeThreatStatus(),
      onAdded: async () => {},
      reports: createPublicReports({ events: stores.events, position: stores.tail.position }),
      write: async (known, draft, circumstances) => writeReport(known, draft, circumstances),
      llm: createLlmService(parts),
      singleFlight: (_, work) => work,
      now: clock,
    });
    const at = async (minutes: number) => {
      now = start + 24 * 60 * minute + minutes * minute;
      return write('pipeline');
    };
    model.answer(saying(...truths));
    const first = await at(0);
    expect([model.requests.length, first.model]).toEqual([1, 'parrot-1']);

    const bridge = draftOf({
      ...{ title: 'Iran closes bridge near Qom', location: 'Qom, Iran', sources: both },
      statement: stating('closure', 'ir', 'us'),
    });
    const gone = first.sentences.find(({ text }) => text === truths[1]?.[1])?.eventIds[0] ?? '';
    now += minute;
    await stores.events.append([bridge]);
    await stores.events.hide(gone, 'test');
    const second = await at(10);
    expect([model.requests.length, second.model, second.modelAt]).toEqual([1, 'parrot-1', first.modelAt]);
    expect(textsByModel(second)).toEqual(textsByModel(first).filter((text) => text !== truths[1]?.[1]));
    expect(
      second.sentences
        .filter(({ by }) => !by)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('closes bridge near Qom');
    await stores.events.restore(gone, 'test');

    await at(60);
    expect(model.requests).toHaveLength(2);
    model.answer({ status: 500 });
    const third = await at(120);
    expect([model.requests.length, third.model]).toEqual([4, 'parrot-1']);
    const last = await at(60 * 8);
    expect([last.model, last.modelNote]).toEqual([null, 'The server of the model failed. Written by the rules.']);
    now = start;
  });
});

describe('a balance with a model', () => {
  const adjusting =
    (...said: [factor: string, points: number, reason: string, cited: Name][]) =>
    (request: ModelRequest): Reply => {
      const shown = eventsIn(request);
      const adjustments = said.map(([factor, points, reason, name]) => ({
        factor,
        points,
        reason,
        events: shown.flatMap(({ id, title }) => (title === events[name].title ? [id] : [])),
      }));
      return { text: JSON.stringify({ adjustments }) };
    };
  const weigh = async () => Balance.parse((await admin.call('generateBalance')).body);

  it('is moved by what the model adds, says so, and can still be recomputed by anybody', async () => {
    model.answer({ text: '{"adjustments":[]}' });
    const plain = await weigh();
    expect(plain).toMatchObject({ model: null, adjustments: [] });
    model.answer(
      adjusting(
        ['alliances', 2, 'Iran and US open talks in Muscat.', 'talks'],
        ['geography', -3, 'Iran fires twelve drones at Haifa.', 'drones'],
      ),
    );
    const balance = await weigh();
    expect(balance.model).toBe('parrot-1');
    expect(plain.disclaimer).not.toContain('model');
    expect(balance.disclaimer).toContain('A language model moved some factors, each by at most 3 points');
    expect(balance.keyFactors.alliances.israel - plain.keyFactors.alliances.israel).toBe(2);
    expect(balance.keyFactors.geography.iran - plain.keyFactors.geography.iran).toBe(3);
    const added = balance.keyFactors.alliances.contributions.find(({ key }) => key.startsWith('model:'));
    expect(added).toMatchObject({
      points: 2,
      label: 'Iran and US open talks in Muscat. (added by the model parrot-1)',
    });
    expect(balance.moves.join('\n')).toContain('(added by the model parrot-1)');
    const data = Exported.parse(await vigil.get('balanceExport'));
    expect(data.adjustments).toHaveLength(2);
    expect(Object.fromEntries(recompute(data))).toEqual(Object.fromEntries(claimed(data)));
  });

  it('is not moved beyond the bound, for a reason that no event supports, or twice in one factor', async () => {
    model.answer(
      adjusting(
        ['military', 3.01, 'Israel strikes depot near Tabriz.', 'strike'],
        ['technology', -50, 'Israel strikes depot near Tabriz.', 'strike'],
        ['economy', 1, 'Iran strikes depot near Tabriz.', 'strike'],
        ['intelligence', 1, 'See https://evil.example for the reason.', 'strike'],
        ['alliances', 0, 'Iran and US open talks in Muscat.', 'talks'],
        ['geography', 1, 'Iran fires twelve drones at Haifa.', 'drones'],
        ['geography', 1, 'Hospital in Shiraz reports 17 injured.', 'toll'],
      ),
    );
    const { adjustments = [] } = await weigh();
    expect(adjustments.map(({ factor, points }) => [factor, points])).toEqual([['geography', 1]]);
  });

  it('treats both sides alike', async () => {
    const lead = async (points: number) => {
      model.answer(adjusting(['economy', points, 'Iran and US open talks in Muscat.', 'talks']));
      const { keyFactors, adjustments } = await weigh();
      return { economy: keyFactors.economy.israel, adjustments: adjustments?.length };
    };
    const [towardsIsrael, towardsIran, none] = [await lead(3), await lead(-3), await lead(0)];
    expect(towardsIsrael.economy - none.economy).toBe(none.economy - towardsIran.economy);
    expect([await lead(3.5), await lead(-3.5)].map(({ adjustments }) => adjustments)).toEqual([0, 0]);
  });
});

describe('pressed more than once', () => {
  it('on one server a second press shares the run of the first', async () => {
    model.answer(saying(...truths));
    const { length } = await vigil.get('analysisHistory');
    const { client: other } = await makeUser(vigil, { isAdmin: true });
    const [one, two] = await Promise.all([generate(), other.call('generateAnalysis')]);
    expect(two.body).toEqual(one.body);
    expect(model.requests).toHaveLength(1);
    expect(await vigil.get('analysisHistory')).toHaveLength(length + 1);
  });

  it('on two servers of one database the model is asked once, and the tabs of both hear of the report', async () => {
    const database: SharedDatabase = await startSharedDatabase();
    const servers = await Promise.all([1, 2].map(() => startWithModel({ MONGODB_URI: database.uri })));
    const [first] = servers;
    const admins = await Promise.all(servers.map((server) => makeUser(server, { isAdmin: true })));
    const tabs = await Promise.all(servers.map((server) => openTab(server.url)));
    if (first) await addNews(first);
    model.answer(saying(...truths));
    const answers = await Promise.all(admins.map(({ client }) => client.call('generateAnalysis')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(model.requests).toHaveLength(1);
    for (const tab of tabs) {
      expect(await tab.next('analysis-ready')).toEqual({ id: '1' });
      tab.close();
    }
    for (const server of servers) {
      expect(await server.get('latestAnalysis')).toMatchObject({ id: '1', model: 'parrot-1' });
      expect((await server.get('stats')).engine).toBe('model');
    }
    for (const server of servers) await server.end();
    await database.end();
  });
});
