import { useElementSize } from '@mantine/hooks';
import { useId, useState } from 'react';
import { Scrubber } from '../../kit/plot/Scrubber.tsx';
import css from './Activity.module.css';
import { BarLine } from './BarLine.tsx';
import type { Bin } from './bins.ts';
import { Patterns } from './patterns.tsx';
import { type BarWords, binInWords } from './words.ts';

interface BarsProps {
  title: string;
  bins: readonly Bin[];
  perLine: number;
  words: BarWords;
}

/** In pixels, by how many lines there are. */
const lineHeights: Record<number, number> = { 1: 230, 3: 98, 7: 58 };

/** Bars in several lines, so that they are as wide for a week as for a day. */
export function Bars({ title, bins, perLine, words }: BarsProps) {
  const id = useId();
  const { ref, width } = useElementSize();
  const [chosen, choose] = useState<number | null>(null);
  const found = bins.findIndex(({ from }) => from === chosen);
  const at = found < 0 ? bins.length - 1 : found;
  const lines = Math.ceil(bins.length / perLine);
  const lineHeight = lineHeights[lines] ?? 58;
  const step = width / perLine;
  const most = Math.max(1, ...bins.map(({ total }) => total));
  const textAt = (index: number) => {
    const bin = bins[index];
    return bin ? `${words.full(bin.from)}: ${binInWords(bin)}` : '';
  };
  const indexAt = (x: number, y: number) => {
    const line = Math.min(lines - 1, Math.floor(y / lineHeight));
    return line * perLine + Math.max(0, Math.min(perLine - 1, Math.floor(x / step)));
  };
  return (
    <>
      <div ref={ref}>
        <Scrubber
          label={`${title}, bar by bar`}
          count={bins.length}
          at={at}
          onMove={(index) => choose(bins[index]?.from ?? null)}
          textAt={textAt}
          indexAt={indexAt}
          {...(lines > 1 && { lineLength: perLine })}
        >
          <svg height={lines * lineHeight} className={css.bars} aria-hidden="true">
            <Patterns id={id} />
            {Array.from({ length: lines }, (_, line) => line * perLine).map((first, line) => (
              <BarLine
                key={bins[first]?.from}
                bins={bins.slice(first, first + perLine)}
                at={at - first}
                frame={{ top: line * lineHeight, height: lineHeight, step, most }}
                paintId={id}
                words={words}
              />
            ))}
          </svg>
        </Scrubber>
      </div>
      <p className={css.readout}>{textAt(at)}</p>
    </>
  );
}
