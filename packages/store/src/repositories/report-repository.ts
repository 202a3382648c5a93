/**
 * Sealed reports: what was handed out, word for word. A report is written once and carries the hash of its
 * content, so a later reader sees that it is the same one. Sealing and removing are noted in the journal; neither is a
 * step of undo, because a report that was handed out does not become unwritten.
 */
import { err, ok, type Result, sha256Hex } from '@cryptax/kernel';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import { BOOKS, type Book, type ReportRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { recordNote } from './journal-entries.ts';

export type NewReport = Omit<ReportRecord, 'sealedAt' | 'sha256'>;
export type ReportSummary = Omit<ReportRecord, 'content' | 'inputs'>;

export interface ReportRepository {
  readonly seal: (report: NewReport) => Promise<Result<ReportRecord, StoreError>>;
  /** Newest first, without the content. */
  readonly list: (book: Book) => Promise<Result<readonly ReportSummary[], StoreError>>;
  /** The report, or `report.damaged` if its content is not what was sealed. */
  readonly open: (id: string) => Promise<Result<ReportRecord | undefined, StoreError>>;
  /** Takes a report away for good; one that is not there counts as taken away. */
  readonly remove: (id: string) => Promise<Result<void, StoreError>>;
  /** What another device of the account sealed or took away. A content that is not what was sealed is left out. */
  readonly receive: (put: readonly ReportRecord[], remove: readonly string[]) => Promise<Result<void, StoreError>>;
}

export function createReportRepository(context: StoreContext): ReportRepository {
  const { db, notices } = context;
  return {
    seal: async (report) => {
      const sha256 = await sha256Hex(new TextEncoder().encode(report.content));
      const record: ReportRecord = { ...report, sealedAt: context.now(), sha256 };
      const result = await write(context, ['reports', 'heads', 'journal'], async () => {
        if (await db.reports.get(report.id)) return err({ code: 'report.exists', id: report.id });
        await db.reports.put(record);
        await recordNote(context, report.book, { kind: 'seal', why: 'seal', subjects: [report.title] });
        return ok(record);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'reports' });
      return result;
    },
    list: (book) =>
      read(context, ['reports'], async () => {
        const found: ReportSummary[] = [];
        // One after the other: a report can be large, and only its head is kept.
        await db.reports.each((report) => {
          if (!RECORD_GUARDS.reports(report) || report.book !== book) return;
          const { content: _, inputs: __, ...summary } = report;
          found.push(summary);
        });
        return found.sort((a, b) => (a.sealedAt < b.sealedAt ? 1 : -1));
      }),
    open: async (id) => {
      const found = await read(context, ['reports'], async () => db.reports.get(id));
      if (!found.ok || !found.value) return found;
      const sha256 = await sha256Hex(new TextEncoder().encode(found.value.content));
      return sha256 === found.value.sha256 ? found : err({ code: 'report.damaged', id });
    },
    remove: async (id) => {
      const result = await write(context, ['reports', 'heads', 'journal'], async () => {
        const report = await db.reports.get(id);
        if (report === undefined) return ok(undefined);
        await db.reports.delete(id);
        await recordNote(context, bookOf(report), { kind: 'unseal', why: 'remove', subjects: [String(report.title)] });
        return ok(undefined);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'reports' });
      return result;
    },
    receive: async (put, remove) => {
      if (put.length + remove.length === 0) return ok(undefined);
      const sound: ReportRecord[] = [];
      for (const report of put) {
        const sha256 = await sha256Hex(new TextEncoder().encode(report.content));
        if (RECORD_GUARDS.reports(report) && sha256 === report.sha256) sound.push(report);
      }
      const result = await write(context, ['reports'], async () => {
        await db.reports.bulkPut(sound);
        await db.reports.bulkDelete([...remove]);
        return ok(undefined);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'reports' });
      return result;
    },
  };
}

/** A damaged record may name no book; taking it away is noted all the same. */
function bookOf({ book }: ReportRecord): Book {
  return BOOKS.includes(book) ? book : 'own';
}
