import { describe, expect, it } from 'vitest';
import { networkOf } from './throttle.ts';

describe('networkOf', () => {
  it('is the address itself in IPv4, however it is written', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
  });

  it('is the /64 in IPv6', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });

  it('keeps what is no address apart', () => {
    expect(networkOf('')).toBe('');
    expect(networkOf('unknown')).toBe('unknown');
  });
});
