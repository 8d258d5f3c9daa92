import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paidNews, signatureOf, webhookSecret } from '../../fakes/payment-news.ts';
import { type Payments, startPayments } from '../../fakes/payments.ts';
import { createClient } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

let payments: Payments;
let vigil: Vigil;

beforeAll(async () => {
  payments = await startPayments();
  const env = { STRIPE_SECRET_KEY: 'sk_test_fictional', STRIPE_WEBHOOK_SECRET: webhookSecret };
  vigil = await startVigil({ env: { ...env, STRIPE_API_BASE: payments.url } });
});
afterAll(async () => {
  await vigil?.end();
  await payments?.close();
});
beforeEach(() => payments.forget());

const tell = (body: string | Uint8Array, headers: Record<string, string>) =>
  createClient(vigil.url, 'https://payments.example').call('donationWebhook', {
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const signed = (body: string, options?: Parameters<typeof signatureOf>[1]) => ({
  'stripe-signature': signatureOf(body, options),
});

async function countOf(payment: string): Promise<number> {
  return (await vigil.stores.donations.list()).filter(({ id }) => id === payment).length;
}

describe('E17: messages about payments', () => {
  it.each([
    ['with the signature of another secret', (body: string) => signed(body, { secret: 'whsec_other' })],
    ['of ten minutes ago', (body: string) => signed(body, { age: 600 })],
    ['without a signature', () => ({})],
    ['with a signature that is none', () => ({ 'stripe-signature': 't=1,v1=zz' })],
    ['signed for another text', (body: string) => signed(`${body} `)],
    ['whose JSON was parsed and encoded again', (body: string) => signed(JSON.stringify(JSON.parse(body)))],
  ])('%s are refused', async (_, headersOf) => {
    const body = paidNews({ payment: 'cs_test_forged' });
    const answer = await tell(body, headersOf(body));
    expect(answer.status).toBe(400);
    expect(await countOf('cs_test_forged')).toBe(0);
  });

  it('that are larger than any message are refused, told or not how large they are', async () => {
    const body = paidNews({ payment: 'cs_test_large' }).padEnd(5_000_000);
    expect((await tell(body, signed(body))).status).toBe(413);
    const stream = { method: 'POST', headers: signed(body), body: new Blob([body]).stream(), duplex: 'half' };
    const streamed = await fetch(`${vigil.url}/api/donations/webhook`, stream);
    expect(streamed.status).toBe(413);
    expect(await countOf('cs_test_large')).toBe(0);
    expect((await vigil.get('site')).donations).toBe(true);
  });

  it.each([
    '[]',
    '[1]',
    'null',
    'true',
    '5',
    '"text"',
    '{}',
    '{"id":"evt_only"}',
    '{"id":{"$ne":null},"type":"payout.paid","created":1,"data":{"object":{}}}',
    '{"id":"evt_1","type":"checkout.session.completed","created":1,"data":{"object":null}}',
    '{"id":"evt_2","type":"checkout.session.completed","created":1,"data":{"object":{"payment_status":"paid"}}}',
    '{"id":"evt_3","type":"checkout.session.completed","created":1e300,"data":{"object":{"id":"cs","payment_status":"paid"}}}',
    '{"object":"v2.core.event"}',
    'not JSON',
    '',
  ])('that are signed and yet none are refused: %s', async (body) => {
    const answer = await tell(body, signed(body));
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error: expect.any(String) });
  });

  it('that are told again, one after the other and all at once, count once', async () => {
    const body = paidNews({ id: 'evt_again', payment: 'cs_test_again' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(body, signed(body))));
    answers.push(await tell(body, signed(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await countOf('cs_test_again')).toBe(1);
  });
});

describe('E17: amounts', () => {
  it.each([
    ['0.99', { amount: 0.99 }],
    ['no number', { amount: null }],
    ['1e9', { amount: 1e9 }],
    ['a text', { amount: '5' }],
    ['less than nothing', { amount: -1 }],
    ['parts of a cent', { amount: 1.005 }],
    ['nothing', {}],
    ['a list', { amount: [5] }],
  ])('of %s are refused', async (_, body) => {
    const answer = await createClient(vigil.url).call('donate', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/^Please enter/);
    expect(payments.requests).toEqual([]);
  });

  it.each([
    [1, '100'],
    [1.1, '110'],
    [4.35, '435'],
    [8.2, '820'],
    [19.99, '1999'],
    [1025.29, '102529'],
    [10_000, '1000000'],
  ])('of $%d are exact: %s cents', async (amount, cents) => {
    expect((await createClient(vigil.url).call('donate', { body: { amount } })).status).toBe(200);
    expect(payments.requests[0]?.fields.get('line_items[0][price_data][unit_amount]')).toBe(cents);
  });
});

describe('E17: a payment provider that fails', () => {
  it('is asked again under one key, and makes one session', async () => {
    payments.answer('failing', 'fine');
    const answer = await createClient(vigil.url).call('donate', { body: { amount: 5, attemptId: 'attempt-flaky' } });
    expect(answer.status).toBe(200);
    expect(payments.requests.length).toBe(2);
    expect(new Set(payments.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(payments.sessions.size).toBe(1);
  });

  it('and goes on failing is told of in plain words', async () => {
    payments.answer('failing');
    const answer = await createClient(vigil.url).call('donate', { body: { amount: 5 } });
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ error: 'Unable to process donation. Please try again.' });
    expect(payments.requests.length).toBe(3);
  });
});
