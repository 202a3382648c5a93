import { serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRows, packRows, ROW_OUTCOME_KINDS, type RowOutcome, unpackRows } from './row-outcomes.ts';

const outcome = fc.record(
  {
    gap: fc.nat({ max: 2 }),
    kind: fc.constantFrom(...ROW_OUTCOME_KINDS),
    reason: fc.constantFrom('fee.zero', 'date.unreadable', 'a b'),
    eventId: fc.string({ minLength: 1 }),
    raw: fc.string(),
  },
  { requiredKeys: ['gap', 'kind'] },
);

const rowsOf = fc.array(outcome, { maxLength: 60 }).map((items) => {
  let line = 1;
  return items.map(({ gap, ...rest }): RowOutcome => {
    line += 1 + gap;
    return { line, ...rest };
  });
});

test('unpacking gives back what was packed, whole or page by page', () => {
  fc.assert(
    fc.property(rowsOf, fc.nat({ max: 70 }), fc.nat({ max: 20 }), (rows, first, limit) => {
      const packed = JSON.parse(JSON.stringify(packRows(rows)));
      expect(unpackRows(packed)).toEqual(rows);
      expect(unpackRows(packed, first, limit)).toEqual(rows.slice(first, first + limit));
    }),
  );
});

test('200,000 rows without texts take about a byte each', () => {
  const rows = Array.from({ length: 200_000 }, (_, i): RowOutcome => {
    return i % 3 === 0 ? { line: i + 2, kind: 'grouped' } : { line: i + 2, kind: 'ignored', reason: `code.${i % 20}` };
  });
  const packed = packRows(rows);
  expect(packed.lineRuns).toEqual([2, 200_000]);
  expect(serialize(packed).length).toBeLessThan(202_000);
  expect(serialize(rows).length).toBeGreaterThan(20 * serialize(packed).length);
});

test('the counts add up to the rows', () => {
  const rows: RowOutcome[] = [
    { line: 2, kind: 'event' },
    { line: 3, kind: 'event' },
    { line: 4, kind: 'review' },
  ];
  expect(countRows(rows)).toEqual({ event: 2, grouped: 0, duplicate: 0, ignored: 0, review: 1 });
});
