import { Fault } from '../../kit/fault.ts';

export const emailTaken = 'This email is already in use.';

export function taken(): Fault {
  return new Fault('conflict', 'This username or email is already taken.');
}

export function lookalike(): Fault {
  return new Fault('conflict', 'This username looks like one that is already taken. Please choose another one.');
}
