/** Something to write on the map, the most important first. In pixels. */
export interface Wanted {
  text: string;
  x: number;
  y: number;
  /** How far around its point nothing may be written: the mark's half width. 0 for what has no mark. */
  radius: number;
  /** The half width and height of an area that is named, where its name may stand anywhere in it or beside it. */
  reach?: readonly [number, number];
  fontSize: number;
  /** The width that is kept free before the text. */
  lead?: number;
  /** It is written in any case: farther off, with a line to its point, if there is no room beside it. */
  isNeeded?: boolean;
  /** It stands on the west of its mark if there is room, where the sea is. */
  isWest?: boolean;
}

interface Label {
  text: string;
  /** The left end of its line, and its middle. */
  x: number;
  y: number;
  /** The label stands away from its point: a line joins this end of it and the point. */
  end?: { x: number; y: number };
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where names can stand without touching each other, a mark, a blocked area or the edge: beside their point, above or
 * below it. The first is placed first; one that finds no room gets no name, unless it is needed.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  size: { width: number; height: number },
  blocked: readonly Area[] = [],
): Map<number, Label> {
  const marks = wanted.map(({ x, y, radius }) => around(x, y, radius, radius));
  const taken: Area[] = [...blocked];
  const placed = new Map<number, Label>();
  for (const [index, one] of wanted.entries()) {
    const others = marks.filter((_, other) => other !== index && (wanted[other]?.radius ?? 0) > 0);
    const isFree = (area: Area) => isInside(area, size) && !taken.some((other) => doTouch(area, other));
    const isClear = (area: Area) => isFree(area) && !others.some((other) => doTouch(area, other));
    const beside = spotsFor(one).find(isClear);
    const far = one.isNeeded && !beside ? spotsAround(one) : [];
    const area = beside ?? far.find(isClear) ?? far.find(isFree);
    if (!area) continue;
    taken.push(area);
    const end = beside ? undefined : nearestEnd(area, one);
    placed.set(index, { text: one.text, x: area.left, y: (area.top + area.bottom) / 2, ...(end && { end }) });
  }
  return placed;
}

/** A letter of the interface's type is this wide on the average, in parts of its size. */
const letterWidth = 0.6;
const gap = 4;

function halfSize({ text, fontSize, lead = 0 }: Wanted): [half: number, high: number] {
  return [(text.length * fontSize * letterWidth + lead) / 2, fontSize * 0.6];
}

function spotsFor(one: Wanted): Area[] {
  const { x, y, radius, reach = [radius, radius] } = one;
  const [half, high] = halfSize(one);
  const [width, height] = reach;
  const [aside, above] = [width + gap + half, height + high + 2];
  const within =
    radius > 0 ? [] : parts.flatMap((dy) => parts.map((dx): [number, number] => [dx * width, dy * height]));
  // A mark's name is read on from it; a country's stands first in the west, where the sea is.
  const first = radius > 0 && !one.isWest ? aside : -aside;
  const beside: [number, number][] = [
    [first, 0],
    [-first, 0],
    [0, -above],
    [0, above],
  ];
  return [...within, ...(width > 0 ? beside : [])].map(([dx, dy]) => around(x + dx, y + dy, half, high));
}

/** Where in an area its name may stand: in the middle, else some way off it. */
const parts = [0, 0.3, -0.3];

const directions = [180, 0, 225, 315, 135, 45, 270, 90].map((degrees) => (degrees * Math.PI) / 180);

/** Places on ever larger rings around the point, for what must be written. */
function spotsAround(one: Wanted): Area[] {
  const [half, high] = halfSize(one);
  return Array.from({ length: 16 }, (_, ring) => 16 + ring * 14).flatMap((distance) =>
    directions.map((angle) => {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return around(one.x + dx * (distance + half), one.y + dy * (distance + high), half, high);
    }),
  );
}

function nearestEnd({ left, right, top, bottom }: Area, { x, y }: Wanted): { x: number; y: number } {
  return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) };
}

function around(x: number, y: number, half: number, high: number): Area {
  return { left: x - half, top: y - high, right: x + half, bottom: y + high };
}

function isInside({ left, top, right, bottom }: Area, { width, height }: { width: number; height: number }): boolean {
  return left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;
}

function doTouch(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
