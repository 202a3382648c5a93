/**
 * Running and finished syncs, for all screens: leaving one does not stop them. A sync reads, asks the plan, and writes; what
 * the plan does not allow stays read and waits.
 */
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { Observable } from '../../../platform/observable.ts';
import { checkLimit, settledPlan } from '../../../platform/plan/plan.ts';
import type { ReadingProgress } from '../connection-types.ts';

export type SyncRun =
  | { readonly kind: 'reading'; readonly progress?: ReadingProgress }
  | { readonly kind: 'saving' }
  | { readonly kind: 'done'; readonly added: number }
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed'; readonly error: LedgerError };

export const syncRuns = new Observable<ReadonlyMap<string, SyncRun>>(new Map());

export function setRun(id: string, run: SyncRun | undefined): void {
  const next = new Map(syncRuns.get());
  if (run === undefined) next.delete(id);
  else next.set(id, run);
  syncRuns.set(next);
}

export function isRunning(run: SyncRun | undefined): boolean {
  return run?.kind === 'reading' || run?.kind === 'saving';
}

export async function startSync(api: LedgerApi, id: string): Promise<SyncRun> {
  setRun(id, { kind: 'reading' });
  const run = await sync(api, id);
  setRun(id, run);
  return run;
}

async function sync(api: LedgerApi, id: string): Promise<SyncRun> {
  let isRead = false;
  // Progress travels by a way of its own and may arrive after the end it led to.
  const notify = (progress: ReadingProgress) => {
    if (!isRead) setRun(id, { kind: 'reading', progress });
  };
  const read = await api.readConnection(id, notify);
  isRead = true;
  if (!read.ok) return { kind: 'failed', error: read.error };
  const { preview } = read.value;
  if (preview === undefined) return { kind: 'done', added: 0 };
  setRun(id, { kind: 'saving' });
  const { known, newSources, totals } = preview;
  const verdict = checkLimit(await settledPlan(), { known, newSources, newEvents: totals.events });
  if (verdict.kind !== 'allowed') return { kind: 'limited' };
  const done = await api.takeOverConnection(id, preview.previewId);
  return done.ok ? { kind: 'done', added: done.value.added } : { kind: 'failed', error: done.error };
}
