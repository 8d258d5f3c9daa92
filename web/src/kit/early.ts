declare global {
  // A property of the page, as a script that is no module declares it.
  var vigilAnswers: Record<string, Promise<Response>> | undefined;
}

// `public/ask.js` sends nothing if it runs after this line. Otherwise its answer would stay here until a later request,
// which may be that of another user.
globalThis.vigilAnswers ??= {};
const answers = globalThis.vigilAnswers;

/** The answer to a request that `public/ask.js` sent before this script loaded. It can be taken once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers[url];
  delete answers[url];
  return answer;
}
