import type { Article } from '@vigil/common/articles';
import { useId } from 'react';
import { Fieldset, Stack } from '../../kit/components.ts';
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

/** The pictures and videos found in the article. The ticked ones are added to the event. */
export function FoundMedia({ article, imageUrls, onImages, videoUrls, onVideos }: FoundMediaProps) {
  const id = useId();
  return (
    <>
      {article.imageUrls.length > 0 && (
        <Fieldset legend="Images found">
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
        </Fieldset>
      )}
      {article.videoUrls.length > 0 && (
        <Fieldset legend="Videos found">
          <Stack component="ul" gap="xs" style={{ overflowWrap: 'anywhere' }}>
            {article.videoUrls.map((url) => (
              <li key={url}>
                <CheckField
                  label={url}
                  checked={videoUrls.includes(url)}
                  onChange={() => onVideos(toggle(article.videoUrls, videoUrls, url))}
                />
              </li>
            ))}
          </Stack>
        </Fieldset>
      )}
    </>
  );
}

/** Adds or removes `url`, and keeps the order in which the addresses were found. */
function toggle(all: readonly string[], chosen: readonly string[], url: string): readonly string[] {
  return all.filter((one) => (one === url) !== chosen.includes(one));
}
