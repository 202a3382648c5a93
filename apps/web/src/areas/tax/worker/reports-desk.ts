/** The tax report behind the page's one door: finds the report that is asked for and answers from it. */
import { err, ok } from '@cryptax/kernel';
import type { Answer } from '../../../platform/ledger/ledger-api.ts';
import type { Doors } from '../../../platform/ledger/worker/doors.ts';
import type { ReportApi } from '../report-api.ts';
import type { FileRequest } from '../report-files-api.ts';
import type { ReportSource, ReportStage } from '../report-view-api.ts';
import { eventFacts } from './event-facts.ts';
import { explainFigure } from './explain-figure.ts';
import { explainParts } from './explain-parts.ts';
import { createFileDesk } from './file-desk.ts';
import { reportJob, transactionsJob } from './file-jobs.ts';
import type { HeldReport } from './held-report.ts';
import { personData, setPersonData } from './kept-person.ts';
import { createPackDesk, packContent } from './pack-desk.ts';
import { createReportBuilder } from './report-builder.ts';
import { reportLines } from './report-lines.ts';
import { reportView } from './report-view.ts';
import type { FileJob, ReportWriter } from './report-writer.ts';
import { reportYears } from './report-years.ts';
import { createSealedCache, recheckSealed, sealedState, sealReport, summaryOf } from './sealed-desk.ts';

type BookSource = Extract<ReportSource, { kind: 'book' }>;

export function createReportsDesk({ withSession, withBook, editing }: Doors, writer: ReportWriter): ReportApi {
  const builder = createReportBuilder();
  const files = createFileDesk(writer);
  const packs = createPackDesk(writer);
  const sealed = createSealedCache();

  const withReport = <T>(
    source: ReportSource,
    work: (held: HeldReport) => Answer<T>,
    onStage?: (stage: ReportStage) => void,
  ): Answer<T> => {
    onStage?.('analyse');
    switch (source.kind) {
      case 'book':
        return withBook(source.book, async (open, live) => {
          const held = await builder.build({ open, live, year: source.year, onStage });
          return held.ok ? work(held.value) : held;
        });
      case 'sealed':
        return withSession(async ({ store }) => {
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
      : withReport(source, (held) => work(reportJob(held, request)));
  /** Only the report of a book of this browser can be sealed or packed. */
  const ofBook = <T>(source: ReportSource, work: (live: BookSource) => Answer<T>): Answer<T> =>
    source.kind === 'book' ? work(source) : Promise.resolve(err({ code: 'report.missing' }));

  return {
    taxReport: (source, onStage) => withReport(source, async (held) => ok(reportView(held, source)), onStage),
    reportLines: (source, query) => withReport(source, async (held) => ok(reportLines(held, query))),
    explainFigure: (source, figure) => withReport(source, async ({ report }) => ok(explainFigure(report, figure))),
    explainParts: (source, figure, offset, limit) =>
      withReport(source, async ({ report }) => {
        const parts = explainParts(report, figure);
        return ok({ total: parts.length, offset, rows: parts.slice(offset, offset + limit) });
      }),
    eventFacts: (source, eventIds) =>
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
    makeFile: (source, request, onProgress) => {
      onProgress?.({ stage: 'report', share: 0 });
      return withJob(source, request, (job) => files.make(job, onProgress));
    },
    peekFile: (source, request) => withJob(source, request, files.peek),
    cancelFile: async () => files.cancel(),
    reportYears: (book) => withBook(book, async (open, live) => ok(reportYears(open, live.currentYear()))),
    createPack: (source, passphrase, remark) =>
      ofBook(source, ({ book }) =>
        withReport(source, (held) =>
          withSession(async ({ store, now }) => {
            const journal = await store.journal.list(book);
            if (!journal.ok) return journal;
            const content = packContent({ held, journal: journal.value, remark, createdAt: now() });
            return files.make({ kind: 'pack', content, passphrase });
          }),
        ),
      ),
    openPack: (file, passphrase) => packs.open(file, passphrase),
    packInfo: async (packId) => packs.info(packId),
    sealReport: (source) =>
      ofBook(source, ({ book }) =>
        withReport(source, (held) => withSession(({ store }) => sealReport(store, writer, book, held))),
      ),
    sealedReports: (book) =>
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
    recheckReport: (id) => withSession(({ store }) => recheckSealed(store, id)),
    removeSealed: (id) => withSession(({ store }) => sealed.remove(store, id)),
    personData: () => withSession(async ({ store }) => ok(await personData(store))),
    setPersonData: (person) => editing(({ store }) => setPersonData(store, person)),
  };
}
