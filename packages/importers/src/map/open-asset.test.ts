import { expect, test } from 'vitest';
import { defineFormat } from '../formats/format.ts';
import { importFiles } from '../import-files.ts';
import type { ImportResult } from '../import-types.ts';
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

test('where rows may name their coin, only the others ask, and wait', async () => {
  const transfers = (name: string, last: string, assets?: Record<string, string>) => {
    const text = `Date (UTC),Operation id,Type,Amount,Transaction Hash,Main account balance
2018-01-20 12:00:00,op-1,Deposit,0.5,aabb63,0.5,BTC
2018-01-21 12:00:00,op-2,Deposit,2,aabb64,0${last}
`;
    const answers = assets === undefined ? {} : { answers: { [name]: { assets } } };
    return importFiles([{ name, content: new TextEncoder().encode(text) }], answers);
  };
  const coins = ({ candidates }: ImportResult) => candidates.map(({ asset }) => asset);

  const open = await transfers('history.csv', '');
  expect(coins(open)).toEqual(['BTC']);
  const [asked] = open.files[0]?.questions ?? [];
  expect(asked).toMatchObject({ code: 'asset', ticker: '?' });
  expect(asked?.applied).toBeUndefined();
  expect(open.files[0]?.issues.map(({ line, code }) => [line, code])).toContainEqual([3, 'asset.missing']);

  const answered = await transfers('history.csv', '', { '?': 'LTC' });
  expect(coins(answered)).toEqual(['BTC', 'LTC']);
  expect(answered.files[0]?.questions).toMatchObject([{ applied: 'LTC', isAnswered: true }]);

  const named = await transfers('hitbtc_xrp.csv', '');
  expect(coins(named)).toEqual(['BTC', 'XRP']);
  expect(named.files[0]?.questions).toEqual([]);
  expect((await transfers('history.csv', ',ETH')).files[0]?.questions).toEqual([]);
});
