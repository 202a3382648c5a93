/** The lists of the year, each as one section; the wide ones on landscape pages. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Block } from '../pdf-writer/blocks.ts';
import { undescribedWallets } from '../tables/holding-tables.ts';
import type { ListId, NamedTable } from '../tables/report-table.ts';
import { reportTable } from '../tables/report-tables.ts';
import { STAND_IN, STAND_IN_NOTE } from '../tables/stand-ins.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { heading, paragraph } from './content.ts';
import { emptyWords } from './empty-list.ts';
import type { FoldRule } from './fold-rows.ts';
import { type PdfColumn, pdfTable } from './pdf-table.ts';

export function listSection(
  id: ListId,
  report: TaxYearReport,
  heads: { readonly title: (table: string) => string; readonly locale: Locale; readonly landscape?: boolean },
): readonly Block[] {
  const { locale } = heads;
  const table = reportTable(id, report, locale);
  const turn: readonly Block[] = heads.landscape === true ? [{ kind: 'page', orientation: 'landscape' }] : [];
  // A section without a number of its own: nobody misses documents that were never attached.
  if (id === 'documents' && table.rows.length === 0) return turn;
  const head = heading(heads.title(table.title));
  if (table.rows.length === 0) return [...turn, head, paragraph(emptyWords(id, report, locale))];
  const isTooLong = table.rows.length > MOST_LINES;
  const shown = isTooLong ? { ...table, rows: [] } : table;
  const list = pdfTable(shown, LIST_COLUMNS[id], { locale, fold: FOLDS[id] });
  const isFolded = list.length < shown.rows.length;
  const intro = isTooLong ? [paragraph(tooLong(table.rows.length, locale), { leads: true })] : lead(id, locale);
  const folded = isFolded
    ? [paragraph(foldedWords(table.rows.length, locale), { above: 0, below: 4, leads: true })]
    : [];
  return [
    ...turn,
    head,
    ...intro,
    ...(id === 'dac8' ? undescribed(report, locale) : []),
    ...folded,
    list,
    ...markNote(shown, locale),
  ];
}

/** What the mark behind a row means, where one stands. */
export function markNote({ columns, rows }: NamedTable, locale: Locale): readonly Block[] {
  const isMarked = rows.length > 0 && columns.some(({ id }) => id === STAND_IN);
  return isMarked ? [paragraph(STAND_IN_NOTE[locale], { size: 7, above: 3, below: 0 })] : [];
}

/** What to do about wallets of which nobody said what they are. */
function undescribed(report: TaxYearReport, locale: Locale): readonly Block[] {
  if (undescribedWallets(report).length === 0) return [];
  return [paragraph(UNDESCRIBED[locale], { above: 0, below: 4, leads: true })];
}

const UNDESCRIBED = {
  de: 'Von einem Teil der Wallets ist nicht bekannt, ob eine Plattform sie führt; ihre Summen fehlen hier. Angeben lässt es sich in Cryptax bei der Wallet.',
  en: 'For some wallets it is not known whether they are held by a platform; their totals are missing here. This can be set for the wallet in Cryptax.',
} as const;

function foldedWords(lines: number, locale: Locale): string {
  const count = numberText(String(lines), { numbers: locale, grouping: true });
  return locale === 'de'
    ? `${count} Zeilen; ab vier gleichen nacheinander stehen sie als eine, mit ihrer Anzahl. Einzeln stehen sie in den Dateien XLSX, CSV und JSON und in den Daten, die diese PDF-Datei enthält.`
    : `${count} lines; four or more equal ones in a row are printed as one, with their number. Each stands alone in the XLSX, CSV and JSON files and in the data inside this PDF.`;
}

/** Lists in which the same row comes many times: fees, rewards, small sales. */
const FOLDS: Readonly<Partial<Record<ListId, FoldRule>>> = {
  lots: { count: 'part', sums: ['quantity', 'proceeds', 'cost', 'expenses', 'gain'], spans: ['sold-at'] },
  income: { count: 'kind', sums: ['quantity', 'value', 'expenses'], spans: ['received'] },
  fees: { count: 'of', sums: ['quantity', 'value'], spans: ['day'] },
  transfers: { count: 'kind', sums: ['quantity', 'cost'], spans: ['day'] },
  transactions: { count: 'kind', sums: [], spans: ['at'] },
};

/** Some 600 pages. Beyond it nobody reads a list on paper, and making it would fill the memory of a browser. */
export const MOST_LINES = 20_000;

