import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '@vigil/common/articles';
import { byteLimit } from '../../kit/byte-limit.ts';
import { Fault } from '../../kit/fault.ts';
import { type Extension, isExtension, mediaTypes } from './media-name.ts';

/**
 * Writes a stream to `draft`. Throws a `Fault` if it exceeds the maximum size of any file; stops if `signal` is
 * aborted.
 */
export function writeDraft(stream: Readable, draft: string, signal?: AbortSignal): Promise<void> {
  return pipeline(
    stream,
    byteLimit(uploadLimits.videoBytes, () => tooLarge('videos', uploadLimits.videoBytes)),
    createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    { signal },
  );
}

/**
 * Detects the type of a draft from its content, ignoring its name and declared type, and returns the cleaned file.
 * Throws a `Fault` for types that are not accepted.
 */
export async function cleanDraft(draft: string): Promise<{ path: string; extension: Extension }> {
  const { size } = await stat(draft);
  if (size === 0) throw new Fault('badInput', 'A file is empty.');
  const extension = await extensionOf(draft);
  if (!isPicture(extension)) return { path: draft, extension };
  if (size > uploadLimits.imageBytes) throw tooLarge('pictures', uploadLimits.imageBytes);
  return { path: await cleanPicture(draft, extension), extension };
}

/** The names that sharp uses. */
const pictureFormats = { png: 'png', jpg: 'jpeg', webp: 'webp', gif: 'gif' } as const;
type PictureExtension = keyof typeof pictureFormats;

function isPicture(extension: Extension): extension is PictureExtension {
  return extension in pictureFormats;
}

/** An image of 40 megapixels takes 160 MB while it is encoded again. */
const maxPixels = 40_000_000;
const maxSeconds = 20;

/** Loads sharp with the first upload. One image at a time and without a cache: each is encoded once. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function extensionOf(path: string): Promise<Extension> {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (isExtension(type?.ext) && type?.mime === mediaTypes[type.ext]) return type.ext;
  throw new Fault('unsupportedType', 'Only PNG, JPEG, WebP and GIF pictures and MP4 and WebM videos can be added.');
}

/**
 * Decodes and encodes an image again, so that only its pixels remain: no location, no camera, no script after its end.
 * It is rotated by its EXIF orientation; animations are kept.
 */
async function cleanPicture(path: string, extension: PictureExtension): Promise<string> {
  const sharp = await loadSharp();
  const format = pictureFormats[extension];
  const clean = `${path}.clean`;
  try {
    const options = { animated: true, limitInputPixels: maxPixels };
    const { pages = 1, format: found } = await sharp(path, options).metadata();
    if (found !== format) throw new Error(`${found} in the clothes of ${format}`);
    const picture = pages > 1 ? sharp(path, options) : sharp(path, options).autoOrient();
    const qualities = format === 'jpeg' || format === 'webp' ? { quality: 88 } : {};
    await picture.timeout({ seconds: maxSeconds }).toFormat(format, qualities).toFile(clean);
    return clean;
  } catch (error) {
    throw new Fault('badInput', 'A picture is damaged or far too large to be shown.', error);
  }
}

function tooLarge(what: string, bytes: number): Fault {
  return new Fault('tooLarge', `Of ${what}, at most ${bytes / 1_000_000} MB can be added.`);
}
