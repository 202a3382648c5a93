/** The user says what an ambiguous ticker means; the row is then read as its file was, also one that no format fits. */
import { expect, test } from 'vitest';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const OWN = textFile(
  'mine.csv',
  'When,What,Coin,Qty,Price each,Sum EUR\n2019-03-01 10:00:00,buy,BCC,0.5,60000,30000\n2019-04-02 11:30:00,buy,BTC,0.1,62000,6200\n',
);

test.each(['chosen', 'remembered'])('by the mapping of the user that was %s', async (how) => {
  const api = testLedger();
  const { mapping } = good(await api.proposeMapping(OWN, 'mine.csv', undefined));
  if (how === 'remembered') {
    const first = textFile('first.csv', 'When,What,Coin,Qty,Price each,Sum EUR\n2019-01-01 10:00:00,buy,BTC,1,1,1\n');
    const { previewId } = good(await api.previewImport([first], { 'first.csv': { mapping } }));
    good(await api.commitImport(previewId));
  }
  const preview = good(await api.previewImport([OWN], how === 'chosen' ? { 'mine.csv': { mapping } } : {}));
  good(await api.commitImport(preview.previewId));
  const { cards } = good(await api.reviewList('own', { kind: 'ambiguous-asset', offset: 0, limit: 10 }));
  const fix = { kind: 'choose-asset', ticker: 'BCC', asset: 'BCH' } as const;
  const { eventIds } = good(await api.applyFix('own', [cards[0]?.id ?? ''], fix));
  expect(good(await api.eventDetail('own', eventIds[0] ?? '')).stored).toMatchObject({
    kind: 'buy',
    // Ten o'clock in Berlin, in winter.
    at: '2019-03-01T09:00:00Z',
    in: { asset: 'BCH', amount: '0.5' },
    valueEur: '30000',
    source: { file: 'mine.csv', line: 2 },
  });
});

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';

test('a deposit then waits for its other side, is matched by a later file, and can be taken apart again', async () => {
  const api = testLedger();
  const kinds = async () => {
    const { cards } = good(await api.reviewList('own', { offset: 0, limit: 10 }));
    return cards.map(({ kind, asset }) => `${kind} ${asset}`).sort();
  };
  await importAll(api, [textFile('in.csv', `${HEADER}\n2019-05-01T10:00:00Z,deposit,BCC,1,,,,,,Kraken,abc,\n`)]);
  const [card] = good(await api.reviewList('own', { offset: 0, limit: 10 })).cards;
  good(await api.applyFix('own', [card?.id ?? ''], { kind: 'choose-asset', ticker: 'BCC', asset: 'BCH' }));
  expect(await kinds()).toEqual(['unmatched-transfer BCH']);
  good(await api.undo('own'));
  expect(await kinds()).toEqual(['ambiguous-asset BCC']);
  good(await api.redo('own'));
  expect(good(await api.imports('own'))[0]?.openReview).toBe(1);

  const again = textFile('again.csv', `${HEADER}\n2019-06-01T10:00:00Z,deposit,BCC,1,,,,,,Kraken,def,\n`);
  const { questions } = good(await api.previewImport([again])).files[0] ?? {};
  expect(questions, 'the answer holds for later files').toMatchObject([{ code: 'ticker', applied: 'BCH' }]);

  const bought = '2019-04-01T10:00:00Z,buy,BCH,1,100,EUR,100,,,Binance,,';
  const sent = '2019-05-01T09:50:00Z,withdrawal,BCH,1,,,,,,Binance,abc,';
  await importAll(api, [textFile('out.csv', `${HEADER}\n${bought}\n${sent}\n`)]);
  expect(await kinds()).toEqual([]);
  const filter = { kinds: ['transfer'] } as const;
  const { rows } = good(await api.queryEvents({ book: 'own', filter, offset: 0, limit: 10 }));
  expect(rows).toMatchObject([{ wallet: 'Binance', toWallet: 'Kraken', out: { asset: 'BCH', amount: '1' } }]);

  // Cut in two before: taking the match apart takes both parts.
  const eventId = rows[0]?.id ?? '';
  good(await api.applyEdit('own', { kind: 'split', why: '', eventId, amounts: ['0.4', '0.6'] }));
  good(await api.applyEdit('own', { kind: 'unmatch', why: '', eventId }));
  expect(good(await api.queryEvents({ book: 'own', filter, offset: 0, limit: 10 })).total).toBe(0);
  expect(await kinds()).toEqual(['unmatched-transfer BCH', 'unmatched-transfer BCH']);
});
