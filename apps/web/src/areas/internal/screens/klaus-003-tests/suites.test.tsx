import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  localStorage.clear();
  settings.changedElsewhere(null);
});

async function demoLedger() {
  const database = new IDBFactory();
  const api = testLedger({ database });
  good(await api.loadDemo());
  return { ledger: clientOf(api), api, database };
}

const healthy = () => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: 'ok', version: '1' })));

test.each(['/klaus-001-tests', '/klaus-003-tests'])(
  '%s refuses to run without data and shows the ways to them',
  async (path) => {
    await visit(path, { devMode: true, ledger: clientOf(testLedger()) });
    expect(await screen.findByText('Cannot run tests without data')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Run All Tests' }).hasAttribute('disabled')).toBe(true);
    const refused = screen.queryByRole('button', { name: 'Generate Report' })?.getAttribute('title');
    expect(refused).toBe(path === '/klaus-003-tests' ? 'Cannot generate report without data' : undefined);
    expect(screen.getByRole('link', { name: 'Smart import' }).getAttribute('href')).toBe('/smart-import');
  },
);

test('suite 003 finds in every category what is wrong with a damaged copy, reports it, and leaves the ledger alone', async () => {
  healthy();
  const { ledger, api, database } = await demoLedger();
  const before = JSON.stringify(good(await api.summary('demo')));
  await visit('/klaus-003-tests', { devMode: true, ledger });
  const user = userEvent.setup();
  expect((await screen.findByRole('button', { name: 'Generate Report' })).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'amount altered' }));
  await user.click(screen.getByRole('button', { name: 'Run All Tests' }));
  await waitFor(() => expect(screen.getByText(/^24 of 24 checked, failed: [1-9]/)).toBeDefined());
  for (const name of ['FIFO', 'LIFO', 'HIFO', 'Tax-loss harvesting', 'Holding period', 'Multi-exchange']) {
    const card = screen.getByRole('heading', { name }).closest('section');
    expect(within(card as HTMLElement).getAllByText('failed').length, name).toBeGreaterThan(0);
  }
  await user.click(await screen.findByRole('button', { name: 'Generate Report' }));
  const report = await screen.findByText(/^Cryptax self-test/);
  // Names of coins and amounts stay out of what is passed on.
  expect(report.textContent).not.toMatch(/BTC:|expected/);
  expect(JSON.stringify(good(await api.summary('demo')))).toBe(before);
  await waitFor(async () => expect((await database.databases()).map(({ name }) => name)).toEqual(['test']));
});

test('the app test says in the specified words what failed', async () => {
  healthy();
  const { ledger } = await demoLedger();
  await visit('/app-test', { devMode: true, ledger });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'record destroyed' }));
  await user.click(screen.getByRole('button', { name: 'Run Tests' }));
  expect(await screen.findByText('Verification failed')).toBeDefined();
  // Clear ends the run; nothing of it may go on in the next test.
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getAllByText('pending')).toHaveLength(6);
});

test('the checklist is ticked by checks and by hand, and the database diagnosis fills and clears a scratch copy', async () => {
  healthy();
  const { ledger, api } = await demoLedger();
  await visit('/test-dashboard', { devMode: true, ledger });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /by keyboard/ }));
  await user.click(screen.getByRole('button', { name: 'Auto-check' }));
  // Six of the seven that the app can prove: the simulated browser tells nothing about its load time.
  await screen.findByText('7 of 13 done');
  const events = good(await api.queryEvents({ book: 'demo', offset: 0, limit: 1 })).total;
  document.body.innerHTML = '';
  await visit('/data-test', { devMode: true, ledger });
  await user.click(await screen.findByRole('button', { name: 'Load demo data' }));
  await screen.findByText(String(events));
  await user.click(screen.getByRole('button', { name: 'Check data' }));
  await waitFor(() => expect(screen.getAllByText('passed')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByText('0');
  expect(good(await api.queryEvents({ book: 'demo', offset: 0, limit: 1 })).total).toBe(events);
});
