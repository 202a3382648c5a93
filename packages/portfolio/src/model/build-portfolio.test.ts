/** The whole model over small ledgers worked by hand. */
import { describe, expect, test } from 'vitest';
import { samplePortfolio } from '../testing/sample-portfolio.ts';
import { portfolioModel, preparePortfolio } from './build-portfolio.ts';

const BOOK = { revision: 1, isDemo: false };

const LEDGER = `
  2024-01-01 10:00 buy A 2 ETH for 100.00 fee 1.50 EUR
  2024-01-03 10:00 buy A 1 ADA for 1.00
  2024-01-03 12:00 transfer A to B 0.5 ETH
  2024-01-04 10:00 sell A 0.5 ETH for 40.00
`;
const PRICES = {
  ETH: { '2024-01-01': '50', '2024-01-02': '60', '2024-01-03': '70', '2024-01-04': '80', '2024-01-05': '90' },
};

describe('value over time', () => {
  const model = portfolioModel(
    preparePortfolio(samplePortfolio(LEDGER, { prices: PRICES, today: '2024-01-06' })),
    'all',
    BOOK,
  );

  test('is what was held each evening at that day’s price; a trade prices what nobody lists', () => {
    // ADA has no close: its own purchase of 3 January gives 1.00 from then on, an older price from 4 January on.
    expect(model.series.map(({ day, value, cost, state }) => [day, value, cost, state])).toEqual([
      ['2024-01-01', '100.00', '101.50', 'priced'],
      ['2024-01-02', '120.00', '101.50', 'priced'],
      ['2024-01-03', '141.00', '102.50', 'priced'],
      ['2024-01-04', '121.00', '77.13', 'carried'],
      ['2024-01-05', '136.00', '77.13', 'carried'],
      ['2024-01-06', '136.00', '77.13', 'carried'],
    ]);
  });

  test('ends in the engine’s holdings', () => {
    // Cost of the half sold: 101.50 / 4 = 25.375, so 76.125 stay with ETH, told as 50.75 in A and 25.38 in B.
    expect(model.assets).toMatchObject([
      { asset: 'ETH', amount: '1.5', cost: '76.13', value: '135.00', unrealised: '58.87', wallets: ['A', 'B'] },
      { asset: 'ADA', amount: '1', cost: '1.00', value: '1.00', now: { kind: 'trade', ageDays: 3 } },
    ]);
    expect(model.totals).toMatchObject({ value: '136.00', cost: '77.13', unrealised: '58.87', realised: '14.63' });
  });

  test('is cut by wallet', () => {
    expect(model.wallets.map(({ id, value, share }) => [id, value, share])).toEqual([
      ['A', '91.00', '0.669118'],
      ['B', '45.00', '0.330882'],
    ]);
  });
});

test('a coin without any price is named and never zero', () => {
  const input = samplePortfolio('2024-01-01 10:00 gift-in A 5 DOGE for 3.00\n2024-01-02 10:00 buy A 1 ETH for 50.00', {
    today: '2024-01-03',
  });
  const model = portfolioModel(preparePortfolio(input), 'all', BOOK);
  expect(model.series[0]).toEqual({
    day: '2024-01-01',
    cost: '3.00',
    state: 'partial',
    isFresh: true,
    unpriced: ['DOGE'],
  });
  expect(model.series[1]).toEqual({
    day: '2024-01-02',
    value: '50.00',
    cost: '53.00',
    state: 'partial',
    isFresh: true,
    unpriced: ['DOGE'],
  });
  expect(model.totals).toMatchObject({ value: '50.00', unpriced: ['DOGE'], pricedCost: '50.00', cost: '53.00' });
  expect(model.assets.find(({ asset }) => asset === 'DOGE')?.value).toBeUndefined();
  expect(model.insights).toContainEqual({ kind: 'unpriced', assets: ['DOGE'] });
});

