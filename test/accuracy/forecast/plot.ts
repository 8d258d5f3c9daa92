import { type Bin, type ForecastKind, kinds, reliabilityOf, testByMonths } from './evaluate.ts';

const size = 320;
const margin = 44;

/** What came of the forecasts on months left out, against what was forecast: an SVG with a panel for each kind. */
export function reliabilityPlot(): string {
  const panels = kinds.map((kind, at) => panelOf(kind, reliabilityOf(testByMonths(kind)), at * (size + 2 * margin)));
  const width = 2 * (size + 2 * margin);
  const height = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Reliability of the forecasts on months left out</title>
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function panelOf(kind: ForecastKind, bins: readonly Bin[], left: number): string {
  const x = (share: number) => (left + margin + share * size).toFixed(1);
  const y = (share: number) => (margin + (1 - share) * size).toFixed(1);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => [
    `<text x="${x(share)}" y="${margin + size + 16}" text-anchor="middle">${Math.round(100 * share)}</text>`,
    `<text x="${left + margin - 6}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${Math.round(100 * share)}</text>`,
  ]);
  const points = bins.flatMap(({ forecast, observed, days }) => [
    `<circle cx="${x(forecast)}" cy="${y(observed)}" r="5" fill="#2b5fb3"/>`,
    `<text x="${x(forecast)}" y="${y(observed)}" dx="9" dy="4">${days}</text>`,
  ]);
  return [
    `<text x="${x(0.5)}" y="22" text-anchor="middle" font-weight="bold">${titles[kind]}</text>`,
    `<rect x="${x(0)}" y="${y(1)}" width="${size}" height="${size}" fill="none" stroke="#999"/>`,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999" stroke-dasharray="4 4"/>`,
    ...ticks,
    `<text x="${x(0.5)}" y="${margin + size + 34}" text-anchor="middle">forecast, percent</text>`,
    ...points,
  ].join('\n');
}

const titles: Readonly<Record<ForecastKind, string>> = {
  military: 'Attack within 72 hours: came true, percent',
  diplomacy: 'Diplomacy within 7 days: came true, percent',
};
