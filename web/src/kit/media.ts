import { uploadLimits } from '@vigil/common/articles';
import { plural } from './words.ts';

/** A picture or a film that goes with an event: a file to upload, or the address of a video. */
export type MediaItem = { id: string; type: 'image' | 'video'; isUrl: false; file: File } | VideoUrl;
interface VideoUrl {
  id: string;
  type: 'video';
  isUrl: true;
  url: string;
}

const megabyte = 1_000_000;

/** Why these files cannot be sent, in a sentence, or null. The server decides by their content; this check saves the upload. */
export function refusalOf(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | null {
  const { files: most, imageBytes, videoBytes } = uploadLimits;
  if (files.length > most) return `At most ${plural(most, 'file')} can be added.`;
  for (const { name, type, size } of files) {
    const isVideo = type.startsWith('video/');
    if (!isVideo && !type.startsWith('image/')) return `${name} is neither an image nor a video.`;
    const limit = isVideo ? videoBytes : imageBytes;
    if (size === 0) return `${name} is empty.`;
    if (size > limit) return `${name} is larger than ${limit / megabyte} MB.`;
  }
  return null;
}

/** The form as the server reads it: what the event says as JSON, and one field for each file. */
export function toFormData(eventData: object, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('eventData', JSON.stringify(eventData));
  for (const [index, file] of files.entries()) form.append(`media_${index}`, file);
  return form;
}
