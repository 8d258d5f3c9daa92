import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Makes src/app/inter.woff2 from Inter: `npx tsx web/make-font.ts`, once inter-ui has changed. The files of Fontsource lack
// `cv05`, the letter l with a tail, without which 'Al' and 'AI' look alike.

/** As `unicode-range` in src/app/fonts.css. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
const source = new URL('../node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url);
const font = await subsetFont(await readFile(source), String.fromCodePoint(...letters), {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'ccmp', 'tnum', 'cv05'],
  // The weights that the page uses, in the shapes for small text.
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
});
await writeFile(new URL('src/app/inter.woff2', import.meta.url), font);
