import css from './TimelineSkeleton.module.css';

const places = ['first', 'second', 'third'];

/** Placeholder of the list while it loads. */
export function TimelineSkeleton() {
  return (
    <div role="status" className={css.skeleton}>
      <span className="only-heard">Loading events...</span>
      {places.map((place) => (
        <div key={place} className={css.event} aria-hidden="true">
          <i />
          <i />
          <div>
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
