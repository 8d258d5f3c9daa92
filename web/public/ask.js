// Runs beside the main script, which is long: by the time that is here the first answers are, too. src/kit/early.ts
// takes them. Who must sign in first gets that screen's file asked for as well.
(() => {
  // It is here already, and asks by itself.
  if (globalThis.vigilAnswers) return;
  const { signIn } = document.currentScript.dataset;
  const ask = async (path) => {
    const answer = await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(20_000) });
    // Read at once: what lies unread when the time is over is lost, and a slow line may bring the main script later.
    return new Response(await answer.blob(), answer);
  };
  const answers = { '/api/auth/session': ask('/api/auth/session'), '/api/site': ask('/api/site') };
  globalThis.vigilAnswers = answers;
  Promise.all(Object.values(answers))
    .then(async ([session, site]) => {
      if (!signIn || session.ok || (await site.clone().json()).isPublic) return;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = signIn;
      document.head.append(link);
    })
    .catch(() => {});
})();
