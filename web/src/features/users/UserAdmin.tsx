import { limits } from '@vigil/common/limits';
import { recentSignupDays, type UserStats } from '@vigil/common/users';
import { type PropsWithChildren, useState } from 'react';
import { call } from '../../kit/client.ts';
import { Group, ScrollList, Text } from '../../kit/components.ts';
import { TextField } from '../../kit/Fields.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useResource } from '../../kit/resource.ts';
import { formatNumber } from '../../kit/words.ts';
import { matchesSearch } from './search.ts';
import { UserRow } from './UserRow.tsx';

const loadUsers = () => call('GET /api/admin/users');
const loadStats = () => call('GET /api/admin/user-stats');

/** All accounts, and what an administrator may do about each. */
export function UserAdmin() {
  const { data: users, hasFailed } = useResource(loadUsers, { list: 'users' });
  const { data: stats } = useResource(loadStats, { list: 'users' });
  const [search, setSearch] = useState('');
  const shown = users?.filter((user) => matchesSearch(user, search));
  return (
    <Panel title="Users" subtitle="Administrators see and change everything; there is always at least one.">
      <Stats stats={stats} />
      <TextField
        label="Search users"
        type="search"
        placeholder="Username, e-mail or name"
        maxLength={limits.search}
        maw={420}
        mb="md"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {!users && <Note>{hasFailed ? 'The users could not be loaded.' : 'Loading...'}</Note>}
      {shown?.length === 0 && <Note>No user matches.</Note>}
      {shown && shown.length > 0 && (
        <ScrollList label="User list">
          {shown.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </ScrollList>
      )}
    </Panel>
  );
}

function Note({ children }: PropsWithChildren) {
  return (
    <Text c="dimmed" py="lg">
      {children}
    </Text>
  );
}

function Stats({ stats }: { stats: UserStats | null }) {
  const count = (name: string, value: number | undefined) => (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" ff="heading" fz={28} fw={600} lh={1.15}>
        {value === undefined ? '–' : formatNumber(value)}
      </Text>
    </div>
  );
  return (
    <Group component="dl" gap="12px 48px" align="start" mb="lg">
      {count('total users', stats?.totalUsers)}
      {count('administrators', stats?.adminUsers)}
      {count(`recent signups (last ${recentSignupDays} days)`, stats?.recentSignups)}
    </Group>
  );
}
