import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { AlertArea } from '@vigil/common/events';
import { useMemo, useState } from 'react';
import type { CountedArea } from './areas.ts';
import type { Atlas } from './atlas.ts';
import { Drawing, type MapContent } from './Drawing.tsx';
import css from './EventMap.module.css';
import { type Box, insetOf, isWithin, neighbours } from './frame.ts';
import { Inset } from './Inset.tsx';
import type { Area } from './labels.ts';
import type { MapSpot } from './places.ts';
import { regionProjection, worldProjection } from './projection.ts';
import { usePointedAt } from './use-pointed-at.ts';
import { useZoom } from './use-zoom.ts';

interface SheetProps {
  /** What is drawn, for screen readers. */
  label: string;
  /** The part to show; null for the whole world. */
  box: Box | null;
  /** Null until it is loaded. */
  atlas: Atlas | null;
  points: readonly MapSpot[];
  areas: readonly CountedArea[];
  alerts: readonly AlertArea[];
  end: number;
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** The sheet that the map is drawn on, with its zoom and its inset. */
export function Sheet({ label, box, atlas, points, areas, alerts, end, chosen, onChoose }: SheetProps) {
  const { ref: sized, width, height } = useElementSize();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const pointedAt = usePointedAt();
  const { zoomed, zoomIn, zoomOut, showAll, onKeyDown } = useZoom(element, { width, height }, JSON.stringify(box));
  const inset = insetOf(width);
  const projection = useMemo(
    () => (box ? regionProjection(box, { width, height }, insetOf(width)) : worldProjection({ width, height })),
    [box, width, height],
  );
  const shown = useMemo<MapContent | null>(
    () => atlas && { atlas, points, areas, alerts, end, chosen, pointedAt, onChoose },
    [atlas, points, areas, alerts, end, chosen, pointedAt, onChoose],
  );
  const isWhole = zoomed.k === 1;
  const hasInset = box !== null && isWhole;
  const blocked: Area[] = [
    { left: width - 44, top: 0, right: width, bottom: 124 },
    ...(hasInset ? [{ left: 0, top: height - inset.height, right: inset.width, bottom: height }] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      className={css.sheet}
      role="group"
      tabIndex={-1}
      aria-label="Map: + and - zoom, arrows move, 0 shows all"
      onKeyDown={onKeyDown}
    >
      <div
        ref={useMergedRef(sized, setElement)}
        className={css.canvas}
        role="img"
        aria-label={label}
        data-zoomed={!isWhole || undefined}
        data-zoom={zoomed.k.toFixed(2)}
      >
        {shown && width > 0 && (
          <Drawing
            shown={shown}
            projection={projection}
            size={{ width, height }}
            zoomed={zoomed}
            scale={(width < 480 ? 0.8 : 1) * (box ? 1 : 0.75)}
            isNear={box !== null}
            blocked={blocked}
            isNamed={({ place }) => !hasInset || !isWithin(place, neighbours)}
          />
        )}
      </div>
      {hasInset && shown && width > 0 && <Inset shown={shown} size={inset} />}
      <div className={css.zoom}>
        <button type="button" aria-label="Zoom in" onClick={zoomIn}>
          +
        </button>
        <button type="button" aria-label="Zoom out" disabled={isWhole} onClick={zoomOut}>
          −
        </button>
        <button type="button" aria-label="Show the whole map" disabled={isWhole} onClick={showAll}>
          <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M1 5V1h4M9 1h4v4M13 9v4H9M5 13H1V9" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
    </div>
  );
}
