import { z } from 'zod';
import { isKeyOf, isVapidSubject } from './vapid.ts';

const text = z.string().trim().min(1).optional();
/** A number of this range, with the range as the message. */
function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const upTo = max === Number.MAX_SAFE_INTEGER ? 'up' : `to ${max}`;
  const message = `must be a whole number from ${min} ${upTo}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Every environment variable that Vigil reads, documented in .env.example. Empty values count as unset. */
export const Env = z
  .object({
    PORT: whole(0, 65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    MONGODB_URI: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
      .optional(),
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform(toOrigin)
      .optional(),
    /** The WebSub hub of the outgoing feeds. */
    WEBSUB_HUB: z.url({ protocol: /^https?$/ }).optional(),
    SESSION_KEYS: list.refine((keys) => keys.every((key) => key.length >= 32), 'each key needs at least 32 characters'),
    /** The number of own proxies in front of the server that set the client address. */
    TRUSTED_PROXIES: whole(0, 10).default(0),
    /** Shown in the privacy policy and the terms of use. */
    CONTACT_EMAIL: z.string().trim().pipe(z.email('must be an e-mail address')).optional(),
    /** Maximum number of open connections, for pages and sockets together; more are refused. */
    MAX_CONNECTIONS: whole(1).default(10_000),
    PUBLIC_SITE: z.stringbool().default(false),
    BCRYPT_COST: whole(10, 14).default(12),
    CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
    UPLOAD_QUOTA_MB: whole(1).default(2_000),
    /** Administrators are warned below this free space on the disk of DATA_DIR. */
    DISK_LOW_MB: whole(0).default(500),
    ADMIN_USERNAME: z.string().trim().min(1).default('admin'),
    ADMIN_EMAIL: z.email().default('admin@vigil.example'),
    ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
    /** `passkey`: administrators have their rights only after a sign-in by passkey. */
    ADMIN_SECOND_FACTOR: z.enum(['off', 'passkey']).default('off'),
    FEED_ALLOWED_CIDRS: list.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()]))),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address with smtp: or smtps:' })
      .refine((url) => new URL(url).hostname !== '', 'must name a host')
      .optional(),
    /** The sender of e-mail, such as `Vigil <vigil@example.org>`. */
    SMTP_FROM: text,
    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address with http: or https:' })
      .refine((url) => new URL(url).username === '', 'must not hold a name or a key')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    OPENAI_MODEL: text,
    AI_JSON_MODE: z.enum(['json_schema', 'json_object', 'off']).default('json_object'),
    /** Tokens that all servers of a database may spend in a day (UTC). */
    AI_DAILY_TOKENS: whole(0).default(500_000),
    /** Minimum time between automatic prompts. */
    AI_AUTOMATIC_MINUTES: whole(10, 10_080).default(60),
    STRIPE_SECRET_KEY: text,
    STRIPE_WEBHOOK_SECRET: text,
    STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
    VAPID_PUBLIC_KEY: z.string().trim().refine(isKeyOf(65), 'must be base64url of 65 bytes').optional(),
    VAPID_PRIVATE_KEY: z.string().trim().refine(isKeyOf(32), 'must be base64url of 32 bytes').optional(),
    VAPID_SUBJECT: z.string().trim().refine(isVapidSubject, 'must be mailto: or https: at a public domain').optional(),
    PUSH_ALLOWED_HOSTS: list.pipe(z.array(z.string().regex(/^[\w.-]+:\d+$/, 'must be a host with its port'))),
    /** Metrics for Prometheus are served on this port if it is set. */
    METRICS_PORT: whole(0, 65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => !env.VAPID_PUBLIC_KEY === !env.VAPID_PRIVATE_KEY && !env.VAPID_PUBLIC_KEY === !env.VAPID_SUBJECT, {
    path: ['VAPID_*'],
    message: 'all three or none',
  })
  .refine((env) => !env.SMTP_URL === !env.SMTP_FROM, { path: ['SMTP_*'], message: 'both or none' })
  .refine((env) => !env.OPENAI_MODEL || env.OPENAI_API_KEY || env.OPENAI_BASE_URL, {
    path: ['OPENAI_MODEL'],
    message: 'needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server without keys',
  })
  .refine((env) => !env.OPENAI_BASE_URL || env.OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    message: 'name a model of the server at OPENAI_BASE_URL',
  });
export type Env = z.output<typeof Env>;

/** Parses the environment. Throws one Error that names every fault in one line. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = Env.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not valid: ${faults.join('; ')}.`);
}

function toOrigin(url: string): string {
  return new URL(url).origin;
}
