import css from './Bar.module.css';

interface BarProps {
  label: string;
  percent: number;
  /** A custom property of the page's colours. */
  colour: `--${string}`;
}

/** A part of a hundred, in words and as a bar. */
export function Bar({ label, percent, colour }: BarProps) {
  return (
    <div className={css.bar}>
      <span>{label}</span>
      <b>{percent}%</b>
      <div aria-hidden="true">
        <i style={{ inlineSize: `${percent}%`, background: `var(${colour})` }} />
      </div>
    </div>
  );
}
