/**
 * Files of sealed reports in the account, for the public API. They are made on this device, as every file is, and only when
 * the user asks for it: unlike the figures they bear his name. What is laid there again replaces what lay there.
 */
import { MAX_REPORT_FILE_BYTES, SEALED_TITLE } from '@cryptax/api-contract';
import { err, ok, type Result, sha256Hex, toBase64 } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { MadeFile, SealedReport } from '../../tax/report-types.ts';
import { failureOf } from './cloud.ts';
import { rowId } from './cloud-rows.ts';

const FORMATS = ['pdf', 'xlsx', 'csv', 'xml', 'json'] as const;

export interface ReportOwner {
  readonly client: SupabaseClient;
  readonly userId: string;
}

export interface SharedFiles {
  readonly reports: number;
  readonly files: number;
  /** Names of files that an account has no room for. */
  readonly tooLarge: readonly string[];
}

export async function shareReports(
  api: LedgerApi,
  owner: ReportOwner,
  locale: Locale,
): Promise<Result<SharedFiles, SyncFailure>> {
  const sealed = await api.sealedReports('own');
  if (!sealed.ok) return err({ code: 'store', cause: sealed.error.code });
  const ids: string[] = [];
  const tooLarge: string[] = [];
  for (const report of sealed.value) {
    for (const format of FORMATS) {
      const file = await api.makeFile({ kind: 'sealed', id: report.id }, { format, locale });
      if (!file.ok) return err({ code: 'store', cause: file.error.code });
      if (file.value.blob.size > MAX_REPORT_FILE_BYTES) {
        tooLarge.push(file.value.fileName);
        continue;
      }
      const row = await rowOf(owner.userId, report, format, file.value);
      const { error, status } = await owner.client.from('tax_reports').upsert(row);
      if (error !== null) return err(failureOf(error, status));
      ids.push(row.id);
    }
  }
  const removed = await removeFiles(owner, new Set(ids));
  return removed.ok ? ok({ reports: sealed.value.length, files: ids.length, tooLarge }) : removed;
}

/** Takes every file of a report out of the account; the figures of the years stay. */
export function unshareReports(owner: ReportOwner): Promise<Result<void, SyncFailure>> {
  return removeFiles(owner, new Set());
}

export async function countShared({ client }: ReportOwner): Promise<Result<number, SyncFailure>> {
  const { data, error, status } = await client.from('tax_reports').select('id').like('title', `${SEALED_TITLE}%`);
  return error === null ? ok(data.length) : err(failureOf(error, status));
}

async function removeFiles(
  { client, userId }: ReportOwner,
  kept: ReadonlySet<string>,
): Promise<Result<void, SyncFailure>> {
  const { data, error, status } = await client.from('tax_reports').select('id').like('title', `${SEALED_TITLE}%`);
  if (error !== null) return err(failureOf(error, status));
  for (const { id } of data) {
    if (kept.has(String(id))) continue;
    const gone = await client.from('tax_reports').delete().eq('user_id', userId).eq('id', id);
    if (gone.error !== null) return err(failureOf(gone.error, gone.status));
  }
  return ok(undefined);
}

async function rowOf(userId: string, { id, year, title }: SealedReport, format: string, file: MadeFile) {
  const bytes = new Uint8Array(await file.blob.arrayBuffer());
  const type = file.mediaType.split(';')[0] ?? '';
  return {
    id: await rowId(userId, `${id} ${format}`),
    user_id: userId,
    year,
    title: `${title} ${file.fileName}`,
    media_type: type,
    // Bytes as they are: read as text, a CSV would lose the mark by which spreadsheets know its encoding.
    content: `data:${type};base64,${toBase64(bytes)}`,
    sha256: await sha256Hex(bytes),
  };
}
