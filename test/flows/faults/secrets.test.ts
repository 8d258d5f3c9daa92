import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeModel, startModel } from '../../fakes/model.ts';
import { paidNews, signatureOf, webhookSecret } from '../../fakes/payment-news.ts';
import { type Payments, startPayments } from '../../fakes/payments.ts';
import { type PushService, pushEnv, startPushService } from '../../fakes/push-service.ts';
import { createClient, signIn, signUp } from '../../harness/client.ts';
import { type FrailDatabase, startFrailDatabase } from './frail-database.ts';
import { adminPassword, type ServerProcess, startServer } from './server-process.ts';

let database: FrailDatabase;
let server: ServerProcess;
let model: FakeModel;
let payments: Payments;
let pushes: PushService;

const secrets: Record<string, string> = {
  'the session key': 'fictional-session-key-of-enough-length',
  'the model key': 'sk-fictional-model-key',
  'the payment key': 'sk_test_fictional_payment_key',
  'the webhook secret': webhookSecret,
  'the first password of the administrator': adminPassword,
};

beforeAll(async () => {
  [model, payments, pushes, database] = await Promise.all([
    startModel(),
    startPayments(),
    startPushService(),
    startFrailDatabase(),
  ]);
  const { PUSH_ALLOWED_HOSTS: hosts, ...vapid } = pushEnv(pushes.host);
  secrets['the push key'] = vapid.VAPID_PRIVATE_KEY;
  server = await startServer({
    ...database.env,
    ...vapid,
    PUSH_ALLOWED_HOSTS: hosts.join(),
    SESSION_KEYS: secrets['the session key'] ?? '',
    OPENAI_API_KEY: secrets['the model key'] ?? '',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'parrot-1',
    STRIPE_SECRET_KEY: secrets['the payment key'] ?? '',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: payments.url,
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await server?.end();
  await Promise.all([database?.end(), model?.close(), payments?.close(), pushes?.close()]);
});

it('no secret is in the log, after success and after failure', { timeout: 180_000 }, async () => {
  const admin = createClient(server.url);
  await signIn(admin, { username: 'admin', password: adminPassword });
  secrets['the session of the administrator'] = admin.cookies.get('sid') ?? '';
  const reader = createClient(server.url);
  const account = await signUp(reader, { password: 'Fictional-3-password' });
  secrets['a password'] = account.password;
  secrets['an address'] = account.email;
  secrets['a session'] = reader.cookies.get('sid') ?? '';
  const changed = { currentPassword: account.password, newPassword: 'Fictional-4-password' };
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  expect(await statusOf(reader.call('changePassword', { body: changed }))).toBe(200);
  secrets['a new password'] = changed.newPassword;
  secrets['a new session'] = reader.cookies.get('sid') ?? '';
  const guess = { username: account.username, password: 'Fictional-5-password' };
  expect(await statusOf(createClient(server.url).call('login', { body: guess }))).toBe(401);
  secrets['a guess'] = guess.password;
  // A body that is not JSON may still hold a password.
  const torn = {
    body: '{"username":"x","password":"Fictional-6-password"',
    headers: { 'Content-Type': 'application/json' },
  };
  expect(await statusOf(createClient(server.url).call('login', torn))).toBe(400);
  secrets['a torn password'] = 'Fictional-6-password';

  const { subscription, ...device } = pushes.subscribe();
  device.answers.push({ status: 500 });
  secrets['the key of a browser'] = subscription.keys.auth;
  secrets['the address of a browser'] = new URL(subscription.endpoint).pathname;
  expect(await statusOf(reader.call('subscribe', { body: subscription }))).toBe(200);
  await reader.call('testPush', { body: { endpoint: subscription.endpoint } });

  model.answer({ status: 401, error: { message: `bad key ${secrets['the model key']}` } });
  await admin.call('generateAnalysis');
  payments.answer('failing');
  expect(await statusOf(reader.call('donate', { body: { amount: 5 } }))).toBe(502);
  const news = paidNews();
  const tell = (signature: string) =>
    createClient(server.url, 'https://payments.example').call('donationWebhook', {
      body: news,
      headers: { 'stripe-signature': signature, 'Content-Type': 'application/json' },
    });
  expect(await statusOf(tell(signatureOf(news)))).toBe(200);
  expect(await statusOf(tell('t=1,v1=00'))).toBe(400);
  secrets['the address of who gave'] = 'giver@vigil.example';

  await database.kill();
  const late = { username: account.username, password: changed.newPassword };
  expect(await statusOf(createClient(server.url).call('login', { body: late }))).toBe(503);
  expect(await statusOf(reader.call('settings'))).toBe(503);
  server.signal('SIGTERM');
  await server.exited;

  const log = server.said.join('\n');
  // It did say something: what happened, and what failed.
  expect(log).toMatch(/request failed/);
  expect(log.length).toBeGreaterThan(1_000);
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 8)).toEqual([]);
  expect(Object.keys(secrets).filter((name) => log.includes(secrets[name] ?? ''))).toEqual([]);
});
