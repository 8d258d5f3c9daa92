import { useNavigate, useSearch } from '@tanstack/react-router';
import { adminTabs, readAdminSearch } from '../features/admin/tabs.ts';
import { Generations } from '../features/analysis/Generations.tsx';
import { ArticleDesk } from '../features/articles/ArticleDesk.tsx';
import { AuditList } from '../features/audit/AuditList.tsx';
import { ManualEventForm } from '../features/events/ManualEventForm.tsx';
import { ScanNow } from '../features/events/ScanNow.tsx';
import { Arrival } from '../features/latency/Arrival.tsx';
import { Ingestion } from '../features/scan/Ingestion.tsx';
import { ScanSettingsForm } from '../features/scan/ScanSettingsForm.tsx';
import { AddSourceForm } from '../features/sources/AddSourceForm.tsx';
import { FeedTest } from '../features/sources/FeedTest.tsx';
import { SourceList } from '../features/sources/SourceList.tsx';
import { Impairments } from '../features/stats/Impairments.tsx';
import { UserAdmin } from '../features/users/UserAdmin.tsx';
import { Mantine } from '../kit/Mantine.tsx';
import { TabSet } from '../kit/TabSet.tsx';
import css from './Admin.module.css';

const contents = {
  events: {
    title: 'Event Management',
    panel: (
      <div className={css.pair}>
        <ManualEventForm />
        <ArticleDesk />
      </div>
    ),
  },
  system: {
    title: 'System Controls',
    panel: (
      <div className={css.stack}>
        <Generations />
        <div className={css.pair}>
          <ScanSettingsForm />
          <FeedTest />
        </div>
        <Ingestion tool={<ScanNow />} />
        <Arrival />
        <AuditList />
      </div>
    ),
  },
  users: { title: 'User Management', panel: <UserAdmin /> },
  sources: {
    title: 'Source Management',
    panel: (
      <div className={css.pair}>
        <SourceList />
        <AddSourceForm />
      </div>
    ),
  },
};

const tabs = adminTabs.map((id) => ({ id, ...contents[id] }));

/** The Admin Panel. The address names the tab, so that it can be kept and the way back works. */
export function Admin() {
  const { tab } = useSearch({ strict: false, select: readAdminSearch });
  const navigate = useNavigate();
  return (
    <div className={css.page}>
      <title>Admin Panel · Vigil</title>
      <h1>Admin Panel</h1>
      <Impairments />
      <Mantine>
        <TabSet
          label="Admin Panel"
          tabs={tabs}
          chosen={tab}
          onChoose={(id) => navigate({ to: '/admin', search: { tab: id } })}
        />
      </Mantine>
    </div>
  );
}
