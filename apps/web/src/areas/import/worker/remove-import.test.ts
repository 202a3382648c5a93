import { describe, expect, it } from 'vitest';
import type { ReviewKind } from '../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

/** The other side of the 0.005 BTC that leave Kraken in its sample file. */
const ARRIVAL = textFile(
  'ledgerlive.csv',
  'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export\n2024-03-11T09:20:00.000Z,Confirmed,BTC,IN,0.005,0.00001,hash1,Bitcoin 1,xpub1,EUR,300,320\n',
);

async function removeFile(api: LedgerApi, name: string): Promise<void> {
  const record = good(await api.imports('own')).find(({ fileName }) => fileName.includes(name));
  good(await api.removeImport('own', record?.no ?? 0));
}

async function cards(api: LedgerApi, kind: ReviewKind) {
  return good(await api.reviewList('own', { kind, offset: 0, limit: 100 })).cards;
}

async function transfers(api: LedgerApi): Promise<number> {
  return good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 10 })).total;
}

describe('removing one of several files that came together', () => {
  it.each([
    ['sending first', [fixture('kraken-ledgers'), ARRIVAL]],
    ['arrival first', [ARRIVAL, fixture('kraken-ledgers')]],
  ])('opens the arrival again when the sending is gone, whichever file was named first (%s)', async (_, files) => {
    const api = testLedger();
    await importAll(api, files);
    expect(await transfers(api)).toBe(1);
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
    await removeFile(api, 'kraken');
    expect(await transfers(api)).toBe(0);
    expect((await cards(api, 'unmatched-transfer')).map(({ direction }) => direction)).toEqual(['in']);
  });

  it('leaves the transfer, and asks nothing about it, when only the arrival is gone', async () => {
    const api = testLedger();
    await importAll(api, [ARRIVAL, fixture('kraken-ledgers')]);
    await removeFile(api, 'ledgerlive');
    expect(await transfers(api)).toBe(1);
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
  });

  it('keeps the questions about the entries of the others', async () => {
    const api = testLedger();
    await importAll(api, [fixture('kraken-ledgers'), fixture('binance-transaction-history')]);
    const before = await cards(api, 'airdrop-service');
    expect(before.length).toBeGreaterThan(0);
    await removeFile(api, 'kraken');
    expect((await cards(api, 'airdrop-service')).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
