import { toVideo, type Video } from '@vigil/common/videos';
import { useState } from 'react';
import css from './Videos.module.css';

interface VideosProps {
  title: string;
  videoUrls: readonly string[];
}

/** The videos of an event: in a player where we have one, else as a link. */
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

/** Two addresses that lead to one player are one video. */
function differentVideos(videoUrls: readonly string[]): Video[] {
  const videos = videoUrls.flatMap((url) => toVideo(url) ?? []);
  return [...new Map(videos.map((video) => [Object.values(video)[0], video])).values()];
}

/** What was uploaded comes as it is: nobody has written captions for it. */
function File({ title, src }: { title: string; src: string }) {
  // biome-ignore lint/a11y/useMediaCaption: there are none
  return <video controls preload="metadata" src={src} aria-label={`Video: ${title}`} />;
}

/** The player comes when it is asked for: until then nobody outside learns that this page is read. */
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
