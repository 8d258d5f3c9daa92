interface Family {
  type: string;
  /** Values by series, as they are named: `requests_total{method="GET"}`. */
  samples: Map<string, number>;
}

const labels = String.raw`\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\}`;
const sample = new RegExp(String.raw`^([a-zA-Z_:][\w:]*)(${labels})? (\S+)$`);

/**
 * Reads figures in Prometheus' text format (version 0.0.4) as strictly as its server does, and throws for a line that
 * is none of it, a series twice, or a sample of no family.
 */
export function readFigures(text: string): Map<string, Family> {
  const families = new Map<string, Family>();
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  for (const line of text.split('\n')) {
    const [, kind, about, rest] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === 'TYPE' && about && rest) families.set(about, { type: rest, samples: new Map() });
    if (kind || line === '') continue;
    const [, name = '', series = '', value = ''] = sample.exec(line) ?? [];
    const family = families.get(name) ?? families.get(name.replace(/_(?:bucket|sum|count)$/, ''));
    if (!family || Number.isNaN(toNumber(value))) throw new Error(`not a line of figures: ${line}`);
    if (family.samples.has(name + series)) throw new Error(`twice: ${line}`);
    family.samples.set(name + series, toNumber(value));
  }
  return families;
}

function toNumber(value: string): number {
  // Of a metric without a measurement.
  if (/^nan$/i.test(value)) return 0;
  return Number(value.replace(/^([+-]?)Inf$/, '$1Infinity'));
}
