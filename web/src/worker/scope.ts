/** The worker's global scope. The compiler takes `globalThis` for a window. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
