/** The actions of the keys that do not move between cards. */
interface Ways {
  search: () => void;
  help: () => void;
}

const fields = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** j and k go to the next and previous card, / and Ctrl-K (Cmd-K) to the search, ? to the list of keys. Returns the end of it. */
export function onKeys(ways: Ways): () => void {
  const receive = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const run = event.ctrlKey || event.metaKey ? withCommand(event, ways) : alone(event, ways);
    if (!run) return;
    event.preventDefault();
    run();
  };
  document.addEventListener('keydown', receive);
  return () => document.removeEventListener('keydown', receive);
}

function withCommand({ key, shiftKey, target }: KeyboardEvent, { search }: Ways): (() => void) | undefined {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
  return key.toLowerCase() === 'k' && !shiftKey && !isInDialog ? search : undefined;
}

function alone({ key, target }: KeyboardEvent, { search, help }: Ways): (() => void) | undefined {
  if (target instanceof Element && target.closest(fields)) return undefined;
  const keys: Record<string, () => void> = { '/': search, '?': help, j: () => step(1), k: () => step(-1) };
  return keys[key];
}

/** Moves the focus to the card after or before the one that has it; without one, to the first that is on screen. */
function step(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('#timeline article[data-event-id]')].filter(
    (card) => card.checkVisibility?.() ?? card.offsetParent !== null,
  );
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const onScreen = cards.findIndex((card) => card.getBoundingClientRect().bottom > headerHeight());
  const card = at < 0 ? cards[onScreen] : cards[at + by];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

function headerHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
}
