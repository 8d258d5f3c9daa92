import type { Passkey } from '@vigil/common/passkeys';
import { call } from '../../../kit/client.ts';
import { Group, Stack, Text } from '../../../kit/components.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { useResource } from '../../../kit/resource.ts';
import { formatDay } from '../../../kit/time.ts';
import { useSession } from '../../session/store.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';

const load = () => call('GET /api/profile/passkeys');

/** The passkeys of the user, and the form for another one. */
export function Passkeys({ username }: { username: string }) {
  const { data, hasFailed, reload } = useResource(load);
  const needsPasskey = useSession(({ session }) => session?.needsPasskey ?? false);
  return (
    <Panel title="Passkeys" subtitle="Sign in by fingerprint, face or PIN of a device, without a password.">
      {needsPasskey && (
        <Stack align="start" gap="sm" mb="md">
          <Text>Administrators have their rights only after a sign-in by passkey. Add one, then sign in with it.</Text>
          {data !== null && data.length > 0 && <PasskeySignIn />}
        </Stack>
      )}
      {hasFailed && <Text c="dimmed">The passkeys could not be loaded.</Text>}
      {data !== null && data.length > 0 && (
        <Stack component="ul" aria-label="Your passkeys" gap="xs" mb="md">
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} username={username} onRemoved={reload} />
          ))}
        </Stack>
      )}
      <AddPasskey username={username} onAdded={reload} />
    </Panel>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  username: string;
  onRemoved: () => void;
}

function Row({ passkey, username, onRemoved }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <Stack gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text component="b" fw={600} dir="auto">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {`Added ${formatDay(createdAt)}, ${lastUsedAt ? `last used ${formatDay(lastUsedAt)}` : 'not used yet'}`}
        </Text>
      </Stack>
      <RemovePasskey passkey={passkey} username={username} onRemoved={onRemoved} />
    </Group>
  );
}
