import type { Reader } from '@vigil/reader';
import type { Env } from './config/env.ts';
import type { Log } from './kit/log.ts';
import type { Signals } from './live/signals.ts';
import type { Outside } from './outside/outside.ts';
import type { Stores } from './stores.ts';

/** The dependencies that every part of the server is built from. */
export interface AppContext {
  env: Env;
  outside: Outside;
  /** Reads what reports say. */
  reader: Reader;
  log: Log;
  /** True if the feeds replay the archive. */
  replay: boolean;
  stores: Stores;
  signals: Signals;
  /** The public address of the site. */
  home: () => string;
  /** Returns true for the origin of the site's own pages. */
  isOwnOrigin: (origin: string) => boolean;
}
