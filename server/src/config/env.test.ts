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

  it('takes an e-mail address for readers, and nothing else in its place', () => {
    expect(readEnv({ CONTACT_EMAIL: ' desk@vigil.example ' }).CONTACT_EMAIL).toBe('desk@vigil.example');
    expect(readEnv({}).CONTACT_EMAIL).toBeUndefined();
    for (const wrong of ['desk', 'https://vigil.example', 'a@b', 'desk@vigil.example, other@vigil.example'])
      expect(() => readEnv({ CONTACT_EMAIL: wrong })).toThrow('CONTACT_EMAIL: must be an e-mail address');
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

  it('sets a model up by a key, or by the address of a server without keys, and names what is missing', () => {
    expect(readEnv({})).toMatchObject({
      AI_JSON_MODE: 'json_object',
      AI_DAILY_TOKENS: 500_000,
      AI_AUTOMATIC_MINUTES: 60,
    });
    const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_MODEL: 'parrot-1' };
    expect(readEnv(local)).toMatchObject({ ...local, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' });
    expect(() => readEnv({ ...local, OPENAI_MODEL: '' })).toThrow('OPENAI_MODEL: name a model of the server');
    expect(() => readEnv({ OPENAI_MODEL: 'parrot-1' })).toThrow('OPENAI_MODEL: needs OPENAI_API_KEY');
    const wrong = { OPENAI_BASE_URL: 'http://user:secret@127.0.0.1/v1', AI_JSON_MODE: 'yaml', AI_DAILY_TOKENS: '-1' };
    expect(() => readEnv(wrong)).toThrow(/OPENAI_BASE_URL: must not hold[\s\S]*AI_JSON_MODE[\s\S]*AI_DAILY_TOKENS/);
    expect(() => readEnv({ ...local, OPENAI_BASE_URL: 'file:///etc' })).toThrow('must be an address with http');
  });
});
