import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let vigil: Vigil;
let admin: Client;
let adminId: string;
let user: Client;
let visitor: Client;

beforeAll(async () => {
  vigil = await startVigil();
  ({ client: admin, id: adminId } = await makeUser(vigil, { isAdmin: true }));
  ({ client: user } = await makeUser(vigil));
  visitor = createClient(vigil.url);
});
afterAll(() => vigil.end());
beforeEach(async () => {
  for (const { id } of await vigil.stores.trustedSources.list('admin')) await vigil.stores.trustedSources.remove(id);
});

const form = {
  name: 'The Harbour Institute',
  url: 'https://harbour.example/',
  description: 'Fictional studies of the region.',
  category: 'analysis',
  reliability: 80,
  isPublic: true,
};

const add = (more: object = {}) => admin.call('addTrustedSource', { body: { ...form, ...more } });
const change = (id: string, more: object = {}) =>
  admin.call('changeTrustedSource', { params: { id }, body: { ...form, ...more } });
const namesFor = async (client: Client) => (await client.call('trustedSources')).body.map(({ name }) => name);
const lastAct = async () => {
  const [last] = await vigil.stores.log.audited(Number.MAX_SAFE_INTEGER, 1);
  return last?.op === 'act' ? { ...last.data, by: last.by } : null;
};

describe('adding a trusted source', () => {
  it('shows it to everybody', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body).toMatchObject(form);
    for (const client of [visitor, user, admin]) expect((await client.call('trustedSources')).body).toEqual([body]);
    expect(await lastAct()).toEqual({
      act: 'trusted-source-added',
      subject: body.id,
      note: form.name,
      by: `user:${adminId}`,
    });
  });

  it('fills in what may be left out: no description, fully reliable, public', async () => {
    const { name, url, category } = form;
    const { body } = await admin.call('addTrustedSource', { body: { name, url, category } });
    expect(body).toMatchObject({ description: '', reliability: 100, isPublic: true });
    expect((await add({ url: 'https://other.example/', description: null })).body.description).toBe('');
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no address', { url: '' }, 'URL is required'],
    ['an address that is none', { url: 'javascript:alert(1)' }, 'Please enter a valid http(s) address'],
    ['no category', { category: undefined }, 'Category is required'],
    [
      'a category that there is not',
      { category: 'rumours' },
      'The category must be one of these: news, analysis, government, military, intelligence, other.',
    ],
    ['a reliability of nothing', { reliability: 0 }, 'Reliability must be a number from 1 to 100'],
    ['a reliability past all', { reliability: 101 }, 'Reliability must be a number from 1 to 100'],
    ['a reliability in between', { reliability: 79.5 }, 'Reliability must be a number from 1 to 100'],
    ['a reliability in words', { reliability: 'high' }, 'Reliability must be a number from 1 to 100'],
  ])('is refused with %s', async (_, wrong, message) => {
    const { status, body } = await add(wrong);
    expect([status, body.error]).toEqual([400, message]);
    expect(await namesFor(admin)).toEqual([]);
  });

  it('is refused for an address that is on the list', async () => {
    await add();
    const { status, body } = await add({ name: 'Another name' });
    expect([status, body.error]).toEqual([409, 'This source is already on the list.']);
  });
});

describe('a private trusted source', () => {
  it('is shown to administrators alone', async () => {
    await add({ isPublic: false });
    expect(await namesFor(visitor)).toEqual([]);
    expect(await namesFor(user)).toEqual([]);
    expect(await namesFor(admin)).toEqual([form.name]);
  });

  it('becomes public by a change, and private again', async () => {
    const { id } = (await add({ isPublic: false })).body;
    await change(id, { isPublic: true });
    expect(await namesFor(visitor)).toEqual([form.name]);
    await change(id, { isPublic: false });
    expect(await namesFor(visitor)).toEqual([]);
  });
});

describe('changing a trusted source', () => {
  it('replaces all of it but its identity', async () => {
    const { id, createdAt } = (await add()).body;
    const next = {
      ...form,
      name: 'The Institute',
      url: 'https://institute.example/',
      category: 'news',
      reliability: 55,
    };
    expect((await change(id, next)).body).toEqual({ ...next, id, createdAt });
    expect((await visitor.call('trustedSources')).body).toEqual([{ ...next, id, createdAt }]);
    expect(await lastAct()).toMatchObject({ act: 'trusted-source-changed', subject: id, note: 'The Institute' });
  });

  it('frees the address that it had', async () => {
    const { id } = (await add()).body;
    await change(id, { url: 'https://institute.example/' });
    expect((await add({ name: 'The next one' })).status).toBe(200);
  });

  it('is refused when another one has the address', async () => {
    await add();
    const { id } = (await add({ url: 'https://other.example/' })).body;
    const { status, body } = await change(id);
    expect([status, body.error]).toEqual([409, 'This source is already on the list.']);
  });

  it('with an unknown id answers 404', async () => {
    const { status, body } = await change('no-such-source');
    expect([status, body.error]).toEqual([404, 'There is no such source.']);
  });
});

describe('deleting a trusted source', () => {
  it('takes it away at once, and is told in the log', async () => {
    const { id } = (await add()).body;
    expect((await admin.call('removeTrustedSource', { params: { id } })).body).toEqual({ success: true });
    expect(await namesFor(admin)).toEqual([]);
    expect(await lastAct()).toMatchObject({ act: 'trusted-source-removed', subject: id, note: form.name });
    expect((await admin.call('removeTrustedSource', { params: { id } })).status).toBe(404);
  });
});
