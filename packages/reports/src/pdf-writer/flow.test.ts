/** A list that lies across stays so, with its heading, whatever comes after it. */
import { expect, test } from 'vitest';
import { heading, paragraph } from '../pdf/content.ts';
import { pdfText } from '../testing/pdf-text.ts';
import type { Block, TableBlock } from './blocks.ts';
import { writePdf } from './write-pdf.ts';

const table = (length: number): TableBlock => ({
  kind: 'table',
  columns: [{ title: 'Kopf', width: '*', isFigure: false }],
  hasHead: true,
  length,
  row: (index) => [`Zeile ${index + 1}`],
  totals: [],
  size: 7,
  air: 2.2,
});

async function pagesOf(blocks: readonly Block[]) {
  const info = { title: 'x', author: 'x', subject: 'x', language: 'de-DE', createdAt: '2026-11-17T08:00:00Z' };
  const { pages } = await pdfText(await writePdf({ info, blocks, frame: () => undefined }));
  return pages.map((page) => page.map((line) => line.join(' ')));
}

// From a page just under half full to one where the heading tips it over, with as many rows as reach the next page.
test.each([12, 14, 16])('a heading is on the page of its table, above %i rows', async (above) => {
  const pages = await pagesOf([
    { kind: 'page', orientation: 'landscape' },
    heading('Erste Liste'),
    table(above),
    heading('Zweite Liste'),
    table(22),
    { kind: 'page', orientation: 'portrait' },
    paragraph('Hochkant'),
  ]);
  const own = pages.find((page) => page.includes('Zweite Liste')) ?? [];
  expect(own[own.indexOf('Zweite Liste') + 1]).toBe('Kopf');
  expect(pages.at(-1)).toEqual(['Hochkant']);
});
