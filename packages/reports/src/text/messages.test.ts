import type { Warning } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { GOLDEN_NAMES, goldenReport } from '../testing/golden.ts';
import { issueText, warningText } from './messages.ts';
import { WARNING_TEXTS } from './warnings.data.ts';

test('parameters are filled in as the reader writes them', () => {
  const warning: Warning = { code: 'filing-duty-side-income', params: { taxable: '12345.60' } };
  expect(warningText(warning, 'de')).toContain('Nebeneinkünfte von 12.345,60 EUR');
  expect(warningText(warning, 'en')).toContain('side income of 12,345.60 EUR');
  const planning: Warning = { code: 'planning-method', params: { method: 'HIFO', scope: 'global' } };
  expect(warningText(planning, 'de')).toContain('HIFO (teuerste zuerst), über alle Wallets, ist keine Methode');
});

test('a row of a file brings its sentence, an unknown code shows itself', () => {
  expect(issueText({ code: 'row.new', params: { message: 'Line 3 has no date' } }, 'de')).toBe('Line 3 has no date');
  expect(issueText({ code: 'some.code', params: { asset: 'BTC' } }, 'de')).toBe('some.code, asset BTC');
  expect(issueText({ code: 'missing-value', params: { field: 'fee.valueEur' } }, 'de')).toBe(
    'Ein Euro-Wert fehlt (Wert der Gebühr); der Vorgang ist nicht enthalten.',
  );
});

test.each(GOLDEN_NAMES)('no sentence of %s has a hole', (name) => {
  const { warnings, issues } = goldenReport(name);
  for (const locale of ['de', 'en'] as const) {
    const texts = [
      ...warnings.map((warning) => warningText(warning, locale)),
      ...issues.map((issue) => issueText(issue, locale)),
    ];
    for (const text of texts) expect(text).not.toMatch(/[{}]|\?/);
  }
});

test('the report speaks impersonally: the tax office reads it', () => {
  for (const { de } of Object.values(WARNING_TEXTS)) expect(de).not.toMatch(/\b(du|dein|deine|deinem|dir|dich)\b/i);
});
