import { buildTaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { goldenInput, goldenReport } from '../testing/golden.ts';
import { summaryLines } from './summary-lines.ts';

const valueOfLine = (report: Parameters<typeof summaryLines>[0], group: string, id: string) =>
  summaryLines(report).find((line) => line.group === group && line.id === id)?.value;

test('figures of the trader, with the share of general costs and the losses brought in and carried on', () => {
  const report = goldenReport('trader');
  // Gains 3,817.83, losses 57,962.51, general costs 238.00, other cents of rounding: the year is rounded once.
  expect(valueOfLine(report, 'private-sales', 'net')).toBe('-54382.68');
  expect(valueOfLine(report, 'private-sales', 'general')).toBe('238.00');
  expect(valueOfLine(report, 'private-sales', 'carry-in')).toBe('2500.00');
  expect(valueOfLine(report, 'private-sales', 'carry-out')).toBe('56882.68');
  expect(valueOfLine(report, 'tax', 'spouse')).toBeUndefined();
});

test('what is zero and unusual is left out, what the law names is not', () => {
  const ids = summaryLines(goldenReport('beginner')).map(({ group, id }) => `${group}.${id}`);
  expect(ids).not.toContain('private-sales.other');
  expect(ids).not.toContain('private-sales.back-in');
  expect(ids).toContain('private-sales.limit');
  expect(ids).toContain('income.limit');
  expect(ids).toContain('private-sales.carry-out');
});

test('a jointly assessed couple sees the share of the spouse', () => {
  const own = goldenInput('beginner');
  const other = goldenInput('defi');
  const report = buildTaxYearReport({
    ...own,
    profile: { years: { 2024: { joint: true, taxableIncome: '60000' } } },
    spouse: { settings: other.settings, profile: {} },
    spouseEvents: other.events,
  });
  if (!report.ok) throw new Error(report.error.code);
  // The spouse's 2,712.02 of private sales and 1,484.64 of services.
  expect(valueOfLine(report.value, 'tax', 'spouse')).toBe('4196.66');
});
