/** Syncing as a screen uses it: starts readings, tells their ends as notices, and keeps the limit that stood in the way. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useObservable } from '../../../platform/observable.ts';
import type { LimitVerdict } from '../../../platform/plan/plan.ts';
import { chainFailureWords, type WalletWords } from './failure-words.ts';
import { walletStrings } from './strings.ts';
import { type RunOutcome, runsOf, type WalletRun } from './wallet-runs.ts';

export interface WalletSync {
  readonly running: ReadonlyMap<string, WalletRun>;
  /** `quiet` where somebody else tells how it ended; a limit of the plan is reported always. */
  readonly sync: (id: string, how?: { readonly quiet: boolean }) => Promise<RunOutcome | undefined>;
  readonly takeOver: (id: string) => Promise<void>;
  /** Reads again what was kept without outputs, and gives the entries theirs. */
  readonly readOutputs: (id: string) => Promise<void>;
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
    readOutputs: async (id) => {
      const begun = await ledger.readFromStart(id);
      if (!begun.ok) return fail(begun.error);
      if (begun.value) {
        const read = await runs.sync(id);
        if (!read.ok || read.value.kind === 'kept') {
          onChange();
          return read.ok ? notify(read.value) : fail(read.error);
        }
      }
      const done = await ledger.takeOutputs(id);
      onChange();
      if (!done.ok) return fail(done.error);
      if (done.value.changed === 0) return void notices.info(t('outputs.none'));
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
