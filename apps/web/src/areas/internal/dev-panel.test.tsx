import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErrorLog } from '../../platform/dev-mode/error-log.ts';
import { ErrorReports } from '../../platform/errors/error-report.ts';
import { clientOf } from '../../platform/ledger/ledger-client.ts';
import { settings } from '../../platform/settings/settings.ts';
import { good } from '../../testing/good.ts';
import { testLedger } from '../../testing/test-ledger.ts';
import { visit } from '../../testing/visit.tsx';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
});

const pressKey = () => fireEvent.keyDown(window, { code: 'KeyD', ctrlKey: true, shiftKey: true });

test('Ctrl+Shift+D opens the panel with figures of this page and this ledger, and closes it again', async () => {
  const api = testLedger();
  good(await api.loadDemo());
  await visit('/data-test', { devMode: true, ledger: clientOf(api) });
  await screen.findByRole('heading', { level: 1 });
  // The part that listens comes after the first screen; whoever takes the key keeps it from others.
  await waitFor(() => expect(pressKey()).toBe(false));
  const tab = await screen.findByRole('tab', { name: 'Tax test' });
  expect(await screen.findByText(/^ready, \d+ entries, revision \d+$/)).toBeDefined();
  expect(screen.getByText('/data-test')).toBeDefined();
  const user = userEvent.setup();
  await user.click(tab);
  // 1,000 EUR reach the limit of 2026: 26.375 % of 1,000.00 without a profile, to the cent.
  expect(await screen.findByText('rough estimate, 26.375%')).toBeDefined();
  expect(screen.getByText(/263[.,]75/)).toBeDefined();
  pressKey();
  expect(screen.queryByRole('tab', { name: 'Tax test' })).toBeNull();
});

test('the log keeps errors after their overlay was closed', () => {
  const reports = new ErrorReports();
  const log = createErrorLog(reports);
  reports.report(new TypeError('first'));
  reports.close();
  reports.report('second');
  expect(log.get().map(({ no, detail }) => [no, detail])).toEqual([
    [1, 'TypeError: first'],
    [2, 'second'],
  ]);
});
