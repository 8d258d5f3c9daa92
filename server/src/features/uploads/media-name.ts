import { randomBytes } from 'node:crypto';

/** The accepted file types: extension and content type. */
export const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

export type Extension = keyof typeof mediaTypes;

/** A name of 160 random bits. */
export function mediaName(extension: Extension): string {
  return `${randomBytes(20).toString('hex')}.${extension}`;
}

export function isMediaName(name: string): boolean {
  return pattern.test(name);
}

/** The type of a file by its name, which must have the form of `mediaName`; null for other names. */
export function mediaType(name: string): string | null {
  const extension = pattern.exec(name)?.[1];
  return isExtension(extension) ? mediaTypes[extension] : null;
}

export function isExtension(text: string | undefined): text is Extension {
  return text !== undefined && Object.hasOwn(mediaTypes, text);
}

const pattern = /^[\da-f]{40}\.(png|jpg|webp|gif|mp4|webm)$/;
