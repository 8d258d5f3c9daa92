import { call } from '../../kit/client.ts';
import { useResource } from '../../kit/resource.ts';
import { isAdmin, useSession } from '../session/store.ts';
import css from './ThisBrowser.module.css';

const load = () => call('GET /api/notifications/push-key');

/** Tells administrators of a server without Web Push keys how to make them. */
export function PushKeysHelp() {
  return useSession(isAdmin) ? <Help /> : null;
}

function Help() {
  const { data } = useResource(load);
  if (data?.publicKey !== null) return null;
  return (
    <div role="note" className={css.help}>
      <p>
        <b>This server has no Web Push keys</b>, so that closed devices get no alerts. To make them, run in the folder
        of Vigil:
      </p>
      <p>
        <code>npx web-push generate-vapid-keys</code>
      </p>
      <p>
        Set the two keys as <code>VAPID_PUBLIC_KEY</code> and <code>VAPID_PRIVATE_KEY</code>, your address as{' '}
        <code>VAPID_SUBJECT</code> (<code>mailto:desk@example.org</code>), and start the server again.
      </p>
    </div>
  );
}
