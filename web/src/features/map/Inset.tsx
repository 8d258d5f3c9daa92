import { useMemo } from 'react';
import { Drawing, type MapContent } from './Drawing.tsx';
import css from './EventMap.module.css';
import { isWithin, neighbours } from './frame.ts';
import { regionProjection } from './projection.ts';

/** Israel and its neighbours, larger than on the map around it, where their places would lie on each other. */
export function Inset({
  shown,
  size: { width, height },
}: {
  shown: MapContent;
  size: { width: number; height: number };
}) {
  const projection = useMemo(() => regionProjection(neighbours, { width, height }), [width, height]);
  const own = useMemo(
    () => ({ ...shown, points: shown.points.filter(({ place }) => isWithin(place, neighbours)) }),
    [shown],
  );
  return (
    <div className={css.inset} data-inset style={{ inlineSize: width, blockSize: height }}>
      <Drawing shown={own} projection={projection} size={{ width, height }} scale={0.85} isNear={false} />
    </div>
  );
}
