import { CloseButton } from '../../../kit/CloseButton.tsx';
import { useClock } from '../../../kit/clock.ts';
import { useEvents } from '../store.ts';
import { agoWords, missedSince, missedWords } from './since.ts';
import css from './Time.module.css';
import { dismissVisit, useVisit } from './visits.ts';

/** The number of events since the last visit of this browser. */
export function SinceLine({ onShow }: { onShow: () => void }) {
  const visit = useVisit((state) => state.visit);
  const ago = useClock((now) => visit && agoWords(now - visit.at));
  const words = useEvents(({ status, loaded }) => {
    if (!visit || status !== 'ready' || loaded.epoch !== visit.epoch) return null;
    return missedWords(missedSince(visit, loaded.events));
  });
  if (words === null || ago === null) return null;
  return (
    <div className={css.since}>
      <p>
        {`Since you were last here, ${ago}: `}
        <b>{words}</b>
        {words !== 'nothing new' && (
          <>
            {' '}
            <button type="button" className={css.show} onClick={onShow}>
              Show
            </button>
          </>
        )}
      </p>
      <CloseButton label="Dismiss what came since the last visit" onClick={dismissVisit} />
    </div>
  );
}
