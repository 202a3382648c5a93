import { err, ok } from '@cryptax/kernel';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../i18n/locale.tsx';
import type { CommittedImport, ImportPreview, LedgerApi, LedgerState } from '../ledger/ledger-api.ts';
import { LedgerProvider } from '../ledger/use-ledger.tsx';
import { notices } from '../notices/notices.ts';
import { Observable } from '../observable.ts';
import { settings } from '../settings/settings.ts';
import { DoneCard } from './done-card.tsx';

beforeEach(() => settings.set('noBackupReminders', true));
afterEach(() => settings.clear('noBackupReminders'));

const newest = { seq: 1 };

function show(undo: LedgerApi['undo'], onClear: () => void, more: Partial<LedgerApi> = {}) {
  newest.seq = 1;
  const journal = async () => ok([{ seq: newest.seq, kind: 'import', why: 'import', state: 'done' }]);
  const client = {
    api: { undo, journal, ...more } as unknown as LedgerApi,
    state: new Observable<LedgerState>({ kind: 'loading' }),
  };
  const [preview, result] = [
    { totals: { review: 0 } },
    { status: 'applied', added: 3, imports: [{}], areRowsKept: true },
  ];
  const root = createRootRoute({
    component: () => (
      <LocaleProvider locale="en">
        <LedgerProvider client={client}>
          <Outlet />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <DoneCard preview={preview as ImportPreview} result={result as unknown as CommittedImport} onClear={onClear} />
    ),
  });
  const overview = createRoute({
    getParentRoute: () => root,
    path: '/multi-exchange',
    component: () => <p>Overview</p>,
  });
  const routeTree = root.addChildren([here, overview]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  return router;
}

it('takes the import back once, however often the button is pressed', async () => {
  const cleared = vi.fn();
  const undo = vi.fn(async () => ok({ revision: 2, changed: 3, eventIds: [] }));
  show(undo, cleared);
  const button = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(cleared).toHaveBeenCalled());
  expect(undo).toHaveBeenCalledOnce();
});

it('says what stands in the way, and stays', async () => {
  const cleared = vi.fn();
  show(async () => err({ code: 'journal.damaged' }) as never, cleared);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(notices.shown.get().at(-1)?.content).toMatchObject({ title: expect.stringMatching(/cannot be taken back/) }),
  );
  expect(cleared).not.toHaveBeenCalled();
});

it('takes nothing back once another step has followed the import', async () => {
  const undo = vi.fn(async () => ok({ revision: 3, changed: 1, eventIds: [] }));
  show(undo, vi.fn());
  const button = await screen.findByRole('button', { name: 'Undo' });
  newest.seq = 2;
  fireEvent.click(button);
  await vi.waitFor(() =>
    expect(notices.shown.get().at(-1)?.content).toMatchObject({ title: expect.stringMatching(/changed since/) }),
  );
  expect(undo).not.toHaveBeenCalled();
});

it('stays as it is until the next screen is there, and is cleared then', async () => {
  const cleared = vi.fn(() => expect(screen.queryByRole('heading', { name: /successfully/ })).toBeNull());
  show(vi.fn(), cleared);
  fireEvent.click(await screen.findByRole('link', { name: /dashboard/i }));
  await screen.findByText('Overview');
  await vi.waitFor(() => expect(cleared).toHaveBeenCalledOnce());
});

it('is not cleared by a change of the address on the same screen', async () => {
  const cleared = vi.fn();
  const router = show(vi.fn(), cleared);
  await screen.findByRole('link', { name: /dashboard/i });
  await router.navigate({ to: '/', hash: 'sources' });
  expect(router.state.location.hash).toBe('sources');
  expect(cleared).not.toHaveBeenCalled();
});

it('has the overview worked out while it is read', async () => {
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    asked.push(name);
    return ok({} as never);
  };
  const api = {
    portfolioModel: ask('portfolio'),
    queryEvents: ask('events'),
    eventFacets: ask('facets'),
  };
  show(vi.fn(), vi.fn(), api as Partial<LedgerApi>);
  await vi.waitFor(() => expect(asked).toEqual(['portfolio', 'events', 'facets']));
});
