/** What `asked` resolves with; null where that takes longer than `ms` or fails. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  const answered = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return answered;
}
