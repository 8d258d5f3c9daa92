import type { Connection } from 'mongoose';
import type { Log } from '../../kit/log.ts';
import { createThrottle, type Limit } from '../../kit/throttle.ts';

const minute = 60;
const hour = 60 * minute;

const limits = {
  /** Attempts of one address, for any account. */
  signInByAddress: { points: 50, duration: 15 * minute },
  /** Attempts of one address for one account; a success resets them. */
  signIn: { points: 8, duration: 15 * minute, blockDuration: 15 * minute },
  /** Failed attempts for one account, from all addresses. */
  failedSignIns: { points: 100, duration: 24 * hour },
  /** Replaces `signIn` once `failedSignIns` is used up. */
  signInUnderAttack: { points: 2, duration: 15 * minute },
  register: { points: 100, duration: hour },
  challenge: { points: 120, duration: 15 * minute },
  /** The password of a signed-in user, asked for before a sensitive change. */
  passwordCheck: { points: 10, duration: 15 * minute },
  /** Each attempt reveals whether an address is registered. */
  emailChange: { points: 5, duration: hour },
  emailChangeByNetwork: { points: 30, duration: hour },
  /** Attempts of one address with links from messages. */
  accountLink: { points: 30, duration: 15 * minute },
  passkeyChallenge: { points: 60, duration: 15 * minute },
  resetRequest: { points: 10, duration: hour },
  confirmationRequest: { points: 5, duration: hour },
  /**
   * Links for a new password: of one account that one network asks for, and of one account in all. Each is valid for an hour
   * and ends no other, so an owner whose limit strangers have used up finds a valid one in the mailbox.
   */
  resetMailByNetwork: { points: 5, duration: hour },
  resetMail: { points: 20, duration: hour },
  /** Other messages about one account, and to one address. What is above is not sent, and no answer shows it. */
  mailOfUser: { points: 10, duration: 24 * hour },
  mailToAddress: { points: 5, duration: hour },
  donation: { points: 20, duration: hour },
  article: { points: 30, duration: 10 * minute },
  /** Addresses that an administrator tries before one is added. */
  probe: { points: 60, duration: 10 * minute },
  asOf: { points: 120, duration: 5 * minute },
  export: { points: 20, duration: 5 * minute },
  accountData: { points: 10, duration: 10 * minute },
  /** What the hub of one source sends. */
  hubPush: { points: 360, duration: hour },
  testPush: { points: 10, duration: 10 * minute },
} satisfies Record<string, Limit>;

export type Throttle = ReturnType<typeof createAppThrottle>;

/** The rate limits of Vigil's calls. */
export function createAppThrottle(connection: Connection, log: Log) {
  return createThrottle(connection, log, limits);
}
