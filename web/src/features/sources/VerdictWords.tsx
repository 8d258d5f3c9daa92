import type { SourceVerdict } from '@vigil/common/sources';
import { Text } from '../../kit/components.ts';
import { plural } from '../../kit/words.ts';

/** How a test of a feed ended, and why. */
export function VerdictWords({ verdict: { success, items, error } }: { verdict: SourceVerdict }) {
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <Text component="b" inherit fw={600} c={success ? 'var(--ok)' : 'var(--critical)'}>
        {success ? 'Working' : 'Failed'}
      </Text>{' '}
      {success ? `${plural(items, 'item')} read.` : error}
    </Text>
  );
}
