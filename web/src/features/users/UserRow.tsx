import type { User } from '@vigil/common/users';
import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { call } from '../../kit/client.ts';
import { Badge, Group, Stack, Text } from '../../kit/components.ts';
import { listChanged } from '../../kit/resource.ts';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatDay } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { useSession } from '../session/store.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { ResetLink } from './ResetLink.tsx';

/** One account. Administrators change their own on the profile screen, not here. */
export function UserRow({ user }: { user: User }) {
  const isSelf = useSession(({ session }) => session?.id === user.id);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <Group component="li" justify="space-between" gap="4px 24px">
      <Stack gap={2} miw={0} flex="1 1 320px" style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text component="b" fw={600} dir="auto">
            {user.username}
          </Text>
          {isSelf && <Badge>You</Badge>}
        </Group>
        <Group gap="0 16px" fz="xs" c="dimmed">
          <span dir="auto">{user.email}</span>
          {name && <span dir="auto">{name}</span>}
          <Text span inherit c={user.isAdmin ? 'var(--ink)' : 'dimmed'}>
            {user.isAdmin ? 'Administrator' : 'User'}
          </Text>
          <span>since {formatDay(user.createdAt)}</span>
        </Group>
      </Stack>
      {!isSelf && <Tools user={user} />}
    </Group>
  );
}

const notUpdated = 'Failed to update user';
const notDeleted = 'Failed to delete user';

function Tools({ user }: { user: User }) {
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const params = { id: user.id };

  async function run(task: () => Promise<unknown>, title: string, done: { title: string; description: string }) {
    setPending(true);
    if (await runWithToast(task, { title })) toast(done);
    setPending(false);
    listChanged('users');
  }

  const isAdmin = !user.isAdmin;
  const change = () =>
    run(() => call('PATCH /api/admin/users/:id/admin-status', { params, body: { isAdmin } }), notUpdated, {
      title: 'User updated',
      description: isAdmin
        ? `${user.username} is an administrator now.`
        : `${user.username} is no longer an administrator.`,
    });
  const signOut = () =>
    run(() => call('DELETE /api/admin/users/:id/sessions', { params }), notUpdated, {
      title: 'User updated',
      description: `${user.username} is signed out everywhere.`,
    });
  const removePasskeys = () =>
    run(() => call('DELETE /api/admin/users/:id/passkeys', { params }), notUpdated, {
      title: 'User updated',
      description: `${user.username} has no passkeys and is signed out everywhere.`,
    });
  const remove = () => {
    setAsking(false);
    return run(() => call('DELETE /api/admin/users/:id', { params }), notDeleted, {
      title: 'User deleted',
      description: `The account of ${user.username} is gone.`,
    });
  };

  return (
    <Group gap={4}>
      <Button look="quiet" disabled={isPending} onClick={change}>
        {isAdmin ? 'Grant admin' : 'Revoke admin'}
      </Button>
      <Button look="quiet" disabled={isPending} onClick={signOut}>
        Sign out everywhere
      </Button>
      <ResetLink user={user} isDisabled={isPending} />
      <Button look="quiet" disabled={isPending} onClick={removePasskeys}>
        Remove passkeys
      </Button>
      <Button look="remove" disabled={isPending} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <RemoveUserDialog
        username={user.username}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onRemove={remove}
      />
    </Group>
  );
}
