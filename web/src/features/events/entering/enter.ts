import { preloadFold } from '../fold-code.ts';
import { useEvents } from '../store.ts';
import { admitWaiting, type View } from '../view.ts';
import { useArrivalChoice } from './choice.ts';
import { findList, isAtTop, isReading, watchReading } from './reading.ts';
import { slideRows, slideWithGrowth } from './slide.ts';

/** Events that come within this time of each other enter together, in milliseconds. */
const quietMs = 250;
/** The longest wait of the first of them. */
const maxWaitMs = 1_000;
/** Between two looks whether what waits may enter. */
const againMs = 500;

/** Lets new events enter by themselves, in one movement, while the list may move. Returns how to stop. */
export function startEntering(): () => void {
  watchReading();
  preloadFold();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of those came that are about to enter; null if none are. */
  let since: number | null = null;

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  const look = () => {
    const { view } = useEvents.getState();
    since = null;
    const list = findList();
    if (!hasNews(view)) return;
    if (list && mayEnter(list, view)) enter(list);
    else {
      if (view.isEntering) useEvents.setState({ view: { ...view, isEntering: false } });
      lookIn(againMs);
    }
  };
  const gather = () => {
    const { view } = useEvents.getState();
    const list = findList();
    if (!list || !mayEnter(list, view)) return look();
    since ??= performance.now();
    if (!view.isEntering) useEvents.setState({ view: { ...view, isEntering: true } });
    lookIn(Math.max(0, Math.min(quietMs, since + maxWaitMs - performance.now())));
  };

  const stopFollowing = useEvents.subscribe(({ loaded, view }, { loaded: known, view: before }) => {
    const hasMore = view.waiting.length > before.waiting.length || view.staying.length > before.staying.length;
    if (hasMore) gather();
    // A card that a report joins may get another line. Further down the browser scrolls along with what grows above.
    const list = loaded === known ? null : findList();
    if (list && !document.hidden && isAtTop(list)) slideWithGrowth(list);
  });
  gather();
  return () => {
    clearTimeout(timer);
    stopFollowing();
  };
}

const hasNews = ({ waiting, staying }: View) => waiting.length > 0 || staying.length > 0;

/** Whether the list may move now. */
function mayEnter(list: HTMLElement, view: View): boolean {
  const { waits, isAsking } = useArrivalChoice.getState();
  if (!hasNews(view) || view.isPaused || document.hidden || !isAtTop(list)) return false;
  return isAsking || !(waits || isReading(list));
}

function enter(list: HTMLElement): void {
  slideRows(list, () => useEvents.setState(({ view, loaded }) => ({ view: admitWaiting(loaded, view) })));
}
