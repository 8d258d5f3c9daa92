/** What a feed says of itself, besides its items. */
export interface FeedHead {
  /** How long it may be cached: `ttl` of RSS. */
  ttlMs: number | null;
  /** WebSub: the hub that sends its new items, and the address under which the hub knows it. */
  hub: string | null;
  self: string | null;
  /** The tag of the language that it names, such as `fa` or `en-US`. */
  language: string | null;
}

const maxHeadLength = 20_000;
const minuteMs = 60_000;

/** Reads what stands before the first item; addresses are as written. Takes no part in judging what a feed says. */
export function readFeedHead(bytes: Uint8Array): FeedHead {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, maxHeadLength));
  const first = /<(?:\w+:)?(?:item|entry)[\s>]/i.exec(text)?.index ?? text.length;
  const head = text.slice(0, first);
  if (head.trimStart().startsWith('{')) {
    return { ttlMs: null, hub: jsonHub(head), self: jsonText(head, 'feed_url'), language: jsonText(head, 'language') };
  }
  const links = [...head.matchAll(/<(?:\w+:)?link\s[^<>]{1,600}>/gi)].map(([tag]) => tag);
  const linkOf = (rel: string) => {
    const link = links.find((tag) => attribute(tag, 'rel')?.split(/\s+/).includes(rel));
    return link ? attribute(link, 'href') : null;
  };
  return {
    ttlMs: ttlOf(head),
    hub: linkOf('hub'),
    self: linkOf('self'),
    language: languageMark.exec(head)?.slice(1).find(Boolean) ?? null,
  };
}

const languageMark = /<(?:dc:)?language>\s*([a-z]{2,3}\b[a-z-]{0,20})|\sxml:lang\s*=\s*["']([a-z]{2,3}\b[a-z-]{0,20})/i;

function ttlOf(head: string): number | null {
  const minutes = Number(/<ttl>\s*(\d{1,5})\s*<\/ttl>/i.exec(head)?.[1] ?? 0);
  return minutes > 0 ? minutes * minuteMs : null;
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return (value?.[1] ?? value?.[2])?.replaceAll('&amp;', '&') ?? null;
}

function jsonHub(head: string): string | null {
  const hub = /"hubs"\s*:\s*\[\s*\{[^{}]{0,400}\}/.exec(head)?.[0] ?? '';
  return /"type"\s*:\s*"websub"/i.test(hub) ? jsonText(hub, 'url') : null;
}

function jsonText(text: string, name: string): string | null {
  return new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]{1,500})"`).exec(text.replaceAll('\\/', '/'))?.[1] ?? null;
}
