/** An import that fails says so and leaves the way free for the next one. */
import { LedgerEngine } from '@cryptax/ledger';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

function failing(error: Error): File {
  const file = new File(['x'], 'export.csv');
  return Object.assign(file, { arrayBuffer: () => Promise.reject(error) });
}

test.each([
  [new RangeError('Invalid string length'), 'import.too-much'],
  [new DOMException('moved', 'NotReadableError'), 'import.file-unreadable'],
])('%s', async (error, code) => {
  const api = testLedger();
  expect(await api.previewImport([failing(error)])).toEqual({ ok: false, error: { code } });
  expect(good(await api.previewImport([fixture('kraken-ledgers')])).totals.rows).toBe(12);
});

test('a second import is refused while one works, and an empty choice names itself', async () => {
  const api = testLedger();
  const first = api.previewImport([fixture('kraken-ledgers')]);
  expect(await api.previewImport([fixture('bison-transactions')])).toEqual({
    ok: false,
    error: { code: 'import.already-running' },
  });
  good(await first);
  expect(await api.previewImport([])).toEqual({ ok: false, error: { code: 'import.no-files' } });
});

/** The other side of the 0.005 BTC that leave Kraken in its sample file. */
const ARRIVAL =
  'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export\n2024-03-11T09:20:00.000Z,Confirmed,BTC,IN,0.005,0.00001,hash1,Bitcoin 1,xpub1,EUR,300,320\n';

test('a dry run is not written over a ledger that has changed since: what it matched may be something else by now', async () => {
  const database = new IDBFactory();
  const [api, otherTab] = [testLedger({ database }), testLedger({ database })];
  await importAll(api, [fixture('kraken-ledgers')]);
  const preview = good(await api.previewImport([textFile('ledgerlive.csv', ARRIVAL)]));
  expect(preview.totals).toMatchObject({ events: 1, ignored: 1, review: 0 });
  const [card] = good(await otherTab.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 1 })).cards;
  good(await otherTab.applyFix('own', [card?.id ?? ''], { kind: 'settle-transfer', as: { kind: 'gift' } }));
  expect(await api.commitImport(preview.previewId)).toEqual({ ok: false, error: { code: 'import.preview-missing' } });
  // Read again, the arrival waits for its own explanation.
  const { done } = await importAll(testLedger({ database }), [textFile('ledgerlive.csv', ARRIVAL)]);
  expect(done.totals).toMatchObject({ events: 0, ignored: 0, review: 1 });
});

test('a taking over that is cancelled leaves the ledger as it was, and its dry run can be taken over after all', async () => {
  const api = testLedger();
  const preview = good(await api.previewImport([fixture('kraken-ledgers')]));
  const saving = api.commitImport(preview.previewId, () => void api.cancelImport());
  expect(await saving).toEqual({ ok: false, error: { code: 'import.cancelled' } });
  expect(good(await api.imports('own'))).toEqual([]);
  expect(good(await api.commitImport(preview.previewId)).status).toBe('applied');
});

test('what the dry run matched is not matched again, and the figures are those of a tab that reads the records', async () => {
  const database = new IDBFactory();
  const api = testLedger({ database });
  const preview = good(await api.previewImport([fixture('bison-transactions'), fixture('coinbase-transactions')]));
  const again = vi.spyOn(LedgerEngine.prototype, 'replace');
  good(await api.commitImport(preview.previewId));
  expect(again).not.toHaveBeenCalled();
  again.mockRestore();
  const [mine, other] = [api, testLedger({ database })];
  const query = { book: 'own', offset: 0, limit: 500, withDays: true } as const;
  expect(good(await mine.queryEvents(query)).rows).not.toHaveLength(0);
  expect(good(await mine.queryEvents(query))).toEqual(good(await other.queryEvents(query)));
  expect(good(await mine.summary('own'))).toEqual(good(await other.summary('own')));
  expect(await mine.open()).toMatchObject({ counts: ((await other.open()) as OpenLedger).counts });

  const [id = ''] = good(await mine.queryEventIds({ book: 'own' }));
  for (const tab of [mine, testLedger({ database })]) expect(good(await tab.eventDetail('own', id)).row.id).toBe(id);
  good(await mine.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [id] }));
  expect(good(await mine.summary('own'))).toEqual(good(await testLedger({ database }).summary('own')));
});

test('a dry run names the tokens of its files: from the list, from the file, and with a doubt where a known symbol is borrowed', async () => {
  const [own, friend] = ['0x00000000000000000000000000000000000000aa', '0x00000000000000000000000000000000000000bb'];
  const row = (hash: string, contract: string, name: string, symbol: string) =>
    `${hash},1,1620000000,2021-05-03 00:00:00,${friend},${own},50,N/A,${contract},${name},${symbol}\n`;
  const text =
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol\n' +
    row('0xa1', '0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359', 'Sai Stablecoin v1.0', 'SAI') +
    row('0xa2', '0x1111111111111111111111111111111111111111', 'TrueUSD', 'TUSD') +
    row('0xa3', '0x2222222222222222222222222222222222222222', 'My Own Coin', 'MYOC');
  const { tokens } = good(await testLedger().previewImport([textFile(`export-${own}.csv`, text)]));
  expect(tokens).toEqual({
    'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359': { symbol: 'SAI', name: 'Sai', isListed: true },
    'erc20:0x1111111111111111111111111111111111111111': { symbol: 'TUSD', name: 'TrueUSD', isCopy: true },
    'erc20:0x2222222222222222222222222222222222222222': { symbol: 'MYOC', name: 'My Own Coin' },
  });
  expect(good(await testLedger().previewImport([fixture('kraken-ledgers')])).tokens).toBeUndefined();
});
