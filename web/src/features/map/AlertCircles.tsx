import type { AlertArea } from '@vigil/common/events';
import css from './EventMap.module.css';
import { onSheet, type Scene } from './wanted.ts';

/** A smaller circle cannot be seen, in pixels. */
const minRadius = 7;
const kmADegree = 111.2;

/** Areas under alert, under the marks. */
export function AlertCircles({ areas, scene }: { areas: readonly AlertArea[]; scene: Scene }) {
  return areas.map(({ name, place: { lat, lon }, radiusKm }) => {
    const at = onSheet(scene, lon, lat);
    const edge = at && scene.projection([lon, Math.max(-90, lat - radiusKm / kmADegree)]);
    if (!at || !edge) return null;
    const { k, x, y } = scene.zoomed;
    const radius = Math.max(minRadius, Math.hypot(edge[0] * k + x - at.x, edge[1] * k + y - at.y));
    return (
      <circle key={name} className={css.alert} data-alert={name} cx={at.x} cy={at.y} r={radius}>
        <title>{`${name}: under alert`}</title>
      </circle>
    );
  });
}
