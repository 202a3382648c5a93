/** A transfer entered by hand, and the files that tell it again later: the coins move once. */
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const LIVE = 'Ledger Live: Bitcoin 1';

const SENT = [
  '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
  '"L1","T1","2024-03-01 08:00:00","trade","","currency","EUR",-4000.0000,0,0',
  '"L2","T1","2024-03-01 08:00:00","trade","","currency","BTC",0.1000000000,0,0.1',
  '"L3","W1","2024-03-04 09:00:00","withdrawal","","currency","BTC",-0.0200000000,0.0000100000,0.07999',
].join('\n');

const ARRIVED = [
  'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export',
  '2024-03-05T09:20:00.000Z,Confirmed,BTC,IN,0.02,0,hash1,Bitcoin 1,xpub1,EUR,300,320',
].join('\n');

const TYPED: EventDraft = {
  kind: 'transfer',
  at: '2024-03-04T11:00:00Z',
  wallet: 'Kraken',
  toWallet: LIVE,
  out: { asset: 'BTC', amount: '0.02' },
  fee: { asset: 'BTC', amount: '0.00001' },
};

async function open(api: LedgerApi) {
  return good(await api.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 9 })).cards;
}

async function transfers(api: LedgerApi) {
  const list = await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 9 });
  return good(list).rows.map(({ wallet, toWallet, out }) => `${wallet} > ${toWallet} ${out?.amount}`);
}

/** Every card is a transfer with the named wallet. */
async function settle(api: LedgerApi, direction: 'in' | 'out', wallet: string): Promise<void> {
  const ids = (await open(api)).filter((card) => card.direction === direction).map(({ id }) => id);
  expect(ids).not.toEqual([]);
  good(await api.applyFix('own', ids, { kind: 'settle-transfer', as: { kind: 'own-wallet', wallet } }));
}

async function typed(draft: EventDraft = TYPED): Promise<LedgerApi> {
  const api = testLedger();
  good(await api.applyEdit('own', { kind: 'add', why: '', event: draft }));
  return api;
}

const ONCE = [`Kraken > ${LIVE} 0.02`];

async function expectAddedUp(api: LedgerApi): Promise<void> {
  for (const { rows, counts } of good(await api.imports('own'))) {
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows);
  }
}

describe('a transfer entered by hand', () => {
  it.each([
    ['arrival', 'in', ARRIVED, 'Kraken'],
    ['sending', 'out', SENT, LIVE],
  ] as const)('is the one that an imported %s tells', async (_, direction, text, other) => {
    const api = await typed();
    await importAll(api, [textFile('later.csv', text)]);
    await settle(api, direction, other);
    expect(await transfers(api)).toEqual(ONCE);
    expect(await open(api)).toEqual([]);
    await expectAddedUp(api);
    const [file] = good(await api.imports('own'));
    expect(file?.counts.duplicate).toBe(1);
    // Both ways through the history.
    good(await api.undo('own'));
    expect(await open(api)).toHaveLength(1);
    good(await api.redo('own'));
    expect(await open(api)).toEqual([]);
    // What the user entered does not go with the file.
    good(await api.removeImport('own', file?.no ?? 0));
    expect(await transfers(api)).toEqual(ONCE);
  });

  it('is the one that both files report, asked one after the other', async () => {
    const api = await typed();
    await importAll(api, [textFile('sent.csv', SENT)]);
    await settle(api, 'out', LIVE);
    await importAll(api, [textFile('arrived.csv', ARRIVED)]);
    await settle(api, 'in', 'Kraken');
    expect(await transfers(api)).toEqual(ONCE);
    const held = good(await api.summary('own')).holdings.map(({ wallet, amount }) => [wallet, amount]);
    expect(Object.fromEntries(held)).toEqual({ Kraken: '0.07999', [LIVE]: '0.02' });
  });

  it('is the one that two sides tell which wait together', async () => {
    const api = await typed();
    const late = ARRIVED.replace('2024-03-05', '2024-03-07');
    await importAll(api, [textFile('sent.csv', SENT), textFile('arrived.csv', late)]);
    expect(await open(api)).toHaveLength(2);
    await settle(api, 'out', LIVE);
    expect(await open(api)).toEqual([]);
    expect(await transfers(api)).toEqual(ONCE);
    await expectAddedUp(api);
  });

  it('takes the fee from the difference where none was entered', async () => {
    const { fee: _, ...gross } = { ...TYPED, out: { asset: 'BTC', amount: '0.02001' } } as typeof TYPED;
    const api = await typed(gross as EventDraft);
    await importAll(api, [textFile('arrived.csv', ARRIVED)]);
    await settle(api, 'in', 'Kraken');
    expect(await transfers(api)).toEqual(ONCE);
  });

  it.each([
    ['another amount', { out: { asset: 'BTC', amount: '0.05' } }],
    ['another week', { at: '2024-03-14T11:00:00Z' }],
    ['another wallet', { wallet: 'Bitpanda' }],
  ])('of %s is another one', async (_, part) => {
    const api = await typed({ ...TYPED, ...part } as EventDraft);
    await importAll(api, [textFile('arrived.csv', ARRIVED)]);
    await settle(api, 'in', 'Kraken');
    expect(await transfers(api)).toHaveLength(2);
  });

  it('is reported once: a second arrival of the same amount is a second transfer', async () => {
    const api = await typed();
    const [head, row = ''] = ARRIVED.split('\n');
    const second = row.replace('09:20', '19:20').replace('hash1', 'hash2');
    await importAll(api, [textFile('arrived.csv', [head, row, second].join('\n'))]);
    await settle(api, 'in', 'Kraken');
    expect(await transfers(api)).toHaveLength(2);
    good(await api.undo('own'));
    for (const card of await open(api)) {
      const as = { kind: 'own-wallet', wallet: 'Kraken' } as const;
      good(await api.applyFix('own', [card.id], { kind: 'settle-transfer', as }));
    }
    expect(await transfers(api)).toHaveLength(2);
  });

  it('is shown beside the transfer that two files make at once', async () => {
    const api = await typed();
    const soon = ARRIVED.replace('2024-03-05T09:20', '2024-03-04T09:20');
    await importAll(api, [textFile('sent.csv', SENT), textFile('arrived.csv', soon)]);
    expect(await transfers(api)).toHaveLength(2);
    const query = { kind: 'possible-duplicate', offset: 0, limit: 9 } as const;
    const [card] = good(await api.reviewList('own', query)).cards;
    expect(card).toMatchObject({ cause: { params: { seconds: '7200' } }, other: { kind: 'transfer' } });
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'remove-duplicate' }));
    expect(await transfers(api)).toEqual(ONCE);
    await expectAddedUp(api);
  });

  it('that is deleted lets the rows ask again', async () => {
    const api = await typed();
    await importAll(api, [textFile('arrived.csv', ARRIVED)]);
    await settle(api, 'in', 'Kraken');
    const list = await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 9 });
    const [row] = good(list).rows;
    good(await api.applyEdit('own', { kind: 'delete', why: 'delete', eventIds: [row?.id ?? ''] }));
    expect(await open(api)).toHaveLength(1);
    await expectAddedUp(api);
    good(await api.undo('own'));
    expect(await open(api)).toEqual([]);
    expect(await transfers(api)).toEqual(ONCE);
  });
});
