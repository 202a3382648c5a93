/** The tax report behind the page's one door: finds the report that is asked for and answers from it. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../lib/ledger/ledger-api.ts';
import type { FileRequest, ReportApi, ReportSource, ReportStage } from '../../lib/ledger/report-api.ts';
import type { OpenBook } from '../book/books.ts';
import type { Session } from '../ledger-service.ts';
import { eventFacts } from './event-facts.ts';
import { explainFigure } from './explain-figure.ts';
import { explainParts } from './explain-parts.ts';
import { createFileDesk } from './file-desk.ts';
import { reportJob, transactionsJob } from './file-jobs.ts';
import type { HeldReport } from './held-report.ts';
import { personData, setPersonData } from './kept-person.ts';
import type { FileJob, Renderer } from './renderer.ts';
import { createReportBuilder } from './report-builder.ts';
import { reportLines } from './report-lines.ts';
import { reportView } from './report-view.ts';
import { reportYears } from './report-years.ts';

export interface DeskDoors {
  readonly withSession: <T>(work: (live: Session) => Answer<T>) => Answer<T>;
  readonly withBook: <T>(book: Book, work: (open: OpenBook, live: Session) => Answer<T>) => Answer<T>;
  readonly renderer: Renderer;
}

export function createReportsDesk({ withSession, withBook, renderer }: DeskDoors): ReportApi {
  const builder = createReportBuilder();
  const files = createFileDesk(renderer);
  const withReport = <T>(
    source: ReportSource,
    work: (held: HeldReport) => Answer<T>,
    onStage?: (stage: ReportStage) => void,
  ): Answer<T> => {
    onStage?.('analyse');
    return withBook(source.kind === 'book' ? source.book : 'own', async (open, live) => {
      const year = source.kind === 'book' ? source.year : 0;
      const held = await builder.build({ open, live, year, onStage });
      return held.ok ? work(held.value) : held;
    });
  };
  const withJob = <T>(source: ReportSource, request: FileRequest, work: (job: FileJob) => Answer<T>): Answer<T> =>
    source.kind === 'book' && request.format === 'transactions'
      ? withBook(source.book, ({ loaded }) => work(transactionsJob(loaded, source.year, request)))
      : withReport(source, ({ report }) => work(reportJob(report, request)));
  return {
    taxReport: (source, onStage) => withReport(source, async (held) => ok(reportView(held, source)), onStage),
    reportLines: (source, query) => withReport(source, async ({ report }) => ok(reportLines(report, query))),
    explainFigure: (source, figure) => withReport(source, async ({ report }) => ok(explainFigure(report, figure))),
    explainParts: (source, figure, offset, limit) =>
      withReport(source, async ({ report }) => {
        const parts = explainParts(report, figure);
        return ok({ total: parts.length, offset, rows: parts.slice(offset, offset + limit) });
      }),
    eventFacts: (source, eventIds) =>
      withBook(source.kind === 'book' ? source.book : 'own', async ({ loaded }, { store }) => {
        const journal = await store.journal.list(loaded.book);
        return journal.ok ? eventFacts(store, loaded, journal.value, eventIds) : journal;
      }),
    makeFile: (source, request, onProgress) => {
      onProgress?.({ stage: 'report', share: 0 });
      return withJob(source, request, (job) => files.make(job, onProgress));
    },
    peekFile: (source, request) => withJob(source, request, files.peek),
    cancelFile: async () => files.cancel(),
    reportYears: (book) => withBook(book, async (open, live) => ok(reportYears(open, live.currentYear()))),
    personData: () => withSession(async ({ store }) => ok(await personData(store))),
    setPersonData: (person) => withSession(({ store }) => setPersonData(store, person)),
  };
}
