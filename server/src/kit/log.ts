import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line a happening. Whatever could carry a secret is cut out by name. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'cookie', '*.cookie', 'authorization', '*.authorization', '*.captchaToken'],
      censor: '[redacted]',
    },
  });
}
