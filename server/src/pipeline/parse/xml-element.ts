/**
 * An element as xml2js gives it: its text alone, or an object with the text as `_`, the attributes as `$`, the children by
 * their names, and, if the parser was asked for their order, all children and pieces of text as `$$`.
 */
export type XmlElement = unknown;

/** The elements of one name, or none. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  const children = isObject(element) ? element[name] : undefined;
  return Array.isArray(children) ? children : [];
}

export function attributeOf(element: XmlElement, name: string): string {
  const attributes = isObject(element) ? element.$ : undefined;
  const value = isObject(attributes) ? attributes[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The element's own text, without that of elements in it. */
export function textOf(element: XmlElement): string {
  const text = isObject(element) ? element._ : element;
  return typeof text === 'string' ? withPunctuation(text) : '';
}

/** References such as `&#146;` mean the character that windows-1252 has there; XML has a control without a sign in its place. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (control) =>
    // In one step Node takes windows-1252 for latin1.
    windows1252.decode(Uint8Array.of(control.charCodeAt(0)), { stream: true }),
  );
}

const windows1252 = new TextDecoder('windows-1252');

export function holdsElements(element: XmlElement): boolean {
  return isObject(element) && Object.keys(element).some((key) => !isOwnKey.has(key));
}

/** The element's content as HTML. Elements in a text are markup that is not escaped: they are written out in their order. */
export function markupOf(element: XmlElement): string {
  if (holdsElements(element)) return childrenOf(element, '$$').map(toHtml).join('');
  const text = textOf(element);
  return attributeOf(element, 'mode') === 'base64' ? Buffer.from(text, 'base64').toString() : text;
}

function toHtml(node: XmlElement): string {
  const name = isObject(node) ? node['#name'] : undefined;
  if (typeof name !== 'string') return '';
  if (name === '__text__') return toEscaped(textOf(node));
  const tag = name.slice(name.lastIndexOf(':') + 1);
  const attributes = isObject(node) && isObject(node.$) ? Object.entries(node.$) : [];
  const written = attributes.map(([key, value]) => ` ${key}="${toEscaped(String(value))}"`).join('');
  const children = childrenOf(node, '$$');
  return `<${tag}${written}>${children.map(toHtml).join('')}${isVoid.has(tag) ? '' : `</${tag}>`}`;
}

const isOwnKey = new Set(['_', '$', '$$', '#name']);
const isVoid = new Set(['br', 'hr', 'img', 'source', 'wbr']);

function toEscaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
