import type { User } from '@vigil/common/users';
import { SimpleGrid, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { formatDay } from '../../kit/time.ts';

/** What users cannot change themselves. */
export function AccountInformation({ user }: { user: User }) {
  return (
    <Panel title="Account Information">
      <SimpleGrid component="dl" cols={{ base: 1, xs: 3 }}>
        <Fact name="Username" value={user.username} />
        <Fact name="Account Type" value={user.isAdmin ? 'Administrator' : 'User'} />
        <Fact name="Member Since" value={dayOf(user.createdAt)} />
      </SimpleGrid>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" fw={600} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    </div>
  );
}

/** Accounts of old installations may have no date. */
function dayOf(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? 'N/A' : formatDay(createdAt);
}
