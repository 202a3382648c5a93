import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import type { RunOutcome, WalletSync } from '../../../parts/use-wallet-sync.ts';
import { useSyncAll } from './wallets-head.tsx';

const synced = { transactions: 3, fresh: 3, waiting: 0, failures: [] };
const read: RunOutcome = {
  kind: 'taken',
  synced: { ...synced, status: 'synced' },
  taken: { status: 'applied', added: 2, open: 0, removed: 0 },
};
const broken: RunOutcome = { kind: 'kept', synced: { ...synced, status: 'error' } };

/** Answers when the test says so, one wallet at a time. */
function waitingSync(running: readonly string[] = []) {
  const waiting: { readonly id: string; readonly end: (outcome: RunOutcome) => void }[] = [];
  const sync = {
    running: new Map(running.map((id) => [id, {}])),
    sync: (id: string) => new Promise<RunOutcome>((end) => waiting.push({ id, end })),
  } as unknown as WalletSync;
  return { sync, waiting };
}

function show(ids: readonly string[], sync: WalletSync) {
  return renderHook(() => useSyncAll(ids, sync), {
    wrapper: ({ children }) => <LocaleProvider locale="en">{children}</LocaleProvider>,
  }).result;
}

it('reads one after the other, leaves out what runs already, and tells one end for all', async () => {
  const [success, info] = [vi.spyOn(notices, 'success'), vi.spyOn(notices, 'info')];
  const { sync, waiting } = waitingSync(['b']);
  const all = show(['a', 'b', 'c'], sync);
  expect(all.current).toMatchObject({ at: undefined });
  await act(async () => void all.current.start());
  expect(all.current).toMatchObject({ at: 1, total: 2 });
  expect(waiting.map(({ id }) => id)).toEqual(['a']);
  await act(async () => waiting[0]?.end(read));
  expect(all.current).toMatchObject({ at: 2, total: 2 });
  await act(async () => waiting[1]?.end(broken));
  expect(all.current.at).toBeUndefined();
  expect(info).toHaveBeenCalledExactlyOnceWith(
    '1 of 2 wallets read',
    '2 entries added. What went wrong with the others is shown on their cards.',
  );
  expect(success).not.toHaveBeenCalled();
});
