import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import type { FigureId } from '../explain-types.ts';
import type { ReportSource } from '../report-types.ts';

const SOURCE: ReportSource = { kind: 'book', book: 'own', year: 2024 };

/**
 * A loss of 1,500.00 in 2023 is carried into 2024, where 2,000.00 are gained: over the limit, so 1,500.00 are used and
 * 500.00 stay taxable even though that is below the limit (rules LOSS-03, LOSS-04). A futures result of 1,200.00 has the
 * allowance of 1,000.00; of the 200.00 left a quarter is 50.00, and 5.5 % of that 2.75.
 */
const EVENTS = [
  { kind: 'buy', at: '2023-01-10T10:00:00Z', in: { asset: 'BTC', amount: '1' }, valueEur: '20000' },
  { kind: 'sell', at: '2023-06-10T10:00:00Z', out: { asset: 'BTC', amount: '1' }, valueEur: '18500' },
  { kind: 'buy', at: '2024-01-10T10:00:00Z', in: { asset: 'ETH', amount: '4' }, valueEur: '8000' },
  { kind: 'sell', at: '2024-06-10T10:00:00Z', out: { asset: 'ETH', amount: '4' }, valueEur: '10000' },
  { kind: 'derivative', derivativeKind: 'futures', at: '2024-07-01T10:00:00Z', valueEur: '1200' },
].map((event) => ({ wallet: 'A', ...event })) as readonly EventDraft[];

async function linesOf(figure: FigureId): Promise<readonly (readonly [string, string])[]> {
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', event, why: 'add' }));
  const { blocks } = good(await api.explainFigure(SOURCE, figure));
  return blocks.flat().map(({ id, value }) => [id, value]);
}

describe('the derivation', () => {
  it('of a taxable gain subtracts the carry-forward after the limit was tested', async () => {
    expect(await linesOf('s23.taxable')).toEqual([
      ['s23.net', '2000.00'],
      ['limit', '1000.00'],
      ['counted', '2000.00'],
      ['carry-used', '1500.00'],
      ['s23.taxable', '500.00'],
    ]);
  });

  it('of the carry-forward ends with what is left', async () => {
    expect(await linesOf('s23.carry')).toEqual([
      ['carry-in', '1500.00'],
      ['carry-used', '1500.00'],
      ['year-loss', '0.00'],
      ['carry-out', '0.00'],
    ]);
  });

  it('of the flat tax goes from the taxable capital income to tax and surcharge', async () => {
    expect(await linesOf('tax.capital')).toEqual([
      ['s20.taxable', '200.00'],
      ['capital-tax', '50.00'],
      ['capital-soli', '2.75'],
      ['tax.capital', '52.75'],
    ]);
  });

  it('of the rough estimate names its rate: 26.375 % of 500.00 is 131.88', async () => {
    expect(await linesOf('tax.extra')).toEqual([
      ['s23.taxable', '500.00'],
      ['s22.taxable', '0.00'],
      ['crypto', '500.00'],
      ['crypto', '500.00'],
      ['flat-rate', '26.375'],
      ['tax.extra', '131.88'],
    ]);
  });
});

it('a figure of losses begins with the largest of them', async () => {
  const api = testLedger();
  await api.open();
  const losses = [
    { kind: 'buy', at: '2024-01-10T10:00:00Z', in: { asset: 'BTC', amount: '2' }, valueEur: '40000' },
    { kind: 'sell', at: '2024-03-10T10:00:00Z', out: { asset: 'BTC', amount: '1' }, valueEur: '19900' },
    { kind: 'sell', at: '2024-06-10T10:00:00Z', out: { asset: 'BTC', amount: '1' }, valueEur: '18500' },
  ].map((event) => ({ wallet: 'A', ...event })) as readonly EventDraft[];
  for (const event of losses) good(await api.applyEdit('own', { kind: 'add', event, why: 'add' }));
  const { rows } = good(await api.explainParts(SOURCE, 's23.net', 0, 9));
  expect(rows.map(({ amount }) => amount)).toEqual(['-1500.00', '-100.00']);
});
