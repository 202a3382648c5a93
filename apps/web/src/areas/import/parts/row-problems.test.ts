import { expect, it } from 'vitest';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { alikeRows } from './row-problems.tsx';

it('says once what eight rows of a file say, with the first line, the count and what is left', () => {
  const row = (line: number, word: string) => ({ line, code: 'type.unknown', params: { word }, cells: [] });
  const review = [...Array.from({ length: 8 }, (_, at) => row(at + 2, 'Bonus')), row(30, 'Other')];
  const file = { review: review as unknown as FilePreview['review'], counts: { review: 12 } };
  const { lines, rest } = alikeRows(file, 8, 'en');
  expect(lines).toMatchObject([
    { code: 'type.unknown', line: 2, others: 7 },
    { code: 'type.unknown', line: 30, others: 0 },
  ]);
  expect(lines[0]?.message).toContain('Bonus');
  // The preview holds nine of twelve.
  expect(rest).toBe(3);
  expect(alikeRows(file, 1, 'en').rest).toBe(4);
});
