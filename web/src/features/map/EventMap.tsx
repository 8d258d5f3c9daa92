import { useElementSize } from '@mantine/hooks';
import { urgencyLevels } from '@vigil/common/listing';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { newestEvidence } from '../../kit/evidence-age.ts';
import { PlotHead } from '../../kit/plot/PlotHead.tsx';
import { useResource } from '../../kit/resource.ts';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { formatDay } from '../../kit/time.ts';
import { UrgencyIcon } from '../../kit/UrgencyShape.tsx';
import { capitalise, plural } from '../../kit/words.ts';
import { useEvents } from '../events/store.ts';
import { loadCountries } from './atlas.ts';
import { Drawing } from './Drawing.tsx';
import css from './EventMap.module.css';
import { type Box, frameOf, isWithin } from './frame.ts';
import { PlaceList } from './PlaceList.tsx';
import { gatherSpots, type Spot } from './places.ts';

const views = ['Region', 'World'] as const;

/** The map of events: a mark for each place, and a list with the same content. */
export function EventMap() {
  const id = useId();
  const { ref, width, height } = useElementSize();
  const [isWorld, setWorld] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const countries = useResource(loadCountries);
  // The timeline renders first. The map may wait, and then takes many events at once.
  const events = useDeferredValue(useEvents((state) => state.loaded.byId));
  const { spots, withoutPlace } = useMemo(() => gatherSpots(events.values()), [events]);
  const box = useFrame(spots);
  const shown = isWorld ? spots : spots.filter(({ place }) => isWithin(place, box));
  const toggle = (name: string) => choose(name === chosen ? null : name);
  return (
    <figure aria-labelledby={id}>
      <PlotHead id={id} title="Events by place" subtitle={<Period />}>
        <SegmentedControl
          label="What the map shows"
          all={views}
          chosen={isWorld ? 'World' : 'Region'}
          onChoose={(view) => setWorld(view === 'World')}
        />
      </PlotHead>
      <div className={css.pair}>
        <div>
          {countries.hasFailed ? (
            <p role="alert" className={css.sheet}>
              The map could not be loaded. The list says the same.
            </p>
          ) : (
            <div ref={ref} className={css.sheet} role="img" aria-label={describe(shown, isWorld)}>
              {countries.data && width > 0 && (
                <Drawing
                  countries={countries.data}
                  spots={shown}
                  box={isWorld ? null : box}
                  size={{ width, height }}
                  chosen={chosen}
                  onChoose={toggle}
                />
              )}
            </div>
          )}
          <ul className={css.legend} aria-label="Highest urgency at a place">
            {urgencyLevels.map((level) => (
              <li key={level}>
                <UrgencyIcon level={level} />
                {capitalise(level)}
              </li>
            ))}
          </ul>
        </div>
        <PlaceList spots={spots} chosen={chosen} onToggle={toggle} />
      </div>
      <p className={css.notes}>
        <Left beyond={spots.length - shown.length} withoutPlace={withoutPlace} />
        The larger the mark, the more events; its shape is their highest urgency. Equal-area projection around the point
        midway between Israel and Iran. Borders are Natural Earth's de facto lines and no statement of ours.
      </p>
    </figure>
  );
}

/** The same object while the part of the world is the same, so that land renders only when it changes. */
function useFrame(spots: readonly Spot[]): Box {
  const { west, south, east, north } = frameOf(spots.map(({ place }) => place));
  return useMemo(() => ({ west, south, east, north }), [west, south, east, north]);
}

/** From when to when the events on the map are, and how old the newest one is that stands on it. */
function Period() {
  const { ids, byId, events } = useEvents((state) => state.loaded);
  const evidenceAt = useMemo(
    () =>
      newestEvidence(
        events.filter(({ place }) => place !== null),
        Date.now(),
      ),
    [events],
  );
  const [newest, oldest] = [byId.get(ids[0] ?? ''), byId.get(ids.at(-1) ?? '')];
  if (!newest || !oldest) return 'No events yet';
  return (
    <>
      {`${plural(ids.length, 'event')}, ${formatDay(oldest.timestamp)} to ${formatDay(newest.timestamp)}. `}
      <EvidenceAge at={evidenceAt} />
    </>
  );
}

function Left({ beyond, withoutPlace }: { beyond: number; withoutPlace: number }) {
  const name = withoutPlace === 1 ? 'names' : 'name';
  return (
    <>
      {withoutPlace > 0 && `${plural(withoutPlace, 'event')} ${name} no place on the map. `}
      {beyond > 0 && `${plural(beyond, 'place')} beyond this part of the world: see World or the list. `}
    </>
  );
}

function describe(spots: readonly Spot[], isWorld: boolean): string {
  const [first] = spots;
  const most = first ? `, most events at ${first.name} (${first.eventIds.length})` : '';
  return `Map of the ${isWorld ? 'world' : 'region'}: ${plural(spots.length, 'place')}${most}. The list gives them all.`;
}
