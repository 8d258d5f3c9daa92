/** The address of a page of the web, or null: feeds may carry anything where a link belongs, scripts included. */
export function webAddress(raw: string): string | null {
  const url = URL.canParse(raw) ? new URL(raw) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
