/**
 * Readings under way, shared by all screens of this tab: who reads what, how far it is, and how to stop it. A reading that
 * ends is taken over into the ledger at once, unless the plan's limit stands in the way.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { askUnlock } from '../../../platform/keys/unlock.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { Observable } from '../../../platform/observable.ts';
import { checkLimit, type LimitVerdict, settledPlan } from '../../../platform/plan/plan.ts';
import type { SyncDone, TakenOver, WalletSyncProgress } from '../wallet-types.ts';

export interface WalletRun {
  readonly progress?: WalletSyncProgress;
}

export type RunOutcome =
  | { readonly kind: 'taken'; readonly synced: SyncDone; readonly taken: TakenOver }
  /** Read, but not taken over. */
  | { readonly kind: 'kept'; readonly synced: SyncDone }
  | { readonly kind: 'limit'; readonly synced: SyncDone; readonly verdict: Exclude<LimitVerdict, { kind: 'allowed' }> };

export class WalletRuns {
  readonly running = new Observable<ReadonlyMap<string, WalletRun>>(new Map());
  readonly #api: LedgerApi;

  constructor(api: LedgerApi) {
    this.#api = api;
  }

  isRunning(id: string): boolean {
    return this.running.get().has(id);
  }

  cancel(id: string): void {
    void this.#api.cancelSync(id);
  }

  async sync(id: string): Promise<Result<RunOutcome, LedgerError>> {
    if (this.isRunning(id)) return err({ code: 'chain.busy' });
    this.#set(id, {});
    try {
      let isRead = false;
      // Progress travels by a way of its own and may arrive after the end it led to.
      const notify = (progress: WalletSyncProgress) => {
        if (!isRead) this.#set(id, { progress });
      };
      let synced = await this.#api.syncWallet(id, notify);
      if (!synced.ok && synced.error.code === 'connection.locked' && (await askUnlock())) {
        synced = await this.#api.syncWallet(id, notify);
      }
      isRead = true;
      if (!synced.ok) return synced;
      if (synced.value.status !== 'synced') return ok({ kind: 'kept', synced: synced.value });
      return await this.takeOver(id, synced.value);
    } finally {
      this.#set(id, undefined);
    }
  }

  async takeOver(id: string, synced: SyncDone): Promise<Result<RunOutcome, LedgerError>> {
    // What the server says of the plan, not what is taken for it until then: a limit must not stop who has paid.
    const plan = await settledPlan();
    if (plan === 'free') {
      const preview = await this.#api.previewWallet(id, 0);
      if (!preview.ok) return preview;
      const { events: newEvents, known, newSources } = preview.value;
      const verdict = checkLimit(plan, { known, newEvents, newSources });
      if (verdict.kind !== 'allowed') return ok({ kind: 'limit', synced, verdict });
    }
    const taken = await this.#api.takeOverWallet(id);
    return taken.ok ? ok({ kind: 'taken', synced, taken: taken.value }) : taken;
  }

  #set(id: string, run: WalletRun | undefined): void {
    const next = new Map(this.running.get());
    if (run === undefined) next.delete(id);
    else next.set(id, run);
    this.running.set(next);
  }
}

const runs = new WeakMap<LedgerApi, WalletRuns>();

export function runsOf(api: LedgerApi): WalletRuns {
  const known = runs.get(api) ?? new WalletRuns(api);
  runs.set(api, known);
  return known;
}
