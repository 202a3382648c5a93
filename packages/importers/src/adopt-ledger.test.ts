import { expect, test } from 'vitest';
import { adoptLedger } from './adopt-ledger.ts';

const buy = {
  at: '2024-01-10T10:00:00Z',
  wallet: 'A',
  kind: 'buy',
  in: { asset: 'BTC', amount: '1' },
  valueEur: '1.00',
};
const ledger = (events: readonly object[]) => JSON.stringify({ format: 'cryptax-ledger', version: 1, events });

test('an entry keeps the source it had; one that had none came with the ledger file, not by hand', () => {
  const source = { file: 'trades.csv', line: 7 };
  const { events } = adoptLedger(
    'ledger.json',
    ledger([
      { id: 'a', ...buy, source },
      { id: 'b', ...buy },
    ]),
    new Set(),
  );
  expect(events.map((event) => event.source)).toEqual([
    source,
    { file: 'ledger.json', line: 2, format: 'cryptax-ledger' },
  ]);
});
