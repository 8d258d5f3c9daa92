import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paidNews, signatureOf, webhookSecret } from '../fakes/payment-news.ts';
import { type Payments, startPayments } from '../fakes/payments.ts';
import { createClient } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

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

describe('a donation', () => {
  it('leads the giver, signed in or not, to where it is paid', async () => {
    const client = createClient(vigil.url);
    const answer = await client.call('donate', { body: { amount: 12.34, productId: 'donation' } });
    expect(answer.status).toBe(200);
    expect(answer.body.url).toBe('https://checkout.example/cs_test_1');
    const [request] = payments.requests;
    expect(request?.path).toBe('/v1/checkout/sessions');
    expect(request?.authorization).toBe('Bearer sk_test_fictional');
    expect(Object.fromEntries(request?.fields ?? [])).toMatchObject({
      mode: 'payment',
      submit_type: 'donate',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1234',
      'metadata[productId]': 'donation',
      success_url: `${vigil.url}/?donation=thanks`,
      cancel_url: `${vigil.url}/?donation=cancelled`,
    });
  });

  it('that is asked for twice by one attempt leads to one payment', async () => {
    const client = createClient(vigil.url);
    const body = { amount: 5, attemptId: 'attempt-0001' };
    const [first, second] = await Promise.all([client.call('donate', { body }), client.call('donate', { body })]);
    expect(second.body.url).toBe(first.body.url);
    await client.call('donate', { body: { ...body, amount: 6 } });
    expect(payments.sessions.size).toBe(2);
  });

  it('says so when no address to pay at comes back', async () => {
    payments.answer('no-url');
    const answer = await createClient(vigil.url).call('donate', { body: { amount: 5 } });
    expect(answer.status).toBe(502);
    expect(answer.body.error).toBe('Failed to create checkout session');
  });

  it('is offered only where it can be taken', async () => {
    expect((await vigil.get('site')).donations).toBe(true);
    const bare = await startVigil();
    try {
      expect((await bare.get('site')).donations).toBe(false);
      const client = createClient(bare.url);
      for (const answer of [
        await client.call('donate', { body: { amount: 5 } }),
        await client.call('donationWebhook', { body: '{}', headers: { 'stripe-signature': 'none' } }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.body.error).toBe('Donations are not set up on this server.');
      }
    } finally {
      await bare.end();
    }
  });
});

describe('a payment that the provider reports', () => {
  const tell = (body: string, signature = signatureOf(body)) =>
    createClient(vigil.url, 'https://payments.example').call('donationWebhook', {
      body,
      headers: { 'stripe-signature': signature, 'Content-Type': 'application/json' },
    });

  it('is recorded to the cent, without a word about who gave', async () => {
    const answer = await tell(paidNews({ cents: 1999, payment: 'cs_test_exact' }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ received: true });
    const recorded = (await vigil.stores.donations.list()).filter(({ id }) => id === 'cs_test_exact');
    expect(recorded).toEqual([{ id: 'cs_test_exact', cents: 1999, currency: 'usd', at: expect.any(Date) }]);
  });

  it('counts only once it is paid', async () => {
    expect((await tell(paidNews({ payment: 'cs_test_slow', status: 'unpaid' }))).status).toBe(200);
    expect((await vigil.stores.donations.list()).some(({ id }) => id === 'cs_test_slow')).toBe(false);
    expect((await tell(paidNews({ payment: 'cs_test_slow' }))).status).toBe(200);
    expect((await vigil.stores.donations.list()).some(({ id }) => id === 'cs_test_slow')).toBe(true);
  });
});
