import type { SignIn } from '@vigil/common/auth';
import { Button } from '../../kit/Button.tsx';
import { call, sentenceOf } from '../../kit/client.ts';
import { Badge, Group, ScrollList, Text } from '../../kit/components.ts';
import { Panel } from '../../kit/Panel.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { formatRecent } from '../../kit/time.ts';
import { browserName } from './browser-name.ts';

interface SignInsProps {
  signIns: readonly SignIn[] | null;
  /** How many days they are kept; null while it is not known. */
  keptDays: number | null;
  onEnded: () => void;
}

const failure = {
  title: 'Sign Out Failed',
  description: (error: unknown) => sentenceOf(error, 'Failed to sign this device out. Please try again.'),
};

/** Current and recent sign-ins. Each open one can be ended here. */
export function SignIns({ signIns, keptDays, onEnded }: SignInsProps) {
  const end = async (id: string) => {
    const params = { id };
    if (await runWithToast(() => call('DELETE /api/auth/sign-ins/:id', { params }), failure)) onEnded();
  };
  const kept = keptDays === null ? '' : ` They are kept for ${keptDays} days, as your settings say.`;
  return (
    <Panel title="Sign-ins" subtitle={`Each sign-in to your account.${kept}`}>
      <ScrollList label="Sign-in list">
        {signIns?.map(({ id, at, userAgent, isOpen, isCurrent }) => (
          <Group key={id} component="li" justify="space-between" wrap="nowrap" mih={60}>
            <div>
              <Text fw={600}>{browserName(userAgent)}</Text>
              <Text component="time" size="xs" c="dimmed" dateTime={at}>
                {formatRecent(at, Date.now())}
              </Text>
            </div>
            {isCurrent && <Badge>This device</Badge>}
            {isOpen && !isCurrent && (
              <Button aria-label={`Sign out ${browserName(userAgent)}`} onClick={() => end(id)}>
                Sign out
              </Button>
            )}
            {!isOpen && (
              <Text span size="xs" c="dimmed">
                Ended
              </Text>
            )}
          </Group>
        ))}
      </ScrollList>
    </Panel>
  );
}
