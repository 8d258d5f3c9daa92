const maxCharacters = 65_536;

/**
 * The object in an answer of a model, which may stand in a fence, after its reasoning, or between words of courtesy;
 * undefined where there is none.
 */
export function readObject(text: string): unknown {
  if (text.length > maxCharacters) return undefined;
  const answer = text.replace(/^[\s\S]*<\/think>/, '');
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
