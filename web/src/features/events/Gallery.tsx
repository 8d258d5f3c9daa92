import { cleanImageUrl } from '@vigil/common/media';
import { lazy, Suspense, useState } from 'react';
import { plural } from '../../kit/words.ts';
import css from './Gallery.module.css';

const loadLightbox = () => import('./Lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

const thumbnails = 4;

interface GalleryProps {
  title: string;
  imageUrls: readonly string[];
}

/** The pictures of an event: four small ones and a tile for the rest. One that does not load is not shown. */
export function Gallery({ title, imageUrls }: GalleryProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<number | null>(null);
  const images = [...new Set(imageUrls.flatMap((url) => cleanImageUrl(url) ?? []))].filter(
    (url) => !failed.includes(url),
  );
  const rest = images.length - thumbnails;
  if (images.length === 0) return null;

  // Also called from the dialog: an address that fails in one place is gone from both.
  const drop = (url: string) => setFailed((known) => [...known, url]);
  return (
    <div className={css.gallery}>
      {images.slice(0, thumbnails).map((url, index) => (
        <button
          key={url}
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
      ))}
      {rest > 0 && (
        <button
          type="button"
          className={css.tile}
          aria-label={`Show ${plural(rest, 'more image')}`}
          onPointerEnter={loadLightbox}
          onClick={() => setOpened(thumbnails)}
        >
          +{rest}
        </button>
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox title={title} images={images} first={opened} onClose={() => setOpened(null)} onFail={drop} />
        </Suspense>
      )}
    </div>
  );
}
