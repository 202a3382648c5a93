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

test('one and several are said as a person says them', () => {
  const warning = (count: string): Warning => ({ code: 'open-law-choice', params: { count } });
  expect(warningText(warning('1'), 'de')).toMatch(/^Eine Buchung ist rechtlich nicht geklärt\. Sie steht in der Liste/);
  expect(warningText(warning('3'), 'de')).toMatch(/^3 Buchungen sind rechtlich nicht geklärt\. Sie stehen einzeln in/);
  for (const { de, en } of Object.values(WARNING_TEXTS)) expect(`${de} ${en}`).not.toContain('{count}');
});

test('an open point is said in the language of the report, its numbers and days as that writes them', () => {
  const row = { code: 'type.unknown', params: { word: 'teleport' } };
  expect(issueText(row, 'de')).toBe('Die Art „teleport“ ist nicht bekannt.');
  expect(issueText(row, 'en')).toBe('The type “teleport” is not known.');
  const gone = { code: 'transfer.unmatched-out', params: { amount: '1234.5', asset: 'ETH' } };
  expect(issueText(gone, 'de')).toBe('1.234,5 ETH gingen an ein unbekanntes Ziel.');
  const rate = { code: 'price.rate-hole', params: { currency: 'USD', day: '2024-05-02', published: '2024-05-01' } };
  expect(issueText(rate, 'de')).toContain('für den 02.05.2024 fehlt');
  expect(issueText({ code: 'date.unreadable', params: { value: '1234.5' } }, 'de')).toContain('1234.5');
  expect(issueText({ code: 'missing-value', params: { field: 'fee.valueEur' } }, 'de')).toBe(
    'Ein Euro-Wert fehlt (Wert der Gebühr); die Menge zählt, das Ergebnis ist offen.',
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
