import { Link } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { formatDay } from '../kit/time.ts';
import css from './TextPage.module.css';

/** A page of plain text. Its date is today's: it describes the site as it is running. */
export function TextPage({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <article className={css.page}>
      <title>{`${title} · Vigil`}</title>
      <p>
        <Link to="/" className={css.back}>
          <span aria-hidden="true">←</span> Back to Home
        </Link>
      </p>
      <h1>{title}</h1>
      <p className={css.date}>Last updated: {formatDay(new Date())}</p>
      {children}
    </article>
  );
}
