import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger, textFile } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { noticeSettings } from '../../notifications/notice-settings.ts';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
  noticeSettings.changedElsewhere(null);
  vi.unstubAllGlobals();
});

/** 0.5 BTC bought a year ago less a few days: soon free, on the clock of the test ledger (15.11.2026). */
const MINE = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'a',
      at: '2025-11-18T10:00:00Z',
      kind: 'buy',
      wallet: 'W',
      in: { asset: 'BTC', amount: '0.5' },
      valueEur: '20000',
    },
  ],
});

test('the self-test gives a result to copy; notices ask the browser on the click and say what is due', async () => {
  const api = testLedger();
  const preview = good(await api.previewImport([textFile('mine.json', MINE)]));
  good(await api.commitImport(preview.previewId));
  const requestPermission = vi.fn(async () => 'granted');
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const router = await visit('/settings/about', { ledger: clientOf(api) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Start self-test' }));
  expect(await screen.findByText('18 comparisons')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Copy result' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('+ Every quantity accounted for: in = out + held: passed (1 comparison)');
  expect(text).not.toContain('BTC');

  await act(() => router.navigate({ to: '/settings/$section', params: { section: 'notifications' } }));
  expect(await screen.findByText(/Nothing is sent while the app is closed/)).toBeDefined();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole('switch', { name: /Browser notifications/ }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(settings.get('browserNotices')).toBe(true);
  const due = (await screen.findByText('Due now')).parentElement as HTMLElement;
  expect(await within(due).findByText(/You can sell 0.50 BTC tax-free from/)).toBeDefined();
});
