/**
 * Never just nothing: a page that is left while a new device takes part goes on or asks again with the next visit, and a click
 * that comes before the question has loaded is answered by the button.
 */
import { ok } from '@cryptax/kernel';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import * as ledger from '../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../platform/ledger/use-ledger.tsx';
import { session } from '../../platform/session/session.ts';
import { settings } from '../../platform/settings/settings.ts';
import * as shared from './shared-sync.ts';
import { beginSync } from './sync/begin-sync.ts';
import { newKey, wrapKey } from './sync/sync-key.ts';
import { SyncService } from './sync/sync-service.ts';
import { SyncQuestion } from './sync-question.tsx';
import { SyncSection } from './sync-section.tsx';

afterEach(() => {
  cleanup();
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('wants the account until syncing is on, so a reload right after the passphrase asks again', async () => {
  const row = { is_on: true, wrapped: await wrapKey(newKey(), 'three dry herons') };
  const json = { headers: { 'content-type': 'application/json' } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([row]), json));
  session.set({ kind: 'signed-in', userId: '7d1e', name: 'Kim', email: 'kim@example.org' });
  let begin = () => {};
  const asked = vi.fn();
  const api = new Proxy({} as LedgerApi, {
    get: (_, name: string) => async () => {
      asked(name);
      if (name === 'beginSync') await new Promise<void>((resolve) => (begin = resolve));
      // The first round gets no further than its beginning.
      if (name === 'sync') await new Promise(() => {});
      return name === 'subscribe' ? undefined : ok(undefined);
    },
  });
  const client = ledger.clientOf(api);
  vi.spyOn(ledger, 'sharedLedger').mockReturnValue(client);
  // The tab's own service may have been made for another ledger before.
  const service = new SyncService(client);
  vi.spyOn(shared, 'sharedSync').mockReturnValue(service);

  await beginSync();
  render(
    <LocaleProvider locale="en">
      <SyncQuestion />
    </LocaleProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Passphrase'), { target: { value: 'three dry herons' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('beginSync'));
  // Left here, the device has the key and nothing else.
  expect([settings.get('storageMode'), settings.get('cloudWanted')]).toEqual(['offline', true]);

  begin();
  await waitFor(() => expect(settings.get('cloudWanted')).toBe(false));
  // Left here, the next visit goes on by itself.
  expect(settings.get('storageMode')).toBe('syncing');
});

it('hears a click that comes before the question does, once, and is free again when the question is closed', async () => {
  const client = ledger.clientOf(new Proxy({} as LedgerApi, { get: () => async () => ok(undefined) }));
  vi.spyOn(ledger, 'sharedLedger').mockReturnValue(client);
  const service = new SyncService(client);
  vi.spyOn(shared, 'sharedSync').mockReturnValue(service);
  // The account never says what it holds: the question stands meanwhile, and can be left.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  session.set({ kind: 'signed-in', userId: '7d1e', name: 'Kim', email: 'kim@example.org' });
  const page = (isQuestionLoaded: boolean) => (
    <LocaleProvider locale="en">
      <LedgerProvider client={client}>
        <SyncSection />
        {isQuestionLoaded && <SyncQuestion />}
      </LedgerProvider>
    </LocaleProvider>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button', { name: 'Turn on' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));

  rerender(page(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});
