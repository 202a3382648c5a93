/** The year of four entries that the journeys of report and adviser begin with, as a ledger file. */

/**
 * Half a bitcoin sold for 25,000 that cost 20,000: +5,000. A tenth sold for 3,000 that cost 4,000: -1,000. Net 4,000.00, over
 * the limit of 1,000. Staking of 300.00 is over its limit of 256. Together 4,300.00; 26.375 % of it is 1,134.13.
 */
const FIRST_ENTRIES = [
  { id: 'b1', at: '2024-01-10T10:00:00Z', kind: 'buy', in: { asset: 'BTC', amount: '1' }, valueEur: '40000.00' },
  { id: 's1', at: '2024-06-10T10:00:00Z', kind: 'sell', out: { asset: 'BTC', amount: '0.5' }, valueEur: '25000.00' },
  { id: 's2', at: '2024-08-01T10:00:00Z', kind: 'sell', out: { asset: 'BTC', amount: '0.1' }, valueEur: '3000.00' },
  {
    id: 'i1',
    at: '2024-03-01T10:00:00Z',
    kind: 'income',
    incomeKind: 'staking',
    in: { asset: 'ETH', amount: '0.1' },
    valueEur: '300.00',
  },
];

/** Entries of wallet A, one per line of a file of trades. */
export function ledgerFile(entries: readonly object[]): Buffer {
  const events = entries.map((entry, index) => ({
    wallet: 'A',
    source: { file: 'trades.csv', line: index + 2 },
    ...entry,
  }));
  return Buffer.from(JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
}

export const SMALL_LEDGER = ledgerFile(FIRST_ENTRIES);
