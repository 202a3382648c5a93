import { describe, expect, it } from 'vitest';
import { isWithin } from './event-predicates.ts';

describe('isWithin', () => {
  it('includes both bounds and compares as decimals, not as text', () => {
    expect(isWithin('100.00', { from: '100' })).toBe(true);
    expect(isWithin('9.5', { from: '10' })).toBe(false);
    expect(isWithin('50', { from: '10', to: '50.0' })).toBe(true);
    expect(isWithin('-20', { to: '-10' })).toBe(true);
  });

  it('leaves out an event without the figure, but only where one is asked for', () => {
    expect(isWithin(undefined, { from: '0' })).toBe(false);
    expect(isWithin(undefined, undefined)).toBe(true);
  });
});
