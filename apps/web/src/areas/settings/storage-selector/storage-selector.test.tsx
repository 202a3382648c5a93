import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../../platform/settings/settings.ts';
import { visit } from '../../../testing/visit.tsx';
import { SELECTOR_DELAY_MS } from '../storage-selector-host.tsx';

const QUESTION = 'Where should your data be kept?';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function arrive(address: string) {
  await Promise.all([import('./storage-selector.tsx'), import('../../../app/late-parts.tsx')]);
  const router = await visit(address);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The timer of the host began with the real clock; it begins anew under the one that is moved by hand.
  await act(async () => settings.set('storageChoiceMade', true));
  await act(async () => settings.set('storageChoiceMade', false));
  return router;
}

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  settings.changedElsewhere(null);
});

test('a new visitor is asked after a second and a half; private leads to the import', async () => {
  const router = await arrive('/settings');
  await pass(SELECTOR_DELAY_MS - 1);
  expect(screen.queryByText(QUESTION)).toBeNull();
  await pass(1);
  expect(screen.getByRole('dialog', { name: QUESTION })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start privately' }));
  await pass(0);
  expect(router.state.location.pathname).toBe('/smart-import');
  expect(settings.get('storageChoiceMade')).toBe(true);
  expect(settings.get('storageMode')).toBe('offline');
});

/** Of the 1.5 seconds one has passed when the app has started: half a second is left. */
test('the time the page took to load counts', async () => {
  await Promise.all([import('./storage-selector.tsx'), import('../../../app/late-parts.tsx')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  await visit('/settings', { isNew: true });
  await act(async () => undefined);
  clock.mockRestore();
  await pass(499);
  expect(screen.queryByText(QUESTION)).toBeNull();
  await pass(1);
  expect(screen.getByRole('dialog', { name: QUESTION })).toBeDefined();
});

test('the cloud needs an account first', async () => {
  const router = await arrive('/settings');
  await pass(SELECTOR_DELAY_MS);
  fireEvent.click(screen.getByRole('radio', { name: /Sync with an account/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await pass(0);
  expect(router.state.location.href).toBe('/auth?mode=cloud');
});

test('closing it means this device, here and now', async () => {
  const router = await arrive('/settings');
  await pass(SELECTOR_DELAY_MS);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await pass(SELECTOR_DELAY_MS);
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(router.state.location.pathname).toBe('/settings');
  expect(settings.get('storageChoiceMade')).toBe(true);
});

test.each(['/', '/pricing', '/agb', '/auth'])('nothing lies over the public page %s', async (address) => {
  await arrive(address);
  await pass(10 * SELECTOR_DELAY_MS);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('the private start of the landing page is the answer', async () => {
  const router = await arrive('/');
  fireEvent.click(screen.getByRole('link', { name: 'Start privately, no account' }));
  await pass(10 * SELECTOR_DELAY_MS);
  expect(router.state.location.pathname).toBe('/smart-import');
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(settings.get('storageMode')).toBe('offline');
});
