import { eventLink } from './event-link.ts';
import { useHeld } from './held.ts';
import css from './Withdrawn.module.css';

interface WithdrawnProps {
  id: string;
  /** Hidden events stay in the list of administrators. */
  isHidden?: boolean;
  /** While true, the event stays in the list. */
  isOpen?: boolean;
  /** The reader follows the link to the event that this one was merged into. */
  onLeave?: () => void;
}

/** Stands in what is open on an event, and says when the event is withdrawn or merged meanwhile. */
export function Withdrawn({ id, isHidden = false, isOpen = true, onLeave }: WithdrawnProps) {
  const heir = useHeld(id, isOpen);
  const isGone = isHidden || heir !== undefined;
  return (
    <span role="status" className={css.words}>
      {isGone && !heir && 'This event was withdrawn.'}
      {heir && (
        <>
          This event was merged into{' '}
          <a href={eventLink(heir)} onClick={onLeave}>
            another event
          </a>
          .
        </>
      )}
    </span>
  );
}
