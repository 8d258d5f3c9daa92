import type { Event } from '@vigil/common/events';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.ts';
import { NotFetched } from '../../kit/NotFetched.tsx';
import { picturesOf } from '../../kit/pictures.ts';
import { plural } from '../../kit/words.ts';
import css from './Gallery.module.css';
import { RemoveImage } from './tools.tsx';

const loadLightbox = () => import('./Lightbox.tsx');
const Lightbox = lazyPart(loadLightbox, 'Lightbox', NotFetched);

const thumbnails = 4;

/** The images of an event: four thumbnails and a tile for the rest. Images that fail to load are removed. */
export function Gallery({ event }: { event: Event }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<number | null>(null);
  const images = picturesOf(event.imageUrls, location.origin).filter(({ url }) => !failed.includes(url));
  const rest = images.length - thumbnails;
  if (images.length === 0) {
    // A later picture is not opened in the place of the one that failed.
    if (opened !== null) setOpened(null);
    return null;
  }

  // Also called from the dialog: an image that fails in one place is removed from both.
  const drop = (url: string) => setFailed((known) => [...known, url]);
  return (
    <div className={css.gallery}>
      {images.slice(0, thumbnails).map(({ url, written }, index) => (
        <div key={url} className={css.place}>
          <button
            type="button"
            className={css.tile}
            aria-label={`Open image ${index + 1} of ${images.length}`}
            onPointerEnter={loadLightbox}
            onClick={() => setOpened(index)}
          >
            <img
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              onError={() => drop(url)}
            />
          </button>
          <RemoveImage event={event} imageUrl={written} />
        </div>
      ))}
      {rest > 0 && (
        <div className={css.place}>
          <button
            type="button"
            className={css.tile}
            aria-label={`Show ${plural(rest, 'more image')}`}
            onPointerEnter={loadLightbox}
            onClick={() => setOpened(thumbnails)}
          >
            +{rest}
          </button>
        </div>
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox event={event} images={images} first={opened} onClose={() => setOpened(null)} onFail={drop} />
        </Suspense>
      )}
    </div>
  );
}
