import type { ComponentProps, PropsWithChildren } from 'react';
import css from './Form.module.css';

interface FormProps extends ComponentProps<'form'> {
  /** What is wrong with the whole: shown above the fields, and read out. */
  error?: string;
}

/** Fields one under the other; those in a `<div data-row>` stand side by side where there is room. */
export function Form({ error = '', children, className, ...rest }: FormProps) {
  return (
    <form noValidate {...rest} className={[css.form, className].join(' ').trim()}>
      <p role="alert" className={error ? css.error : 'only-heard'}>
        {error}
      </p>
      {children}
    </form>
  );
}

/** The buttons at the end of a form or a dialog. */
export function FormEnd({ children }: PropsWithChildren) {
  return <div className={css.end}>{children}</div>;
}
