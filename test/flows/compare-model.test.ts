import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createLlmClient } from '@vigil/server/outside/llm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compareModel } from '../assess/compare.ts';
import { comparisonPage } from '../assess/comparison-page.ts';
import { eventsIn, type ModelRequest, startModel } from '../fakes/model.ts';
import { archiveRecords } from '../harness/archive.ts';

const events = archiveRecords();
const at = new Date('2025-06-13T23:00:00Z');
const model = await startModel();
afterAll(() => model.close());
beforeEach(() => model.forget());

const client = () => {
  const llm = createLlmClient({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1', AI_JSON_MODE: 'json_schema' });
  if (!llm) throw new Error('No client.');
  return llm;
};

/** Repeats the titles of the first events as its sentences, and adds one that no event supports. */
function parrot(request: ModelRequest) {
  const shown = eventsIn(request).slice(0, 4);
  const repeated = shown.map(({ id, title }) => ({
    section: 'current_situation_analysis',
    text: `${title.split(';')[0]}.`,
    events: [id],
  }));
  const invented = { section: 'risk_analysis', text: 'Examplia sank nine ships near Haifa.', events: [shown[0]?.id] };
  return { text: JSON.stringify({ sentences: [...repeated, invented] }) };
}

describe('a comparison of a model with the rules', () => {
  it('has the report of each for one time, and what the verifier refused with its reason', async () => {
    model.answer(parrot);
    const comparison = await compareModel(events, at, client());
    expect(comparison).toMatchObject({ model: 'parrot-1', failure: null, tokens: 1_000 });
    expect(comparison.kept).toBeGreaterThan(2);
    expect(comparison.refused).toContainEqual({
      section: 'risk_analysis',
      text: 'Examplia sank nine ships near Haifa.',
      reason: expect.stringMatching(/no cited event/),
    });
    expect(comparison.byRules.some(({ by }) => by === 'model')).toBe(false);
    expect(comparison.byModel.filter(({ by }) => by === 'model').length).toBeGreaterThan(2);
  });

  it('keeps the structure of the rules: their first sentence, their counts and the sections that the model leaves', async () => {
    model.answer(parrot);
    const { byRules, byModel } = await compareModel(events, at, client());
    expect(byModel[0]).toEqual(byRules[0]);
    const texts = new Set(byModel.map(({ text }) => text));
    const counts = byRules.filter(({ kind, template }) => kind === 'template' && template?.name !== 'nothing');
    expect(counts.length).toBeGreaterThan(3);
    expect(counts.filter(({ text }) => !texts.has(text))).toEqual([]);
    const left = byRules.filter(({ section }) => section === 'strategic_implications');
    expect(byModel.filter(({ section }) => section === 'strategic_implications')).toEqual(left);
  });

  it('shows the model what the rules read from each event, and the counts that it need not repeat', async () => {
    model.answer(parrot);
    const { byRules } = await compareModel(events, at, client());
    const asked = model.requests[0]?.body.messages.at(-1)?.content ?? '';
    expect(asked).toContain('"kind":"attack","theatre":"israel","by":"Iran","on":"Israel"');
    const course = byRules.find(({ template }) => template?.name === 'course');
    expect(asked).toContain(`- ${course?.text}`);
  });

  it('is the report of the rules with the reason where the model gives none', async () => {
    model.answer({ text: 'No.' });
    const comparison = await compareModel(events, at, client());
    expect(comparison.failure).toBe('The answer of the model could not be read.');
    expect(comparison.byModel).toEqual(comparison.byRules);
    expect(comparisonPage(comparison)).toContain('No usable answer: The answer of the model could not be read.');
  });

  it('is one command, which says what is missing', async () => {
    const script = fileURLToPath(new URL('../assess/run-compare.ts', import.meta.url));
    const run = (args: string[], env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
        env: { PATH: process.env.PATH, ...env },
      });
    await expect(run(['--at', 'soon'], {})).rejects.toThrow('Usage: npm run compare-model');
    await expect(run(['--at', at.toISOString()], {})).rejects.toThrow('No model is set up');
    model.answer(parrot);
    const env = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'parrot-1' };
    const { stdout } = await run(['--at', at.toISOString()], env);
    expect(stdout).toContain('| rules | parrot-1 |');
    expect(stdout).toMatch(/- risk_analysis: Examplia sank nine ships near Haifa\. \(no cited event .*\)/);
  });
});
