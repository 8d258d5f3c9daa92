import { type Logger, pino } from 'pino';

import { isDiskFull } from './disk-full.ts';

export type Log = Logger;

/** One JSON line an entry. Fields that may contain secrets are redacted by name. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      // On a full disk every write fails, tens a second. The disk monitor logs once that it is full.
      logMethod(args, method) {
        const [first] = args;
        if (typeof first === 'object' && first !== null && 'err' in first && isDiskFull(first.err)) return;
        method.apply(this, args);
      },
    },
    redact: {
      paths: ['password', '*.password', 'cookie', '*.cookie', 'authorization', '*.authorization', '*.captchaToken'],
      censor: '[redacted]',
    },
  });
}
