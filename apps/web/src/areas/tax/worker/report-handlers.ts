/** The tax report for the page: finds the report that is asked for and answers from it. */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { Book, JournalRecord, Store, StoreError } from '@cryptax/store';
import type { YearCertainty } from '@cryptax/tax-de';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { readTouches } from '../../../platform/ledger/worker/touched-events.ts';
import { originOf } from '../../entries/worker/query/event-detail.ts';
import type { EventFacts, ExplainPart, Explanation, FigureId } from '../explain-types.ts';
import type {
  FileProgress,
  FileRequest,
  LineQuery,
  LineWindow,
  MadeFile,
  OpenPack,
  PdfCheck,
  Recheck,
  ReportList,
  ReportLists,
  ReportPrints,
  ReportSource,
  ReportStage,
  ReportView,
  ReportYear,
  SealedReport,
} from '../report-types.ts';
import type { PersonData, YearTimeline } from '../screen-types.ts';
import { personData, setPersonData } from './beside-entries.ts';
import { explainFigure } from './explain-figure.ts';
import { explainParts } from './explain-parts.ts';
import { checkPdf, createFileMaker } from './file-maker.ts';
import { type OpenPacks, packContent } from './open-packs.ts';
import { createReportBuilder, type HeldReport } from './report-builder.ts';
import { reportLines, reportView, reportYears, yearTimeline } from './report-view.ts';
import type { ReportWriter } from './report-writer.ts';
import { createSealedCache, recheckSealed, sealedState, sealReport, summaryOf } from './sealed-reports.ts';
import { jointRange } from './spouse.ts';
import { transactionsTable } from './transactions-table.ts';
import type { FileJob } from './write-file.ts';

type BookSource = Extract<ReportSource, { kind: 'book' }>;

