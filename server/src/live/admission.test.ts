import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const handshakeOn = (socket: Socket) => {
  const request = new IncomingMessage(socket);
  request.headers = { origin: 'https://vigil.example' };
  return request;
};

it('leaves nothing of refused handshakes on a connection that stays open', async () => {
  const { admit } = createAdmission({
    isOwnOrigin: () => true,
    identify: async () => null,
    addressOf: () => '203.0.113.7',
  });
  const accepted = await Promise.all(Array.from({ length: 50 }, () => admit(handshakeOn(new Socket()))));
  expect(accepted).toEqual(Array(50).fill({ person: null }));
  const timers = vi.getTimerCount();
  const socket = new Socket();
  const before = socket.listenerCount('close');
  for (let at = 0; at < 20; at += 1)
    expect(await admit(handshakeOn(socket))).toEqual({ refusal: 'Too many open connections.' });
  expect([socket.listenerCount('close'), vi.getTimerCount()]).toEqual([before, timers]);
});
