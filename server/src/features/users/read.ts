import { recentSignupDays, type UserStats } from '@vigil/common/users';
import { keyOf } from './names.ts';
import type { UserRow, UserRows } from './row.ts';

/** Looks users up. */
export function createUserReader(Users: UserRows) {
  async function isEmpty(): Promise<boolean> {
    return (await Users.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** All users, in the order of their registration. */
  async function list(): Promise<UserRow[]> {
    return Users.find().sort({ createdAt: 1, _id: 1 }).lean();
  }

  async function get(id: string): Promise<UserRow | null> {
    return Users.findById(id).lean();
  }

  /** Those of these users who are administrators. */
  async function listAdmins(ids: string[]): Promise<string[]> {
    const rows = await Users.find({ _id: { $in: ids }, isAdmin: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** The usernames of these ids; unknown ids are missing. */
  async function usernames(ids: string[]): Promise<Map<string, string>> {
    const rows = await Users.find({ _id: { $in: ids } }, { username: 1 }).lean();
    return new Map(rows.map(({ _id, username }) => [_id, username]));
  }

  /** By username, else by address: accounts of earlier versions can collide, so usernames come first. */
  async function getByLogin(login: string): Promise<UserRow | null> {
    return (await Users.findOne({ usernameKey: keyOf(login) }).lean()) ?? getByEmail(login);
  }

  async function getByEmail(email: string): Promise<UserRow | null> {
    return Users.findOne({ emailKey: keyOf(email) }).lean();
  }

  /** The first administrator, while the generated password was not used. */
  async function getUnused(): Promise<UserRow | null> {
    return Users.findOne({ unusedPassword: true }).lean();
  }

  async function stats(now: Date): Promise<UserStats> {
    const recently = new Date(now.getTime() - recentSignupDays * 86_400_000);
    const [totalUsers, adminUsers, recentSignups] = await Promise.all([
      Users.countDocuments(),
      Users.countDocuments({ isAdmin: true }),
      Users.countDocuments({ createdAt: { $gte: recently } }),
    ]);
    return { totalUsers, adminUsers, recentSignups };
  }

  return { isEmpty, list, get, listAdmins, usernames, getByLogin, getByEmail, getUnused, stats };
}
