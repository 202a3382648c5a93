/** The lists of the year, each as one section; the wide ones on landscape pages. */
import { add, dec, formatDecimal, isZero, subtract } from '@cryptax/kernel';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { ListId, ReportTable } from '../tables/report-table.ts';
import { reportTable } from '../tables/report-tables.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { type Content, headed, heading, LANDSCAPE, paragraph } from './content.ts';
import { type PdfColumn, pdfTable } from './pdf-table.ts';

export function listSection(
  id: ListId,
  report: TaxYearReport,
  heads: { readonly title: (table: string) => string; readonly locale: Locale; readonly landscape?: boolean },
): readonly Content[] {
  const { locale } = heads;
  const table = reportTable(id, report, locale);
  const turn = heads.landscape === true ? { pageBreak: 'before', pageOrientation: 'landscape' } : {};
  const head = heading(heads.title(table.title));
  if (table.rows.length === 0) return [{ stack: [head, paragraph(NONE[locale])], unbreakable: true, ...turn }];
  const isTooLong = table.rows.length > MOST_LINES;
  const shown = isTooLong ? { ...table, rows: [] } : table;
  const intro = isTooLong ? [paragraph(tooLong(table.rows.length, locale))] : lead(id, locale);
  return [
    ...headed([head, ...intro], pdfTable(shown, COLUMNS[id], { locale, room: LANDSCAPE }), turn),
    ...(id === 'lots' ? roundingNote(report, table, locale) : []),
  ];
}

/** Some 600 pages. Beyond it nobody reads a list on paper, and making it would fill the memory of a browser. */
const MOST_LINES = 20_000;

function tooLong(lines: number, locale: Locale): string {
  const count = numberText(String(lines), { numbers: locale, grouping: true });
  return locale === 'de'
    ? `${count} Zeilen, zu viele für den Druck. Hier stehen die Summen; jede Zeile steht in den Dateien XLSX, CSV und JSON dieses Berichts, die dasselbe Siegel tragen.`
    : `${count} lines, too many for print. These are the sums; every line is in the XLSX, CSV and JSON files of this report, which carry the same seal.`;
}

const NONE = { de: 'Keine im Steuerjahr.', en: 'None in the tax year.' } as const;

const LEADS: Readonly<Partial<Record<ListId, Readonly<Record<Locale, string>>>>> = {
  lots: {
    de: 'Eine Zeile je verbrauchter Tranche; Beträge in EUR. Tage zählen vom Tag der Anschaffung bis zum Tag der Veräußerung in Berlin. Der Beleg nennt Datei und Zeile, darunter die Transaktion.',
    en: 'One line per lot used; amounts in EUR. Days run from the day of acquisition to the day of disposal in Berlin. The source names file and line, below it the transaction.',
  },
  dac8: {
    de: 'Jahressummen je Plattform, wie sie Anbieter ab 2026 melden (KStTG), zum Vergleich mit deren Meldung. Übertragungen tragen keinen Wert.',
    en: 'Yearly sums per platform as providers report them from 2026 on (KStTG), to be compared with their report. Transfers carry no value.',
  },
  changes: {
    de: 'Von Hand geänderte Buchungen mit Begründung (Rz. 90 des BMF-Schreibens).',
    en: 'Entries changed by hand, with reasons (Rz. 90 of the ministry letter).',
  },
};

function lead(id: ListId, locale: Locale): readonly Content[] {
  const text = LEADS[id]?.[locale];
  return text === undefined ? [] : [paragraph(text, { margin: [0, 0, 0, 4] })];
}

/** Lines are rounded one by one, the year once: the reader who adds up must know why a cent may differ. */
function roundingNote({ summary }: TaxYearReport, table: ReportTable, locale: Locale): readonly Content[] {
  const column = table.columns.findIndex(({ id }) => id === 'gain');
  const printed = dec(table.totals[0]?.cells[column] ?? '0');
  const difference = subtract(printed, add(dec(summary.gains), dec(summary.losses)));
  if (isZero(difference)) return [];
  const amount = numberText(formatDecimal(difference), { numbers: locale, grouping: true });
  return [
    paragraph(
      locale === 'de'
        ? `Die Summe der gerundeten Zeilen weicht um ${amount} EUR vom Jahresergebnis ab, das aus ungerundeten Werten gebildet ist.`
        : `The sum of the rounded lines differs by ${amount} EUR from the result of the year, which is formed from unrounded values.`,
    ),
  ];
}

const MOVEMENTS: readonly PdfColumn[] = [
  { id: 'day', width: 48 },
  { id: 'kind', width: 92 },
  { id: 'asset', width: 50, bold: true },
  { id: 'quantity', width: 92 },
  { id: 'from', width: 90 },
  { id: 'to', width: 90 },
  { id: 'bought', width: 52 },
  { id: 'cost', width: 72 },
  { id: 'source', width: '*' },
];

const COLUMNS: Readonly<Record<ListId, readonly PdfColumn[]>> = {
  lots: [
    { id: 'asset', width: 35, bold: true },
    { id: 'quantity', width: 80 },
    { id: 'bought', width: 40 },
    { id: 'sold', width: 40 },
    { id: 'days', width: 18 },
    { id: 'price', width: 57 },
    { id: 'proceeds', width: 52 },
    { id: 'cost', width: 52, title: { de: 'Kosten', en: 'Cost' } },
    { id: 'expenses', width: 40, title: { de: 'Werbungsk.', en: 'Expenses' } },
    { id: 'gain', width: 54, bold: true },
    { id: 'status', width: 48 },
    { id: 'wallet', width: 46 },
    { id: 'source', width: '*', below: 'tx' },
  ],
  income: [
    { id: 'received', width: 48 },
    { id: 'kind', width: 70 },
    { id: 'asset', width: 50, bold: true },
    { id: 'quantity', width: 92 },
    { id: 'value', width: 66 },
    { id: 'expenses', width: 58 },
    { id: 'wallet', width: 80 },
    { id: 'price-source', width: 120 },
    { id: 'source', width: '*' },
  ],
  derivatives: [
    { id: 'day', width: 60 },
    { id: 'kind', width: 80 },
    { id: 'value', width: 90 },
    { id: 'wallet', width: 120 },
    { id: 'source', width: '*' },
  ],
  transfers: MOVEMENTS,
  gifts: MOVEMENTS,
  departures: MOVEMENTS,
  fees: [
    { id: 'day', width: 48 },
    { id: 'of', width: 72 },
    { id: 'asset', width: 46, bold: true },
    { id: 'quantity', width: 84 },
    { id: 'value', width: 56 },
    { id: 'effect', width: 118 },
    { id: 'disposal', width: 50 },
    { id: 'wallet', width: 80 },
    { id: 'source', width: '*' },
  ],
  balances: [
    { id: 'wallet', width: '*', bold: true },
    { id: 'asset', width: 80 },
    { id: 'before', width: 130 },
    { id: 'before-cost', width: 110 },
    { id: 'after', width: 130 },
    { id: 'after-cost', width: 110 },
  ],
  changes: [
    { id: 'at', width: 70 },
    { id: 'action', width: 52 },
    { id: 'subject', width: 155, below: 'event' },
    { id: 'reason', width: '*' },
    { id: 'before', width: 150 },
    { id: 'after', width: 150 },
  ],
  dac8: [
    { id: 'platform', width: '*', bold: true },
    { id: 'asset', width: 80 },
    { id: 'category', width: 120 },
    { id: 'count', width: 60 },
    { id: 'units', width: 130 },
    { id: 'value', width: 90 },
    { id: 'without-value', width: 80 },
  ],
};
