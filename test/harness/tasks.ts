import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU that the thread itself had. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest stretch for which the page's main thread was busy at once while `act` ran, in milliseconds of its own
 * CPU time: what other programs take of the machine meanwhile is not counted.
 */
export async function longestTaskDuring(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  // Of all that can be traced, the tasks alone: each further category slows down what it measures.
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error('The trace tells of no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
