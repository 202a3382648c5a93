import { ok } from '@cryptax/kernel';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../i18n/locale.tsx';
import type { LedgerApi } from '../ledger/ledger-api.ts';
import type { LedgerState } from '../ledger/ledger-state.ts';
import { LedgerProvider } from '../ledger/use-ledger.tsx';
import { Observable } from '../observable.ts';
import { UnlockDialog } from './unlock-dialog.tsx';

it.each([
  ['goes on once the passphrase is right', false, 1],
  ['does nothing more for who closed it meanwhile', true, 0],
])('%s', async (_, isClosed, times) => {
  let answer = () => {};
  const unlockConnections = () => new Promise((resolve) => (answer = () => resolve(ok(undefined))));
  const state = new Observable<LedgerState>({ kind: 'loading' });
  const onUnlocked = vi.fn();
  const { unmount } = render(
    <LocaleProvider locale="en">
      <LedgerProvider client={{ api: { unlockConnections } as unknown as LedgerApi, state }}>
        <UnlockDialog onClose={() => undefined} onUnlocked={onUnlocked} />
      </LedgerProvider>
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByLabelText('Passphrase'), 'a long secret{Enter}');
  if (isClosed) unmount();
  await act(async () => answer());
  expect(onUnlocked).toHaveBeenCalledTimes(times);
});
