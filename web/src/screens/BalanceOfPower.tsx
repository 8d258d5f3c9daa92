import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BalanceCurve } from '../features/balance/BalanceCurve.tsx';
import { BalanceHistory } from '../features/balance/BalanceHistory.tsx';
import { BalanceReport } from '../features/balance/BalanceReport.tsx';
import { PastBalance } from '../features/balance/PastBalance.tsx';
import { loadBalance, useBalance } from '../features/balance/store.ts';
import { Banners } from '../features/stats/Banners.tsx';
import { Alert, Container, SimpleGrid, Skeleton, Text, Title } from '../kit/components.ts';
import { Mantine } from '../kit/Mantine.tsx';
import css from './BalanceOfPower.module.css';

const placeholders = ['balance', 'outcome', 'factors', 'events'];

/** The Balance of Power in all its states: the latest balance, or the earlier one that the address names. */
export function BalanceOfPower() {
  const { status, data } = useBalance();
  const { id } = useSearch({ from: '/balance-of-power' });
  useEffect(() => void loadBalance(), []);
  return (
    <>
      <Banners />
      <Mantine>
        <Container className={css.page}>
          <title>Balance of Power · Vigil</title>
          <Title order={1} mb="md">
            Balance of Power Analysis
          </Title>
          {id !== undefined && <PastBalance id={id} />}
          {id === undefined && data && <BalanceReport balance={data} />}
          {id === undefined && !data && (status === 'loading' ? <Waiting /> : <Unavailable />)}
          <BalanceCurve />
          <BalanceHistory />
        </Container>
      </Mantine>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Text role="status" c="var(--faint)" mb="md">
        Loading strategic assessment...
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" aria-hidden="true">
        {placeholders.map((name) => (
          <Skeleton key={name} h={210} data-placeholder />
        ))}
      </SimpleGrid>
    </>
  );
}

function Unavailable() {
  return (
    <Alert color="var(--urgent)" maw="68ch">
      Balance of Power analysis is not available. Admin users can generate updated assessments from the System Controls
      page.
    </Alert>
  );
}
