/**
 * Makes files of a report and saves them: what is being written, how far it is, what went wrong, and the way to stop. One
 * file at a time for the whole page, because the worker writes one at a time.
 */
import { err } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../../../../platform/analytics/track.ts';
import { errorReports } from '../../../../platform/errors/error-report.ts';
import { saveFile } from '../../../../platform/files/save-file.ts';
import type { Answer, LedgerError } from '../../../../platform/ledger/answer.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { settledPlan, usePlan } from '../../../../platform/plan/plan.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import type { FileProgress, FileRequest, MadeFile, ReportSource } from '../../report-types.ts';

export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly id: string; readonly progress: FileProgress }
  | { readonly kind: 'done'; readonly id: string; readonly file: MadeFile }
  | { readonly kind: 'failed'; readonly id: string; readonly error: LedgerError };

export interface Download {
  readonly state: DownloadState;
  /** `id` names the button; the mark of the free plan is added here. */
  readonly start: (id: string, source: ReportSource, request: FileRequest) => void;
  /** The same file of several years, as one archive. */
  readonly startYears: (id: string, book: Book, years: readonly number[], request: FileRequest) => void;
  readonly cancel: () => void;
  readonly isPreview: boolean;
}

const CANCELLED = err({ code: 'report.cancelled' as const });

/** How long the name of a saved file is shown (specification 3, reports). */
const DONE_MS = 3_000;

export function useDownload(): Download {
  const ledger = useLedger();
  const isPreview = usePlan() === 'free';
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const turn = useRef(0);
  useEffect(() => {
    if (state.kind !== 'done') return;
    const timer = setTimeout(() => setState({ kind: 'idle' }), DONE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const run = useCallback(
    (id: string, work: (preview: boolean, onProgress: (progress: FileProgress) => void) => Answer<MadeFile>) => {
      turn.current++;
      const mine = turn.current;
      const notify = (next: DownloadState) => mine === turn.current && setState(next);
      notify({ kind: 'working', id, progress: { stage: 'report', share: 0 } });
      // Progress comes through a channel of its own and may arrive after the answer.
      const onProgress = (progress: FileProgress) =>
        mine === turn.current && setState((now) => (now.kind === 'working' ? { ...now, progress } : now));
      const make = async () => {
        const preview = (await settledPlan()) === 'free';
        const isWanted = mine === turn.current;
        return isWanted ? work(preview, onProgress) : CANCELLED;
      };
      const show = (made: Awaited<ReturnType<typeof make>>) => {
        if (!made.ok) {
          notify(made.error.code === 'report.cancelled' ? { kind: 'idle' } : { kind: 'failed', id, error: made.error });
        } else if (mine === turn.current) {
          saveReportFile(made.value);
          notify({ kind: 'done', id, file: made.value });
        }
      };
      make()
        .then(show)
        .catch((fault: unknown) => {
          notify({ kind: 'idle' });
          errorReports.report(fault);
        });
    },
    [],
  );
  const start = useCallback<Download['start']>(
    (id, source, request) =>
      run(id, (preview, onProgress) => ledger.makeFile(source, { ...request, preview }, onProgress)),
    [ledger, run],
  );
  const startYears = useCallback<Download['startYears']>(
    (id, book, years, request) =>
      run(id, (preview, onProgress) => ledger.makeYears(book, years, { ...request, preview }, onProgress)),
    [ledger, run],
  );
  const cancel = useCallback(() => {
    turn.current++;
    setState({ kind: 'idle' });
    void ledger.cancelFile();
  }, [ledger]);
  return { state, start, startYears, cancel, isPreview };
}

/** Puts a file of a report into the user's download folder, and remembers that there was one. */
export function saveReportFile({ fileName, blob }: Pick<MadeFile, 'fileName' | 'blob'>): void {
  saveFile(fileName, blob);
  settings.set('reportDownloaded', true);
  track('report-made');
}
