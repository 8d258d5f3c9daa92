// Compiled to one file without imports, since not every browser loads modules in a worker.
import './worker/offline.ts';
import './worker/push.ts';
