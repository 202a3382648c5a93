/** For tests: an event row with only what the test is about spelt out. */
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';

export function row(part: Partial<EventRow> & { readonly id: string }): EventRow {
  return {
    at: '2025-10-03T12:07:00Z',
    day: '2025-10-03',
    kind: 'sell',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount: '0.3' },
    valueEur: '31167.90',
    gainEur: '10992.06',
    taxableGainEur: '1638.19',
    tax: 'partly-free',
    review: [],
    importNo: 1,
    source: { file: 'kraken_ledgers.csv', line: 14, name: 'Kraken' },
    ...part,
  };
}
