import { constants } from 'node:zlib';
import type { Event, EventsReply } from '@vigil/common/events';
import { compress } from '../../kit/compress.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type View = ReturnType<typeof createView>;

/**
 * One answer of `GET /api/events` as bytes: put together from one cached buffer an event, at the
 * first request after a change, and compressed off the event loop once for all who ask.
 */
export function createView() {
  let etag = '';
  let events: Event[] = [];
  let rest: Omit<EventsReply, 'events' | 'totalDisplayed'> = { totalCount: 0, epoch: '', seq: 0 };
  let bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const ready = new Map<Encoding, Buffer>();

  function set(nextEtag: string, nextEvents: Event[], nextTail: typeof rest): void {
    etag = nextEtag;
    events = nextEvents;
    rest = nextTail;
    bodies = {};
    ready.clear();
  }

  /** The body if it is at hand, else the promise of it. */
  function body(encoding: Encoding): Buffer | Promise<Buffer> {
    return ready.get(encoding) ?? build(encoding);
  }

  function build(encoding: Encoding): Promise<Buffer> {
    const known = bodies[encoding];
    if (known) return known;
    const built = encode(encoding);
    bodies[encoding] = built;
    const builtFor = etag;
    built.then(
      (bytes) => builtFor === etag && ready.set(encoding, bytes),
      () => {},
    );
    return built;
  }

  async function encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return join();
    const plain = await build('identity');
    if (encoding === 'gzip') return compress.gzip(plain, { level: 6 });
    return compress.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }

  function join(): Buffer {
    const list: Buffer[] = [Buffer.from('{"events":[')];
    events.forEach((event, index) => {
      if (index > 0) list.push(comma);
      list.push(part(event));
    });
    const tail = JSON.stringify({ ...rest, totalDisplayed: events.length });
    list.push(Buffer.from(`],${tail.slice(1)}`));
    return Buffer.concat(list);
  }

  return { set, body, etag: () => etag };
}

const comma = Buffer.from(',');

/** Events are never altered, only replaced: their bytes are made once for all audiences and answers. */
const parts = new WeakMap<Event, Buffer>();

function part(event: Event): Buffer {
  const known = parts.get(event);
  if (known) return known;
  const made = Buffer.from(JSON.stringify(event));
  parts.set(event, made);
  return made;
}
