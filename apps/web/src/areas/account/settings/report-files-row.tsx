/** Files of sealed reports for the API: laid into the account by the user's own hand, and taken out again. */
import { MAX_REPORT_FILE_BYTES, SEALED_TITLE } from '@cryptax/api-contract';
import { err, ok, type Result, sha256Hex, toBase64 } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { session } from '../../../platform/session/session.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import type { MadeFile, SealedReport } from '../../tax/report-types.ts';
import { accountClient } from '../client.ts';
import { failureOf } from '../sync/cloud.ts';
import { rowId } from '../sync/cloud-rows.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { reportFilesStrings } from './account-strings.ts';

export function ReportFilesRow() {
  const t = useStrings(reportFilesStrings);
  const failures = useStrings(syncStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const owner = reportOwner();
    if (owner !== undefined) void countShared(owner).then((found) => found.ok && setCount(found.value));
  }, []);
  const [isSharing, share] = useAction(async () => {
    const owner = reportOwner();
    if (owner === undefined) return;
    const shared = await shareReports(ledger, owner, locale);
    if (!shared.ok) return void notices.info(failures(shared.error.code));
    const { reports, files, tooLarge } = shared.value;
    setCount(files);
    if (tooLarge.length > 0) return void notices.info(t('too-large', { names: tooLarge.join(', ') }));
    if (reports === 0) notices.info(t('nothing'));
    else notices.success(t('shared', { count: files }));
  });
  const [isRemoving, remove] = useAction(async () => {
    const owner = reportOwner();
    if (owner === undefined) return;
    const removed = await unshareReports(owner);
    if (!removed.ok) return void notices.info(failures(removed.error.code));
    setCount(0);
    notices.success(t('removed'));
  });
  return (
    <SettingRow label={t('files')} note={count === 0 ? t('note') : `${t('count', { count })} ${t('note')}`}>
      {count > 0 && (
        <Button loading={isRemoving} disabled={isSharing} onClick={remove}>
          {t('remove')}
        </Button>
      )}
      <Button loading={isSharing} disabled={isRemoving} onClick={share}>
        {t(count === 0 ? 'share' : 'again')}
      </Button>
    </SettingRow>
  );
}

function reportOwner(): ReportOwner | undefined {
  const who = session.get();
  return who.kind === 'signed-in' ? { client: accountClient(), userId: who.userId } : undefined;
}

const FORMATS = ['pdf', 'xlsx', 'csv', 'xml', 'json'] as const;

interface ReportOwner {
  readonly client: SupabaseClient;
  readonly userId: string;
}

interface SharedFiles {
  readonly reports: number;
  readonly files: number;
  /** Names of files that an account has no room for. */
  readonly tooLarge: readonly string[];
}

/**
 * Files of sealed reports in the account, for the public API. They are made on this device, as every file is, and only when
 * the user asks for it: unlike the figures they bear his name. What is laid there again replaces what lay there.
 */
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

async function countShared({ client }: ReportOwner): Promise<Result<number, SyncFailure>> {
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
