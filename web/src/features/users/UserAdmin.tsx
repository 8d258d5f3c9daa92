import { limits } from '@vigil/common/limits';
import { recentSignupDays, type UserStats } from '@vigil/common/users';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { TextField } from '../../kit/Fields.tsx';
import { Part } from '../../kit/Part.tsx';
import { useResource } from '../../kit/resource.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { formatNumber } from '../../kit/words.ts';
import { matchesSearch } from './search.ts';
import css from './UserAdmin.module.css';
import { UserRow } from './UserRow.tsx';

const loadUsers = () => call('GET /api/admin/users');
const loadStats = () => call('GET /api/admin/user-stats');

/** Everybody who has an account, and what an administrator may do about it. */
export function UserAdmin() {
  const { data: users, hasFailed } = useResource('users', loadUsers);
  const { data: stats } = useResource('users', loadStats);
  const [search, setSearch] = useState('');
  const shown = users?.filter((user) => matchesSearch(user, search));
  return (
    <Part title="Users" subtitle="Administrators see and change everything; there is always at least one.">
      <Stats stats={stats} />
      <div className={css.search}>
        <TextField
          label="Search users"
          type="search"
          placeholder="Username, e-mail or name"
          maxLength={limits.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {!users && <p className={css.note}>{hasFailed ? 'The users could not be loaded.' : 'Loading...'}</p>}
      {shown?.length === 0 && <p className={css.note}>Nobody matches.</p>}
      {shown && shown.length > 0 && (
        <ScrollArea label="User list">
          <ul>
            {shown.map((user) => (
              <li key={user.id}>
                <UserRow user={user} />
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </Part>
  );
}

function Stats({ stats }: { stats: UserStats | null }) {
  const count = (name: string, value: number | undefined) => (
    <div>
      <dt>{name}</dt>
      <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
    </div>
  );
  return (
    <dl className={css.stats}>
      {count('total users', stats?.totalUsers)}
      {count('administrators', stats?.adminUsers)}
      {count(`recent signups (last ${recentSignupDays} days)`, stats?.recentSignups)}
    </dl>
  );
}
