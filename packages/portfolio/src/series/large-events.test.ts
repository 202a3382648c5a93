/** Which days a curve names, over small ledgers worked by hand. */
import { expect, test } from 'vitest';
import { portfolioModel, preparePortfolio } from '../model/build-portfolio.ts';
import { samplePortfolio } from '../testing/sample-portfolio.ts';
import type { PortfolioRange } from './value-series.ts';

function notes(ledger: string, today: string, range: PortfolioRange = 'all') {
  const input = samplePortfolio(ledger, { prices: { ETH: { '2023-01-01': '1000' } }, today });
  const model = portfolioModel(preparePortfolio(input), range, { revision: 1, isDemo: false });
  return model.largeEvents.map(({ day, kind, amount, asset }) => `${day} ${kind} ${amount} ${asset}`);
}

test('names purchases and sales of a twentieth of the highest value or more, in order of days', () => {
  // At most 10 + 2 = 12 ETH at 1,000: a twentieth are 600. The purchase of 0.5 ETH stays unnamed.
  const ledger = `
    2024-01-10 10:00 buy A 10 ETH for 10000.00
    2024-03-10 10:00 buy A 0.5 ETH for 500.00
    2024-06-10 10:00 buy A 2 ETH for 2000.00
    2024-10-10 10:00 sell A 4 ETH for 4000.00
  `;
  expect(notes(ledger, '2024-12-31')).toEqual([
    '2024-01-10 buy 10 ETH',
    '2024-06-10 buy 2 ETH',
    '2024-10-10 sell 4 ETH',
  ]);
});

test('a day is reported by the coin that counts most, its trades together', () => {
  const ledger = `
    2024-01-10 10:00 buy A 1.5 ETH for 1500.00
    2024-01-10 11:00 buy A 100 ADA for 2000.00
    2024-01-10 12:00 buy A 1.25 ETH for 1250.00
  `;
  expect(notes(ledger, '2024-06-30')).toEqual(['2024-01-10 buy 2.75 ETH']);
});

test('three at most, the largest first to be chosen, none beside a larger one', () => {
  // 15 % of 366 days are 55: the purchase of 20 January is too near to the larger one of 10 January.
  const ledger = `
    2024-01-01 10:00 buy A 1 ETH for 1000.00
    2024-01-10 10:00 buy A 4 ETH for 4000.00
    2024-01-20 10:00 buy A 3 ETH for 3000.00
    2024-04-01 10:00 buy A 2 ETH for 2000.00
    2024-07-01 10:00 buy A 2.5 ETH for 2500.00
    2024-10-01 10:00 buy A 3 ETH for 3000.00
  `;
  expect(notes(ledger, '2024-12-31')).toEqual([
    '2024-01-10 buy 4 ETH',
    '2024-07-01 buy 2.5 ETH',
    '2024-10-01 buy 3 ETH',
  ]);
});

test('days are those of Berlin, also where the curve is cut to a window', () => {
  // 30 November, 23:30 UTC is 1 December in Berlin; the purchase of January is outside of the last three months.
  const ledger = `
    2024-01-10 10:00 buy A 10 ETH for 10000.00
    2024-11-30 23:30 gift-out A 2 ETH for 2000.00
  `;
  expect(notes(ledger, '2024-12-31', 'quarter')).toEqual(['2024-12-01 gift-out 2 ETH']);
});

test('what the coins earn themselves is not named', () => {
  const ledger = `
    2024-01-10 10:00 buy A 10 ETH for 10000.00
    2024-08-10 10:00 income staking A 3 ETH for 3000.00
  `;
  expect(notes(ledger, '2024-12-31')).toEqual(['2024-01-10 buy 10 ETH']);
});

test('every day says what happened on it: one line for each kind and coin, the largest first, the rest counted', () => {
  const ledger = `
    2023-12-31 10:00 buy A 9 ETH for 9000.00
    2024-01-10 10:00 buy A 1.5 ETH for 1500.00
    2024-01-10 11:00 buy A 0.5 ETH for 500.00
    2024-01-10 12:00 sell A 1 ETH for 1000.00
    2024-01-10 13:00 buy A 10 ADA for 30.00
    2024-01-10 14:00 buy A 10 DOT for 20.00
    2024-01-10 15:00 buy A 10 DOT for 20.00
    2024-01-31 23:30 income staking A 1 ETH for 1000.00
  `;
  const input = samplePortfolio(ledger, { prices: { ETH: { '2023-01-01': '1000' } }, today: '2024-02-05' });
  const { entries } = portfolioModel(preparePortfolio(input), 'month', { revision: 1, isDemo: false });
  expect(entries).toEqual([
    {
      day: '2024-01-10',
      shown: [
        { kind: 'buy', asset: 'ETH', amount: '2' },
        { kind: 'sell', asset: 'ETH', amount: '1' },
        { kind: 'buy', asset: 'DOT', amount: '20' },
      ],
      more: 1,
    },
    // 23:30 UTC is the next day in Berlin.
    { day: '2024-02-01', shown: [{ kind: 'income', asset: 'ETH', amount: '1' }], more: 0 },
  ]);
});
