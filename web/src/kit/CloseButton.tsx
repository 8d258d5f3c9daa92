import css from './CloseButton.module.css';

/** A button that closes or dismisses something. */
export function CloseButton({ label = 'Close', onClick }: { label?: string; onClick: () => void }) {
  return (
    <button type="button" className={css.close} aria-label={label} onClick={onClick}>
      <svg width="14" height="14" viewBox="0 0 14 14" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M2.5 2.5l9 9M11.5 2.5l-9 9" strokeLinecap="round" />
      </svg>
    </button>
  );
}
