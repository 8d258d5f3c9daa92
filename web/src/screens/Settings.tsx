import { InstallHint } from '../features/install/InstallHint.tsx';
import { useReach } from '../features/notifications/reach.ts';
import { ThisBrowser } from '../features/notifications/ThisBrowser.tsx';
import { WhyList } from '../features/notifications/WhyList.tsx';
import { SettingsForm } from '../features/settings/SettingsForm.tsx';
import { call } from '../kit/client.ts';
import { usePermission } from '../kit/permission.ts';
import { useResource } from '../kit/resource.ts';
import { AccountPage } from './AccountPage.tsx';

const load = () => call('GET /api/user/settings');

/** The user's preferences, and why past events did or did not notify. */
export function Settings() {
  const settings = useResource(load);
  const reach = useReach(usePermission());
  return (
    <AccountPage title="User Settings" lead="What reaches you, and how much of it." answer={settings}>
      {(data) => (
        <>
          <SettingsForm
            settings={data}
            reach={reach}
            aboutBrowser={(state) => <ThisBrowser {...state} install={<InstallHint />} />}
          />
          <WhyList />
        </>
      )}
    </AccountPage>
  );
}
