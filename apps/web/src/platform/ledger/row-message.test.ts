import { expect, test } from 'vitest';
import { rowMessage } from './row-message.ts';
import './token-names.ts';

test('quantities read in the language, everything else as the file has it', () => {
  const params = { amount: '1234.5', asset: 'BTC' };
  expect(rowMessage('transfer.unmatched-in', params, 'de')).toMatch(/^1\.234,50 BTC kamen/);
  expect(rowMessage('date.unreadable', { value: '1234.5' }, 'de')).toContain('1234.5');
  expect(rowMessage('zip.too-large', { bytes: '2000000000' }, 'de')).toMatch(/2\sGB/);
});

test('a size with its coin reads as one, euros with their sign', () => {
  const inEuro = { fee: '3000 EUR', value: '30000.5 EUR' };
  expect(rowMessage('fee.above-usual', inEuro, 'de')).toContain(
    'Die Gebühr von 3.000,00\u00a0€ ist mehr als 5\u00a0% des Betrags von 30.000,50\u00a0€',
  );
  expect(rowMessage('fee.several-coins', { fee: '1.5 EUR', otherFee: '0.002 ETH' }, 'de')).toContain(
    '(1,50\u00a0€ und 0,002 ETH)',
  );
  expect(rowMessage('fee.columns-open', { fee: '45', otherFee: '2.5' }, 'de')).toContain('(45,00 und 2,50)');
  expect(rowMessage('fee.above-usual', { fee: '0.1 BTC', value: '1 BTC' }, 'en')).toContain(
    'The fee of 0.10 BTC is more than 5% of the amount of 1.00 BTC',
  );
});

test('a token without a ticker goes by its short contract', () => {
  const params = { amount: '100', asset: 'erc20:0x00000000000000000000000000000000000ff001' };
  expect(rowMessage('transfer.unmatched-out', params, 'de')).toMatch(/^100,00 Token 0x0000…f001 gingen/);
});
