import { useEffect } from 'react';
import { Notices } from '../kit/Notices.tsx';
import { startTooltips } from '../kit/tooltips.ts';
import { startTelling } from './tell.ts';

/** What stands around every screen too, and nobody misses before there is something to read. */
export function Later() {
  useEffect(start, []);
  return <Notices />;
}

let isStarted = false;

/** Once a page, however often this is drawn. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  startTooltips(document.getElementById('content') ?? document.body);
  startTelling();
}
