import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useAnalysis } from '../features/analysis/store.ts';
import css from './Look.module.css';

const loaders = {
  activity: async () => (await import('../features/plots/Activity.tsx')).Activity,
  map: async () => (await import('../features/map/EventMap.tsx')).EventMap,
  threat: async () => (await import('../features/analysis/ThreatHistory.tsx')).ThreatHistory,
};

type View = keyof typeof loaders;

const views: readonly { id: View; title: string; Panel: ComponentType }[] = [
  { id: 'activity', title: 'Activity', Panel: orSay(loaders.activity) },
  { id: 'map', title: 'Map', Panel: orSay(loaders.map) },
  { id: 'threat', title: 'Threat over time', Panel: orSay(loaders.threat) },
];

/** For who would rather look than read: drawings of what the timeline and the reports say, one at a time. */
export function Look() {
  const [open, setOpen] = useState<View | null>(null);
  // They count from 1; of fewer than two there is only a sentence to say.
  const reports = useAnalysis(({ value }) => Number(value?.id ?? 0));
  const view = views.find(({ id }) => id === open);
  return (
    <section className={css.look} aria-label="At a glance">
      <div className={css.row}>
        <span aria-hidden="true">At a glance</span>
        {views.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-expanded={id === open}
            aria-controls={id === open ? 'look' : undefined}
            onPointerEnter={() => fetchSoon(id)}
            onFocus={() => fetchSoon(id)}
            onClick={() => setOpen(id === open ? null : id)}
          >
            {title}
          </button>
        ))}
      </div>
      {view && (
        <div id="look" className={css.panel} data-view={view.id === 'threat' && reports < 2 ? 'sentence' : view.id}>
          <Suspense fallback={<p role="status">Loading...</p>}>
            <view.Panel />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Who reaches for a view will soon want it. */
function fetchSoon(id: View): void {
  loaders[id]().catch(() => {});
}

/** Without a line a view cannot be fetched; the page says so and stays. */
function orSay(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => NotFetched) }));
}

function NotFetched() {
  return <p role="alert">This view could not be fetched. Please reload the page when there is a connection.</p>;
}
