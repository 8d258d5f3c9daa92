import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', FEED_ALLOWED_CIDRS: [] });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readEnv({ PORT: '', MONGODB_URI: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('reads lists and keeps only the origin of the public address', () => {
    const env = readEnv({ FEED_ALLOWED_CIDRS: '127.0.0.0/8, ::1/128', PUBLIC_ORIGIN: 'https://vigil.example/' });
    expect(env.FEED_ALLOWED_CIDRS).toEqual(['127.0.0.0/8', '::1/128']);
    expect(env.PUBLIC_ORIGIN).toBe('https://vigil.example');
  });

  it('names every fault at once', () => {
    const wrong = { PORT: 'web', MONGODB_URI: 'localhost', FEED_ALLOWED_CIDRS: 'all', SESSION_KEYS: 'short' };
    expect(() => readEnv(wrong)).toThrow(/PORT[\s\S]*MONGODB_URI[\s\S]*SESSION_KEYS[\s\S]*FEED_ALLOWED_CIDRS/);
  });

  it('takes the three variables of Web Push together or not at all', () => {
    const key = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url');
    const all = {
      VAPID_PUBLIC_KEY: key(65),
      VAPID_PRIVATE_KEY: key(32),
      VAPID_SUBJECT: 'mailto:desk@example.org',
    };
    expect(readEnv(all)).toMatchObject(all);
    expect(() => readEnv({ ...all, VAPID_SUBJECT: '' })).toThrow('VAPID_*: all three or none');
    expect(() => readEnv({ ...all, VAPID_SUBJECT: 'mailto:desk@localhost' })).toThrow(/VAPID_SUBJECT/);
    expect(() => readEnv({ ...all, VAPID_PRIVATE_KEY: key(31) })).toThrow(/VAPID_PRIVATE_KEY/);
  });
});
