/**
 * What the report's own worker does for a screen. Files are made one at a time: a new request ends the one before,
 * cancelling ends it without another.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { PdfVerification, RenderedFile } from '@cryptax/reports';
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { FileProgress, MadeFile, PdfCheck } from '../report-types.ts';
import type { ReportWriter } from './report-writer.ts';
import type { FileJob } from './write-file.ts';

export interface FileMaker {
  readonly make: (
    job: FileJob,
    onProgress?: (progress: FileProgress) => void,
  ) => Promise<Result<MadeFile, LedgerError>>;
  /** The first characters of a text file, without touching the file that is being written. */
  readonly peek: (job: FileJob) => Promise<Result<string, LedgerError>>;
  readonly cancel: () => void;
}

const PEEKED_BYTES = 6_000;

const CANCELLED = err({ code: 'report.cancelled' as const });

export function createFileMaker({ write }: ReportWriter): FileMaker {
  let cancelRunning: () => void = () => undefined;
  return {
    make: async (job, onProgress) => {
      cancelRunning();
      const writing = write(job, (share) => onProgress?.({ stage: 'render', share }));
      const cancelled = new Promise<typeof CANCELLED>((resolve) => {
        cancelRunning = () => {
          writing.stop();
          resolve(CANCELLED);
        };
      });
      return Promise.race([cancelled, madeFile(writing.file)]);
    },
    peek: async (job) => {
      const written = await fromWriter(write(job, () => undefined).file);
      return written.ok ? ok(new TextDecoder().decode(written.value.bytes.subarray(0, PEEKED_BYTES))) : written;
    },
    cancel: () => cancelRunning(),
  };
}

/**
 * A file from the writer as the page gets it. One that could not be written is reported with its cause; nothing else is
 * harmed.
 */
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

/** Larger than any report; reading it would only fill the memory. */
const SIZE_LIMIT = 500_000_000;

/** Says in one word how a PDF of a report stands: unchanged, changed, or made by other rules than those of today. */
export async function checkPdf({ verifyPdf }: ReportWriter, file: Blob): Answer<PdfCheck> {
  if (file.size > SIZE_LIMIT) return ok({ kind: 'not-a-report' });
  const checked = await fromWriter(file.arrayBuffer().then((bytes) => verifyPdf(new Uint8Array(bytes))));
  if (!checked.ok) return checked;
  const result = checked.value;
  if (!result.ok) return ok({ kind: result.error.code === 'pdf.damaged' ? 'damaged' : 'not-a-report' });
  const { report, differences } = result.value;
  const { year, person, generatedAt } = report.frame;
  return ok({
    ...{ kind: kindOf(result.value), year, generatedAt, person: person.name ?? null, seal: report.seal },
    complete: report.completeness.complete && report.completeness.standIns === undefined,
    ruleBook: report.ruleBookVersion,
    ruleBookHere: RULE_BOOK_VERSION,
    differences: differences.length,
  });
}

/** The gravest first: a broken seal says more than the figures that follow from it. */
function kindOf({ agrees, sealIntact, inputsAgree, differences, report }: PdfVerification) {
  if (agrees) return 'agrees';
  if (!sealIntact) return 'changed-report';
  if (!inputsAgree) return 'other-entries';
  const isOfToday = report.ruleBookVersion === RULE_BOOK_VERSION && report.engineVersion === ENGINE_VERSION;
  if (!isOfToday) return 'other-version';
  return differences.length > 0 ? 'other-figures' : 'other-pages';
}
