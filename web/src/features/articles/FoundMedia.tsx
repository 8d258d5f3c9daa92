import type { Article } from '@vigil/common/articles';
import { useId } from 'react';
import { CheckField } from '../../kit/Fields.tsx';
import { shownUrl } from '../../kit/pictures.ts';
import css from './FoundMedia.module.css';

interface FoundMediaProps {
  article: Article;
  imageUrls: readonly string[];
  onImages: (urls: readonly string[]) => void;
  videoUrls: readonly string[];
  onVideos: (urls: readonly string[]) => void;
}

/** What was found in the article; what is ticked goes along. */
export function FoundMedia({ article, imageUrls, onImages, videoUrls, onVideos }: FoundMediaProps) {
  const id = useId();
  return (
    <>
      {article.imageUrls.length > 0 && (
        <fieldset className={css.group}>
          <legend>Images found</legend>
          <ul className={css.images}>
            {article.imageUrls.map((url, index) => (
              <li key={url}>
                <label className={css.image} htmlFor={`${id}-${index}`}>
                  <img
                    src={shownUrl(url, location.origin) ?? undefined}
                    alt=""
                    referrerPolicy="no-referrer"
                    loading="lazy"
                  />
                  <CheckField
                    id={`${id}-${index}`}
                    aria-label={`Image ${index + 1} of ${article.imageUrls.length}`}
                    checked={imageUrls.includes(url)}
                    onChange={() => onImages(toggle(article.imageUrls, imageUrls, url))}
                  />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {article.videoUrls.length > 0 && (
        <fieldset className={css.group}>
          <legend>Videos found</legend>
          <ul className={css.videos}>
            {article.videoUrls.map((url) => (
              <li key={url}>
                <CheckField
                  label={url}
                  checked={videoUrls.includes(url)}
                  onChange={() => onVideos(toggle(article.videoUrls, videoUrls, url))}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}

/** With one more or one less, in the order in which they were found. */
function toggle(all: readonly string[], chosen: readonly string[], url: string): readonly string[] {
  return all.filter((one) => (one === url) !== chosen.includes(one));
}
