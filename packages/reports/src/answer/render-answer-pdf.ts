/** The answer on paper: the letter as a letter, the index of annexes, and each annex from a page of its own on. */
import { heading, list, paragraph, subheading } from '../pdf/content.ts';
import { DOCUMENT_COLUMNS, LIST_COLUMNS, MOST_LINES, markNote } from '../pdf/list-sections.ts';
import { pageFrame, STATES } from '../pdf/page-frame.ts';
import { type PdfColumn, pdfTable, printable } from '../pdf/pdf-table.ts';
import { ASSUMPTION_COLUMNS, CHOICE_COLUMNS, keyNote, POOL_COLUMNS, PRICE_COLUMNS } from '../pdf/record-sections.ts';
import type { Block, TableColumn } from '../pdf-writer/blocks.ts';
import { INK, INK_3 } from '../pdf-writer/inks.ts';
import { writePdf } from '../pdf-writer/write-pdf.ts';
import type { NamedTable } from '../tables/report-table.ts';
import { numberText } from '../text/numbers.ts';
import { type AnswerLetter, answerLetter, yearsText } from './answer-letter.ts';
import { POINT_RULES } from './answer-points.data.ts';
import type { Annex, AnswerKit } from './answer-request.ts';

export interface AnswerPdfOptions {
  /** The moment of making; the same kit and moment give the same bytes. */
  readonly madeAt: string;
  readonly demo: boolean;
}

export async function renderAnswerPdf(
  kit: AnswerKit,
  { madeAt, demo }: AnswerPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const letter = answerLetter(kit);
  const title = printable(letter.subject);
  const isPartial = kit.basis.some(({ complete }) => !complete);
  const states = [...(demo ? [STATES.demo.de] : []), ...(isPartial ? [STATES.partial.de] : [])];
  const seals = kit.basis.map(({ year, seal }) => `${year} ${seal.slice(0, 16)}`).join(', ');
  const frame = pageFrame({
    title,
    states,
    left: seals === '' ? '' : `Prüfsummen der Berechnung: ${seals}`,
    right: printable(letter.references[0] ?? ''),
    locale: 'de',
  });
  return writePdf({
    info: { title, author: 'Cryptax', subject: title, language: 'de-DE', createdAt: madeAt },
    blocks: [
      ...letterBlocks(letter),
      ...indexBlocks(kit),
      ...openBlocks(letter),
      ...kit.annexes.filter(({ number }) => number !== null).flatMap(annexBlocks),
    ],
    // The letter is the sender's own; the annexes say where they come from.
    frame: (sheet, page, pages) => page > 1 && frame(sheet, page, pages),
  });
}

const BODY = { size: 10, color: INK, leading: 1.35 } as const;

function line(
  text: string,
  options: { readonly bold?: boolean; readonly above?: number; readonly below?: number } = {},
): Block {
  return { kind: 'text', tag: 'P', text: printable(text), ...BODY, ...options };
}

/** Sender, office, references, subject, text and signature, in the order of a business letter. */
function letterBlocks(letter: AnswerLetter): readonly Block[] {
  const { sender, office, day, references, subject, paragraphs, signature, enclosed } = letter;
  return [
    ...sender.map((text, index) => line(text, { bold: index === 0, above: index === 0 ? 10 : 0 })),
    line(office, { above: 34 }),
    {
      kind: 'columns',
      gap: 16,
      above: 30,
      below: 18,
      columns: [references.map((text) => line(text)), [line(day)]],
    },
    {
      kind: 'text',
      tag: 'H1',
      text: printable(subject),
      size: 11.5,
      bold: true,
      color: INK,
      below: 14,
      bookmark: true,
    },
    line('Sehr geehrte Damen und Herren,', { below: 8 }),
    ...paragraphs.map((text) => line(text, { below: 8 })),
    {
      kind: 'together',
      blocks: [line('Mit freundlichen Grüßen', { above: 8 }), line(signature, { above: 44 })],
    },
    ...(enclosed === '' ? [] : [line(enclosed, { above: 24 })]),
  ];
}

function linesText(count: number): string {
  return count === 1 ? '1 Zeile' : `${numberText(String(count), { numbers: 'de', grouping: true })} Zeilen`;
}

function indexBlocks({ annexes, request }: AnswerKit): readonly Block[] {
  const rows = annexes.map(({ number, point, rows: count, isUntold }) => [
    number === null ? '' : `Anlage ${number}`,
    POINT_RULES[point].title.de,
    POINT_RULES[point].reference,
    number !== null ? linesText(count) : isUntold ? 'noch offen' : 'Fehlanzeige',
  ]);
  return [
    { kind: 'page', orientation: 'portrait', isNew: true },
    heading('Anlagenverzeichnis'),
    paragraph(
      `Kryptowerte ${yearsText(request.years)}. Randziffern des BMF-Schreibens vom 06.03.2025 zu Kryptowerten.`,
      { leads: true },
    ),
    textTable(rows, [
      { title: 'Anlage', width: 60, isFigure: false, bold: true },
      { title: 'Inhalt', width: '*', isFigure: false },
      { title: 'Rz. des BMF-Schreibens', width: 110, isFigure: false },
      { title: 'Umfang', width: 80, isFigure: false },
    ]),
  ];
}

