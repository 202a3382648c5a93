/**
 * One transfer of 0.02 BTC, reported by hand, by the file of the sender and by that of the receiver, in any order, with answers,
 * undo and redo between: the coins are never moved twice, and every row of a file stays accounted for.
 */
import { compare, dec, sum } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const LIVE = 'Ledger Live: Bitcoin 1';

const SENT = [
  '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
  '"L1","T1","2024-03-01 08:00:00","trade","","currency","EUR",-4000.0000,0,0',
  '"L2","T1","2024-03-01 08:00:00","trade","","currency","BTC",0.1000000000,0,0.1',
  '"L3","W1","2024-03-04 09:00:00","withdrawal","","currency","BTC",-0.0200000000,0,0.08',
].join('\n');

const arrived = (day: string) =>
  [
    'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export',
    `${day}T09:20:00.000Z,Confirmed,BTC,IN,0.02,0,hash1,Bitcoin 1,xpub1,EUR,300,320`,
  ].join('\n');

const transfer = {
  kind: 'transfer',
  at: '2024-03-04T11:00:00Z',
  wallet: 'Kraken',
  toWallet: LIVE,
  out: { asset: 'BTC', amount: '0.02' },
} as const;

type Step = 'type' | 'sent' | 'arrived' | 'answer' | 'remove-sent' | 'remove-arrived' | 'undo' | 'redo';

async function settle(api: LedgerApi): Promise<void> {
  const query = { kind: 'unmatched-transfer', offset: 0, limit: 9 } as const;
  const [card] = good(await api.reviewList('own', query)).cards;
  if (card === undefined) return;
  const as = { kind: 'own-wallet', wallet: card.direction === 'out' ? LIVE : 'Kraken' } as const;
  good(await api.applyFix('own', [card.id], { kind: 'settle-transfer', as }));
}

async function removeFile(api: LedgerApi, name: string): Promise<void> {
  const record = good(await api.imports('own')).find(({ fileName }) => fileName === name);
  if (record !== undefined) good(await api.removeImport('own', record.no));
}

async function take(api: LedgerApi, step: Step, late: boolean): Promise<void> {
  switch (step) {
    case 'type': {
      const typed = await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 9 });
      // Nobody enters what stands there.
      if (good(typed).total === 0) good(await api.applyEdit('own', { kind: 'add', why: '', event: transfer }));
      return;
    }
    case 'sent':
      await importAll(api, [textFile('sent.csv', SENT)]);
      return;
    case 'arrived':
      await importAll(api, [textFile('arrived.csv', arrived(late ? '2024-03-06' : '2024-03-04'))]);
      return;
    case 'answer':
      return settle(api);
    case 'remove-sent':
      return removeFile(api, 'sent.csv');
    case 'remove-arrived':
      return removeFile(api, 'arrived.csv');
    default: {
      const wanted = step === 'undo' ? 'done' : 'undone';
      if (good(await api.journal('own')).some(({ state }) => state === wanted)) good(await api[step]('own'));
    }
  }
}

async function check(api: LedgerApi): Promise<void> {
  for (const { rows, counts } of good(await api.imports('own'))) {
    expect(Object.values(counts).reduce((total, count) => total + count, 0)).toBe(rows);
  }
  const list = good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 9 }));
  const query = { kind: 'possible-duplicate', offset: 0, limit: 9 } as const;
  const shown = good(await api.reviewList('own', query)).total;
  expect(list.total - shown, 'a second transfer is at least shown').toBeLessThanOrEqual(1);
  // What nobody has explained yet has moved as the files tell it, once for each of them.
  const waiting = good(await api.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 9 })).total;
  if (waiting > 0) return;
  const held = good(await api.summary('own')).holdings.map(({ amount }) => dec(amount));
  expect(compare(sum(held), dec('0.1'))).toBeLessThanOrEqual(0);
}

test('coins reported three times move once', async () => {
  const reported = fc.constantFrom<Step>('type', 'sent', 'arrived', 'answer');
  const taken = fc.constantFrom<Step>('remove-sent', 'remove-arrived', 'undo', 'redo');
  const step = fc.oneof({ weight: 3, arbitrary: reported }, { weight: 1, arbitrary: taken });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 10, size: 'max' }),
      fc.boolean(),
      async (chosen, late) => {
        const api = testLedger();
        for (const step of chosen) {
          await take(api, step, late);
          await check(api);
        }
      },
    ),
    { numRuns: 8 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
