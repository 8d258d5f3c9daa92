import type { Balance, FactorName } from '@vigil/common/balance';
import { Group, Paper, Stack, Text, Title } from '../../kit/components.ts';
import css from './BalanceReport.module.css';
import { pullOf } from './labels.ts';
import { Percent } from './Percent.tsx';
import { SidesBar } from './SidesBar.tsx';

interface FactorCardProps {
  title: string;
  factor: Balance['keyFactors'][FactorName];
}

/** One of the six factors, and what it was made from. */
export function FactorCard({ title, factor: { israel, iran, description, contributions = [] } }: FactorCardProps) {
  const pulls = contributions.flatMap(({ key, label, points }) => {
    const pull = pullOf(points);
    return pull === null ? [] : [{ key, label, pull }];
  });
  return (
    <Paper component="article">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        <Group justify="space-between">
          <Group gap={6}>
            Israel <Percent value={israel} fw={600} fz={17} />
          </Group>
          <Group gap={6}>
            Iran <Percent value={iran} fw={600} fz={17} />
          </Group>
        </Group>
        <SidesBar israel={israel} iran={iran} />
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {pulls.length > 0 && (
          <Text component="details" size="xs" c="dimmed" className={css.pulls}>
            <summary>What moves this</summary>
            <Stack component="ul" gap="xs" style={{ overflowWrap: 'anywhere' }}>
              {pulls.map(({ key, label, pull }) => (
                <li key={key} dir="auto">
                  <b>{pull}:</b> {label}
                </li>
              ))}
            </Stack>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
