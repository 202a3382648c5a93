import { expect, test } from 'vitest';
import type { Explanation } from '../explain-types.ts';
import { derivationText } from './derivation-text.ts';

const EXPLANATION: Explanation = {
  figure: 's23.net',
  year: 2025,
  value: '-300.00',
  blocks: [
    [
      { id: 's23.gains', value: '200.00', op: 'plain' },
      { id: 's23.losses', value: '-500.00', op: 'minus' },
      { id: 's23.net', value: '-300.00', op: 'total' },
    ],
    [{ id: 'flat-rate', value: '26.375', op: 'plain', unit: 'percent' }],
  ],
  rules: ['TAR-06', 'P23-04', 'XYZ-99'],
  parts: null,
};

test('reads like the drawer: one sign per amount, percent in the language, rules with their source where there is one', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').split('\n');
  const german = plain(derivationText(EXPLANATION, 'de'));
  expect(german.slice(0, 7)).toEqual([
    'Gewinn nach § 23 EStG, 2025: −300,00 €',
    '',
    '  Summe der Gewinne: 200,00 €',
    '  Summe der Verluste: −500,00 €',
    '= Gewinn nach § 23 EStG: −300,00 €',
    '',
    '  Pauschaler Satz: 26,375 %',
  ]);
  expect(german.at(-2)).toMatch(/^TAR-06: .+ihre Kappung\.$/);
  expect(german.at(-1)).toMatch(/^P23-04: .+ \(§ 188 Abs\. 2 BGB\)$/);
  expect(plain(derivationText(EXPLANATION, 'en'))).toContain('  Flat rate: 26.375%');
});
