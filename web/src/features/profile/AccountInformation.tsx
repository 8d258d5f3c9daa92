import type { User } from '@vigil/common/users';
import { Part } from '../../kit/Part.tsx';
import { formatDay } from '../../kit/time.ts';
import css from './Profile.module.css';

/** What the person cannot change. */
export function AccountInformation({ user }: { user: User }) {
  return (
    <Part title="Account Information">
      <dl className={css.facts}>
        <Fact name="Username" value={user.username} />
        <Fact name="Account Type" value={user.isAdmin ? 'Administrator' : 'User'} />
        <Fact name="Member Since" value={dayOf(user.createdAt)} />
      </dl>
    </Part>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

/** Accounts of old installations may have no date. */
function dayOf(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? 'N/A' : formatDay(createdAt);
}
