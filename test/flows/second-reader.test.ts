import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsIn, type FakeModel, type ModelRequest, startModel } from '../fakes/model.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const start = Date.parse('2030-01-02T12:00:00.000Z');
const hour = 3_600_000;

let model: FakeModel;
let vigil: Vigil;
let admin: Client;
let now = start;

const startServer = (env: Record<string, string> = {}) =>
  startVigil({
    now: () => new Date(now),
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1', AI_JSON_MODE: 'json_object', ...env },
  });

beforeAll(async () => {
  model = await startModel();
  vigil = await startServer();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(async () => {
  await vigil.end();
  await model.close();
});
beforeEach(async () => {
  for (const { id } of (await admin.call('events')).body.events) await vigil.stores.events.erase(id, 'test');
  model.forget();
  // The pause between two batches is over.
  now += hour;
});

type Verdict = 'same' | 'different' | 'unsure';

/** Two events in doubt; the ids of the earlier and of the later one. */
async function addPair(to = vigil): Promise<[string, string]> {
  const timestamp = new Date(now - hour).toISOString();
  const earlier = nextDraft({ timestamp });
  const doubt = { eventId: earlier.eventId, probability: 0.34 };
  const later = { ...nextDraft({ possiblySame: [doubt], timestamp }), by: 'pipeline' };
  await to.stores.events.append([earlier, later]);
  return [earlier.eventId, later.eventId];
}

const userText = ({ body }: ModelRequest) => body.messages.find(({ role }) => role === 'user')?.content ?? '';
const isAboutPairs = (request: ModelRequest) => userText(request).includes('Titles to translate:');
/** The same verdict about every pair that is asked about. */
const saying = (verdict: Verdict) => (request: ModelRequest) => {
  const pairs = userText(request).match(/"pair":"p\d+"/g) ?? [];
  return { text: JSON.stringify({ pairs: pairs.map((one) => ({ pair: one.slice(8, -1), verdict })), titles: [] }) };
};
const asked = () => model.requests.filter(isAboutPairs);
const state = async (client = admin) => (await client.call('secondReader')).body;
const shown = async () => (await vigil.get('events')).events;
const history = async (id: string) => JSON.stringify((await admin.send('GET', `/api/events/${id}/history`)).body);
const poll = { timeout: 20_000 };

describe('a model as a second reader of doubtful joins', () => {
  it('joins what it calls the same event, by a change of its own', async () => {
    model.answer(saying('same'));
    const [earlier, later] = await addPair();
    await expect.poll(async () => (await shown()).map(({ id }) => id), poll).toEqual([earlier]);
    expect(await history(earlier)).toContain('a model');
    expect(asked()).toHaveLength(1);
    expect(eventsIn(asked()[0] as ModelRequest)).toHaveLength(2);
    expect(await vigil.stores.events.record(later)).toMatchObject({ id: earlier });
    expect((await admin.call('settledPairs')).text).toBe('');
  });

  it('keeps apart what it calls different events', async () => {
    model.answer(saying('different'));
    const [, later] = await addPair();
    await expect.poll(async () => (await shown()).find(({ id }) => id === later)?.possiblySame, poll).toBeUndefined();
    expect(await shown()).toHaveLength(2);
    expect((await admin.call('doubts')).body.total).toBe(0);
  });

  it('leaves to administrators what it is unsure about, and is not asked again', async () => {
    model.answer(saying('unsure'));
    await addPair();
    await expect.poll(async () => (await admin.call('doubts')).body.doubts[0]?.modelUnsure, poll).toBe(true);
    expect(await state()).toMatchObject({
      model: 'parrot-1',
      waiting: { pairs: 0, titles: 0 },
      last: { failure: null },
    });
  });

  it.each([
    ['a server that fails', { status: 500 } as const, 'The server of the model failed.'],
    ['an answer that is no answer', { text: '{"pairs":"all of them"}' }, 'The answer of the model could not be read.'],
    ['a refusal', { refusal: 'No.' }, 'The model refused to answer.'],
  ])('%s changes nothing and is visible to administrators', async (_, reply, failure) => {
    model.answer(reply);
    const [earlier, later] = await addPair();
    await expect.poll(async () => (await state()).last?.failure, poll).toBe(failure);
    expect((await shown()).map(({ id }) => id).sort()).toEqual([earlier, later].sort());
    expect(await state()).toMatchObject({ waiting: { pairs: 1, titles: 0 } });
  });

  it('answers about names that were not given change nothing', async () => {
    model.answer({
      text: JSON.stringify({ pairs: [{ pair: 'p9', verdict: 'same' }], titles: [{ event: 'e1', english: 'Hello' }] }),
    });
    await addPair();
    await expect.poll(async () => (await state()).tokensToday, poll).toBeGreaterThan(0);
    await expect.poll(async () => (await state()).last?.failure, poll).toBeNull();
    expect(await shown()).toHaveLength(2);
    expect((await admin.call('doubts')).body.total).toBe(1);
  });
});

describe('titles in other languages', () => {
  const persian = 'چراغ دریایی بندر خاموش شد';
  const addTitle = async (title = persian) => {
    const timestamp = new Date(now - hour).toISOString();
    const draft = {
      ...nextDraft({ title, summary: '', lang: 'fa', gloss: 'Port · lighthouse', timestamp }),
      by: 'pipeline',
    };
    await vigil.stores.events.append([draft]);
    return draft.eventId;
  };
  const translating = (english: string) => (request: ModelRequest) => {
    const id = eventsIn(request)[0]?.id;
    return { text: JSON.stringify({ pairs: [], titles: [{ event: id, english }] }) };
  };

  it('are translated, marked as such, and stay as they were written', async () => {
    model.answer(translating('The lighthouse of the port\n went dark'));
    const id = await addTitle();
    await expect
      .poll(async () => (await shown()).find((event) => event.id === id), poll)
      .toMatchObject({
        title: persian,
        gloss: 'The lighthouse of the port went dark',
        glossBy: 'model',
        judgedBy: 'rules',
      });
    expect(await history(id)).toContain('Title translated by a model');
  });

  it.each(['', '<b>dark</b>', 'See https://other.example', 'خاموش'])('are not replaced by %j', async (english) => {
    model.answer(translating(english));
    const id = await addTitle();
    await expect.poll(async () => (await state()).waiting.titles, poll).toBe(0);
    const event = (await shown()).find((one) => one.id === id);
    expect(event).toMatchObject({ gloss: 'Port · lighthouse' });
    expect(event?.glossBy).toBeUndefined();
  });
});

it('what may be spent is a limit: beyond it the model is not asked, and administrators see why', async () => {
  const poor = await startServer({ AI_DAILY_TOKENS: '10' });
  const { client } = await makeUser(poor, { isAdmin: true });
  await addPair(poor);
  await expect
    .poll(async () => (await state(client)).last?.failure, poll)
    .toBe('What the model may spend today is used up.');
  expect(await state(client)).toMatchObject({ waiting: { pairs: 1 }, tokensToday: 0, dailyTokens: 10 });
  expect(model.requests).toEqual([]);
  await poor.end();
});

it('without a model no question waits', async () => {
  const plain = await startVigil();
  const { client } = await makeUser(plain, { isAdmin: true });
  await addPair(plain);
  expect(await state(client)).toMatchObject({ model: null, waiting: { pairs: 0, titles: 0 }, last: null });
  await plain.end();
});
