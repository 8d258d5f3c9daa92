import css from './Dot.module.css';

export type DotColour = 'grey' | 'green' | 'yellow' | 'orange' | 'red';

/** A coloured dot. It never speaks alone: a word beside it says the same. */
export function Dot({ colour }: { colour: DotColour }) {
  return <i className={css.dot} data-colour={colour} aria-hidden="true" />;
}
