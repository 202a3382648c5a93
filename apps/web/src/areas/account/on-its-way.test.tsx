/** The line about what is not shared yet has its place while it is asked, so that nothing below moves from under a click. */
import { ok } from '@cryptax/kernel';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import * as ledger from '../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../platform/ledger/use-ledger.tsx';
import { settings } from '../../platform/settings/settings.ts';
import { EMPTY_LEDGER } from '../../testing/empty-ledger.ts';
import { OnItsWay } from './on-its-way.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  settings.changedElsewhere(null);
});

it('stands before and after it is answered, and only where something is shared at all', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const api = new Proxy({} as LedgerApi, {
    get: (_, name: string) => async () => {
      if (name === 'onItsWay') await answered;
      return name === 'subscribe' ? undefined : ok(name === 'onItsWay' ? { unsent: 2, seq: 0 } : undefined);
    },
  });
  const client = ledger.clientOf(api);
  client.state.set(EMPTY_LEDGER);
  render(
    <LocaleProvider locale="en">
      <LedgerProvider client={client}>
        <OnItsWay />
      </LedgerProvider>
    </LocaleProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();

  act(() => settings.set('storageMode', 'syncing'));
  // A line of its own height, though there is nothing to say yet.
  expect(screen.getByRole('status').textContent).toBe('\u00a0');

  answer();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/2/));
});
