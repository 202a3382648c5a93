/**
 * What a stablecoin is worth is a matter of its peg and of the close of its day, not of what happened to be fetched: as long as
 * the close was not looked at, the value is marked.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import type { PriceSource } from '../sources/price-source.ts';
import { day, series } from '../testing/days.ts';
import { fixedSource } from '../testing/fixed-source.ts';
import { AT, event, income, leg, rates, value } from '../testing/valued-event.ts';
import { valueLedger } from './value-ledger.ts';

const ON = day('2024-03-04');
/** At 1.25 dollars per euro the peg is 0.80 euro; 0.93 dollars are 7.5 % below it, 0.99 dollars keep to it. */
const dollars = (close: string) => fixedSource('defillama', 'live', [series('USDC', 'USD', { '2024-03-04': close })]);
const away: PriceSource = {
  id: 'defillama',
  rank: 'live',
  closes: async (requests) => requests.map(({ asset }) => ({ asset, series: [], unasked: new Set([ON]) })),
};
const knowsNothing = fixedSource('defillama', 'live', []);

async function worth(...prices: PriceSource[]) {
  const { valued, valuations } = await value(income('100', 'USDC'), ...prices);
  const [{ source, peg, insteadOf } = { source: '' }] = valuations;
  const marked = valued?.valueOrigin?.insteadOf;
  return [valued?.kind === 'income' && valued.valueEur, source, peg, insteadOf, marked];
}

test('the close that nobody has looked at marks the value; it then confirms it, replaces it, or is not there', async () => {
  expect(await worth(away)).toEqual(['80', 'peg', 'unlooked', 'defillama', 'defillama']);
  expect(await worth()).toEqual(['80', 'peg', 'unlooked', 'close', 'close']);
  expect(await worth(dollars('0.99'))).toEqual(['80', 'peg', 'kept', undefined, undefined]);
  expect(await worth(dollars('0.93'))).toEqual(['74.4', 'defillama', 'broken', undefined, undefined]);
  expect(await worth(knowsNothing)).toEqual(['80', 'peg', 'no-close', undefined, undefined]);
  const down = fixedSource('defillama', 'live', [], { state: 'not-found', reason: 'offline' });
  expect(await worth(down)).toEqual(['80', 'peg', 'unlooked', 'defillama', 'defillama']);
});

test('a close of a later source settles nothing while an earlier one was not asked', async () => {
  const later = (close: string) => fixedSource('kraken', 'live', [series('USDC', 'USD', { '2024-03-04': close })]);
  expect(await worth(away, later('0.99'))).toEqual(['80', 'peg', 'unlooked', 'defillama', 'defillama']);
  expect(await worth(away, later('0.93'))).toEqual(['74.4', 'kraken', 'broken', 'defillama', 'defillama']);
  expect(await worth(knowsNothing, later('0.93'))).toEqual(['74.4', 'kraken', 'broken', undefined, undefined]);
  const mine = fixedSource('mine.csv', 'user-file', [series('USDC', 'USD', { '2024-03-04': '0.93' })]);
  expect(await worth(mine)).toEqual(['74.4', 'mine.csv', 'broken', undefined, undefined]);
});

test('a peg that breaks while it is looked at brings the other side of the swap its own price, from the same source', async () => {
  const swap = event({ kind: 'swap', out: leg('0.01', 'BTC'), in: leg('800', 'USDC') });
  const closes = [series('USDC', 'USD', { '2024-03-04': '0.93' }), series('BTC', 'USD', { '2024-03-04': '75000' })];
  const llama = fixedSource('defillama', 'live', closes);
  const { valued } = await value(swap, llama);
  expect(valued).toMatchObject({ valueInEur: '595.2', valueOutEur: '600' });
  expect(llama.asked).toEqual([
    { asset: 'USDC', days: [ON] },
    { asset: 'BTC', days: [ON] },
  ]);
  const held = fixedSource('defillama', 'live', [series('USDC', 'USD', { '2024-03-04': '1' })]);
  expect((await value(swap, held)).valued).toMatchObject({ valueEur: '640' });
  expect(held.asked).toEqual([{ asset: 'USDC', days: [ON] }]);
});

test('a fee in a stablecoin marks the trade whose own value the file names', async () => {
  const sold = event({ kind: 'sell', out: leg('1', 'BTC'), valueEur: '60000', fee: leg('5', 'USDC') });
  const { valued } = await value(sold, away);
  expect(valued).toMatchObject({
    fee: { valueEur: '4' },
    valueOrigin: { source: 'file', method: 'trade', insteadOf: 'defillama' },
  });
  expect((await value(sold, dollars('1'))).valued).not.toHaveProperty('valueOrigin');
});

test.each([
  income('100', 'USDC'),
  event({ kind: 'swap', out: leg('0.01', 'BTC'), in: leg('800', 'USDC') }),
  event({ kind: 'sell', out: leg('1', 'BTC'), valueEur: '60000', fee: leg('5', 'USDC') }),
  event({
    kind: 'derivative',
    derivativeKind: 'margin',
    valueOrigin: { source: 'file', method: 'trade', currency: 'USDC', amount: '-50' },
  }),
])('a ledger that was valued where nobody was there to ask is looked at again where somebody is: %j', async (given) => {
  const closes = (usdc: string) =>
    fixedSource('defillama', 'live', [
      series('USDC', 'USD', { '2024-03-04': usdc }),
      series('BTC', 'USD', { '2024-03-04': '75000' }),
    ]);
  const { valued: alone } = await value(given);
  expect(alone?.valueOrigin?.insteadOf).toBe('close');
  expect((await value(alone as LedgerEvent)).valued).toEqual(alone);
  for (const close of ['0.93', '0.99']) {
    const { valued: direct } = await value(given, closes(close));
    const { valued: again } = await value(alone as LedgerEvent, closes(close));
    const { valueOrigin: _, ...figures } = again as LedgerEvent;
    expect(direct).toMatchObject(figures);
    expect(again?.valueOrigin).not.toHaveProperty('insteadOf');
  }
});

test('20,000 rows of a stablecoin are one remark', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index): LedgerEvent => {
    const base = { id: `e${index}`, at: index === 7 ? '2024-03-05T12:00:00Z' : AT, wallet: 'W' };
    return { ...base, kind: 'spend', out: leg('1', 'USDC') };
  });
  const { issues } = await valueLedger(rows, { rates, prices: [away] });
  expect(issues).toEqual([
    {
      code: 'price.peg-unlooked',
      severity: 'info',
      source: { eventId: 'e0' },
      params: { asset: 'USDC', days: '1', from: '2024-03-04', to: '2024-03-04', better: 'defillama' },
    },
  ]);
});
