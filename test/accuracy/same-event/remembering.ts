import type { Reader, Statement } from '@vigil/reader';

/** Makes this reader answer each text and each pair of titles once: a search asks about the same ones again and again. */
export function remembering(reader: Reader): void {
  const { read, sameEvent } = reader;
  const statements = new Map<string, Promise<Statement>>();
  const answers = new Map<string, Promise<number>>();
  reader.read = (report, at) => once(statements, JSON.stringify(report), () => read(report, at));
  reader.sameEvent = (a, b) => once(answers, JSON.stringify([a, b].sort()), () => sameEvent(a, b));
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}
