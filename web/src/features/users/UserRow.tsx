import type { User } from '@vigil/common/users';
import { useState } from 'react';
import { attempt } from '../../kit/attempt.ts';
import { call, sentenceOf } from '../../kit/client.ts';
import { listChanged } from '../../kit/resource.ts';
import { useReturningFocus } from '../../kit/returning-focus.ts';
import { formatDay } from '../../kit/time.ts';
import { toast } from '../../kit/toast.ts';
import { useSession } from '../session/store.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import css from './UserRow.module.css';

/** One account. Nobody changes their own here: that is what the profile is for. */
export function UserRow({ user }: { user: User }) {
  const isSelf = useSession(({ session }) => session?.id === user.id);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <div className={css.row}>
      <p className={css.who}>
        <b dir="auto">{user.username}</b>
        {isSelf && <span className={css.badge}>You</span>}
      </p>
      <p className={css.more}>
        <span dir="auto">{user.email}</span>
        {name && <span dir="auto">{name}</span>}
        <span data-role={user.isAdmin ? 'admin' : 'user'}>{user.isAdmin ? 'Administrator' : 'User'}</span>
        <span>since {formatDay(user.createdAt)}</span>
      </p>
      {!isSelf && <Tools user={user} />}
    </div>
  );
}

const notUpdated = 'Failed to update user';
const notDeleted = 'Failed to delete user';

function Tools({ user }: { user: User }) {
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useReturningFocus<HTMLDivElement>(isPending);
  const params = { id: user.id };

  async function act(task: () => Promise<unknown>, title: string, done: { title: string; description: string }) {
    setPending(true);
    const description = (error: unknown) => sentenceOf(error, 'Please try again.');
    if (await attempt(task, { title, description })) toast(done);
    setPending(false);
    listChanged('users');
  }

  const isAdmin = !user.isAdmin;
  const change = () =>
    act(() => call('PATCH /api/admin/users/:id/admin-status', { params, body: { isAdmin } }), notUpdated, {
      title: 'User updated',
      description: isAdmin
        ? `${user.username} is an administrator now.`
        : `${user.username} is no administrator any more.`,
    });
  const signOut = () =>
    act(() => call('DELETE /api/admin/users/:id/sessions', { params }), notUpdated, {
      title: 'User updated',
      description: `${user.username} is signed out everywhere.`,
    });
  const remove = () => {
    setAsking(false);
    return act(() => call('DELETE /api/admin/users/:id', { params }), notDeleted, {
      title: 'User deleted',
      description: `The account of ${user.username} is gone.`,
    });
  };

  return (
    <div ref={place} className={css.tools}>
      <button type="button" disabled={isPending} onClick={change}>
        {isAdmin ? 'Grant admin' : 'Revoke admin'}
      </button>
      <button type="button" disabled={isPending} onClick={signOut}>
        Sign out everywhere
      </button>
      <button type="button" data-look="danger" disabled={isPending} onClick={() => setAsking(true)}>
        Delete
      </button>
      <RemoveUserDialog
        username={user.username}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onRemove={remove}
      />
    </div>
  );
}
