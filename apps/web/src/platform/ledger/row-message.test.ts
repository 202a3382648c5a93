import { expect, test } from 'vitest';
import { rowMessage } from './row-message.ts';

test('quantities read in the language, everything else as the file has it', () => {
  const params = { amount: '1234.5', asset: 'BTC' };
  expect(rowMessage('transfer.unmatched-in', params, 'de')).toMatch(/^1\.234,50 BTC kamen/);
  expect(rowMessage('date.unreadable', { value: '1234.5' }, 'de')).toContain('1234.5');
  expect(rowMessage('zip.too-large', { bytes: '2000000000' }, 'de')).toMatch(/2\sGB/);
});
