/** The wizard over a file that names no currency: it is asked for there, and the answer is part of the mapping. */
import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';

const ROWS = [
  'Date,Type,Asset,Amount,Price,Total (inclusive of fees),Fees',
  '2024-01-05 10:00:00,Buy,ETH,1,3090,3100,10',
];
const file = (rows: readonly string[]) => new File([rows.join('\n')], 'own.csv');

async function proposed(rows: readonly string[], money?: string) {
  const first = await proposeMapping(file(rows), 'own.csv', undefined);
  if (!first.ok || money === undefined) return first.ok ? first.value : undefined;
  const { source, columns, types } = first.value;
  const roles = Object.fromEntries(columns.flatMap(({ column, role }) => (role === undefined ? [] : [[column, role]])));
  const edit = { source, roles, types: Object.fromEntries(types.map(({ word, kind }) => [word, kind])), money };
  const answer = await proposeMapping(file(rows), 'own.csv', edit);
  return answer.ok ? answer.value : undefined;
}

test('the currency is asked for before the rows are shown, and nothing is booked without it', async () => {
  const proposal = await proposed(ROWS);
  expect(proposal?.openMoney).toMatchObject({ choices: expect.arrayContaining(['EUR', 'USD', 'USDT']) });
  expect(proposal?.openMoney).not.toHaveProperty('chosen');
  expect(proposal?.rows).toMatchObject([{ line: 2, kind: 'review', events: [] }]);
});

test('the answer shows price and fee at once and stays with the mapping', async () => {
  const proposal = await proposed(ROWS, 'EUR');
  expect(proposal?.openMoney?.chosen).toBe('EUR');
  expect(proposal?.rows).toMatchObject([
    { line: 2, kind: 'event', events: [{ kind: 'buy', valueEur: '3090', fee: { asset: 'EUR', amount: '10' } }] },
  ]);
  expect(proposal?.questions.map(({ code }) => code)).not.toContain('currency');
  expect(JSON.stringify(proposal?.mapping)).toContain('"quoteAsset":"EUR"');
});

test('a file that names its currency is not asked about it', async () => {
  const [header = '', row = ''] = ROWS;
  const proposal = await proposed([header.replace('Price', 'Price (EUR)'), row]);
  expect(proposal).toBeDefined();
  expect(proposal?.openMoney).toBeUndefined();
});
