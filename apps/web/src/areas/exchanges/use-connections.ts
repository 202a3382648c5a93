/** Connections, what can be done with them, and their running syncs, for every screen that shows some of it. */
import { connectableExchange } from '@cryptax/api-contract';
import { useCallback, useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { keyChanges, keysChanged } from '../../platform/keys/unlock.ts';
import type { LedgerError } from '../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { type Asked, useAnswer, useLedger } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { Observable, useObservable } from '../../platform/observable.ts';
import { checkLimit, settledPlan } from '../../platform/plan/plan.ts';
import { session } from '../../platform/session/session.ts';
import type { ConnectionsView, ConnectionView, ReadingProgress } from './connection-types.ts';
import { connectionErrorText } from './parts/connection-error-text.ts';
import { connectionStrings } from './parts/strings.ts';

/** Every place that shows connections asks again. */
export const connectionsChanged = keysChanged;

export interface Connections {
  readonly asked: Asked<ConnectionsView>;
  readonly list: readonly ConnectionView[];
  readonly runs: ReadonlyMap<string, SyncRun>;
  readonly testing: ReadonlySet<string>;
  readonly sync: (ids: readonly string[]) => Promise<void>;
  readonly stop: (id: string) => void;
  readonly test: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly lock: () => Promise<void>;
}

export function useConnections(): Connections {
  const ledger = useLedger();
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const runs = useObservable(syncRuns);
  const asked = useAnswer(`connections ${useObservable(keyChanges)}`, (api) => api.connections());
  const list = asked.kind === 'ready' ? asked.value.list : [];
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set());

  const reported = useCallback(
    async (id: string, status: 'connected' | 'failed') => {
      connectionsChanged();
      const now = await ledger.connections();
      const connection = now.ok ? now.value.list.find((one) => one.id === id) : undefined;
      if (connection !== undefined && (await reportToCloud(connection, status)) === 'limit')
        notices.info(t('cloud.limit'));
      return connection;
    },
    [ledger, t],
  );

  return {
    asked,
    list,
    runs,
    testing,
    sync: async (ids) => {
      for (const id of ids) {
        if (isRunning(syncRuns.get().get(id))) continue;
        const run = await startSync(ledger, id);
        const connection = await reported(id, run.kind === 'failed' ? 'failed' : 'connected');
        if (run.kind !== 'done' || connection === undefined) continue;
        const name = displayName(connection);
        notices.success(run.added === 0 ? t('done.none', { name }) : t('done.new', { name, count: run.added }));
      }
    },
    stop: (id) => void ledger.cancelReading(id),
    test: async (id) => {
      setTesting((now) => new Set([...now, id]));
      const tested = await ledger.testConnection(id).finally(() => {
        setTesting((now) => new Set([...now].filter((one) => one !== id)));
      });
      setRun(id, tested.ok ? undefined : { kind: 'failed', error: tested.error });
      await reported(id, tested.ok ? 'connected' : 'failed');
    },
    remove: async (id) => {
      const removed = await ledger.removeConnection(id);
      if (!removed.ok) notices.info(connectionErrorText(removed.error, locale));
      else {
        setRun(id, undefined);
        await forgetInCloud(id);
      }
      connectionsChanged();
    },
    lock: async () => {
      await ledger.lockConnections();
      connectionsChanged();
    },
  };
}

/** What the user called it; the exchange's name if that is all. */
export function displayName({ exchange, label }: Pick<ConnectionView, 'exchange' | 'label'>): string {
  const name = connectableExchange(exchange)?.name ?? exchange;
  return label === '' || label === name ? name : `${name} · ${label}`;
}

/**
 * The account's list of connections: which exchange, what it is called, when it was last synced. Never a key, never a
 * place in a history. Only for who is signed in; without an account nothing leaves this browser.
 */
type CloudAnswer = 'kept' | 'limit' | 'away' | 'signed-out';

export async function reportToCloud(connection: ConnectionView, status: 'connected' | 'failed'): Promise<CloudAnswer> {
  if (session.get().kind === 'signed-out') return 'signed-out';
  const { accountClient } = await import('../account/client.ts');
  const { id, exchange, label, lastSync } = connection;
  const { data, error: unknown } = await accountClient().from('sync_keys').select('is_on').maybeSingle();
  if (unknown !== null) return 'away';
  // Where only the user may read, the account counts it and learns nothing else.
  const isSealed = data?.is_on === true;
  const row = {
    id,
    status,
    exchange: isSealed ? '-' : exchange,
    label: isSealed ? null : label,
    last_sync: isSealed ? null : (lastSync?.at ?? null),
  };
  const { error, status: code } = await accountClient()
    .from('exchange_connections')
    .upsert(row, { onConflict: 'user_id,id' });
  if (error === null) return 'kept';
  return code === 402 ? 'limit' : 'away';
}

async function forgetInCloud(id: string): Promise<void> {
  if (session.get().kind === 'signed-out') return;
  const { accountClient } = await import('../account/client.ts');
  await accountClient().from('exchange_connections').delete().eq('id', id);
}

export type SyncRun =
  | { readonly kind: 'reading'; readonly progress?: ReadingProgress }
  | { readonly kind: 'saving' }
  | { readonly kind: 'done'; readonly added: number }
  | { readonly kind: 'limited' }
  | { readonly kind: 'failed'; readonly error: LedgerError };

/**
 * Running and finished syncs, for all screens: leaving one does not stop them. A sync reads, asks the plan, and writes; what
 * the plan does not allow stays read and waits.
 */
export const syncRuns = new Observable<ReadonlyMap<string, SyncRun>>(new Map());

function setRun(id: string, run: SyncRun | undefined): void {
  const next = new Map(syncRuns.get());
  if (run === undefined) next.delete(id);
  else next.set(id, run);
  syncRuns.set(next);
}

export function isRunning(run: SyncRun | undefined): boolean {
  return run?.kind === 'reading' || run?.kind === 'saving';
}

export async function startSync(api: LedgerApi, id: string): Promise<SyncRun> {
  let run: SyncRun | undefined;
  setRun(id, { kind: 'reading' });
  try {
    run = await sync(api, id);
    return run;
  } finally {
    setRun(id, run);
  }
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
