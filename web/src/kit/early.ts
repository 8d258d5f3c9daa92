declare global {
  // A property of the page, as a script that is no module declares it.
  var vigilAnswers: Record<string, Promise<Response>> | undefined;
}

const answers = globalThis.vigilAnswers ?? {};

/** The answer to a request that `inline/ask.js` sent before this script loaded. It can be taken once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers[url];
  delete answers[url];
  return answer;
}
