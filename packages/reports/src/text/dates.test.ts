import { berlinDayText } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { berlinMoment, dayText, momentText } from './dates.ts';

test('days', () => {
  expect(dayText('2024-05-02', 'de')).toBe('02.05.2024');
  expect(dayText('2024-05-02', 'en')).toBe('2024-05-02');
});

test('moments are shown in Berlin time, summer and winter', () => {
  expect(momentText('2024-07-01T22:30:00Z', 'de')).toBe('02.07.2024 00:30:00');
  expect(momentText('2024-12-31T23:30:05Z', 'en')).toBe('2025-01-01 00:30:05');
  expect(berlinDayText('2024-12-31T22:59:59Z')).toBe('2024-12-31');
  expect(berlinMoment('2024-03-31T01:00:00Z'), 'the hour that does not exist').toBe('2024-03-31T03:00:00');
});

test('what is no moment stays as it is', () => {
  expect(momentText('yesterday', 'de')).toBe('yesterday');
  expect(berlinDayText('yesterday')).toBe('yesterday');
  expect(berlinMoment('yesterday')).toBeNull();
});
