import type { Middleware } from 'koa';
import { within } from './within.ts';

/** A database that takes longer counts as away. */
const patienceMs = 1_000;
/** A proxy that asks more often than this hears what it heard before. */
const keptMs = 2_000;

export type Health = ReturnType<typeof createHealth>;

/** Whether this process can serve. `ping` asks the database and rejects when it cannot be reached; `isFull`: no space to write. */
export function createHealth(ping: () => Promise<unknown>, isFull: () => boolean = () => false) {
  let known: { isUp: Promise<boolean | null>; until: number } | null = null;
  let isStopping = false;

  /** Null when requests are welcome, else why not. */
  async function trouble(): Promise<string | null> {
    if (isStopping) return 'stopping';
    const now = performance.now();
    if (!known || known.until < now) {
      known = {
        isUp: within(
          patienceMs,
          ping().then(() => true),
        ),
        until: now + keptMs,
      };
    }
    if (!(await known.isUp)) return 'no database';
    return isFull() ? 'disk full' : null;
  }

  /** From now on no new requests are welcome. */
  function stop(): void {
    isStopping = true;
  }

  /**
   * `/healthz`: this process lives; nothing else is asked. `/readyz`: it can serve, else 503: take it out of
   * the proxy. Neither tells a stranger more than that.
   */
  const answer: Middleware = async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const why = ctx.path === '/readyz' ? await trouble() : null;
    ctx.set('Cache-Control', 'no-store');
    ctx.status = why ? 503 : 200;
    ctx.body = `${why ?? 'ok'}\n`;
  };

  return { answer, trouble, stop };
}
