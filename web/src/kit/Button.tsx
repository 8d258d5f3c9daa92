import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { useReturningFocus } from './returning-focus.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `main` for the main action of a screen, `danger` for actions that cannot be undone; in the rows of a list `quiet`,
   * and `remove` for the removal of the row.
   */
  look?: 'plain' | 'main' | 'danger' | 'quiet' | 'remove';
}

/** A button. It submits a form only if its type is `submit`. */
export function Button({ look = 'plain', className, type = 'button', disabled = false, ...rest }: ButtonProps) {
  const place = useReturningFocus<HTMLButtonElement>(disabled);
  const classes = [css.button, className].join(' ').trim();
  return <button ref={place} {...rest} type={type} disabled={disabled} data-look={look} className={classes} />;
}
