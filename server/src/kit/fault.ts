import { type FaultCode, faults } from './fault-kinds.ts';

/** What the person who made the request may do about it. */
export interface Advice {
  /** A sentence that may stand in place of the error on screen. */
  suggestion?: string;
  /** After how many seconds another attempt makes sense. */
  retryAfter?: number;
}

/**
 * An expected failure. `message` is for the person who made the request; `detail` is for the log
 * and never leaves the server.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: unknown;
  readonly advice: Advice;

  constructor(code: FaultCode, message?: string, detail?: unknown, advice: Advice = {}) {
    super(message ?? faults[code].message);
    this.name = 'Fault';
    this.code = code;
    this.detail = detail;
    this.advice = advice;
  }

  get status(): number {
    return faults[this.code].status;
  }
}
