import { Link } from '@tanstack/react-router';
import type { Analysis } from '@vigil/common/analysis';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../kit/Button.tsx';
import { runWithToast } from '../../kit/run-with-toast.ts';
import { toast } from '../../kit/toast.ts';
import { heldSources, loadSources } from './cited-sources.ts';
import { type CitedSource, toMarkdown } from './markdown.ts';
import './print.css';
import { numberEvents, type ReportInMode } from './report.ts';
import css from './TakeAway.module.css';

interface TakeAwayProps {
  analysis: Analysis;
  report: ReportInMode;
}

/** Ways to take a report along: its permanent address, a Markdown copy, and paper, both with numbered sources. */
export function TakeAway({ analysis, report }: TakeAwayProps) {
  const { id } = analysis;
  const [sources, setSources] = useState<ReadonlyMap<string, CitedSource> | null>(null);
  const [held, setHeld] = useState<ReadonlyMap<string, CitedSource> | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const numbers = numberEvents(report);
  const load = async () => {
    const known = sources ?? (await loadSources([...numbers.keys()]));
    setSources(known);
    return known;
  };

  const copy = () =>
    runWithToast(
      async () => {
        const address = new URL(`/?report=${id}`, location.origin).href;
        await navigator.clipboard.writeText(toMarkdown(analysis, report, await load(), address));
        toast({ title: 'Copied', description: 'The report is on the clipboard as Markdown.' });
      },
      { title: 'Copy Failed', description: 'The report could not be copied. Please try again.' },
    );
  const print = async () => {
    await load();
    setPrinting(true);
  };
  // The list of sources is drawn before the browser takes the page.
  useEffect(() => {
    if (!isPrinting) return;
    document.documentElement.dataset.print = 'report';
    window.print();
    delete document.documentElement.dataset.print;
    setPrinting(false);
  }, [isPrinting]);

  // The browser's own command prints at once: without a request, the list has what the page holds.
  useEffect(() => {
    const list = () => flushSync(() => setHeld(heldSources([...numbers.keys()])));
    addEventListener('beforeprint', list);
    return () => removeEventListener('beforeprint', list);
  });
  const listed = sources ?? held;

  return (
    <>
      <div className={css.tools} data-screen>
        <Link to="/" search={{ report: Number(id) }} resetScroll={false} data-reach>
          Permanent address
        </Link>
        <Button onClick={copy}>Copy as Markdown</Button>
        <Button onClick={print}>Print</Button>
      </div>
      {listed && (
        <section className={css.sources} aria-hidden="true">
          <h3>Sources</h3>
          <ol>
            {[...numbers].map(([event, number]) => {
              const source = listed.get(event);
              return (
                <li key={event} value={number}>
                  {source
                    ? `${source.title}, ${source.timestamp.slice(0, 10)}`
                    : sources
                      ? 'An event that can no longer be shown'
                      : new URL(`/?event=${event}`, location.origin).href}
                  {source?.link && <span> {source.link}</span>}
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}
