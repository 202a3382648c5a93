/**
 * Syncing as screens use it: the readings under way in this tab, their ends as notices, and the limit that stood in the
 * way.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { askUnlock } from '../../../platform/keys/unlock.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { Observable, useObservable } from '../../../platform/observable.ts';
import { checkLimit, type LimitVerdict, settledPlan } from '../../../platform/plan/plan.ts';
import type { SyncDone, TakenOver, WalletSyncProgress } from '../wallet-types.ts';
import { chainFailureWords, type WalletWords } from './failure-words.ts';
import { walletStrings } from './strings.ts';

export interface WalletSync {
  readonly running: ReadonlyMap<string, WalletRun>;
  /** `quiet` where somebody else tells how it ended; a limit of the plan is reported always. */
  readonly sync: (id: string, how?: { readonly quiet: boolean }) => Promise<RunOutcome | undefined>;
  readonly takeOver: (id: string) => Promise<void>;
  /** Gives entries the outputs that they spent. */
  readonly takeOutputs: (id: string) => Promise<void>;
  readonly cancel: (id: string) => void;
  readonly fail: (error: LedgerError) => void;
  /** Why the last one was not taken over; null while nothing stands in the way. */
  readonly limit: string | null;
  readonly clearLimit: () => void;
}

export function useWalletSync(onChange: () => void): WalletSync {
  const t = useStrings(walletStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const runs = runsOf(ledger);
  const running = useObservable(runs.running);
  const [limit, setLimit] = useState<string | null>(null);
  const fail = (error: LedgerError) => void notifyLedgerError(error, locale);
  const notify = (outcome: RunOutcome) => {
    if (outcome.kind === 'limit') return setLimit(limitWords(outcome.verdict, t));
    if (outcome.kind === 'kept') {
      const { status, failures } = outcome.synced;
      const cause = failures.map((failure) => chainFailureWords(failure, t)).join('; ');
      return void notices.info(status === 'cancelled' ? t('stopped') : t('incomplete', { cause }));
    }
    const { status, added, open, removed } = outcome.taken;
    if (status === 'unchanged' && removed === 0) return void notices.success(t('taken.nothing'));
    const lines = [
      ...(open > 0 ? [t('taken.open', { count: open })] : []),
      ...(removed > 0 ? [t('taken.removed', { count: removed })] : []),
    ];
    return void announceDone(t('taken.title', { count: added }), lines.join(' '), onChange);
  };
  return {
    running,
    limit,
    clearLimit: () => setLimit(null),
    cancel: (id) => runs.cancel(id),
    fail,
    sync: async (id, { quiet } = { quiet: false }) => {
      const done = await runs.sync(id);
      onChange();
      if (!done.ok) return void fail(done.error);
      if (!quiet || done.value.kind === 'limit') notify(done.value);
      return done.value;
    },
    takeOutputs: async (id) => {
      const done = await ledger.takeOutputs(id);
      onChange();
      if (!done.ok) return fail(done.error);
      // None where another tab was faster: the card is drawn anew without the question.
      if (done.value.changed > 0)
        await announceDone(t('outputs.done', { count: done.value.changed }), undefined, onChange);
    },
    takeOver: async (id) => {
      const nothing = { status: 'synced', transactions: 0, fresh: 0, waiting: 0, failures: [] } as const;
      const done = await runs.takeOver(id, nothing);
      onChange();
      if (done.ok) notify(done.value);
      else fail(done.error);
    },
  };
}

function limitWords(verdict: Exclude<LimitVerdict, { kind: 'allowed' }>, t: WalletWords): string {
  if (verdict.kind === 'transactions') return t('limit.transactions', { left: verdict.left, wanted: verdict.wanted });
  return t('limit.sources', { count: verdict.names.length, names: verdict.names.join(', ') });
}

export interface WalletRun {
  readonly progress?: WalletSyncProgress;
}

export type RunOutcome =
  | { readonly kind: 'taken'; readonly synced: SyncDone; readonly taken: TakenOver }
  /** Read, but not taken over. */
  | { readonly kind: 'kept'; readonly synced: SyncDone }
  | { readonly kind: 'limit'; readonly synced: SyncDone; readonly verdict: Exclude<LimitVerdict, { kind: 'allowed' }> };

/**
 * Readings under way, shared by all screens of this tab: who reads what, how far it is, and how to stop it. A reading that
 * ends is taken over into the ledger at once, unless the plan's limit stands in the way.
 */
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

function runsOf(api: LedgerApi): WalletRuns {
  const known = runs.get(api) ?? new WalletRuns(api);
  runs.set(api, known);
  return known;
}
