import { type ReactNode, useState } from 'react';
import { ScrollArea } from '../ScrollArea.tsx';
import css from './plot.module.css';

interface AsTableProps {
  caption: string;
  head: readonly string[];
  /** The newest first, with one cell for each heading. */
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The values of a drawing as a table, which is rendered on demand. */
export function AsTable({ caption, head, rows }: AsTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-reach>Show as a table</summary>
      {isOpen && (
        <ScrollArea label={caption}>
          <table className={css.table}>
            <caption className="only-heard">{caption}</caption>
            <thead>
              <tr>
                {head.map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(({ key, cells: [first, ...rest] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </details>
  );
}
