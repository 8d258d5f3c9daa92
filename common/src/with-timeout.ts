/** The result of `work`; null if it takes longer than `ms` or fails. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  const result = await Promise.race([work.catch(() => null), late]);
  clearTimeout(timer);
  return result;
}
