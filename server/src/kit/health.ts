import { withTimeout } from '@vigil/common/with-timeout';
import type { Middleware } from 'koa';

/** Ping timeout of the database. */
const timeoutMs = 1_000;
/** Results are cached for this time. */
const cachedMs = 2_000;

/** Whether this process can serve. `ping` asks the database and rejects when it cannot be reached; `isFull`: no space to write. */
export function createHealth(ping: () => Promise<unknown>, isFull: () => boolean = () => false) {
  let known: { isUp: Promise<boolean | null>; until: number } | null = null;
  let isStopping = false;

  /** Null if the process can serve, else the reason why not. */
  async function trouble(): Promise<string | null> {
    if (isStopping) return 'stopping';
    const now = performance.now();
    if (!known || known.until < now) {
      known = {
        isUp: withTimeout(
          timeoutMs,
          ping().then(() => true),
        ),
        until: now + cachedMs,
      };
    }
    if (!(await known.isUp)) return 'no database';
    return isFull() ? 'disk full' : null;
  }

  /** From now on `/readyz` answers 503. */
  function stop(): void {
    isStopping = true;
  }

  /**
   * `/healthz`: the process runs; nothing else is checked. `/readyz`: 200 if it can serve, else 503, so that a proxy
   * sends no requests. Neither reveals more.
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
