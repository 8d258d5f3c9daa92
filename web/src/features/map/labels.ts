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
}

export interface Label {
  text: string;
  /** The left end of its line, and its middle. */
  x: number;
  y: number;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where names can stand without touching each other, a mark or the edge: beside their point, above or below it. Who
 * comes first is placed first; who finds no room gets no name.
 */
export function placeLabels(wanted: readonly Wanted[], size: { width: number; height: number }): Map<number, Label> {
  const marks = wanted.map(({ x, y, radius }) => around(x, y, radius, radius));
  const taken: Area[] = [];
  const placed = new Map<number, Label>();
  for (const [index, one] of wanted.entries()) {
    const others = marks.filter((_, other) => other !== index && (wanted[other]?.radius ?? 0) > 0);
    const area = spotsFor(one).find(
      (area) => isInside(area, size) && ![...taken, ...others].some((other) => doTouch(area, other)),
    );
    if (!area) continue;
    taken.push(area);
    placed.set(index, { text: one.text, x: area.left, y: (area.top + area.bottom) / 2 });
  }
  return placed;
}

/** A letter of the interface's type is this wide on the average, in parts of its size. */
const letterWidth = 0.6;
const gap = 4;

function spotsFor({ text, x, y, radius, reach = [radius, radius], fontSize }: Wanted): Area[] {
  const [half, high] = [(text.length * fontSize * letterWidth) / 2, fontSize * 0.6];
  const [width, height] = reach;
  const [aside, above] = [width + gap + half, height + high + 2];
  const within =
    radius > 0 ? [] : parts.flatMap((dy) => parts.map((dx): [number, number] => [dx * width, dy * height]));
  // A mark's name is read on from it; a country's stands first in the west, where the sea is.
  const first = radius > 0 ? aside : -aside;
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

function around(x: number, y: number, half: number, high: number): Area {
  return { left: x - half, top: y - high, right: x + half, bottom: y + high };
}

function isInside({ left, top, right, bottom }: Area, { width, height }: { width: number; height: number }): boolean {
  return left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;
}

function doTouch(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
