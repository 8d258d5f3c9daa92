import { createHmac } from 'node:crypto';
import { webhookHeaders } from '@vigil/common/webhooks';

/** The headers of a message by Standard Webhooks 1.0: its id, the time of the attempt in seconds, and the signature. */
export function signMessage(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: seconds,
    [webhookHeaders.signature]: `v1,${signature}`,
  };
}
