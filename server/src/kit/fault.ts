import { type FaultCode, faults } from '@vigil/common/errors';

/**
 * An expected failure. `message` is for the person who made the request; `detail` is for the log
 * and never leaves the server.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: unknown;

  constructor(code: FaultCode, message?: string, detail?: unknown) {
    super(message ?? faults[code].message);
    this.name = 'Fault';
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return faults[this.code].status;
  }
}
