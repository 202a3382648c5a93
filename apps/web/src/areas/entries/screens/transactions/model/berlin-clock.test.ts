import { describe, expect, it } from 'vitest';
import { berlinInstant } from './berlin-clock.ts';

describe('berlinInstant', () => {
  it('knows winter and summer time', () => {
    expect(berlinInstant('2024-01-15', '12:00')).toBe('2024-01-15T11:00:00Z');
    expect(berlinInstant('2024-07-15', '12:00:30')).toBe('2024-07-15T10:00:30Z');
  });

  it('is right on both sides of the clock change of 31 March 2024, 02:00 to 03:00', () => {
    expect(berlinInstant('2024-03-31', '01:59:59')).toBe('2024-03-31T00:59:59Z');
    expect(berlinInstant('2024-03-31', '03:00:00')).toBe('2024-03-31T01:00:00Z');
  });

  it('refuses what is no moment', () => {
    expect(berlinInstant('2024-02-30', '12:00')).toBeUndefined();
    expect(berlinInstant('', '12:00')).toBeUndefined();
  });
});
