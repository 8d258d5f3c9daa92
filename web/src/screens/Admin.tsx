import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { adminTabs, readAdminSearch } from '../features/admin/tabs.ts';
import { Generations } from '../features/analysis/Generations.tsx';
import { ArticleDesk } from '../features/articles/ArticleDesk.tsx';
import { AuditList } from '../features/audit/AuditList.tsx';
import { DoubtQueue } from '../features/doubts/DoubtQueue.tsx';
import { BulkHide } from '../features/events/BulkHide.tsx';
import { HiddenEvents } from '../features/events/HiddenEvents.tsx';
import { ManualEventForm } from '../features/events/ManualEventForm.tsx';
import { refetch } from '../features/events/refetch.ts';
import { ScanNow } from '../features/events/ScanNow.tsx';
import { Arrival } from '../features/latency/Arrival.tsx';
import { ArrivalByFeed } from '../features/latency/ArrivalByFeed.tsx';
import { Ingestion } from '../features/scan/Ingestion.tsx';
import { ScanSettingsForm } from '../features/scan/ScanSettingsForm.tsx';
import { SecondReader } from '../features/second-reader/SecondReader.tsx';
import { AddSourceForm } from '../features/sources/AddSourceForm.tsx';
import { FeedTest } from '../features/sources/FeedTest.tsx';
import { SourceList } from '../features/sources/SourceList.tsx';
import { HealthIssues } from '../features/stats/HealthIssues.tsx';
import { UserAdmin } from '../features/users/UserAdmin.tsx';
import { WebhookAdmin } from '../features/webhooks/WebhookAdmin.tsx';
import { Container, SimpleGrid, Stack, Title } from '../kit/components.ts';
import { Mantine } from '../kit/Mantine.tsx';
import { TabSet } from '../kit/TabSet.tsx';
import css from './Admin.module.css';

const contents = {
  events: {
    title: 'Event Management',
    panel: (
      <Stack className={css.stack} gap={44}>
        <Pair>
          <ManualEventForm />
          <ArticleDesk onAdded={refetch} />
        </Pair>
        <DoubtQueue />
        <BulkHide />
        <HiddenEvents />
      </Stack>
    ),
  },
  system: {
    title: 'System Controls',
    panel: (
      <Stack className={css.stack} gap={44}>
        <Generations />
        <Pair>
          <ScanSettingsForm />
          <FeedTest />
        </Pair>
        <Ingestion tool={<ScanNow />} />
        <Arrival />
        <ArrivalByFeed />
        <WebhookAdmin />
        <SecondReader />
        <AuditList />
      </Stack>
    ),
  },
  users: { title: 'User Management', panel: <UserAdmin /> },
  sources: {
    title: 'Source Management',
    panel: (
      <Stack className={css.stack} gap={44}>
        <Pair>
          <AddSourceForm />
        </Pair>
        <SourceList />
      </Stack>
    ),
  },
};

const tabs = adminTabs.map((id) => ({ id, ...contents[id] }));

/** The Admin Panel. The address names the tab, so that links and the back button work. */
export function Admin() {
  const { tab } = useSearch({ strict: false, select: readAdminSearch });
  const navigate = useNavigate();
  return (
    <Mantine>
      <Container className={css.page}>
        <title>Admin Panel · Vigil</title>
        <Title order={1} mb="sm">
          Admin Panel
        </Title>
        <HealthIssues />
        <TabSet
          label="Admin Panel"
          tabs={tabs}
          chosen={tab}
          onChoose={(id) => navigate({ to: '/admin', search: { tab: id } })}
        />
      </Container>
    </Mantine>
  );
}

/** Two parts side by side where there is room. */
function Pair({ children }: PropsWithChildren) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={64} verticalSpacing={44}>
      {children}
    </SimpleGrid>
  );
}
