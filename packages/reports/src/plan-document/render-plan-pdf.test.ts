import { expect, test } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import type { PlanDocument } from './plan-document.ts';
import { renderPlanPdf } from './render-plan-pdf.ts';

const OPTIONS = { locale: 'de', madeAt: '2026-11-15T08:00:00.000Z', demo: false } as const;

const PLAN: PlanDocument = {
  title: 'Mehrjahresplan',
  subtitle: '80.000,00 € bis 15.11.2029',
  figures: [{ label: 'Steuer mit Plan', value: '0,00 €' }],
  tables: [
    {
      title: 'Schritte',
      columns: [
        { title: 'Tag', width: 1 },
        { title: 'Erlös', width: 1, isFigure: true },
      ],
      rows: Array.from({ length: 120 }, (_, index) => [`Tag ${index + 1}`, `${index + 1},00 €`]),
    },
    { title: 'Leer', columns: [{ title: 'Nichts', width: 1 }], rows: [] },
  ],
  notes: ['Keine Steuerberatung.'],
};

const german = renderPlanPdf(PLAN, OPTIONS);

test('a plan on paper: every row once, heads on each page, and that it is a plan', async () => {
  const { pages, bookmarks, info } = await pdfText(await german);
  const lines = pages.flat().map((line) => line.join(' '));
  for (const [day = '', proceeds = ''] of PLAN.tables[0]?.rows ?? []) {
    expect(lines.filter((line) => line === `${day} ${proceeds}`)).toHaveLength(1);
  }
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const words = page.map((line) => line.join(' '));
    expect(words.some((line) => line.includes('Mehrjahresplan') && line.endsWith('Planung'))).toBe(true);
    expect(words.some((line) => line.includes('Kein Bericht für das Finanzamt.'))).toBe(true);
  }
  expect(bookmarks).toEqual(['Mehrjahresplan', 'Schritte', 'Hinweise']);
  expect(lines.some((line) => line.endsWith('Erstellt am 15.11.2026'))).toBe(true);
  expect(info.Title).toBe('Mehrjahresplan');
});

test('the same plan gives the same bytes; the sample ledger is named', async () => {
  expect(Buffer.compare(await renderPlanPdf(PLAN, OPTIONS), await german)).toBe(0);
  const { pages } = await pdfText(await renderPlanPdf(PLAN, { ...OPTIONS, locale: 'en', demo: true }));
  expect(pages.flat().some((line) => line.join(' ').endsWith('Demo data, Plan'))).toBe(true);
});
