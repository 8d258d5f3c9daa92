import { isBlind, useSources } from '../sources/store.ts';
import css from './Banners.module.css';
import { useStats } from './store.ts';

/** What a reader must know before reading: a quiet timeline is not a quiet world when nothing can be seen. */
export function Banners() {
  const blindTo = useSources(({ sources }) => (isBlind(sources) ? sources.length : 0));
  const isReplay = useStats(({ stats }) => stats?.replay ?? false);
  return (
    <>
      {isReplay && <p className={css.banner}>Replay: documented events of the archive, not live news.</p>}
      {blindTo > 0 && (
        <p className={css.banner} data-kind="blind">
          {`None of the ${blindTo} feeds can be reached. You see the archive and what was read before.`}
        </p>
      )}
    </>
  );
}
