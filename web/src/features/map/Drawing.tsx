import type { AlertArea } from '@vigil/common/events';
import type { GeoProjection } from 'd3-geo';
import { UrgencyShape } from '../../kit/UrgencyShape.tsx';
import { AlertCircles } from './AlertCircles.tsx';
import type { CountedArea } from './areas.ts';
import type { Atlas } from './atlas.ts';
import css from './EventMap.module.css';
import { Land } from './Land.tsx';
import { type Area, placeLabels } from './labels.ts';
import { opacityAt } from './period.ts';
import type { MapSpot } from './places.ts';
import { unzoomed, type Zoomed } from './use-zoom.ts';
import { marksOf, namesOf } from './wanted.ts';

/** What is shown on the map, and on its inset. */
export interface MapContent {
  atlas: Atlas;
  points: readonly MapSpot[];
  areas: readonly CountedArea[];
  alerts: readonly AlertArea[];
  /** The end of the period that is shown, in milliseconds since 1970. */
  end: number;
  chosen: string | null;
  /** The event that is pointed at in the timeline. */
  pointedAt: string | null;
  onChoose: (name: string) => void;
}

interface DrawingProps {
  shown: MapContent;
  projection: GeoProjection;
  size: { width: number; height: number };
  zoomed?: Zoomed;
  /** How large marks are. */
  scale: number;
  isNear: boolean;
  /** Where nothing may be written. */
  blocked?: readonly Area[];
  /** Whether a place is named here. */
  isNamed?: (spot: MapSpot) => boolean;
}

/** Land, marks and names. The list beside it has the same content for keyboard and screen reader. */
export function Drawing({
  shown,
  projection,
  size,
  zoomed = unzoomed,
  scale,
  isNear,
  blocked = [],
  isNamed,
}: DrawingProps) {
  const { atlas, points, areas, alerts, end, chosen, pointedAt, onChoose } = shown;
  const scene = { atlas, projection, zoomed, size, isNear };
  const marks = marksOf(scene, points, scale);
  const names = namesOf(scene, marks, areas).filter(
    ({ spot, isNeeded }) => isNeeded || !spot || (isNamed?.(spot) ?? true),
  );
  const labels = placeLabels(names, size, blocked);
  const isPointedAt = ({ eventIds }: MapSpot) => pointedAt !== null && eventIds.includes(pointedAt);
  return (
    <svg {...size} className={css.drawing} aria-hidden="true">
      <g transform={`translate(${zoomed.x} ${zoomed.y}) scale(${zoomed.k})`}>
        <Land
          atlas={atlas}
          projection={projection}
          counted={areas.map(({ spot }) => spot.name).join('|')}
          chosen={chosen}
          onChoose={onChoose}
        />
      </g>
      <AlertCircles areas={alerts} scene={scene} />
      {names.map(
        ({ kind, text, x, y }) => kind === 'city' && <circle key={text} cx={x} cy={y} r="2" className={css.city} />,
      )}
      {marks.map(({ spot, x, y, size }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map has the same for the keyboard.
        <g
          key={spot.name}
          className={css.mark}
          data-place={spot.name}
          data-chosen={spot.name === chosen || undefined}
          data-pointed={isPointedAt(spot) || undefined}
          onClick={() => onChoose(spot.name)}
        >
          <title>{`${spot.name}: ${spot.eventIds.length}`}</title>
          <circle cx={x} cy={y} r={Math.max(12, size / 2 + 4)} className={css.target} />
          <g opacity={opacityAt(spot.newestAt, end)}>
            <UrgencyShape level={spot.urgency} x={x} y={y} size={size} />
          </g>
        </g>
      ))}
      {[...labels].map(([index, label]) => {
        const named = names[index];
        return (
          named && (
            <Label
              key={`${named.kind} ${named.text}`}
              named={named}
              label={label}
              onChoose={onChoose}
              isRinged={named.spot !== undefined && isPointedAt(named.spot)}
            />
          )
        );
      })}
    </svg>
  );
}

interface LabelProps {
  named: ReturnType<typeof namesOf>[number];
  label: { text: string; x: number; y: number; end?: { x: number; y: number } };
  isRinged: boolean;
  onChoose: (name: string) => void;
}

function Label({ named: { kind, spot, x, y, lead = 0 }, label, isRinged, onChoose }: LabelProps) {
  const text = (
    <>
      {label.end && <line x1={label.end.x} y1={label.end.y} x2={x} y2={y} className={css.leader} />}
      <text
        x={label.x + lead}
        y={label.y}
        dominantBaseline="central"
        className={kind === 'country' ? css.name : css.place}
      >
        {label.text}
      </text>
    </>
  );
  if (kind !== 'area' || !spot) return text;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the map has the same for the keyboard.
    <g
      className={css.mark}
      data-count={spot.name}
      data-pointed={isRinged || undefined}
      onClick={() => onChoose(spot.name)}
    >
      <title>{`${spot.name}: ${spot.eventIds.length}`}</title>
      <rect
        x={label.x - 3}
        y={label.y - 12}
        width={label.text.length * 7.5 + lead + 6}
        height="24"
        rx="4"
        className={css.target}
      />
      <UrgencyShape level={spot.urgency} x={label.x + 6} y={label.y} size={10} />
      {text}
    </g>
  );
}
