import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { useReturningFocus } from './returning-focus.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for the one thing a screen is for, `danger` for what cannot be undone. */
  look?: 'plain' | 'main' | 'danger';
}

/** A button. It sends a form only when its type says so. */
export function Button({ look = 'plain', className, type = 'button', disabled = false, ...rest }: ButtonProps) {
  const place = useReturningFocus<HTMLButtonElement>(disabled);
  const classes = [css.button, className].join(' ').trim();
  return <button ref={place} {...rest} type={type} disabled={disabled} data-look={look} className={classes} />;
}
