// @vitest-environment node
import { expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';

const file = (name: string, rows: readonly string[]) => textFile(name, [HEADER, ...rows].join('\n'));

it('tells how many new entries have no result, because a price is missing; their coins count', async () => {
  const api = testLedger();
  const fee = '2024-05-02T10:00:00Z,buy,BTC,0.1,60000,EUR,6000,5,NOSUCHCOIN,Kraken,,';
  const plain = '2024-05-03T10:00:00Z,buy,BTC,0.2,60000,EUR,12000,,,Kraken,,';
  const first = good(await api.previewImport([file('first.csv', [fee, plain])]));
  expect(first.effect).toMatchObject({
    unpriced: 1,
    holdings: [
      { asset: 'BTC', before: '0', after: '0.3' },
      // A fee in coins that no file brought: it has left all the same.
      { asset: 'NOSUCHCOIN', before: '0', after: '-5' },
    ],
  });
  good(await api.commitImport(first.previewId));

  // The one that is there already is not reported again.
  const later = '2024-05-04T10:00:00Z,buy,BTC,0.3,60000,EUR,18000,,,Kraken,,';
  const second = good(await api.previewImport([file('second.csv', [later])]));
  expect(second.effect).toMatchObject({ unpriced: 0, holdings: [{ asset: 'BTC', before: '0.3', after: '0.6' }] });
});
