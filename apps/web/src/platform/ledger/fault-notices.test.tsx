import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '../i18n/locale.tsx';
import { Observable } from '../observable.ts';
import { NoticeLine } from '../screen/notice-line.tsx';
import type { LedgerApi } from './ledger-api.ts';
import type { LedgerState } from './ledger-state.ts';
import { LedgerProvider } from './use-ledger.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

function show(state: Partial<LedgerState>, estimate: StorageEstimate | Promise<StorageEstimate>): void {
  const storage = { estimate: async () => estimate, persisted: async () => true };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  const client = { api: {} as LedgerApi, state: new Observable({ kind: 'ready', ...state } as LedgerState) };
  const route = createRootRoute({
    component: () => (
      <LocaleProvider locale="de">
        <LedgerProvider client={client}>
          <p>Bildschirm</p>
          <NoticeLine />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
}

test('says how many entries are damaged and leads to them', async () => {
  show({ damaged: 3 }, { usage: 1, quota: 1_000_000_000 });
  expect(await screen.findByText('3 Einträge sind beschädigt.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ansehen und sichern' }).getAttribute('href')).toBe('/settings/data');
  expect(screen.queryByText(/Speicher des Browsers/)).toBeNull();
});

test('speaks of one entry as of one, and a browser that tells nothing of its room is no fault', async () => {
  show({ damaged: 1 }, Promise.reject(new TypeError('not here')));
  expect(await screen.findByText('Ein Eintrag ist beschädigt.')).toBeDefined();
  expect(screen.getByText(/Er fehlt in allen Zahlen/)).toBeDefined();
});

test('warns while there is still room, and says how much', async () => {
  show({}, { usage: 850_000_000, quota: 1_000_000_000 });
  expect(await screen.findByText('Der Speicher des Browsers ist zu 85 % belegt.')).toBeDefined();
  expect(screen.getByText(/^Noch 150/)).toBeDefined();
});

test('is not there when all is well', async () => {
  show({}, { usage: 1, quota: 1_000_000_000 });
  await screen.findByText('Bildschirm');
  expect(screen.queryByText(/beschädigt|belegt/)).toBeNull();
});
