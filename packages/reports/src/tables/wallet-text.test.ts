/** Lists of balances: where the coins of one pool over all wallets lie, and what sums leave out. */
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { reportTable } from './report-tables.ts';

const btc = (amount: string) => ({ asset: 'BTC', amount });
const EVENTS: readonly LedgerEvent[] = [
  { id: 'a', at: '2023-06-01T10:00:00Z', kind: 'buy', wallet: 'Kraken', in: btc('1'), valueEur: '100.00' },
  { id: 'b', at: '2024-06-01T10:00:00Z', kind: 'transfer', wallet: 'Kraken', toWallet: 'Ledger', out: btc('0.4') },
  { id: 'c', at: '2024-07-01T10:00:00Z', kind: 'open', wallet: 'Ledger', in: btc('0.2'), reason: 'x' },
];
const made = buildTaxYearReport({
  year: 2024,
  person: { role: 'A' },
  settings: { ...DEFAULT_SETTINGS, scope: 'global' },
  profile: {},
  generatedAt: '2025-05-02T08:00:00Z',
  wallets: [],
  manualChanges: [],
  unreadRows: [],
  spouse: null,
  events: EVENTS,
});
if (!made.ok) throw new Error(made.error.code);
const report = made.value;

const cellsOf = (id: 'balances' | 'roll-forward', column: string) => {
  const table = reportTable(id, report, 'de');
  const at = table.columns.findIndex((each) => each.id === column);
  return table.rows.map((row) => row[at]);
};

test('one pool over all wallets names how much lies in each, at both ends of the year', () => {
  expect(cellsOf('balances', 'wallet')).toEqual(['über alle Wallets: Kraken 0,6; Ledger 0,6']);
  expect(cellsOf('roll-forward', 'wallet')).toEqual([
    'über alle Wallets: 31.12.2023 Kraken 1; 31.12.2024 Kraken 0,6; Ledger 0,6',
  ]);
});

test('a sum of costs names the coins of which a part has no known cost', () => {
  expect(reportTable('balances', report, 'en').totals.map(({ label }) => label)).toEqual([
    'Total (cost without parts of BTC: not known)',
  ]);
});
