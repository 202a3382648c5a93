/** A list over many pages is written row by row; its end is held together all the same. */
import { expect, test } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import type { TableBlock } from './blocks.ts';
import { writePdf } from './write-pdf.ts';

const INFO = { title: 'List', author: 'A', subject: 'S', language: 'en', createdAt: '2025-05-02T08:00:00Z' } as const;

async function rowsOnPages(length: number): Promise<readonly number[]> {
  const table: TableBlock = {
    ...({ kind: 'table', hasHead: false, size: 7, air: 2.2 } as const),
    columns: [{ title: '', width: '*', isFigure: false }],
    length,
    row: (index) => [`row ${index}`],
    totals: [{ label: 'sum', cells: [null] }],
  };
  const { pages } = await pdfText(await writePdf({ info: INFO, blocks: [table], frame: () => undefined }));
  return pages.map((lines) => lines.filter(([text]) => text?.startsWith('row')).length);
}

test('[REC-16] the last page of a long list is never a few rows alone, wherever the pages end', async () => {
  const [first = 0] = await rowsOnPages(500);
  const full = Math.ceil(500 / first) * first;
  // One row too many, a few, and an even end.
  for (const length of [full + 1, full + 5, full + 11, full]) {
    const pages = await rowsOnPages(length);
    expect(pages.reduce((sum, rows) => sum + rows)).toBe(length);
    expect(pages.at(-1)).toBeGreaterThanOrEqual(12);
  }
});
