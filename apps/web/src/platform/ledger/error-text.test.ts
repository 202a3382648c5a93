import { expect, test } from 'vitest';
import { ledgerErrorText } from './error-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('amounts stand in a sentence as the reader writes them', () => {
  const range = { code: 'plan.target-out-of-range', min: '100', max: '12345.6' } as never;
  expect(plain(ledgerErrorText(range, 'de'))).toContain('(12.345,60 €)');
  expect(ledgerErrorText(range, 'en')).toContain('(€12,345.60)');
  const held = { code: 'method.pool-held', wallet: 'Kraken', asset: 'BTC', amount: '0.12000000', lots: 3 } as const;
  expect(ledgerErrorText(held, 'de')).toContain('Kraken hält noch 0,12 BTC (3 Tranchen)');
});

test('what is missing shows as a question mark, what nobody knows by its code', () => {
  expect(ledgerErrorText({ code: 'report.failed' } as never, 'en')).toContain('(?)');
  expect(ledgerErrorText({ code: 'toString' } as never, 'en')).toContain('(toString)');
});