function openBlocks({ open }: AnswerLetter): readonly Block[] {
  if (open.length === 0) return [];
  return [
    heading('Noch nicht abschließend'),
    textTable(open, [
      { title: 'Grund', width: '*', isFigure: false },
      { title: 'Betrifft', width: 240, isFigure: false },
    ]),
  ];
}

function textTable(rows: readonly (readonly string[])[], columns: readonly TableColumn[]): Block {
  return {
    kind: 'table',
    columns,
    hasHead: true,
    length: rows.length,
    row: (index) => (rows[index] ?? []).map(printable),
    totals: [],
    size: 8.5,
    air: 4,
  };
}

/** A short annex may share its page with the one before. */
const OWN_PAGE = 12;

const PORTRAIT: ReadonlySet<string> = new Set([
  'overview',
  'platforms',
  'addresses',
  'source-files',
  'pools',
  'choices',
  'prices',
  'assumptions',
]);

function annexBlocks({ number, point, tables, rows }: Annex): readonly Block[] {
  const { title, reference } = POINT_RULES[point];
  const isUpright = tables.every(({ id }) => PORTRAIT.has(id));
  return [
    { kind: 'page', orientation: isUpright ? 'portrait' : 'landscape', isNew: rows > OWN_PAGE },
    heading(`Anlage ${number}: ${title.de}`),
    ...(reference === '' ? [] : [paragraph(reference, { above: 0, color: INK_3, leads: true })]),
    ...tables.flatMap((table) => [
      ...(table.title === title.de ? [] : [subheading(table.title)]),
      ...keyNote(table, 'de'),
      ...tableBlocks(table),
    ]),
  ];
}

function tableBlocks(table: NamedTable): readonly Block[] {
  const isTooLong = table.rows.length > MOST_LINES;
  const shown = isTooLong ? { ...table, rows: [] } : table;
  const lines = numberText(String(table.rows.length), { numbers: 'de', grouping: true });
  return [
    ...(isTooLong ? [list([`${lines} Zeilen, zu viele für den Druck; jede steht in der beigefügten CSV-Datei.`])] : []),
    pdfTable(shown, columnsOf(table), { locale: 'de' }),
    ...markNote(shown, 'de'),
  ];
}

const YEAR: PdfColumn = { id: 'year', width: 24 };

const OWN_COLUMNS: Readonly<Record<string, readonly PdfColumn[]>> = {
  overview: [
    { id: 'year', width: 40, bold: true },
    { id: 'sales', width: 100 },
    { id: 'sales-taxable', width: 90 },
    { id: 'free', width: 100 },
    { id: 'services', width: 100 },
    { id: 'services-taxable', width: 90 },
    { id: 'capital', width: 100 },
    { id: 'state', width: '*' },
  ],
  platforms: [
    { id: 'wallet', width: '*', bold: true },
    { id: 'kind', width: 100 },
    { id: 'events', width: 60 },
    { id: 'first', width: 70 },
    { id: 'last', width: 70 },
  ],
  addresses: [
    { id: 'wallet', width: 90, bold: true },
    { id: 'address', width: '*' },
    { id: 'events', width: 50 },
    { id: 'first', width: 60 },
    { id: 'last', width: 60 },
  ],
  'source-files': [
    { id: 'file', width: '*', bold: true },
    { id: 'count', width: 60 },
    { id: 'first', width: 70 },
    { id: 'last', width: 70 },
  ],
  documents: DOCUMENT_COLUMNS,
  'year-end-proofs': [
    YEAR,
    { id: 'wallet', width: 70, bold: true },
    { id: 'address', width: '*' },
    { id: 'asset', width: 60, bold: true },
    { id: 'told', width: 80 },
    { id: 'computed', width: 80 },
    { id: 'value', width: 66 },
    { id: 'source', width: 84 },
    { id: 'block', width: 130 },
  ],
  'year-end-rewards': [
    YEAR,
    { id: 'wallet', width: 70, bold: true },
    { id: 'address', width: '*' },
    { id: 'asset', width: 90, bold: true },
    { id: 'amount', width: 80 },
    { id: 'now', width: 100 },
    { id: 'later', width: 100 },
    { id: 'source', width: 84 },
  ],
  pools: [{ id: 'year', width: 60 }, ...POOL_COLUMNS],
  choices: [{ id: 'year', width: 60 }, ...CHOICE_COLUMNS],
  assumptions: [{ id: 'year', width: 60 }, ...ASSUMPTION_COLUMNS],
  prices: [YEAR, ...PRICE_COLUMNS],
};

function columnsOf({ id }: NamedTable): readonly PdfColumn[] {
  return OWN_COLUMNS[id] ?? [YEAR, ...(LIST_COLUMNS[id as keyof typeof LIST_COLUMNS] ?? [])];
}
