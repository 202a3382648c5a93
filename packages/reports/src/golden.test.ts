/**
 * Every export of the three golden ledgers, byte by byte. A change on purpose is written with
 * `CRYPTAX_UPDATE_GOLDEN=1 npx vitest run --project node packages/reports/src/golden.test.ts` and reviewed as a diff;
 * the text of each PDF lies beside it, so that the diff can be read.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPORT_FORMATS, type RenderOptions, renderReport } from './render-report.ts';
import { GOLDEN_NAMES, goldenReport, goldenUrl } from './testing/golden.ts';
import { pdfText } from './testing/pdf-text.ts';

const UPDATE = process.env.CRYPTAX_UPDATE_GOLDEN === '1';

interface Variant {
  readonly folder: string;
  readonly options: RenderOptions;
}

/** All formats in German; for the beginner the English ones and the free plan too. */
const GERMAN = REPORT_FORMATS.map((format): Variant => ({ folder: 'de', options: { format, locale: 'de' } }));
const MORE: readonly Variant[] = [
  { folder: 'en', options: { format: 'pdf', locale: 'en' } },
  { folder: 'en', options: { format: 'xlsx', locale: 'en' } },
  { folder: 'en', options: { format: 'csv', locale: 'en' } },
  { folder: 'preview', options: { format: 'pdf', locale: 'de', preview: true } },
];

describe.each(GOLDEN_NAMES)('golden report: %s', (name) => {
  const variants = name === 'beginner' ? [...GERMAN, ...MORE] : GERMAN;
  test.each(variants)('$folder $options.format', async ({ folder, options }) => {
    const { fileName, bytes } = await renderReport(goldenReport(name), options);
    const path = `${folder}/${fileName}`;
    if (UPDATE) mkdirSync(goldenUrl(name, folder), { recursive: true });
    if (fileName.endsWith('.pdf')) compare(`${path}.txt`, new TextEncoder().encode(await readable(bytes)));
    compare(path, bytes);
  });

  function compare(path: string, bytes: Uint8Array): void {
    if (UPDATE) writeFileSync(goldenUrl(name, path), bytes);
    const golden = new Uint8Array(readFileSync(goldenUrl(name, path)));
    // The texts first, because they show what changed.
    if (/\.(txt|csv|json|xml)$/.test(path)) expect(decoded(bytes)).toBe(decoded(golden));
    expect(Buffer.compare(bytes, golden), `${path} has other bytes than the golden file`).toBe(0);
  }
});

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

async function readable(bytes: Uint8Array): Promise<string> {
  const { pages, bookmarks } = await pdfText(bytes);
  const text = pages.map((page, index) => [`--- ${index + 1}`, ...page.map((line) => line.join(' '))].join('\n'));
  return `${[...bookmarks.map((bookmark) => `# ${bookmark}`), ...text].join('\n')}\n`;
}