test('a price that is too old or the own trade is named beside the sum that it is in', () => {
  const ledger = '2024-01-01 10:00 buy A 1 ETH for 50.00\n2024-01-02 10:00 buy A 1 ADA for 1.00';
  const doubtsOn = (today: string) =>
    preparePortfolio(samplePortfolio(ledger, { prices: { ETH: { '2024-01-03': '60' } }, today })).totals.doubts;
  // ADA has no close: its own purchase prices it. The close of ETH is a week old, then more than that.
  const ada = { asset: 'ADA', reason: 'own-trade', day: '2024-01-02' };
  expect(doubtsOn('2024-01-10')).toEqual([ada]);
  expect(doubtsOn('2024-01-11')).toEqual([{ asset: 'ETH', reason: 'old', day: '2024-01-03' }, ada]);
});

test('a result that nobody knows is no zero', () => {
  const sold = '2024-01-01 10:00 buy A 1 ETH for 50.00\n2024-01-02 10:00 sell A 2 ETH for 60.00';
  const { totals } = preparePortfolio(samplePortfolio(sold, { today: '2024-01-03' }));
  expect(totals).toMatchObject({ pending: 1 });
  expect(totals).not.toHaveProperty('realised');
  const both = `${sold}\n2024-01-02 11:00 sell A 1 ETH for 60.00`;
  expect(preparePortfolio(samplePortfolio(both, { today: '2024-01-03' })).totals).toMatchObject({
    pending: 1,
    realised: '10.00',
  });
});

test('everything sold: worth nothing, and known', () => {
  const ledger = '2024-01-01 10:00 buy A 1 ETH for 50.00\n2024-01-02 10:00 sell A 1 ETH for 60.00';
  const model = portfolioModel(preparePortfolio(samplePortfolio(ledger, { today: '2024-01-03' })), 'all', BOOK);
  expect(model.assets).toEqual([]);
  expect(model.totals).toMatchObject({ value: '0.00', cost: '0.00', realised: '10.00', unpriced: [] });
  expect(model.series.at(-1)).toEqual({
    day: '2024-01-03',
    value: '0.00',
    cost: '0.00',
    state: 'priced',
    isFresh: true,
  });
  // Bought at 50, sold at 60: a fifth, and nothing after it.
  expect(model.statistics.timeWeighted).toMatchObject({ value: { total: expect.closeTo(0.2, 9) } });
});

test('a price that comes late is a discovery, not a gain', () => {
  const ledger = '2024-01-01 10:00 buy A 1 ETH for 100.00\n2024-01-01 11:00 gift-in A 10 DOGE for 1.00';
  const prices = {
    ETH: { '2024-01-01': '100', '2024-01-02': '100', '2024-01-03': '100' },
    DOGE: { '2024-01-02': '50', '2024-01-03': '55' },
  };
  const { statistics } = portfolioModel(
    preparePortfolio(samplePortfolio(ledger, { prices, today: '2024-01-03' })),
    'all',
    BOOK,
  );
  // On the third day 600 become 650; the 500 that appeared on the second are no return.
  expect(statistics.timeWeighted).toMatchObject({ state: 'known', value: { total: expect.closeTo(50 / 600, 9) } });
});

test('staking is earned, mining is paid in', () => {
  const prices = { ETH: { '2024-01-01': '100', '2024-01-02': '100' } };
  const twr = (kind: string) => {
    const ledger = `2024-01-01 10:00 buy A 1 ETH for 100.00\n2024-01-02 10:00 income ${kind} A 0.1 ETH for 10.00`;
    const input = samplePortfolio(ledger, { prices, today: '2024-01-02' });
    const { timeWeighted } = portfolioModel(preparePortfolio(input), 'all', BOOK).statistics;
    return timeWeighted.state === 'known' ? timeWeighted.value.total : undefined;
  };
  expect(twr('staking')).toBeCloseTo(0.1, 12);
  expect(twr('mining')).toBeCloseTo(0, 12);
});

