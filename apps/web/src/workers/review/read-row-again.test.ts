/** The user says what an ambiguous ticker means; the row is then read as its file was, also one that no format fits. */
import { expect, test } from 'vitest';
import { good } from '../../testing/good.ts';
import { testLedger, textFile } from '../../testing/test-ledger.ts';

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