function tooLong(lines: number, locale: Locale): string {
  const count = numberText(String(lines), { numbers: locale, grouping: true });
  return locale === 'de'
    ? `${count} Zeilen, zu viele für den Druck. Hier stehen die Summen; jede Zeile steht in den Dateien XLSX, CSV und JSON dieses Berichts, die dasselbe Siegel tragen.`
    : `${count} lines, too many for print. These are the sums; every line is in the XLSX, CSV and JSON files of this report, which carry the same seal.`;
}

const LEADS: Readonly<Partial<Record<ListId, Readonly<Record<Locale, string>>>>> = {
  lots: {
    de: 'Eine Zeile je verbrauchter Tranche; Beträge in EUR. Jede Zeile geht in den gedruckten Cent auf: Erlös - Kosten - Werbungskosten = Gewinn. Tage zählen vom Tag der Anschaffung bis zum Tag der Veräußerung in Berlin. Der Beleg nennt Datei und Zeile, darunter die Transaktion. Die Summen sind die der Vordrucke.',
    en: 'One line per lot used; amounts in EUR. Each line adds up in the printed cents: proceeds - cost - expenses = gain. Days run from the day of acquisition to the day of disposal in Berlin. The source names file and line, below it the transaction. The totals are those of the forms.',
  },
  spans: {
    de: 'Erster und letzter Zufluss je Wallet und Kryptowert, soweit sie in den Daten stehen. Bedingungen (Laufzeit, Sperrfrist, Zinssatz) stehen nicht in den Dateien der Anbieter.',
    en: 'First and last receipt per wallet and asset, as far as the data shows them. Terms (duration, lock-up, rate) are not in the providers’ files.',
  },
  carried: {
    de: 'Hier wurde ein Kryptowert durch einen anderen ersetzt, ohne dass eine Veräußerung angesetzt ist. Die Lesart ist gesetzlich nicht geklärt (Umstellung und Hard Fork: BMF-Schreiben Rz. 67, 68) und hier offengelegt.',
    en: 'Here one asset replaced another without a disposal being assumed. The law leaves this reading open (migration and hard fork: ministry letter Rz. 67, 68); it is disclosed here.',
  },
  'roll-forward': {
    de: 'Bestand + Zugänge - Abgänge = Bestand, in Menge und Anschaffungskosten.',
    en: 'Balance + in - out = balance, in quantity and cost.',
  },
  dac8: {
    de: 'Jahressummen je Plattform zum Vergleich mit deren Meldung nach § 11 KStTG. Gemeldet werden die Daten ab 2026, erstmals bis 31.07.2027 an das Bundeszentralamt für Steuern. Eigene Wallets melden nichts und stehen nicht hier; Ausgänge an sie sind getrennt, wie § 11 KStTG es für Adressen ohne Anbieter verlangt. Übertragungen tragen den Marktwert ihres Zeitpunkts, soweit ein Kurs bekannt ist.',
    en: 'Yearly totals per platform, for comparison with its report under section 11 KStTG. Data is reported from 2026 on, first by 31 July 2027, to the Federal Central Tax Office. Own wallets report nothing and are not listed; transfers to them are shown separately, as section 11 KStTG requires for unhosted addresses. Transfers carry their market value at that moment, as far as a price is known.',
  },
  money: {
    de: 'Geld, das von einem Bankkonto kam oder dorthin ging, soweit die Dateien es nennen. Käufe und Verkäufe stehen nicht hier.',
    en: 'Money that came from a bank account or went to one, as far as the files name it. Purchases and sales are not here.',
  },
  balances: {
    de: 'Der Marktwert ist der Tageskurs des 31.12. aus der genannten Quelle; ohne Kurs bleibt das Feld leer.',
    en: 'The market value is the daily price of 31 December from the source named; without a price the field is left empty.',
  },
  documents: {
    de: 'Dateien, die zu Buchungen, Wallets und Bestandsangaben aufbewahrt werden. Die Prüfsumme zeigt, dass eine später vorgelegte Datei dieselbe ist.',
    en: 'Files kept with entries, wallets and statements of balance. The hash shows that a file handed in later is the same one.',
  },
  changes: {
    de: 'Von Hand geänderte Buchungen mit Begründung (Rz. 90 des BMF-Schreibens).',
    en: 'Entries changed by hand, with reasons (Rz. 90 of the ministry letter).',
  },
};

function lead(id: ListId, locale: Locale): readonly Block[] {
  const text = LEADS[id]?.[locale];
  return text === undefined ? [] : [paragraph(text, { above: 0, below: 4, leads: true })];
}

