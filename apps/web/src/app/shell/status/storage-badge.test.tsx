import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { setViewport, visit } from '../../../testing/visit.tsx';

const KIM = { kind: 'signed-in', userId: '7d1e', name: 'Kim', email: 'kim@example.org' } as const;

beforeEach(() => {
  setViewport(1440, 900);
  settings.set('locale', 'en');
  settings.set('storageChoiceMade', true);
  settings.set('welcomeCompleted', true);
});
afterEach(() => {
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
});

/** Opens the badge of a name and gives its popup. */
async function popup(badge: string, title: string) {
  fireEvent.click(await screen.findByRole('button', { name: badge }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return within(dialog);
}

test('offline: the data lies in this browser; the way to sync leads over an account', async () => {
  await visit('/settings');
  const { getByRole } = await popup('Local Storage', 'Local Storage');
  expect(getByRole('link', { name: 'Enable cloud sync' }).getAttribute('href')).toBe('/auth?mode=cloud');
});

test('cloud: active, with the time of the last sync', async () => {
  await visit('/settings');
  await act(async () => {
    session.set(KIM);
    settings.set('storageMode', 'cloud');
    settings.set('lastSync', new Date(Date.now() - 5 * 60_000).toISOString());
  });
  const { getByText, getByRole } = await popup('Cloud Storage', 'Cloud Sync Active');
  expect(getByText('Last sync: 5 min ago')).toBeDefined();
  expect(getByRole('button', { name: 'Sync now' })).toBeDefined();
});

test('error: the stored reason is reported, and what helps', async () => {
  await visit('/settings');
  await act(async () => {
    session.set(KIM);
    settings.set('storageMode', 'error');
    settings.set('syncFailure', 'passphrase');
  });
  const { getByText, getByRole, queryByRole } = await popup('Sync failed', 'Sync failed');
  expect(getByText(/The data on the server is encrypted/)).toBeDefined();
  expect(getByRole('link', { name: 'Unlock' }).getAttribute('href')).toBe('/settings/sync');
  expect(queryByRole('button', { name: 'Sync now' })).toBeNull();
});

test('syncing says so', async () => {
  await visit('/settings');
  await act(async () => settings.set('storageMode', 'syncing'));
  expect(await screen.findByRole('button', { name: 'Syncing' })).toBeDefined();
});
