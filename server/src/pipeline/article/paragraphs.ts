import { toPlain } from '../parse/plain.ts';

/** The text below an element, paragraphs apart by an empty line, without what is not shown. */
export function toParagraphs(root: Element): string {
  const text = textBelow(root);
  const paragraphs = text.split(paragraphMark).map(toPlain);
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .slice(0, longest);
}

/** Longer than any article; what is longer is a list, or mischief. */
const longest = 300_000;

/** No page holds it: control characters do not get past a parser of HTML. */
const paragraphMark = '\u0001';

/** Without recursion: a page may be nested to any depth. */
function textBelow(root: Element): string {
  let text = '';
  let node: Node | null = root;
  while (node) {
    if (node.nodeType === textNode) text += node.nodeValue ?? '';
    const isRead: boolean = node.nodeType !== elementNode || !unread.has(node.nodeName);
    if (isRead) text += breakAt(node);
    const next: Node | null = isRead ? node.firstChild : null;
    if (next) {
      node = next;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node) text += breakAt(node);
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  return text;
}

const elementNode = 1;
const textNode = 3;

function breakAt({ nodeType, nodeName }: Node): string {
  if (nodeType !== elementNode || inline.has(nodeName)) return '';
  // Names of HTML come in capitals; what else there is are formulas.
  return spaced.has(nodeName) || nodeName === nodeName.toLowerCase() ? ' ' : paragraphMark;
}

const unread = new Set([
  ...namesOf('head script style template iframe noembed noframes textarea select object'),
  'svg',
]);
const spaced = namesOf('br td th img button input picture');
const inline = namesOf(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
);

function namesOf(names: string): ReadonlySet<string> {
  return new Set(names.toUpperCase().split(' '));
}