export function createReportHandlers(
  { withLedger, withBook, editing }: WorkerContext,
  writer: ReportWriter,
  certainty: BookCertainty,
  beside: BookCertainty,
  packs: OpenPacks,
) {
  const builder = createReportBuilder();
  const files = createFileMaker(writer);
  const sealed = createSealedCache();

  const withReport = <T>(
    source: ReportSource,
    work: (held: HeldReport) => Answer<T>,
    onStage?: (stage: ReportStage) => void,
    isHeld = true,
  ): Answer<T> => {
    onStage?.('analyse');
    switch (source.kind) {
      case 'book':
        return withBook(source.book, async (open, live) => {
          const held = await builder.build({ open, live, year: source.year, onStage, isHeld });
          return held.ok ? work(held.value) : held;
        });
      case 'sealed':
        return withLedger(async ({ store }) => {
          const held = await sealed.open(store, source.id);
          return held.ok ? work(held.value) : held;
        });
      case 'pack': {
        const held = packs.held(source.packId);
        return held.ok ? work(held.value) : Promise.resolve(held);
      }
    }
  };
  const withJob = <T>(source: ReportSource, request: FileRequest, work: (job: FileJob) => Answer<T>): Answer<T> =>
    source.kind === 'book' && request.format === 'transactions'
      ? withBook(source.book, ({ loaded }) => work(transactionsJob(loaded, source.year, request)))
      : withReport(source, async (held) => work(await reportJob(held, request, await rangeOf(source, held))));
  /** Only a book of this browser has questions that are still open. */
  const rangeOf = async (source: ReportSource, { report }: HeldReport): Promise<YearCertainty | undefined> => {
    // What is open in the other book of a couple is nothing that this one lacks.
    if (source.kind !== 'book' || (report.completeness.complete && !report.summary.joint)) return undefined;
    const known = await withBook(source.book, (open, live) => certainty(open, live));
    const own = known.ok ? known.value.certainty.years[String(source.year)] : undefined;
    if (own === undefined || !report.summary.joint || report.summary.spouse === null) return own;
    // The tax of a couple is one: that of this person alone would be no end of it.
    const both = await withBook(source.book, (open, live) => jointRange(open, live, source.year, [certainty, beside]));
    const { tax: _alone, ...sums } = own;
    return both.ok && both.value !== undefined ? { ...sums, tax: both.value } : sums;
  };
  /** Only the report of a book of this browser can be sealed or packed. */
  const ofBook = <T>(source: ReportSource, work: (live: BookSource) => Answer<T>): Answer<T> =>
    source.kind === 'book' ? work(source) : Promise.resolve(err({ code: 'report.missing' }));

  return {
    /** The report of a source; `onStage` hears each step of the work as it begins. */
    taxReport: (source: ReportSource, onStage?: (stage: ReportStage) => void): Answer<ReportView> =>
      withReport(source, async (held) => ok(reportView(held, source)), onStage),
    /** The same for a year that nobody looks at yet: it takes the place of none that somebody does. */
    reportAhead: (source: ReportSource): Answer<ReportView> =>
      withReport(source, async (held) => ok(reportView(held, source)), undefined, false),
    /** Computed when asked for: over a large ledger that takes as long as the report itself. */
    reportPrints: (source: ReportSource): Answer<ReportPrints> =>
      withReport(source, async (held) => {
        const { inputHash, seal, method } = await held.sealed();
        return ok({ inputHash, seal, method });
      }),
    reportLines: <L extends ReportList>(
      source: ReportSource,
      query: LineQuery<L>,
    ): Answer<LineWindow<ReportLists[L]>> => withReport(source, async (held) => ok(reportLines(held, query))),
    /** Day by day; coins that become free are those of the book as it is today, a sealed report or a pack knows none. */
    yearTimeline: (source: ReportSource): Answer<YearTimeline> =>
      withReport(source, async ({ report }) => {
        const make = (held: Parameters<typeof yearTimeline>[2]) =>
          ok(yearTimeline(report.frame.year, report.lots, held));
        return source.kind === 'book'
          ? withBook(source.book, async ({ loaded }) => make(loaded.engine.openLots()))
          : make([]);
      }),
    explainFigure: (source: ReportSource, figure: FigureId): Answer<Explanation> =>
      withReport(source, async ({ report }) => ok(explainFigure(report, figure))),
    explainParts: (
      source: ReportSource,
      figure: FigureId,
      offset: number,
      limit: number,
    ): Answer<LineWindow<ExplainPart>> =>
      withReport(source, async ({ report }) => {
        const parts = explainParts(report, figure);
        return ok({ total: parts.length, offset, rows: parts.slice(offset, offset + limit) });
      }),
    /** In the order asked for; an event that is no longer there is left out. */
    eventFacts: (source: ReportSource, eventIds: readonly string[]): Answer<readonly EventFacts[]> =>
      source.kind === 'book'
        ? withBook(source.book, async ({ loaded }, { store }) => {
            const journal = await store.journal.list(loaded.book);
            return journal.ok ? eventFacts(store, loaded, journal.value, eventIds) : journal;
          })
        : withReport(source, async ({ events }) => {
            const wanted = new Set(eventIds);
            const found = events.filter(({ id }) => wanted.has(id));
            return ok(found.map((event) => ({ event, valuations: [], isEdited: false })));
          }),
    /** Writes one file at a time, in a thread of its own. */
    makeFile: (
      source: ReportSource,
      request: FileRequest,
      onProgress?: (progress: FileProgress) => void,
    ): Answer<MadeFile> => {
      onProgress?.({ stage: 'report', share: 0 });
      return withJob(source, request, (job) => files.make(job, onProgress));
    },
    /** The same file of several years, one after the other, as one archive. */
    makeYears: async (
      book: Book,
      years: readonly number[],
      request: FileRequest,
      onProgress?: (progress: FileProgress) => void,
    ): Answer<MadeFile> => {
      const made: { fileName: string; bytes: Uint8Array }[] = [];
      const progress = (share: number) =>
        onProgress?.({ stage: 'render', share: (made.length + share) / years.length });
      for (const year of years) {
        progress(0);
        const file = await withJob({ kind: 'book', book, year }, request, (job) =>
          files.make(job, ({ share }) => progress(share)),
        );
        if (!file.ok) return file;
        made.push({ fileName: file.value.fileName, bytes: new Uint8Array(await file.value.blob.arrayBuffer()) });
      }
      const fileName = `Reports_${Math.min(...years)}-${Math.max(...years)}.zip`;
      return files.make({ kind: 'archive', fileName, files: made });
    },
    /** The beginning of a text file, written beside whatever else is being written. */
    peekFile: (source: ReportSource, request: FileRequest): Answer<string> => withJob(source, request, files.peek),
    /** Stops the file that is being written; its request answers `report.cancelled`. */
    cancelFile: async (): Promise<void> => files.cancel(),
    /** Every year that the ledger touches, and the running one, newest first. */
    reportYears: (book: Book): Answer<readonly ReportYear[]> =>
      withBook(book, async (open, live) => ok(reportYears(open, live.currentYear()))),
    /** The report with ledger, journal and remark, locked with a passphrase; read by `openPack` in any browser. */
    createPack: (source: ReportSource, passphrase: string, remark: string): Answer<MadeFile> =>
      ofBook(source, ({ book }) =>
        withReport(source, (held) =>
          withLedger(async ({ store, now }) => {
            const journal = await store.journal.list(book);
            if (!journal.ok) return journal;
            const report = await held.sealed();
            const content = packContent({ report, held, journal: journal.value, remark, createdAt: now() });
            return files.make({ kind: 'pack', content, passphrase });
          }),
        ),
      ),
    openPack: (file: File, passphrase: string): Answer<OpenPack> => packs.open(file, passphrase),
    /** Checks the PDF of a report with nothing but itself; no data of this browser is asked. */
    checkPdf: (file: File): Answer<PdfCheck> => checkPdf(writer, file),
    /** The pack as it was shown when it was opened. */
    packInfo: async (packId: string): Answer<OpenPack> => packs.info(packId),
    sealReport: (source: ReportSource): Answer<SealedReport> =>
      ofBook(source, ({ book }) =>
        withReport(source, (held) => withLedger(({ store }) => sealReport(store, writer, book, held))),
      ),
    /** Newest first, each with what the ledger of today would make of it. */
    sealedReports: (book: Book): Answer<readonly SealedReport[]> =>
      withBook(book, async (open, live) => {
        const list = await live.store.reports.list(book);
        if (!list.ok) return list;
        const fresh = (year: number) => builder.build({ open, live, year });
        const states = list.value.map(async (summary) => ({
          ...summaryOf(summary),
          state: await sealedState(live.store, summary.id, open.loaded.valued, fresh),
        }));
        return ok(await Promise.all(states));
      }),
    /** Computes a sealed report again from its frozen inputs. */
    recheckReport: (id: string): Answer<Recheck> => withLedger(({ store }) => recheckSealed(store, id)),
    removeSealed: (id: string): Answer<void> => withLedger(({ store }) => sealed.remove(store, id)),
    personData: (): Answer<PersonData> => withLedger(async ({ store }) => ok(await personData(store))),
    /** `base` is what the form was opened with. */
    setPersonData: (person: PersonData, base?: PersonData): Answer<void> =>
      editing(({ store }) => setPersonData(store, person, base)),
  };
}

