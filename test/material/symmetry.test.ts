import { readFile } from 'node:fs/promises';
import { classify } from '@vigil/server/pipeline/classify/classify';
import { mirrorText, unpaired } from '@vigil/server/testing/mirror';
import { describe, expect, it } from 'vitest';

interface Text {
  title: string;
  summary: string;
}

const data = new URL('../../../shared/data/', import.meta.url);

describe('real items with Israel and Iran exchanged', () => {
  it('are judged alike in the labelled set', async () => {
    const texts = (await readLines<{ title: string; summary: string | null }>('labelled/events.jsonl')).map(
      ({ title, summary }) => ({ title, summary: summary ?? '' }),
    );
    const differing = differingOf(texts);
    console.table({ labelled: texts.length, mirrored: texts.filter(isMirrored).length, differing: differing.length });
    expect(differing).toEqual([]);
  });

  it('are judged alike in ten days of unlabelled news', async () => {
    const news = await readLines<{ title: string | null; description: string | null }>('news/2026-01-01_10.jsonl');
    const texts = news
      .map(({ title, description }) => ({ title: title ?? '', summary: description ?? '' }))
      .filter(isMirrored);
    const differing = differingOf(texts);
    console.table({ news: news.length, mirrored: texts.length, differing: differing.length });
    expect(differing).toEqual([]);
  });
});

/** Titles of those whose image is judged otherwise, without the declared ones. */
function differingOf(texts: readonly Text[]): string[] {
  return texts
    .filter((text) => JSON.stringify(judge(text)) !== JSON.stringify(judge(imageOf(text))))
    .filter(({ title, summary }) => !unpaired.some(({ name }) => name.test(`${title} ${summary}`)))
    .map(({ title }) => title);
}

function judge(text: Text) {
  const { relevant, eventType, urgencyLevel } = classify(text);
  return { relevant, eventType, urgencyLevel };
}

function imageOf({ title, summary }: Text): Text {
  return { title: mirrorText(title), summary: mirrorText(summary) };
}

function isMirrored(text: Text): boolean {
  const image = imageOf(text);
  return image.title !== text.title || image.summary !== text.summary;
}

async function readLines<T>(path: string): Promise<T[]> {
  const text = await readFile(new URL(path, data), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
}
