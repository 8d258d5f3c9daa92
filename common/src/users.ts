import { z } from 'zod';

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.email(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAdmin: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const UserStats = z.object({ totalUsers: z.int(), adminUsers: z.int(), recentSignups: z.int() });
export type UserStats = z.infer<typeof UserStats>;

/** The session record as stored, and what the browser learns of it. */
export const SessionRecord = z.object({
  id: z.string(),
  userId: z.string(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

export const Session = User.pick({ username: true, isAdmin: true });
export type Session = z.infer<typeof Session>;