/** From what a screen asks for to what the writer needs: separators and numbers follow the language unless chosen. */

/** Files of the demo ledger say so on every page. A PDF carries the entries, so that it proves itself. */
async function reportJob(
  { sealed, events, spouseEvents, isDemo }: HeldReport,
  { format, ...options }: FileRequest,
  range: YearCertainty | undefined,
): Promise<FileJob> {
  const real = format === 'transactions' ? 'csv' : format;
  const entries = real === 'pdf' ? { entries: { events, ...defined({ spouseEvents }) } } : {};
  return {
    kind: 'report',
    report: await sealed(),
    options: { ...options, ...entries, ...defined({ range }), format: real, demo: isDemo },
  };
}

function transactionsJob(loaded: LoadedBook, year: number, request: FileRequest): FileJob {
  const { locale, numbers = locale, separator = locale === 'de' ? ';' : ',' } = request;
  return {
    kind: 'table',
    fileName: `Transactions_${year}.csv`,
    table: transactionsTable(loaded, year, locale),
    dialect: { separator, numbers },
  };
}

/** Events under a figure: as valued, how the value was found, and the row of the file they were made from. */
async function eventFacts(
  store: Store,
  book: LoadedBook,
  journal: readonly JournalRecord[],
  eventIds: readonly string[],
): Promise<Result<readonly EventFacts[], StoreError>> {
  const isAbout = await readTouches(store, book, journal);
  if (!isAbout.ok) return isAbout;
  const facts: EventFacts[] = [];
  for (const id of eventIds) {
    const event = book.valued[book.place.get(id) ?? -1];
    if (event === undefined) continue;
    const origin = await originOf(store, book, event);
    if (!origin.ok) return origin;
    facts.push({
      event,
      valuations: book.valuations.get(id) ?? [],
      ...defined({ origin: origin.value }),
      isEdited: journal.some((entry) => isEdit(entry) && isAbout.value(entry, id)),
    });
  }
  return ok(facts);
}

/** Entering an event is no change of it. */
const NO_EDIT: ReadonlySet<string> = new Set(['import', 'add']);

function isEdit({ kind, state }: JournalRecord): boolean {
  return !NO_EDIT.has(kind) && (state === 'done' || state === 'archived');
}
