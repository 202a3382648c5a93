import { err } from '@cryptax/kernel';
import { expect, it } from 'vitest';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import type { ReadingProgress } from './connection-types.ts';
import { isRunning, startSync, syncRuns } from './use-connections.ts';

const progress: ReadingProgress = { stream: 'trades', streamIndex: 0, streamCount: 1, done: 0.5, records: 7 };

it('has ended when the worker fails, so that the next try is not refused', async () => {
  const readConnection: LedgerApi['readConnection'] = () => Promise.reject(new Error('the worker is gone'));
  await expect(startSync({ readConnection } as LedgerApi, 'b')).rejects.toThrow('the worker is gone');
  expect(isRunning(syncRuns.get().get('b'))).toBe(false);
});

it('shows how far it is, and stays ended when progress arrives late', async () => {
  let notify: (progress: ReadingProgress) => void = () => undefined;
  const seen: unknown[] = [];
  const readConnection: LedgerApi['readConnection'] = async (_, onProgress) => {
    if (onProgress !== undefined) notify = onProgress;
    notify(progress);
    seen.push(syncRuns.get().get('a'));
    return err({ code: 'exchange.permission' });
  };
  await startSync({ readConnection } as LedgerApi, 'a');
  const failed = { kind: 'failed', error: { code: 'exchange.permission' } };
  expect(seen).toEqual([{ kind: 'reading', progress }]);
  expect(syncRuns.get().get('a')).toEqual(failed);
  notify(progress);
  expect(syncRuns.get().get('a')).toEqual(failed);
});
