import { describe, expect, it } from 'vitest';
import { originsOf } from './origins.ts';

describe('the origins of reports', () => {
  it('are their sources, each once', () => {
    const reports = [{ source: 'Example Wire' }, { source: 'Sample News' }, { source: 'Example Wire' }];
    expect(originsOf(reports)).toBe(2);
    expect(originsOf([])).toBe(0);
  });
});
