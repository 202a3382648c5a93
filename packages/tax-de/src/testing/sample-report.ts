/** One small ledger that touches every list of a report, shared by the report's tests. */
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import type { ReportInput } from '../report/report-input.ts';
import { buildTaxYearReport } from '../report/seal-report.ts';
import type { TaxYearReport } from '../report/tax-year-report.ts';
import { buy, income, leg, moment, sell, transfer } from './events.ts';

/** From a purchase at an exchange through an own wallet to sales, with every list of the report touched once. */
export const SAMPLE_EVENTS: readonly LedgerEvent[] = [
  {
    ...buy('b1', '2023-05-01', '1 BTC', '26000.00', { wallet: 'Kraken', fee: '26.00 EUR' }),
    source: { file: 'kraken.csv', line: 12 },
  },
  {
    ...buy('b2', '2024-02-01', '1 BTC', '40000.00', { wallet: 'Kraken' }),
    source: { file: 'kraken.csv', line: 31 },
    valueOrigin: { source: 'Kraken', method: 'trade' },
  },
  {
    ...transfer('t1', '2024-03-01', '1.5 BTC', 'Ledger', { wallet: 'Kraken' }),
    source: { file: 'kraken.csv', line: 40, lines: [40, 41] },
    txHash: 'aa11',
  },
  {
    ...sell('s1', '2024-05-02', '1.2 BTC', '72000.00', { wallet: 'Ledger', fee: '12.00 EUR' }),
    source: { file: 'desk.csv', line: 3 },
    txHash: 'bb22',
  },
  income('i1', '2024-06-01', '0.1 ETH', '300.00', 'staking', { wallet: 'Kraken' }),
  { id: 'g1', at: moment('2024-07-01'), kind: 'gift-out', wallet: 'Ledger', out: leg('0.1 BTC') },
  {
    id: 'd1',
    at: moment('2024-08-01'),
    kind: 'derivative',
    derivativeKind: 'futures',
    wallet: 'Kraken',
    valueEur: '1500.00',
  },
  sell('s2', '2025-03-01', '0.5 BTC', '45000.00', { wallet: 'Kraken' }),
];

export const SAMPLE_INPUT: ReportInput = {
  year: 2024,
  person: { role: 'A', name: 'Klaus Muster' },
  settings: DEFAULT_SETTINGS,
  profile: { years: { 2024: { taxableIncome: '50000', church: 9 } } },
  generatedAt: '2025-05-02T08:00:00Z',
  wallets: [
    { wallet: 'Kraken', kind: 'exchange' },
    { wallet: 'Ledger', kind: 'wallet', address: 'bc1qexample' },
  ],
  manualChanges: [{ at: '2025-05-01T08:00:00Z', eventId: 'g1', action: 'edited', reason: 'was a withdrawal' }],
  unreadRows: [],
  spouse: null,
  events: SAMPLE_EVENTS,
};

export function buildSample(over: Partial<ReportInput> = {}): TaxYearReport {
  const result = buildTaxYearReport({ ...SAMPLE_INPUT, ...over });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
