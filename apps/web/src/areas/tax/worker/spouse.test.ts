import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger } from '../../../testing/test-ledger.ts';
import type { ReportSource } from '../report-types.ts';

const SOURCE: ReportSource = { kind: 'book', book: 'own', year: 2024 };

/** Bought for 1,000 in January 2024, sold in June. */
async function trade(api: LedgerApi, asset: string, soldFor: string): Promise<void> {
  const drafts: readonly EventDraft[] = [
    { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'W', in: { asset, amount: '1' }, valueEur: '1000' },
    { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'W', out: { asset, amount: '1' }, valueEur: soldFor },
  ];
  for (const event of drafts) good(await api.applyEdit('own', { kind: 'add', event, why: 'w' }));
}

/** Anna has the first book and a gain of 1,500, Bernd a book of his own and a loss of 600; they earn 80,000 together. */
async function couple() {
  const database = new IDBFactory();
  const [anna, bernd] = [testLedger({ database, book: 'first' }), testLedger({ database, book: 'b1' })];
  await trade(anna, 'BTC', '2500');
  await trade(bernd, 'ETH', '400');
  const { match } = good(await anna.taxSettings());
  good(await anna.setTaxSettings({ match, profile: { years: { 2024: { taxableIncome: '80000' } } } }));
  good(await bernd.setPersonData({ name: 'Bernd' }));
  return { database, anna, bernd };
}

test('[LOSS-09] two books give one tax: limits per person, the loss of one against the gain of the other', async () => {
  const { anna } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  expect(good(await anna.spouse())).toEqual({ kind: 'linked', bookId: 'b1', role: 'A', name: 'Bernd' });
  const single = good(await anna.taxReport(SOURCE)).summary;
  expect(single).toMatchObject({ joint: false, assessed: { privateSales: { taxable: '1500.00' } } });

  good(await anna.setJoint(2024, true));
  const { summary } = good(await anna.taxReport(SOURCE));
  expect(summary.assessed.privateSales).toMatchObject({ net: '1500.00', limitReached: true, taxable: '900.00' });
  expect(summary.spouse?.privateSalesLosses).toMatchObject({ spouseLossGiven: '600.00', carryOut: '0.00' });
  // Twice the tax on 40,000 is 14,922, on 40,450 it is 15,212 (tariff of 2024).
  expect(summary.estimate).toMatchObject({ kind: 'difference', crypto: '900.00', extraTax: '290.00' });
});

test('the other book says the same, as person B, and hears of changes in the first', async () => {
  const { anna, database } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  good(await anna.setJoint(2024, true));
  const bernd = testLedger({ database, book: 'b1' });
  const view = good(await bernd.taxReport(SOURCE));
  expect(view.person.role).toBe('B');
  expect(view.summary.estimate).toMatchObject({ crypto: '900.00', extraTax: '290.00' });
  // He ends it in the profile of person A, which lies in her book.
  good(await bernd.setJoint(2024, false));
  expect(good(await testLedger({ database, book: 'first' }).taxReport(SOURCE)).summary.joint).toBe(false);
});

test('a link counts only while both books agree', async () => {
  const { anna, bernd } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  good(await anna.setJoint(2024, true));
  good(await bernd.erase('everything'));
  expect(good(await anna.spouse())).toMatchObject({ kind: 'broken', bookId: 'b1' });
  expect(good(await anna.taxReport(SOURCE)).summary.spouse).toBeNull();
  good(await anna.setSpouse(null));
  expect(good(await anna.spouse())).toEqual({ kind: 'none' });
  expect(await anna.setSpouse({ bookId: 'gone', role: 'A' })).toMatchObject({ error: { code: 'book.missing' } });
  expect(await anna.setSpouse({ bookId: 'first', role: 'A' })).toMatchObject({ error: { code: 'book.missing' } });
});

test('a sealed report of a couple is computed again from both books as they were', async () => {
  const { anna } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  good(await anna.setJoint(2024, true));
  const { id } = good(await anna.sealReport(SOURCE));
  expect(good(await anna.recheckReport(id))).toMatchObject({ isIntact: true, isReproduced: true });
});

test('a file is imported into each book on its own, and twice is once', async () => {
  const { anna, bernd } = await couple();
  for (const api of [anna, bernd]) {
    const { done } = await importAll(api, [fixture('bison-transactions')]);
    expect(done.added).toBeGreaterThan(0);
    expect((await importAll(api, [fixture('bison-transactions')])).done.added).toBe(0);
  }
});
