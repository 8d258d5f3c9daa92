import type { Event } from '@vigil/common/events';
import { urgencyLevels } from '@vigil/common/listing';
import { useId, useMemo, useState } from 'react';
import { EvidenceAge } from '../../kit/EvidenceAge.tsx';
import { PlotHead } from '../../kit/plot/PlotHead.tsx';
import { useResource } from '../../kit/resource.ts';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { formatPoint } from '../../kit/time.ts';
import { UrgencyIcon } from '../../kit/UrgencyShape.tsx';
import { capitalise, plural } from '../../kit/words.ts';
import { areasUnderAlert } from './alert-areas.ts';
import { separateAreas } from './areas.ts';
import { loadRegion, loadWorld } from './atlas.ts';
import css from './EventMap.module.css';
import { isWithin } from './frame.ts';
import { PlaceList } from './PlaceList.tsx';
import { type Period, periods } from './period.ts';
import { togglePlace, useChosenPlace } from './place-filter.ts';
import { gatherSpots, type MapSpot } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { useFrame } from './use-frame.ts';
import { useMapEvents } from './use-map-events.ts';

const views = ['Region', 'World'] as const;

/** The map of events: a mark for each place, a count for each country, and a list with the same content. */
export function EventMap() {
  const id = useId();
  const [isWorld, setWorld] = useState(false);
  const [asked, ask] = useState<Period | null>(null);
  const chosen = useChosenPlace();
  const atlas = useResource(isWorld ? loadWorld : loadRegion);
  const { events, period, end, isPast, isMoment } = useMapEvents(asked);
  const { spots, withoutPlace } = useMemo(() => gatherSpots(events), [events]);
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const box = useFrame(spots);
  const shown = useMemo(
    () => (isWorld ? spots : spots.filter(({ place }) => isWithin(place, box))),
    [isWorld, spots, box],
  );
  const separate = useMemo(() => separateAreas(shown, atlas.data?.countries ?? []), [shown, atlas.data]);
  const alerts = useMemo(() => areasUnderAlert(events, end), [events, end]);
  return (
    <figure aria-labelledby={id} data-map>
      <PlotHead
        id={id}
        title="Events by place"
        subtitle={<Subtitle events={events} period={period} end={isPast ? end : null} isMoment={isMoment} />}
      >
        <div className={css.choices}>
          <SegmentedControl label="How far back the map goes" all={periods} chosen={period} onChoose={ask} />
          <SegmentedControl
            label="What the map shows"
            all={views}
            chosen={isWorld ? 'World' : 'Region'}
            onChoose={(view) => setWorld(view === 'World')}
          />
        </div>
      </PlotHead>
      <div className={css.pair}>
        <div>
          {atlas.hasFailed ? (
            <p role="alert" className={css.sheet}>
              The map could not be loaded. The list says the same.
            </p>
          ) : (
            <Sheet
              label={describe(shown, isWorld)}
              box={isWorld ? null : box}
              atlas={atlas.data}
              {...separate}
              alerts={alerts}
              end={end}
              chosen={chosen}
              onChoose={togglePlace}
            />
          )}
          <ul className={css.legend} aria-label="Legend of the map">
            {urgencyLevels.map((level) => (
              <li key={level}>
                <UrgencyIcon level={level} />
                {capitalise(level)}
              </li>
            ))}
            {alerts.length > 0 && (
              <li>
                <svg className={css.sample} viewBox="0 0 12 12" aria-hidden="true">
                  <circle className={css.alert} cx="6" cy="6" r="5" />
                </svg>
                Under alert
              </li>
            )}
          </ul>
        </div>
        <PlaceList spots={spots} byId={byId} chosen={chosen} onToggle={togglePlace} />
      </div>
      <p className={css.notes}>
        <Left beyond={spots.length - shown.length} withoutPlace={withoutPlace} />
        The larger a mark, the more events; its shape is their highest urgency; it is fainter after 1, 6 and 24 hours
        without a new one. Red circles are under an official alert. Events that name a country and no place in it are
        counted on its area. Equal-area projection around the point midway between Israel and Iran. Borders are Natural
        Earth's de facto lines and no statement of ours; dashed ones are disputed or not agreed.
      </p>
    </figure>
  );
}

interface SubtitleProps {
  events: readonly Event[];
  period: Period;
  /** The end of the period, unless it is now. */
  end: number | null;
  /** A past moment is shown: ages count from now. */
  isMoment: boolean;
}

/** How many events of which time the map counts, and how old the newest one is. */
function Subtitle({ events, period, end, isMoment }: SubtitleProps) {
  if (events.length === 0 && period === 'All') return 'No events yet';
  const until = end === null ? '' : ` until ${formatPoint(new Date(end).toISOString())}`;
  const times = events.map(({ timestamp }) => timestamp).sort();
  const of = period === 'All' ? '' : ` in ${period}`;
  return (
    <>
      {`${plural(events.length, 'event')}${of}${until}. `}
      {!isMoment && <EvidenceAge at={times.at(-1) ?? null} />}
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

function describe(spots: readonly MapSpot[], isWorld: boolean): string {
  const [first] = spots;
  const most = first ? `, most events at ${first.name} (${first.eventIds.length})` : '';
  return `Map of the ${isWorld ? 'world' : 'region'}: ${plural(spots.length, 'place')}${most}. The list gives them all.`;
}
