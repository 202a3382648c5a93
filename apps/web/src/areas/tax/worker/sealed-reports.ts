/**
 * Sealed reports: freezing a report with its inputs, reading it back, computing it again, and telling what the ledger of
 * today would make of it. The content is the report's JSON file, byte for byte, so its hash is that of the file.
 */
import { defined, err, isRecord, ok, type Result } from '@cryptax/kernel';
import { type LedgerEvent, parseLedgerFile, printLedgerFile } from '@cryptax/ledger';
import { explainDifference, reportId } from '@cryptax/reports';
import type { Book, ReportRecord, ReportSummary, Store } from '@cryptax/store';
import { type DeclaredYear, type TaxYearReport, verifyReport } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { Recheck, SealedReport, SealedState } from '../report-types.ts';
import { fromWriter } from './file-maker.ts';
import { countOfYear, type HeldReport } from './report-builder.ts';
import { soldOf } from './report-view.ts';
import type { ReportWriter } from './report-writer.ts';

/** What a sealed report was computed from, as one text: a ledger file, or the two of a couple. */
interface SealedInputs {
  readonly events: readonly LedgerEvent[];
  readonly spouseEvents?: readonly LedgerEvent[];
}

const COUPLE = 'cryptax-couple';

function printInputs({ events, spouseEvents }: SealedInputs): string {
  const ledger = printLedgerFile({ events });
  if (spouseEvents === undefined) return ledger;
  return JSON.stringify({ format: COUPLE, ledger, spouseLedger: printLedgerFile({ events: spouseEvents }) });
}

function readInputs(text: string): SealedInputs | null {
  const couple = coupleOf(text);
  if (couple === null) {
    const events = eventsOf(text);
    return events === null ? null : { events };
  }
  const [events, spouseEvents] = [eventsOf(couple.ledger), eventsOf(couple.spouseLedger)];
  return events === null || spouseEvents === null ? null : { events, spouseEvents };
}

/** A ledger file of one person is not read twice: it begins otherwise. */
function coupleOf(text: string): { readonly ledger: string; readonly spouseLedger: string } | null {
  if (!text.startsWith(`{"format":"${COUPLE}"`)) return null;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return null;
  const { ledger, spouseLedger } = value;
  return typeof ledger === 'string' && typeof spouseLedger === 'string' ? { ledger, spouseLedger } : null;
}

function eventsOf(text: string): readonly LedgerEvent[] | null {
  const file = parseLedgerFile(text);
  return file.ok ? file.value.events : null;
}

const SHOWN_EFFECTS = 50;
const SHOWN_PATHS = 12;

export async function sealReport(
  store: Store,
  writer: ReportWriter,
  book: Book,
  { sealed: asked, events, spouseEvents }: HeldReport,
): Promise<Result<SealedReport, LedgerError>> {
  const report = await asked();
  const { file } = writer.write({ kind: 'report', report, options: { format: 'json', locale: 'de' } }, () => undefined);
  const written = await fromWriter(file);
  if (!written.ok) return written;
  const { bytes, mediaType } = written.value;
  const sealed = await store.reports.seal({
    id: `${book}:${reportId(report)}`,
    book,
    year: report.frame.year,
    title: reportId(report),
    mediaType,
    content: new TextDecoder().decode(bytes),
    inputs: printInputs({ events, ...defined({ spouseEvents }) }),
  });
  return sealed.ok ? ok({ ...summaryOf(sealed.value), state: { kind: 'same' } }) : sealed;
}

export interface SealedCache {
  readonly open: (store: Store, id: string) => Promise<Result<HeldReport, LedgerError>>;
  readonly remove: (store: Store, id: string) => Promise<Result<void, LedgerError>>;
}

/** The sealed report that is being looked at, so that each window into it does not read it again; it never changes. */
export function createSealedCache(): SealedCache {
  let last: { readonly id: string; readonly held: HeldReport } | undefined;
  return {
    open: async (store, id) => {
      if (last?.id === id) return ok(last.held);
      const opened = await openSealed(store, id);
      if (opened.ok) last = { id, held: opened.value };
      return opened;
    },
    remove: (store, id) => {
      last = undefined;
      return store.reports.remove(id);
    },
  };
}

async function openSealed(store: Store, id: string): Promise<Result<HeldReport, LedgerError>> {
  const record = await readRecord(store, id);
  if (!record.ok) return record;
  const report = reportOf(record.value);
  const { events, spouseEvents } = readInputs(record.value.inputs) ?? { events: [] };
  return ok({
    report,
    sold: soldOf(report),
    sealed: async () => report,
    made: 0,
    events,
    ...defined({ spouseEvents }),
    eventsOfYear: countOfYear(events, report.frame.year),
    isDemo: record.value.book === 'demo',
  });
}

/** Gain and income of a sealed report, as they went into the return. */
export async function sealedFigures(store: Store, id: string): Promise<Result<DeclaredYear, LedgerError>> {
  const record = await readRecord(store, id);
  if (!record.ok) return record;
  const { privateSales, income } = reportOf(record.value).summary.assessed;
  return ok({ privateSales: privateSales.net, income: income.net });
}

/** `fresh` is the report of the same year by the ledger, settings and profile of today. */
export async function sealedState(
  store: Store,
  id: string,
  after: readonly LedgerEvent[],
  fresh: (year: number) => Promise<Result<HeldReport, LedgerError>>,
): Promise<SealedState> {
  const record = await readRecord(store, id);
  if (!record.ok) return { kind: 'damaged' };
  const live = await fresh(record.value.year);
  if (!live.ok) return { kind: 'unknown' };
  const before = readInputs(record.value.inputs)?.events ?? [];
  const difference = explainDifference(reportOf(record.value), await live.value.sealed(), { before, after });
  if (difference.isSame && difference.effects.length === 0) return { kind: 'same' };
  const effects = difference.effects.slice(0, SHOWN_EFFECTS);
  const wanted = new Set(effects.flatMap(({ causes }) => causes));
  const causes = difference.causes.filter(({ eventId }) => wanted.has(eventId));
  const moreEffects = difference.effects.length - effects.length;
  return { kind: 'changed', difference: { ...difference, effects, causes }, moreEffects };
}

export async function recheckSealed(store: Store, id: string): Promise<Result<Recheck, LedgerError>> {
  const record = await readRecord(store, id);
  if (!record.ok) {
    const { code } = record.error;
    return code === 'report.damaged' ? ok({ isIntact: false, isReproduced: null, differences: [] }) : record;
  }
  const inputs = readInputs(record.value.inputs);
  if (inputs === null) return ok({ isIntact: true, isReproduced: null, differences: [] });
  const verified = verifyReport(reportOf(record.value), inputs.events, inputs.spouseEvents);
  if (!verified.ok) return ok({ isIntact: true, isReproduced: false, differences: [] });
  const { agrees, differences } = verified.value;
  const paths = differences.slice(0, SHOWN_PATHS).map(({ path }) => path);
  return ok({ isIntact: true, isReproduced: agrees, differences: paths });
}

export function summaryOf({ id, year, title, sealedAt, sha256 }: ReportSummary): Omit<SealedReport, 'state'> {
  return { id, year, title, sealedAt, sha256 };
}

async function readRecord(store: Store, id: string): Promise<Result<ReportRecord, LedgerError>> {
  const record = await store.reports.open(id);
  if (!record.ok) return record;
  return record.value === undefined ? err({ code: 'report.missing' }) : ok(record.value);
}

/** Written by us and proven by its hash. */
function reportOf({ content }: ReportRecord): TaxYearReport {
  return JSON.parse(content) as TaxYearReport;
}
