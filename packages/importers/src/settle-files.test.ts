import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { TransferCandidate } from './build/built.ts';
import type { FileOutcome } from './file-outcome.ts';
import { RowAccount } from './map/row-outcome.ts';
import { settleTransfers } from './settle-files.ts';

const NOON = 1_700_000_000 as Instant;

function movement(
  file: string,
  line: number,
  direction: 'in' | 'out',
  wallet: string,
  amount: string,
): TransferCandidate {
  const source = { file, line, format: 'test' };
  return { id: `${file}:${line}`, direction, at: NOON, wallet, asset: 'BTC', amount, txHash: 'aabbccdd', source };
}

function outcomeOf(file: string, candidates: readonly TransferCandidate[]): FileOutcome {
  const own = candidates.filter(({ source }) => source.file === file);
  const account = new RowAccount();
  for (const { id, source } of own) account.settle(account.open(source.line), { kind: 'transfer', candidateId: id });
  const rows = account.close((ticket) => own[ticket]?.id ?? '');
  return { file, format: 'test', confidence: 1, rows, problems: [], questions: [], candidates: [] };
}

/** 0.2 from A and 0.3 from B arrive as 0.5 in C; the arrival stands in the file of A. */
test('an arrival beside one of two payments belongs to the event and is not ignored', () => {
  const candidates = [
    movement('a.csv', 2, 'out', 'A', '0.2'),
    movement('b.csv', 2, 'out', 'B', '0.3'),
    movement('a.csv', 3, 'in', 'C', '0.5'),
  ];
  const outcomes = ['a.csv', 'b.csv'].map((file) => outcomeOf(file, candidates));
  const { events } = settleTransfers(outcomes, candidates);
  expect(events.map(({ source }) => [source?.file, source?.lines ?? [source?.line]])).toEqual([
    ['a.csv', [2, 3]],
    ['b.csv', [2]],
  ]);
  const kinds = outcomes.map(({ rows }) => {
    const found: string[] = [];
    rows.forEachOutcome(({ kind }, line) => found.push(`${line} ${kind}`));
    return found;
  });
  expect(kinds).toEqual([['2 part', '3 part'], ['2 part']]);
});
