import type { ComponentProps } from 'react';
import css from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for the one thing a screen is for, `danger` for what cannot be undone. */
  look?: 'plain' | 'main' | 'danger';
}

/** A button. It sends a form only when its type says so. */
export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} data-look={look} className={[css.button, className].join(' ').trim()} />;
}
