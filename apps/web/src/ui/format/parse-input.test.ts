import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { LOCALES } from '../../platform/i18n/strings.ts';
import { formatDay } from './date.ts';
import { parseDayInput } from './parse-input.ts';

test.each([
  ['28.09.2026', '2026-09-28'],
  ['1.2.24', '2024-02-01'],
  ['28/9/2026', '2026-09-28'],
  ['2026-09-28', '2026-09-28'],
  ['28 Sep 2026', '2026-09-28'],
  ['3. März 2024', '2024-03-03'],
  ['3 mar 2024', '2024-03-03'],
  ['31. Dez. 2025', '2025-12-31'],
  [' 29.2.2024 ', '2024-02-29'],
])('%s is %s', (typed, value) => {
  expect(parseDayInput(typed)).toEqual({ kind: 'value', value });
});

test.each([
  '29.2.2023',
  '31.4.2024',
  '9/28/2026',
  '28.09',
  'heute',
  '2026-13-01',
  '0.1.2024',
  '1 Foo 2024',
  '1'.repeat(50),
])('%s is no day', (typed) => {
  expect(parseDayInput(typed)).toEqual({ kind: 'invalid' });
});

it('reads what the app prints, in both languages', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...LOCALES), (date, locale) => {
      const day = date.toISOString().slice(0, 10);
      expect(parseDayInput(formatDay(day, locale))).toEqual({ kind: 'value', value: day });
    }),
  );
});
