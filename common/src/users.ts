import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id } from './kit.ts';

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** The user has opened a link that was sent to this address. */
  emailConfirmed: z.boolean().default(false),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAdmin: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

/** `recentSignups`: accounts created in the last `recentSignupDays` days. */
export const UserStats = z.object({ totalUsers: z.int(), adminUsers: z.int(), recentSignups: z.int() });
export type UserStats = z.infer<typeof UserStats>;

export const recentSignupDays = 30;

export const userCalls = {
  users: call({ method: 'GET', path: '/api/admin/users', access: 'admin', reply: z.array(User) }),
  userStats: call({ method: 'GET', path: '/api/admin/user-stats', access: 'admin', reply: UserStats }),
  setAdmin: call({
    method: 'PATCH',
    path: '/api/admin/users/:id/admin-status',
    access: 'admin',
    params: Id,
    body: z.strictObject({ isAdmin: z.boolean() }),
    reply: User,
  }),
  removeUser: call({ method: 'DELETE', path: '/api/admin/users/:id', access: 'admin', params: Id, reply: Done }),
  /** Ends all sessions of a user. */
  endUserSessions: call({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'admin',
    params: Id,
    reply: Done,
  }),
};
