import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

// Draws the icons in public/ from public/favicon.svg: `npx tsx web/make-icons.ts`, once the logo has changed.

const folder = new URL('public/', import.meta.url);
const logo = await readFile(new URL('favicon.svg', folder), 'utf8');

/** The logo without the round corners of its plate, for systems that cut out a shape of their own. `scale`: of the eye. */
function fullBleed(scale: number): string {
  const plate = logo.replace(/ rx="\d+"/, '');
  const edge = (32 * (1 - scale)) / 2;
  const eye = `<g transform="translate(${edge} ${edge}) scale(${scale})">`;
  return plate.replace(/(<rect[^>]*>)/, `$1${eye}`).replace('</svg>', '</g></svg>');
}

/** Up to a fifth of a maskable icon may be cut away on each side. */
const withinMask = 0.74;

await Promise.all([
  draw('icon-180.png', 180, fullBleed(0.88)),
  draw('icon-192.png', 192, logo),
  draw('icon-512.png', 512, logo),
  draw('icon-maskable-512.png', 512, fullBleed(withinMask)),
]);

async function draw(name: string, size: number, svg: string): Promise<void> {
  const density = (72 * size) / 32;
  const picture = sharp(Buffer.from(svg), { density }).resize(size, size);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(new URL(name, folder).pathname);
}
