declare global {
  // A property of the page, as a script that is no module declares it.
  var vigilAnswers: Record<string, Promise<Response>> | undefined;
}

// `public/ask.js` may run after this: it finds the place taken then, and asks nothing. What it asked late would
// lie here until something is asked again, and tell that of who looked before.
globalThis.vigilAnswers ??= {};
const answers = globalThis.vigilAnswers;

/** The answer that `public/ask.js` asked for before this script was there. It can be had once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = answers[url];
  delete answers[url];
  return answer;
}
