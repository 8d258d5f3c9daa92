import { describe, expect, it } from 'vitest';
import { confirmationOf } from '../../timeline/confirmation.ts';
import { evidenceOf } from './channel-evidence.ts';

const item = { title: 'Explosion at the depot of Port Amberly', summary: '' };
const channel = { name: 'Harbour Watch', kind: 'telegram' as const, official: false };

describe('a post of a channel', () => {
  it.each(['israeli', 'iranian'] as const)('is the claim of its side: %s', (side) => {
    expect(evidenceOf(item, { ...channel, side })).toMatchObject({ side, claims: [side] });
  });

  it('of neither side confirms nothing, together with any other report', () => {
    const post = { source: channel.name, ...evidenceOf(item, { ...channel, side: 'third' }) };
    const other = { title: 'Depot explodes in Port Amberly, two hurt', summary: '' };
    const paper = {
      source: 'The Quill',
      ...evidenceOf(other, { ...channel, name: 'The Quill', kind: 'feed', side: 'third' }),
    };
    expect(post.side).toBeUndefined();
    expect(
      confirmationOf([post, paper, { ...post, source: 'Another Channel', origin: 'Another Channel' }]).marks,
    ).toEqual(['third']);
  });

  it('of an official account of a third party keeps its voice', () => {
    expect(evidenceOf(item, { ...channel, side: 'third', official: true }).side).toBe('third');
  });
});
