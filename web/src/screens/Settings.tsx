import { InstallHint } from '../features/install/InstallHint.tsx';
import { ThisBrowser } from '../features/notifications/ThisBrowser.tsx';
import { WhyList } from '../features/notifications/WhyList.tsx';
import { SettingsForm } from '../features/settings/SettingsForm.tsx';
import { call } from '../kit/client.ts';
import { useResource } from '../kit/resource.ts';
import { AccountPage } from './AccountPage.tsx';

const load = () => call('GET /api/user/settings');

/** The user's preferences, and why past events did or did not notify. */
export function Settings() {
  const settings = useResource(load);
  return (
    <AccountPage title="User Settings" lead="What reaches you, and how much of it." answer={settings}>
      {(data) => (
        <>
          <SettingsForm
            settings={data}
            aboutBrowser={(state) => <ThisBrowser {...state} install={<InstallHint />} />}
          />
          <WhyList />
        </>
      )}
    </AccountPage>
  );
}
