import type { ImportRecord } from '@cryptax/store';
import { expect, test } from 'vitest';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { reviewCards } from '../../../../platform/ledger/worker/review-cards.ts';
import { waitingOf } from '../../../../platform/ledger/worker/waiting.ts';
import { planFix, type SimpleFix } from './plan-fix.ts';

/** A withdrawal and its fee, which a file tells in two rows: one movement that waits for its other side. */
const MOVEMENT = {
  id: 'm1',
  direction: 'out',
  at: Date.UTC(2024, 0, 2, 3, 4, 5) / 1000,
  wallet: 'W',
  asset: 'BTC',
  amount: '1',
  source: { file: 'f.csv', line: 7, lines: [7, 8], format: 'f' },
};
const SHA = '0123456789abcdef0123456789abcdef';
const IMPORT = {
  no: 3,
  fileName: 'f.csv',
  sha256: SHA,
  format: 'f',
  mended: [],
  details: { version: 1, candidates: [MOVEMENT] },
} as unknown as ImportRecord;
const SOURCES = {
  imports: [IMPORT],
  stored: [],
  origins: [],
  placeOf: () => undefined,
  receivedRows: [],
  receivedRemarks: [],
};
const BOOK = {
  imports: [IMPORT],
  waiting: waitingOf({ ...SOURCES, settled: new Set() }),
  issues: [],
  stored: [],
  valued: [],
  place: new Map(),
  settled: new Set(),
  spareAssumptions: [],
} as unknown as LoadedBook;

test.each<[SimpleFix, object]>([
  [{ kind: 'ignore-row' }, { kind: 'ignored', reason: 'set-aside' }],
  [
    { kind: 'settle-transfer', as: { kind: 'lost' } },
    { kind: 'event', eventId: 'm1' },
  ],
])('an answer to a movement of two rows settles both: %j', async (fix, outcome) => {
  const [card] = reviewCards({ book: BOOK, openValues: new Map() });
  if (card === undefined) throw new Error('No card');
  expect(card).toMatchObject({ kind: 'unmatched-transfer', at: '2024-01-02T03:04:05Z' });
  const planned = await planFix(BOOK, card, fix);
  const rows = [7, 8].map((line) => ({ line, ...outcome }));
  expect(planned).toMatchObject({ ok: true, value: { repair: [{ importNo: 3, rows }] } });
});
