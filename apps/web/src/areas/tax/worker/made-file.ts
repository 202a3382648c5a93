/** A file from the writer as the page gets it. One that could not be written is told with its cause; nothing else is harmed. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { RenderedFile } from '@cryptax/reports';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { MadeFile } from '../report-file-types.ts';

export async function madeFile(file: Promise<RenderedFile>): Promise<Result<MadeFile, LedgerError>> {
  const written = await fromWriter(file);
  if (!written.ok) return written;
  const { fileName, mediaType, bytes } = written.value;
  return ok({ fileName, mediaType, blob: new Blob([bytes], { type: mediaType }) });
}

/** The writer works in a thread of its own, which can end in the middle. */
export async function fromWriter<T>(file: Promise<T>): Promise<Result<T, LedgerError>> {
  try {
    return ok(await file);
  } catch (error) {
    return err({ code: 'report.failed', cause: String(error) });
  }
}
