import { chooseScheme, type Scheme, schemes, useScheme } from '../kit/scheme.ts';
import { capitalise } from '../kit/words.ts';
import css from './Header.module.css';

const shapes: Record<Scheme, string> = {
  auto: 'M8 1.5a6.5 6.5 0 1 0 0 13zM8 1.5a6.5 6.5 0 0 1 0 13',
  light:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 .8v1.6M8 13.6v1.6M.8 8h1.6M13.6 8h1.6M2.9 2.9l1.1 1.1M12 12l1.1 1.1M2.9 13.1L4 12M12 4l1.1-1.1',
  dark: 'M13.8 9.7A6.2 6.2 0 0 1 6.3 2.2a6.2 6.2 0 1 0 7.5 7.5z',
};

/** Switches to the next colour scheme: auto, light, dark. */
export function SchemeButton() {
  const scheme = useScheme();
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'auto';
  const label = `Theme: ${capitalise(scheme)}. Change to ${capitalise(next)}`;
  return (
    <button
      type="button"
      className={`${css.button} ${css.square}`}
      aria-label={label}
      title={label}
      onClick={() => chooseScheme(next)}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d={shapes[scheme]} strokeLinecap="round" strokeLinejoin="round" />
        {scheme === 'auto' && <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />}
      </svg>
    </button>
  );
}
