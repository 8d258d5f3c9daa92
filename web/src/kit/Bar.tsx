import css from './Bar.module.css';

interface BarProps {
  label: string;
  /** Null where there is none. */
  percent: number | null;
  /** A custom property of the page's colours. */
  colour: `--${string}`;
  /** The percentage is the last known one: the present one is not known. */
  isUnknown?: boolean;
  /** The percentage is how often it usually comes true, no forecast: a bar would say that it is one. */
  isUsual?: boolean;
}

/** A part of a hundred, in words and as a bar. */
export function Bar({ label, percent, colour, isUnknown = false, isUsual = false }: BarProps) {
  const share = isUsual ? `usual ${percent}%` : `${percent}%`;
  const words = percent === null ? 'Unknown' : isUnknown ? `Unknown · last known ${share}` : share;
  const background = `var(${isUnknown ? '--edge' : colour})`;
  return (
    <div className={css.bar} data-unknown={isUnknown || undefined}>
      <span>{label}</span>
      <b>{words}</b>
      {!isUsual && (
        <div aria-hidden="true">
          <i style={{ inlineSize: `${percent ?? 0}%`, background }} />
        </div>
      )}
    </div>
  );
}
