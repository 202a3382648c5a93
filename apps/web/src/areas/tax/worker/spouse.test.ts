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
  // The overview says the same as the report.
  const year = good(await anna.summary('own')).years.find((row) => row.year === 2024);
  expect(year).toMatchObject({ privateSales: { taxable: '900.00' }, estimate: { extraTax: '290.00' } });
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

test('a locked book of the spouse says so, and is opened in place by its passphrase or its code', async () => {
  const { anna, database } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  good(await anna.setJoint(2024, true));
  const gate = { enter: async () => () => undefined, alone: <T>(work: () => Promise<T>) => work() };
  const bernd = testLedger({ database, book: 'b1', gate });
  const passphrase = 'ein langer Satz';
  const { recoveryCode } = good(await bernd.turnLockOn(passphrase));
  for (const secret of [passphrase, recoveryCode]) {
    const fresh = testLedger({ database, book: 'first' });
    expect(good(await fresh.spouse())).toMatchObject({ kind: 'locked', bookId: 'b1' });
    const alone = good(await fresh.taxReport(SOURCE));
    expect(alone.summary.spouse).toBeNull();
    expect(alone.warnings).toContainEqual({ code: 'spouse-left-out', params: {} });
    expect([good(await fresh.spouseLeftOut(2024)), good(await fresh.spouseLeftOut(2023))]).toEqual([true, false]);
    expect(await fresh.unlockSpouse('b1', 'falsch geraten')).toMatchObject({ error: { code: 'lock.wrong-secret' } });
    good(await fresh.unlockSpouse('b1', secret));
    expect(good(await fresh.spouse())).toMatchObject({ kind: 'linked', name: 'Bernd' });
    const both = good(await fresh.taxReport(SOURCE));
    expect(both.summary.estimate).toMatchObject({ extraTax: '290.00' });
    expect(both.warnings.map(({ code }) => code)).not.toContain('spouse-left-out');
    expect(good(await fresh.spouseLeftOut(2024))).toBe(false);
  }
  // In his book it is her profile that says whether they are assessed together: unread, it may be so.
  const hers = testLedger({ database, book: 'first', gate });
  good(await hers.turnLockOn(passphrase));
  good(await bernd.turnLockOff({ kind: 'passphrase', secret: passphrase }));
  expect(good(await testLedger({ database, book: 'b1' }).spouseLeftOut(2024))).toBe(true);
});

test('the tax of both has a range as soon as one of the books has an open point', async () => {
  const { anna, bernd, database } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  expect(good(await anna.jointRange(2024))).toBeUndefined();
  good(await anna.setJoint(2024, true));
  expect(good(await anna.jointRange(2024))).toEqual({ low: '290.00', high: '290.00' });
  const bought = { kind: 'buy', wallet: 'W', valueEur: '200', in: { asset: 'ETH', amount: '1' } } as const;
  good(await bernd.applyEdit('own', { kind: 'add', event: { ...bought, at: '2024-07-01T10:00:00Z' }, why: 'w' }));
  const left = { kind: 'open', wallet: 'W', at: '2024-08-01T10:00:00Z', out: { asset: 'ETH', amount: '1' } } as const;
  const reason = 'transfer.unmatched-out';
  good(await bernd.applyEdit('own', { kind: 'add', event: { ...left, reason } as EventDraft, why: 'w' }));
  const range = good(await testLedger({ database, book: 'first' }).jointRange(2024));
  // Moved to a wallet of his own it changes nothing; sold it is a gain that uses up some of his loss.
  expect(range?.low).toBe('290.00');
  expect(Number(range?.high)).toBeGreaterThan(290);
});

test('a sealed report of a couple is computed again from both books as they were', async () => {
  const { anna } = await couple();
  good(await anna.setSpouse({ bookId: 'b1', role: 'A' }));
  good(await anna.setJoint(2024, true));
  const { id } = good(await anna.sealReport(SOURCE));
  expect(good(await anna.recheckReport(id))).toMatchObject({ isIntact: true, isReproduced: true });
});

test('[P23-09] a gift between the books takes over the days and costs of its lots, once, and can be undone', async () => {
  const database = new IDBFactory();
  const [anna, bernd] = [testLedger({ database, book: 'first' }), testLedger({ database, book: 'b1' })];
  const give = (api: LedgerApi, event: EventDraft) => api.applyEdit('own', { kind: 'add', event, why: 'w' });
  const bought = { kind: 'buy', wallet: 'W', valueEur: '1000' } as const;
  good(await give(bernd, { ...bought, at: '2022-01-10T10:00:00Z', in: { asset: 'BTC', amount: '0.4' } }));
  good(await give(bernd, { ...bought, at: '2024-01-10T10:00:00Z', in: { asset: 'BTC', amount: '0.6' } }));
  const coin = { asset: 'BTC', amount: '1' };
  good(await give(bernd, { kind: 'gift-out', at: '2024-02-01T10:00:00Z', wallet: 'W', out: coin }));
  good(await give(anna, { kind: 'gift-in', at: '2024-02-02T10:00:00Z', wallet: 'X', in: coin, valueEur: '0' }));
  const [offer] = good(await anna.giftOffers('b1'));
  good(await anna.takeOverGift('b1', offer?.received.id ?? ''));
  const { rows } = good(await anna.queryEvents({ book: 'own', offset: 0, limit: 10 }));
  expect(rows).toHaveLength(2);
  expect(good(await anna.giftOffers('b1'))).toEqual([]);
  // Sold in March for 3,000: 0.4 of it is free since January 2023, 0.6 brings 1,800 - 1,000.
  good(await give(anna, { kind: 'sell', at: '2024-03-01T10:00:00Z', wallet: 'X', out: coin, valueEur: '3000' }));
  const { privateSales, taxFreeGain } = good(await anna.taxReport(SOURCE)).summary.assessed;
  expect([privateSales.net, taxFreeGain]).toEqual(['800.00', '200.00']);
  good(await anna.undo('own'));
  good(await anna.undo('own'));
  expect(good(await anna.giftOffers('b1'))).toHaveLength(1);
});

test('a file is imported into each book on its own, and twice is once', async () => {
  const { anna, bernd } = await couple();
  for (const api of [anna, bernd]) {
    const { done } = await importAll(api, [fixture('bison-transactions')]);
    expect(done.added).toBeGreaterThan(0);
    expect((await importAll(api, [fixture('bison-transactions')])).done.added).toBe(0);
  }
});
