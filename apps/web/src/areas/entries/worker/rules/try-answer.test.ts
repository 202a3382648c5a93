/** What an answer would make of the years, before it is given: the same that comes when it is. */
import { defined } from '@cryptax/kernel';
import { describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';
import type { SimpleFix } from '../review/plan-fix.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
/** 400 EUR of gain in 2024, 150 in 2025, each within a year. */
const TRADES = [
  '2024-01-05T10:00:00Z,buy,BTC,1,1000,EUR,1000,,,Kraken,,',
  '2024-03-05T10:00:00Z,sell,BTC,0.5,1800,EUR,900,,,Kraken,,',
  '2025-01-02T10:00:00Z,sell,BTC,0.5,1300,EUR,650,,,Kraken,,',
];
const ledgerWith = async (...rows: readonly string[]) => {
  const api = testLedger();
  await importAll(api, [textFile('trades.csv', `${[HEADER, ...TRADES, ...rows].join('\n')}\n`)]);
  return api;
};
const point = (net: string) => ({ low: net, high: net });

/** Tries it, sees that nothing was written, gives it, and finds what was said. */
async function triedAndGiven(api: LedgerApi, cardIds: readonly string[], fix: SimpleFix) {
  const before = good(await api.questions('own'));
  const tried = good(await api.tryAnswer('own', cardIds, fix));
  expect(good(await api.questions('own'))).toEqual(before);
  good(await api.applyFix('own', cardIds, fix));
  const after = good(await api.questions('own')).view.years;
  for (const each of tried.years)
    expect(after.find(({ year }) => year === each.year)).toMatchObject(defined(each.after));
  // A year that is not named stays as it is.
  const named = new Set(tried.years.map(({ year }) => year));
  for (const each of before.view.years.filter(({ year }) => !named.has(year))) {
    expect(after.find(({ year }) => year === each.year)).toEqual(each);
  }
  return tried;
}

const cardOf = async (api: LedgerApi, line: number) =>
  good(await api.reviewList('own', { offset: 0, limit: 9 }))
    .cards.filter(({ origin }) => origin?.line === line)
    .map(({ id }) => id);

describe('an answer on trial', () => {
  it('says of an unread row that is left out what is left: the years as if the row were not there', async () => {
    const api = await ledgerWith('2024-02-01T10:00:00Z,buy,BTC,one,,EUR,,,,Kraken,,');
    const before = good(await api.questions('own')).view.years;
    expect(before.find(({ year }) => year === 2024)?.privateSales).toEqual({ low: null, high: null });
    const { years, isUnbounded } = await triedAndGiven(api, await cardOf(api, 5), { kind: 'ignore-row' });
    expect(years.map(({ year, after }) => [year, after.complete, after.privateSales, after.income])).toEqual([
      [2025, true, point('150.00'), point('0.00')],
      [2024, true, point('400.00'), point('0.00')],
    ]);
    expect(isUnbounded).toBe(false);
  });

  it('keeps what the cells of the other rows say: they bound the years still', async () => {
    const api = await ledgerWith(
      '2024-02-01T10:00:00Z,buy,BTC,one,,EUR,,,,Kraken,,',
      '2025-05-01T10:00:00Z,buy,ETH,one,,EUR,80,,,Kraken,,',
    );
    const { years, isUnbounded } = await triedAndGiven(api, await cardOf(api, 5), { kind: 'ignore-row' });
    // The row of 2025 can do nothing to the year before it, and anything to its own.
    expect(years.map(({ year, after }) => [year, after.complete, after.privateSales])).toEqual([
      [2024, true, point('400.00')],
    ]);
    expect(isUnbounded).toBe(true);
  });

  it('says that nothing has an end while another row may say anything', async () => {
    const api = await ledgerWith(
      '2024-02-01T10:00:00Z,buy,BTC,one,,EUR,,,,Kraken,,',
      'some day,buy,BTC,1,100,EUR,100,,,Kraken,,',
    );
    const tried = await triedAndGiven(api, await cardOf(api, 5), { kind: 'ignore-row' });
    expect(tried).toEqual({ years: [], isUnbounded: true });
    // Both together leave nothing open.
    good(await api.undo('own'));
    const both = [...(await cardOf(api, 5)), ...(await cardOf(api, 6))];
    const { years } = await triedAndGiven(api, both, { kind: 'ignore-row' });
    expect(years.map(({ after }) => after.privateSales)).toEqual([point('150.00'), point('400.00')]);
  });

  it('counts a row that is entered by hand, and a movement that a chosen coin makes of its row', async () => {
    const api = await ledgerWith(
      '2024-02-01T10:00:00Z,sell,BTC,a tenth,,EUR,,,,Kraken,,',
      '2019-05-01T10:00:00Z,deposit,BCC,1,,,,,,Kraken,abc,',
    );
    const event = {
      kind: 'sell',
      at: '2024-02-01T10:00:00Z',
      wallet: 'Kraken',
      out: { asset: 'BTC', amount: '0.1' },
      valueEur: '150',
    } as const;
    const chosen = { kind: 'choose-asset', ticker: 'BCC', asset: 'BCH' } as const;
    await triedAndGiven(api, await cardOf(api, 6), chosen);
    expect(good(await api.questions('own')).questions.map(({ kind }) => kind)).toContain('inflow');
    const entered = await triedAndGiven(api, await cardOf(api, 5), { kind: 'enter-row', event });
    // 50 more of gain in 2024; a tenth of the coin is missing in 2025 then.
    expect(entered.years.find(({ year }) => year === 2024)?.after.privateSales).toEqual(point('450.00'));
  });
});
