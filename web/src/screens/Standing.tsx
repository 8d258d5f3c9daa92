import { ActiveSources } from '../features/sources/ActiveSources.tsx';
import { SystemStatus } from '../features/stats/SystemStatus.tsx';

/** What the news rests on: the feeds, and how the system works. It stands below the report and comes with it. */
export function Standing() {
  return (
    <>
      <ActiveSources />
      <SystemStatus />
    </>
  );
}
