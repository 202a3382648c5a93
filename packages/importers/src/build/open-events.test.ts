import type { Instant } from '@cryptax/kernel';
import { parseLedgerFile, printLedgerFile } from '@cryptax/ledger';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { TransferCandidate } from './built.ts';
import { openTransfer } from './open-events.ts';

const CANDIDATE: TransferCandidate = {
  id: 'm1',
  direction: 'in',
  at: 1_700_000_000 as Instant,
  wallet: 'W',
  asset: 'BTC',
  amount: '0.1',
  source: { file: 'f.csv', line: 2, format: 'f' },
};

test.each<[string, Partial<TransferCandidate>, readonly object[]]>([
  ['a fee below the amount', { fee: { asset: 'BTC', amount: '0.01' } }, [{ in: { amount: '0.1' }, fee: {} }]],
  [
    'a fee that takes all of it',
    { fee: { asset: 'BTC', amount: '0.1' } },
    [{ in: { amount: '0.1' } }, { id: 'm1:fee', out: { asset: 'BTC', amount: '0.1' } }],
  ],
  [
    'a fee above the amount',
    { fee: { asset: 'BTC', amount: '0.3' } },
    [{ in: { amount: '0.1' } }, { id: 'm1:fee', out: { amount: '0.3' } }],
  ],
  ['a fee above what was sent', { direction: 'out', fee: { asset: 'BTC', amount: '0.3' } }, [{ out: {}, fee: {} }]],
  ['a fee in dollars, whose rate nobody knows yet', { fee: { asset: 'USD', amount: '1' } }, [{ in: {} }]],
])('%s makes a ledger that can be written and read', (_, part, expected) => {
  const events = openTransfer({ ...CANDIDATE, ...part });
  expect(events).toMatchObject(expected);
  const read = parseLedgerFile(printLedgerFile({ events }));
  expect(read.ok && read.value.events).toEqual(events);
});

test('a ledger file that is imported again keeps its open entries and the rows that nobody could read', async () => {
  const unread = [{ file: 'old.csv', line: 7, code: 'date.unreadable', params: { text: '?' } }];
  const text = printLedgerFile({ events: openTransfer(CANDIDATE), unread });
  const result = await importFiles([{ name: 'l.json', content: new TextEncoder().encode(text) }]);
  expect(result.events).toMatchObject([{ kind: 'open', id: 'm1' }]);
  expect(result.unread).toEqual(unread);
});
