/** The worker itself. The compiler takes `globalThis` for a window, as it is one everywhere else. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
