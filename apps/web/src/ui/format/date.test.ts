import { describe, expect, it } from 'vitest';
import { formatClock, formatDay, formatInstant, formatMonth, formatRelativeTime } from './date.ts';

const at = (text: string): number => Date.parse(text);

describe('formatDay', () => {
  it('writes the calendar day as it is, in every time zone', () => {
    expect(formatDay('2026-09-28', 'de')).toBe('28.09.2026');
    expect(formatDay('2026-09-28', 'en')).toBe('28 Sep 2026');
    expect(formatDay('2025-01-01', 'en')).toBe('1 Jan 2025');
  });

  it('refuses what is no calendar day', () => {
    expect(() => formatDay('28.09.2026', 'de')).toThrow(RangeError);
    expect(() => formatDay('2026-13-01', 'de')).toThrow(RangeError);
  });
});

describe('formatInstant', () => {
  it('shows the Berlin clock across the change of summer time', () => {
    // 25.10.2026: at 01:00 UTC the clock goes from 03:00 back to 02:00.
    expect(formatInstant(at('2026-10-25T00:30:00Z'), 'de')).toBe('25.10.2026, 02:30');
    expect(formatInstant(at('2026-10-25T01:30:00Z'), 'de')).toBe('25.10.2026, 02:30');
    expect(formatInstant(at('2025-12-31T23:30:00Z'), 'en')).toBe('1 Jan 2026, 00:30');
    expect(formatInstant(at('2025-10-03T12:07:41Z'), 'de', { seconds: true })).toBe('03.10.2025, 14:07:41');
    expect(formatInstant(at('2025-10-03T12:07:41Z'), 'en', { timeZone: 'UTC' })).toBe('3 Oct 2025, 12:07');
    expect(formatClock(at('2025-10-03T22:00:00Z'))).toBe('00:00');
  });
});

describe('formatMonth', () => {
  it('names the month in the language', () => {
    expect(formatMonth(2026, 12, 'de')).toBe('Dezember 2026');
    expect(formatMonth(2026, 12, 'en')).toBe('December 2026');
  });
});

describe('formatRelativeTime', () => {
  const now = at('2026-09-28T12:00:00Z');
  it('counts full units only', () => {
    expect(formatRelativeTime(now - 4 * 60_000, now, 'de')).toBe('vor 4 Min.');
    expect(formatRelativeTime(now - 119_000, now, 'en')).toBe('1 min. ago');
    expect(formatRelativeTime(now - 26 * 3_600_000, now, 'de')).toBe('vor 1 Tag');
    expect(formatRelativeTime(now - 400, now, 'de')).toBe('gerade eben');
  });

  it('never lies ahead, even if the page looked at the clock before it happened', () => {
    expect(formatRelativeTime(now + 24_000, now, 'de')).toBe('gerade eben');
  });
});