const MOVEMENTS: readonly PdfColumn[] = [
  { id: 'day', width: 48 },
  { id: 'kind', width: 92 },
  { id: 'asset', width: 50, bold: true },
  { id: 'quantity', width: 86 },
  { id: 'from', width: 78 },
  { id: 'to', width: 78 },
  { id: 'bought', width: 52 },
  { id: 'cost', width: 64 },
  { id: 'note', width: 96 },
  { id: 'source', width: '*' },
];

export const DOCUMENT_COLUMNS: readonly PdfColumn[] = [
  { id: 'added', width: 52 },
  { id: 'name', width: 130, bold: true },
  { id: 'of', width: 160 },
  { id: 'about', width: '*' },
  { id: 'sha256', width: 266 },
];

export const LIST_COLUMNS: Readonly<Record<ListId, readonly PdfColumn[]>> = {
  lots: [
    { id: 'asset', width: 32, bold: true },
    { id: 'quantity', width: 74 },
    { id: 'bought', width: 40 },
    { id: 'sold-at', width: 68, title: { de: 'Veräußert', en: 'Disposed' } },
    { id: 'days', width: 16 },
    { id: 'part', width: 46, below: 'named' },
    { id: 'price', width: 46 },
    { id: 'proceeds', width: 50 },
    { id: 'cost', width: 50, title: { de: 'Kosten', en: 'Cost' } },
    { id: 'expenses', width: 38, title: { de: 'Werbungsk.', en: 'Expenses' } },
    { id: 'gain', width: 52, bold: true },
    { id: 'status', width: 45 },
    { id: 'wallet', width: 42 },
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
  spans: [
    { id: 'kind', width: 110, bold: true },
    { id: 'asset', width: 60 },
    { id: 'wallet', width: '*' },
    { id: 'first', width: 70 },
    { id: 'last', width: 70 },
    { id: 'count', width: 70 },
    { id: 'quantity', width: 110 },
    { id: 'value', width: 80 },
  ],
  derivatives: [
    { id: 'at', width: 72 },
    { id: 'kind', width: 70 },
    { id: 'instrument', width: 76, bold: true },
    { id: 'opened', width: 46 },
    { id: 'commission', width: 78 },
    { id: 'value', width: 66 },
    { id: 'law', width: 52 },
    { id: 'wallet', width: 72 },
    { id: 'note', width: 84 },
    { id: 'source', width: '*' },
  ],
  carried: [
    { id: 'day', width: 48 },
    { id: 'kind', width: 96 },
    { id: 'asset', width: 44, bold: true },
    { id: 'quantity', width: 84 },
    { id: 'into', width: 100 },
    { id: 'bought', width: 52 },
    { id: 'cost', width: 60 },
    { id: 'reading', width: 110 },
    { id: 'wallet', width: 60 },
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
  money: [
    { id: 'at', width: 80 },
    { id: 'kind', width: 90 },
    { id: 'wallet', width: 110, bold: true },
    { id: 'currency', width: 52 },
    { id: 'paid-in', width: 76 },
    { id: 'paid-out', width: 76 },
    { id: 'charge', width: 66 },
    { id: 'note', width: 100 },
    { id: 'source', width: '*' },
  ],
  balances: [
    { id: 'wallet', width: '*', bold: true },
    { id: 'asset', width: 80 },
    { id: 'before', width: 96 },
    { id: 'before-cost', width: 86 },
    { id: 'after', width: 96 },
    { id: 'after-cost', width: 86 },
    { id: 'value', width: 80 },
    { id: 'price-source', width: 110 },
  ],
  'roll-forward': [
    { id: 'wallet', width: 58, bold: true },
    { id: 'asset', width: 36 },
    { id: 'opening', width: 62 },
    { id: 'came', width: 62 },
    { id: 'went', width: 62 },
    { id: 'closing', width: 62 },
    { id: 'opening-cost', width: 46 },
    { id: 'came-cost', width: 46 },
    { id: 'went-cost', width: 46 },
    { id: 'closing-cost', width: 46 },
    { id: 'flows', width: '*' },
  ],
  transactions: [
    { id: 'at', width: 66 },
    { id: 'kind', width: 66 },
    { id: 'wallet', width: 56 },
    { id: 'to', width: 46 },
    { id: 'out', width: 86 },
    { id: 'in', width: 86 },
    { id: 'fee', width: 70 },
    { id: 'value', width: 52 },
    { id: 'note', width: 74 },
    { id: 'source', width: '*', below: 'tx' },
  ],
  changes: [
    { id: 'at', width: 70 },
    { id: 'action', width: 52 },
    { id: 'subject', width: 155, below: 'event' },
    { id: 'reason', width: '*' },
    { id: 'before', width: 150 },
    { id: 'after', width: 150 },
  ],
  documents: DOCUMENT_COLUMNS,
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
