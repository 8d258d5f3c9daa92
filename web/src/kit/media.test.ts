import { uploadLimits } from '@vigil/common/articles';
import { describe, expect, it } from 'vitest';
import { refusalOf, toFormData } from './media.ts';

const image = (size: number, name = 'harbour.png') => ({ name, type: 'image/png', size });
const video = (size: number) => ({ name: 'film.mp4', type: 'video/mp4', size });

describe('files to be sent with an event', () => {
  it('pass at their limits', () => {
    expect(refusalOf([image(uploadLimits.imageBytes), video(uploadLimits.videoBytes)])).toBeNull();
  });

  it.each([
    ['an image above its limit', [image(uploadLimits.imageBytes + 1)], 'harbour.png is larger than 5 MB.'],
    ['a video above its limit', [video(uploadLimits.videoBytes + 1)], 'film.mp4 is larger than 50 MB.'],
    ['an empty file', [image(0)], 'harbour.png is empty.'],
    ['too many', Array.from({ length: 7 }, () => image(1)), 'At most 6 files can be added.'],
    ['another type', [{ name: 'page.html', type: 'text/html', size: 1 }], 'page.html is neither an image nor a video.'],
  ])('are refused before they travel: %s', (_, files, sentence) => {
    expect(refusalOf(files)).toBe(sentence);
  });

  it('go in numbered fields beside the event', async () => {
    const form = toFormData({ url: 'https://paper.example/1' }, [new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
    expect([...form.keys()]).toEqual(['eventData', 'media_0', 'media_1']);
    expect(JSON.parse(String(form.get('eventData')))).toEqual({ url: 'https://paper.example/1' });
  });
});
