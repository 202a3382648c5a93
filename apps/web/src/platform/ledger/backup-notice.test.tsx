import { ok } from '@cryptax/kernel';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../i18n/locale.tsx';
import { notices } from '../notices/notices.ts';
import { Observable } from '../observable.ts';
import { NoticeLine } from '../screen/notice-line.tsx';
import type { ScreenNotice } from '../screen/screen-notice.ts';
import { settings } from '../settings/settings.ts';
import { remindOfBackup } from './backup-notice.tsx';
import type { LedgerApi } from './ledger-api.ts';
import type { LedgerState } from './ledger-state.ts';
import { LedgerProvider } from './use-ledger.tsx';

afterEach(() => {
  for (const key of ['backupDue', 'noBackupReminders', 'storageMode'] as const) settings.clear(key);
  for (const { id } of notices.shown.get()) notices.dismiss(id);
  vi.unstubAllGlobals();
});

const backup = vi.fn(async () => ok(new Uint8Array([1])));

function show(state: Partial<LedgerState> = {}, more: readonly ScreenNotice[] = []): void {
  const client = {
    api: { backup } as unknown as LedgerApi,
    state: new Observable({ kind: 'ready', isDemo: false, ...state } as LedgerState),
  };
  const route = createRootRoute({
    component: () => (
      <LocaleProvider locale="de">
        <LedgerProvider client={client}>
          <p>Bildschirm</p>
          <NoticeLine more={more} />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
}

test('after an import the line among the notices of the page reminds of a backup, until one is saved', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  remindOfBackup();
  show();
  const line = await screen.findByRole('complementary', { name: 'Hinweise' });
  expect(line.textContent).toContain('Jetzt sichern? Deine Daten liegen nur in diesem Browser.');
  // Nothing of it floats over the page.
  expect(notices.shown.get()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Sicherung speichern' }));
  await waitFor(() => expect(screen.queryByText('Jetzt sichern?')).toBeNull());
  expect(backup).toHaveBeenCalledOnce();
});

test('later is an answer', async () => {
  remindOfBackup();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Später' }));
  await waitFor(() => expect(screen.queryByText('Jetzt sichern?')).toBeNull());
  expect(settings.get('backupDue')).toBe(false);
});

test('on the overview of a beginner it is in sight, and the next step once it is answered', async () => {
  remindOfBackup();
  show({}, [
    { id: 'next-step', tone: 'info', title: 'Dein nächster Schritt:', line: 'Zum Bericht.' },
    { id: 'live-prices', tone: 'info', title: 'Kurse sind aus.', line: 'Tageskurse gelten.' },
  ]);
  const line = await screen.findByRole('complementary', { name: 'Hinweise' });
  expect(line.textContent).toContain('Jetzt sichern?');
  expect(line.textContent).not.toContain('Dein nächster Schritt');
  fireEvent.click(screen.getByRole('button', { name: 'Später' }));
  await waitFor(() => expect(line.textContent).toContain('Dein nächster Schritt'));
});

test('a locked book is not saved readable by one click: its passphrase is asked for in the settings', async () => {
  remindOfBackup();
  show({ isUnlocked: true } as Partial<LedgerState>);
  const way = await screen.findByRole('link', { name: 'Sicherung speichern' });
  expect(way.getAttribute('href')).toBe('/settings/data');
});

test('nobody is reminded who said no, whose data is in an account as well, or who looks at the demo', async () => {
  settings.set('noBackupReminders', true);
  remindOfBackup();
  expect(settings.get('backupDue')).toBe(false);
  settings.clear('noBackupReminders');
  settings.set('storageMode', 'cloud');
  remindOfBackup();
  expect(settings.get('backupDue')).toBe(false);
  settings.clear('storageMode');
  remindOfBackup();
  show({ isDemo: true } as Partial<LedgerState>);
  await screen.findByText('Bildschirm');
  expect(screen.queryByText(/Jetzt sichern/)).toBeNull();
});
