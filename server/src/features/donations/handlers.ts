import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function donationHandlers(): Pick<Handlers, 'donate' | 'donationWebhook'> {
  return {
    donate: notYet,
    donationWebhook: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
