/** Kraken renames two columns: the file is no longer recognised, the wizard finds them again and the format reads on. */
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { fixture, testLedger, textFile } from '../../../testing/test-ledger.ts';

test('renamed columns of a known format are found, and its rows become the same events', async () => {
  const original = fixture('kraken-ledgers');
  const text = (await original.text()).replace('"time"', '"Time (UTC)"').replace('"amount"', '"Amount value"');
  const file = textFile('drift.csv', text);
  const api = testLedger();
  const [known] = good(await api.previewImport([original])).files;
  const [lost] = good(await api.previewImport([file])).files;
  expect(lost?.format).toBeNull();
  const { source, mapping, columns, renamed } = good(await api.proposeMapping(file, 'drift.csv'));
  expect(source).toBe('Kraken');
  expect(renamed).toEqual([
    { expected: 'time', found: 'Time (UTC)' },
    { expected: 'amount', found: 'Amount value' },
  ]);
  expect(columns.find(({ header }) => header === 'Amount value')?.role).toBe('amount');
  const [mapped] = good(await api.previewImport([file], { 'drift.csv': { mapping } })).files;
  expect(mapped?.format?.id).toBe('kraken-ledgers');
  expect(mapped?.counts).toEqual(known?.counts);
});
