import { toVideo, type Video } from '@vigil/common/videos';
import { useState } from 'react';
import css from './Videos.module.css';

interface VideosProps {
  title: string;
  videoUrls: readonly string[];
}

/** The videos of an event: in a player if there is one for the site, else as a link. */
export function Videos({ title, videoUrls }: VideosProps) {
  const videos = differentVideos(videoUrls);
  if (videos.length === 0) return null;
  return (
    <ul className={css.videos}>
      {videos.map((video) => {
        if ('link' in video) {
          return (
            <li key={video.link}>
              <a className={css.link} href={video.link} target="_blank" rel="noopener noreferrer">
                Open Video <span aria-hidden="true">↗</span>
              </a>
            </li>
          );
        }
        return (
          <li key={'file' in video ? video.file : video.embed} className={css.frame}>
            {'file' in video ? <File title={title} src={video.file} /> : <Player title={title} src={video.embed} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Two addresses of the same player are one video. */
function differentVideos(videoUrls: readonly string[]): Video[] {
  const videos = videoUrls.flatMap((url) => toVideo(url) ?? []);
  return [...new Map(videos.map((video) => [Object.values(video)[0], video])).values()];
}

/** An uploaded video. It has no captions. */
function File({ title, src }: { title: string; src: string }) {
  // biome-ignore lint/a11y/useMediaCaption: there are none
  return <video controls preload="metadata" src={src} aria-label={`Video: ${title}`} />;
}

/** The player loads on click: until then the other site receives no request from the reader. */
function Player({ title, src }: { title: string; src: string }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) {
    return (
      <iframe
        title={`Video: ${title}`}
        src={`${src}${src.includes('?') ? '&' : '?'}autoplay=1`}
        allow="autoplay; fullscreen"
      />
    );
  }
  return (
    <button type="button" className={css.poster} onClick={() => setWanted(true)}>
      <svg width="36" height="36" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="21" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M18 14.5v15l12-7.5z" fill="currentColor" />
      </svg>
      <span>Play video from {src.includes('facebook') ? 'Facebook' : 'YouTube'}</span>
    </button>
  );
}
