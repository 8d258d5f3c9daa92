// Asks before the main script is here, which is long: by the time it is, so are the first answers. src/kit/early.ts takes
// them. The file of the sign-in screen is asked for as well, for visitors who must sign in first.
(() => {
  const { signIn } = document.currentScript.dataset;
  const ask = async (path) => {
    const answer = await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(20_000) });
    // Read at once: what lies unread when the time is over is lost, and a slow line may bring the main script later.
    return new Response(await answer.blob(), answer);
  };
  const paths = ['/api/auth/session', '/api/site', '/api/events?page=0&limit=1000'];
  const answers = Object.fromEntries(paths.map((path) => [path, ask(path)]));
  globalThis.vigilAnswers = answers;
  Promise.all([answers['/api/auth/session'], answers['/api/site']])
    .then(async ([session, site]) => {
      if (!signIn || session.ok || (await site.clone().json()).isPublic) return;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = signIn;
      document.head.append(link);
    })
    .catch(() => {});
  // A failed request is reported where its answer is taken.
  for (const answer of Object.values(answers)) answer.catch(() => {});
})();
