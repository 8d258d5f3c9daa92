import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { Subscription } from '@vigil/common/notifications';
import { makeCertificate } from './certificate.ts';

/** A browser that is subscribed, and what it received. */
export interface Device {
  subscription: Subscription;
  received: { payload: unknown; headers: IncomingHttpHeaders }[];
  /** What is answered to the next messages for it; the last one stays. Without any it is 201. */
  answers: Answer[];
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service over https on a free port of 127.0.0.1: it decrypts what it is given, as the device would. */
export async function startPushService() {
  const { key, cert } = makeCertificate();
  const devices = new Map<string, { device: Device; secret: ECDH }>();
  const paths: string[] = [];

  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    paths.push(path);
    const known = devices.get(path);
    const answers = known?.device.answers ?? [{ status: 404 }];
    const { status, headers } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 201 };
    if (status === 201 && known) {
      const { device, secret } = known;
      const text = decrypt(Buffer.concat(chunks), secret, device.subscription.keys.auth);
      device.received.push({ payload: JSON.parse(text), headers: request.headers });
    }
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const host = `127.0.0.1:${address.port}`;

  /** A new browser, subscribed under a path of its own. */
  function subscribe(): Device {
    const secret = createECDH('prime256v1');
    const keys = {
      p256dh: secret.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const device: Device = { subscription: { endpoint: `https://${host}${path}`, keys }, received: [], answers: [] };
    devices.set(path, { device, secret });
    return device;
  }

  return {
    host,
    /** The authority to trust, as PEM. */
    ca: cert,
    subscribe,
    /** Every request, by its path. */
    paths,
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A message of one record in `aes128gcm` (RFC 8188), with the keys of Web Push (RFC 8291). */
function decrypt(message: Buffer, secret: ECDH, auth: string): string {
  const salt = message.subarray(0, 16);
  const sender = message.subarray(21, 86);
  const record = message.subarray(86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), sender]);
  const shared = derive(secret.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** What a server needs to push to this service: keys of its own, and the leave to call it. */
export function pushEnv(host: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Left out zeros at the front are part of the key.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: Buffer.from(privateKey, 'hex').toString('base64url'),
    VAPID_SUBJECT: 'mailto:desk@example.org',
    PUSH_ALLOWED_HOSTS: [host],
  };
}
