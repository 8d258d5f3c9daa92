// Runs before the first paint, so that the page never flashes in the wrong colours. Its key and its
// attribute are those of src/kit/scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('vigil-scheme');
  } catch {
    // Storage may be forbidden; the system's colours are used then.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
