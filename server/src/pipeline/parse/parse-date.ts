/**
 * Reads the dates of feeds: RFC 822 with two or four digits of the year, ISO 8601, and what else
 * JavaScript reads. A time without a zone is taken as UTC. Null for what is no date, for names of
 * zones that mean several (IST), and for years before the web, which stand for a missing date.
 */
export function parseDate(text: string): Date | null {
  const trimmed = text.trim();
  if (trimmed.length > 60 || !looksLikeDate.test(trimmed)) return null;
  const date = new Date(withZone(trimmed));
  return date.getUTCFullYear() >= 1990 ? date : null;
}

/** JavaScript reads a date out of almost any text with a number in it. */
const looksLikeDate =
  /^\d{4}-?\d\d(?:-?\d\d)?|^(?:[a-z]{3,9},?\s+)?(?:\d{1,2}[\s-]+[a-z]{3,9}\.?[\s,-]+\d{2,4}\b|[a-z]{3,9}\.?\s+\d{1,2}\b.*\b\d{4}\b)/i;

/** Names that JavaScript does not know and that mean one zone alone. */
const zones: Record<string, string> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  IDT: '+0300',
  MSK: '+0300',
  TRT: '+0300',
  IRST: '+0330',
  IRDT: '+0430',
  PKT: '+0500',
  SGT: '+0800',
  HKT: '+0800',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
};

function withZone(text: string): string {
  if (!/\d:\d\d/.test(text)) return /^\d{4}-/.test(text) ? text : `${text} UTC`;
  const zone = /\s*([a-z]{1,5}|[+-]\d\d:?\d\d)(?:\s*\([^)]*\))?$/i.exec(text);
  if (!zone || /^[ap]m$/i.test(zone[1] ?? '')) return /^\d{4}-/.test(text) ? `${text}Z` : `${text} UTC`;
  const offset = zones[(zone[1] ?? '').toUpperCase()];
  return offset ? `${text.slice(0, zone.index)} ${offset}` : text;
}
