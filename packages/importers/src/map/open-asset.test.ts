import { expect, test } from 'vitest';
import { defineFormat } from '../formats/format.ts';
import { settleAsset } from './open-asset.ts';

const format = defineFormat({
  id: 'open',
  source: 'Open',
  sourceKind: 'wallet',
  idSpace: 'open',
  layouts: [],
  signature: [],
  columns: {},
  date: { layouts: ['iso'], zone: 'UTC' },
  openAsset: ['BTC', 'LTC'],
});
const question = { code: 'asset', ticker: 'BTC', choices: ['BTC', 'LTC'], proposed: 'BTC', applied: 'BTC' };

test.each([
  ['export.csv', 'BTC', [question]],
  ['backup.zip/trezor_ltc.csv', 'LTC', []],
  ['btc-and-ltc.csv', 'BTC', [question]],
  ['altcoins.csv', 'BTC', [question]],
] as const)('the coin of %s is %s', (name, asset, questions) => {
  const settled = settleAsset(format, name, {});
  expect(settled.definition.defaults).toEqual({ asset, feeAsset: asset });
  expect(settled.questions).toEqual(questions);
});

test('an answered question stays, with its answer', () => {
  const { questions } = settleAsset(format, 'export.csv', { assets: { BTC: 'LTC' } });
  expect(questions).toEqual([{ ...question, applied: 'LTC', isAnswered: true }]);
});

test('a format with its coin in the file stays as it is', () => {
  const { openAsset: _, ...named } = format;
  expect(settleAsset(named, 'ltc.csv', {}).definition).toBe(named);
});
