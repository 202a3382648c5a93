/**
 * What a printed report carries besides its pages: the sealed report, the entries it was computed from, and how it was
 * printed. Any PDF reader can save them; with them `verifyPdf` computes and prints the report again.
 */
import { parseInstant } from '@cryptax/kernel';
import { type LedgerEvent, printLedgerFile } from '@cryptax/ledger';
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { reportJson } from '../json/report-json.ts';
import type { EmbeddedFile } from '../pdf-writer/write-pdf.ts';
import type { Locale } from '../text/locale.ts';

/** The entries behind a report; the second list belongs to the spouse of a couple. */
export interface ReportEntries {
  readonly events: readonly LedgerEvent[];
  readonly spouseEvents?: readonly LedgerEvent[] | undefined;
}

/** Everything beside report and entries that decides what the pages look like. */
export interface PrintSettings {
  readonly locale: Locale;
  readonly preview: boolean;
  readonly demo: boolean;
  /** What was said about answers that were open; it is printed, not computed again. */
  readonly range?: YearCertainty | undefined;
}

export const FILE_NAMES = {
  report: 'cryptax-report.json',
  ledger: 'cryptax-ledger.json',
  spouseLedger: 'cryptax-ledger-spouse.json',
  print: 'cryptax-print.json',
} as const;

export function attachedFiles(
  report: TaxYearReport,
  entries: ReportEntries,
  { locale, preview, demo, range }: PrintSettings,
): readonly EmbeddedFile[] {
  const words = DESCRIPTIONS[locale];
  const ledger = (events: readonly LedgerEvent[]) => printLedgerFile({ events: inTime(events) });
  return [
    { name: FILE_NAMES.report, text: reportJson(report), description: words.report, relationship: 'Data' },
    { name: FILE_NAMES.ledger, text: ledger(entries.events), description: words.ledger, relationship: 'Source' },
    ...(entries.spouseEvents === undefined ? [] : [spouse(ledger(entries.spouseEvents), words.spouseLedger)]),
    {
      name: FILE_NAMES.print,
      text: `${JSON.stringify({ locale, preview, demo, range })}\n`,
      description: words.print,
      relationship: 'Supplement',
    },
  ];
}

function spouse(text: string, description: string): EmbeddedFile {
  return { name: FILE_NAMES.spouseLedger, text, description, relationship: 'Source' };
}

/** A file may have them in any order, a book has them in time: both print the same bytes. Those of one moment keep theirs. */
function inTime(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const keyed = events.map((event) => ({ event, instant: parseInstant(event.at) }));
  const momentOf = ({ instant }: (typeof keyed)[number]) => (instant.ok ? instant.value : 0);
  return keyed.sort((a, b) => momentOf(a) - momentOf(b)).map(({ event }) => event);
}

const DESCRIPTIONS = {
  de: {
    report: 'Der versiegelte Bericht',
    ledger: 'Alle Buchungen, aus denen er berechnet ist',
    spouseLedger: 'Die Buchungen des Ehegatten',
    print: 'Sprache und Kennzeichen des Drucks',
  },
  en: {
    report: 'The sealed report',
    ledger: 'All entries it was computed from',
    spouseLedger: 'The entries of the spouse',
    print: 'Language and marks of the print',
  },
} as const;
