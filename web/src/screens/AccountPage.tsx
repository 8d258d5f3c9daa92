import type { ReactNode } from 'react';
import type { Answer } from '../kit/answer.ts';
import { Button } from '../kit/Button.tsx';
import { Mantine } from '../kit/Mantine.tsx';
import css from './AccountPage.module.css';

interface AccountPageProps<T> {
  title: string;
  lead: string;
  /** What the page is about. */
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}

/** A page of the person's own account, in all its states. */
export function AccountPage<T>({ title, lead, answer, children }: AccountPageProps<T>) {
  const { data, hasFailed, reload } = answer;
  return (
    <Mantine>
      <div className={css.page}>
        <title>{`${title} · Vigil`}</title>
        <header>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </header>
        {data !== null && children(data)}
        {data === null && !hasFailed && <p role="status">Loading...</p>}
        {data === null && hasFailed && (
          <div className={css.failed} role="alert">
            <p>This page could not be loaded.</p>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
      </div>
    </Mantine>
  );
}
