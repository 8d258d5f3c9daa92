import { describe, expect, it } from 'vitest';
import { startVigil } from '../harness/vigil.ts';

describe('what a site says of itself', () => {
  it.each([
    [{ CONTACT_EMAIL: 'desk@vigil.example' }, 'desk@vigil.example'],
    [{ CONTACT_EMAIL: '' }, null],
  ])('with %j it gives the contact address %s to anyone', async (env, contactEmail) => {
    const vigil = await startVigil({ env });
    try {
      expect(await vigil.get('site')).toMatchObject({ contactEmail });
    } finally {
      await vigil.end();
    }
  });
});
