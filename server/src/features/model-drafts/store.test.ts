import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Fault } from '../../kit/fault.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import { createGenerator } from './store.ts';

const ada = byPerson('ada');
const prompt = { name: 'analysis', system: '', user: '', schema: z.string(), maxTokens: 1 };
const unreachable = { fault: new Fault('unreachable', 'The model cannot be reached.'), isSpent: false };
const spent = { fault: new Fault('unreachable', 'The budget is spent.'), isSpent: true };

const calls: string[] = [];
const isDue = vi.fn(async () => true);
const complete = vi.fn();
const record = vi.fn(async () => {});

const generator = (model: string | null = 'quill-1') =>
  createGenerator({
    llm: { model, isDue, complete },
    auditLog: { record },
    singleFlight: (_name, work) => work,
    onAdded: async (seq) => void calls.push(`added ${seq}`),
  });

const draft = (by: string, model?: string | null) =>
  generator(model).draft({
    name: 'analysis',
    by,
    prompt: (name) => ({ prompt, toDraft: (answer: string) => `${answer} by ${name}` }),
    carried: async () => 'the draft before',
    fallback: 'By the rules.',
  });

beforeEach(() => {
  calls.length = 0;
  vi.clearAllMocks();
  isDue.mockResolvedValue(true);
  complete.mockResolvedValue({ value: 'answer' });
});

describe('the draft of a model', () => {
  it('is its answer', async () => {
    expect(await draft(ada)).toEqual({ draft: 'answer by quill-1' });
    expect(await draft('pipeline')).toEqual({ draft: 'answer by quill-1' });
  });

  it('is none where no model is set up', async () => {
    expect(await draft(ada, null)).toEqual({ draft: null });
    expect(complete).not.toHaveBeenCalled();
  });

  it('is the one before while the pipeline is not due, and a user does not wait for that', async () => {
    isDue.mockResolvedValue(false);
    expect(await draft('pipeline')).toEqual({ draft: 'the draft before' });
    expect(complete).not.toHaveBeenCalled();
    expect(await draft(ada)).toEqual({ draft: 'answer by quill-1' });
  });

  it('fails for a user when the model fails, and is the one before for the pipeline', async () => {
    complete.mockResolvedValue(unreachable);
    await expect(draft(ada)).rejects.toBe(unreachable.fault);
    expect(await draft('pipeline')).toEqual({
      draft: 'the draft before',
      note: 'The model cannot be reached. By the rules.',
    });
  });

  it('is none for a user when the budget is spent, with a note', async () => {
    complete.mockResolvedValue(spent);
    expect(await draft(ada)).toEqual({ draft: null, note: 'The budget is spent. By the rules.' });
  });
});

it('a generation is checked for withdrawn events before it is recorded', async () => {
  record.mockImplementation(async () => void calls.push('recorded'));
  const generate = generator().generation('balance', 'balance-generated', async () => ({
    result: { id: '7' },
    seq: 12,
  }));
  expect(await generate(ada)).toEqual({ id: '7' });
  expect(calls).toEqual(['added 12', 'recorded']);
  expect(record).toHaveBeenCalledWith(ada, 'balance-generated', '7');
});