test('open lots: held since, free from, gain if sold now', () => {
  const input = samplePortfolio('2023-02-01 10:00 buy A 1 ETH for 100.00\n2024-01-15 10:00 buy A 3 ETH for 600.00', {
    prices: { ETH: { '2024-02-02': '150' } },
    today: '2024-02-02',
  });
  const [eth] = preparePortfolio(input).positions;
  expect(eth?.lots).toEqual({
    count: 2,
    heldSince: '2023-02-01',
    freeAmount: '1',
    freeShare: '0.25',
    nextFree: { on: '2025-01-16', amount: '3' },
    gainNow: { total: '-100.00', free: '50.00', taxable: '-150.00' },
  });
});

describe('change of the last day', () => {
  const ledger = '2024-01-01 10:00 buy A 0.333 ETH for 30.00\n2024-01-01 11:00 buy A 7 ADA for 7.00';
  const totals = (prices: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    preparePortfolio(samplePortfolio(ledger, { prices, today: '2024-01-05' })).totals;
  const ETH = { '2024-01-02': '100.02', '2024-01-03': '101.01' };

  test('is the sum of what each coin did, as shown', () => {
    // ETH: 0.333 x 101.01 = 33.63633 less 0.333 x 100.02 = 33.30666, told 33.64 - 33.31 = 0.33. ADA: 8.40 - 7.70 = 0.70.
    const { value, dayChange } = totals({ ETH, ADA: { '2024-01-02': '1.1', '2024-01-03': '1.2' } });
    expect(value).toBe('42.04');
    // 1.03 / 41.01
    expect(dayChange).toEqual({ value: '1.03', ratio: '0.025116', since: '2024-01-02' });
  });

  test('is not reported while a coin lacks one of the days', () => {
    expect(totals({ ETH, ADA: { '2024-01-01': '1.1', '2024-01-03': '1.2' } }).dayChange).toBeUndefined();
    expect(totals({ ETH, ADA: { '2024-01-03': '1.1', '2024-01-04': '1.2' } }).dayChange).toBeUndefined();
  });
});

test('chains: the wallet’s record decides, an exchange is no chain', () => {
  const input = samplePortfolio(
    `2024-01-01 10:00 buy Kraken 1 BTC for 100.00
     2024-01-01 11:00 buy Ledger 1 BTC for 100.00
     2024-01-01 12:00 buy Ledger 1 ETH for 50.00
     2024-01-01 13:00 buy Ledger 10 UNI for 10.00
     2024-01-01 14:00 buy Paper 1 BTC for 100.00`,
    {
      today: '2024-01-01',
      places: [
        { name: 'Kraken', isVenue: true, chains: [] },
        { name: 'Ledger', isVenue: false, chains: ['bitcoin', 'ethereum'] },
      ],
    },
  );
  const { chains } = preparePortfolio(input);
  const reported = chains.map(({ id, family, assets }) => [id, family, assets.map(({ asset }) => asset).join()]);
  expect(reported.sort()).toEqual([
    ['bitcoin', 'non-evm', 'BTC'],
    ['ethereum', 'evm', 'ETH,UNI'],
    ['unknown', 'unknown', 'BTC'],
    ['venue', 'venue', 'BTC'],
  ]);
});

test('a long time is thinned, and keeps its last day', () => {
  const prices = { ETH: { '2020-01-01': '1', '2024-12-30': '2' } };
  const input = samplePortfolio('2020-01-01 10:00 buy A 1 ETH for 1.00', { prices, today: '2024-12-31' });
  const { series } = portfolioModel(preparePortfolio(input), 'all', BOOK);
  expect(series.length).toBeLessThan(380);
  expect(series.at(-1)).toMatchObject({ day: '2024-12-31', value: '2.00', state: 'carried' });
  // The one day with a price of its own stands for its stretch.
  expect(series.at(-2)).toMatchObject({ day: '2024-12-30', state: 'priced' });
});
