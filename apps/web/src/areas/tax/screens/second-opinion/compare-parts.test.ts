import type { SecondOpinion, StatementRow } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { opinionText, statementText } from './compare-parts.tsx';

const side = { proceeds: '0.00', cost: '0.00', taxable: null };
const OPINION: SecondOpinion = {
  year: 2024,
  ours: { sales: 1, gain: '10.00', taxable: '10.00' },
  theirs: { sales: 2, gain: '17.123', taxable: null },
  difference: { gain: '7.123', taxable: null },
  causes: [],
  theirRules: null,
  rows: [
    {
      asset: 'BTC',
      day: '2024-03-01',
      ours: { ...side, quantity: '0.5', gain: '10.00' },
      theirs: { ...side, quantity: '0.5', gain: '17.123' },
      eventIds: ['s1'],
      lines: [4, 5],
      differences: [
        { cause: 'method', gainEur: '7.00', taxableEur: null },
        { cause: 'rounding', gainEur: '0.123', taxableEur: null },
      ],
    },
    {
      asset: 'ETH',
      day: '2024-04-01',
      ours: null,
      theirs: { ...side, quantity: '1', gain: '0.00' },
      eventIds: [],
      lines: [6],
      differences: [],
    },
  ],
};

test('a line for each cause of each sale, exact, and one for a sale that agrees', () => {
  expect(opinionText(OPINION, 'de').split('\r\n').slice(1, 4)).toEqual([
    '2024-03-01;BTC;0.5;0.5;10.00;17.123;Methode;7.00;;4 5;s1',
    '2024-03-01;BTC;0.5;0.5;10.00;17.123;Rundung;0.123;;4 5;s1',
    '2024-04-01;ETH;;1;;0.00;;;;6;',
  ]);
});

test('a line for each cause of each sum', () => {
  const row: StatementRow = {
    asset: 'BTC',
    category: 'bought-for-fiat',
    ours: { count: 1, units: '0.1', amountEur: '8000.00', withoutValue: 0, eventIds: ['b1'] },
    theirs: { count: 1, units: '0.1', amountEur: '8012.50' },
    lines: [14],
    units: '0',
    amountEur: '12.50',
    differences: [{ cause: 'fee', units: '0', amountEur: '12.50' }],
  };
  expect(statementText([row], 'en').split('\r\n')[1]).toBe(
    'BTC;Bought for money;0.1;0.1;8000.00;8012.50;Fee;0;12.50;14;b1',
  );
});
