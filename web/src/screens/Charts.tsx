import { type ComponentType, Suspense, useState } from 'react';
import { useAnalysis } from '../features/analysis/store.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import { NotFetched } from '../kit/NotFetched.tsx';
import css from './Charts.module.css';

const loaders = {
  activity: () => import('../features/plots/Activity.tsx'),
  map: () => import('../features/map/EventMap.tsx'),
  threat: () => import('../features/analysis/ThreatHistory.tsx'),
};

type ChartView = keyof typeof loaders;

const views: readonly { id: ChartView; title: string; Panel: ComponentType }[] = [
  { id: 'activity', title: 'Activity', Panel: lazyPart(loaders.activity, 'Activity', NotFetched) },
  { id: 'map', title: 'Map', Panel: lazyPart(loaders.map, 'EventMap', NotFetched) },
  { id: 'threat', title: 'Threat over time', Panel: lazyPart(loaders.threat, 'ThreatHistory', NotFetched) },
];

/** A wide screen has room for a chart from the start. */
const isWide = matchMedia('(min-width: 1400px)').matches;

/** Charts of the events and the reports, one at a time. */
export function Charts() {
  const [open, setOpen] = useState<ChartView | null>(isWide ? 'activity' : null);
  // Reports are numbered from 1. With fewer than two the chart is only a sentence.
  const reports = useAnalysis(({ data }) => Number(data?.id ?? 0));
  const view = views.find(({ id }) => id === open);
  return (
    <section className={css.charts} aria-label="At a glance">
      <div className={css.row}>
        {views.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-expanded={id === open}
            aria-controls={id === open ? 'look' : undefined}
            onPointerEnter={() => preload(id)}
            onFocus={() => preload(id)}
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

/** Loads a chart when its button is hovered or focused. */
function preload(id: ChartView): void {
  loaders[id]().catch(() => {});
}
