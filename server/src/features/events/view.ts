import type { Event, EventsReply } from '@vigil/common/events';
import { compress } from '../../kit/compress.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedList = ReturnType<typeof createEncodedList>;

/**
 * One encoded reply of `GET /api/events`: built from one cached buffer for each event at the first request after a
 * change, and compressed once, off the event loop.
 */
export function createEncodedList() {
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

  /** The body if it is built already, else a promise. */
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
    return compress[encoding](plain);
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

/** Events are immutable: each is encoded once for all audiences and replies. */
const parts = new WeakMap<Event, Buffer>();

function part(event: Event): Buffer {
  const known = parts.get(event);
  if (known) return known;
  const made = Buffer.from(JSON.stringify(event));
  parts.set(event, made);
  return made;
}
