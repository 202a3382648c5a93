/** The clock after an import against a user who has already chosen another screen, which is still loading. */
import { defined } from '@cryptax/kernel';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../platform/settings/settings.ts';
import { useAfterImport } from './done-card.tsx';

beforeEach(() => {
  settings.set('noBackupReminders', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  left.mockClear();
});

const left = vi.fn();

function Card() {
  const { secondsLeft } = useAfterImport(left);
  return <p>left: {secondsLeft ?? 'stopped'}</p>;
}

/** The list of transactions loads until it is let go. */
async function standAfterImport() {
  let letGo = () => {};
  const loading = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.JSX.Element, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, component, ...defined({ loader }) });
  const routeTree = root.addChildren([
    at('/smart-import', Card),
    at('/multi-exchange', () => <p>dashboard</p>),
    at(
      '/transactions',
      () => <p>list</p>,
      () => loading,
    ),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/smart-import'] });
  const router = createRouter({ routeTree, history });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return { router, letGo };
}

/** In steps, so that what a tick changes is drawn before the next one. */
async function pass(ms: number): Promise<void> {
  for (let done = 0; done < ms; done += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

it('goes to the dashboard after two seconds', async () => {
  const { router } = await standAfterImport();
  await pass(1_900);
  expect(router.state.location.pathname).toBe('/smart-import');
  await pass(200);
  expect(router.state.location.pathname).toBe('/multi-exchange');
  expect(left).toHaveBeenCalledOnce();
});

it('leaves the choice to a user who goes elsewhere, even while that screen is loading', async () => {
  const { router, letGo } = await standAfterImport();
  await pass(500);
  void router.navigate({ to: '/transactions' });
  await pass(3_000);
  expect(screen.getByText('left: stopped')).toBeTruthy();
  // The card stays as it is until the next screen is there.
  expect(left).not.toHaveBeenCalled();
  letGo();
  await pass(100);
  expect(screen.getByText('list')).toBeTruthy();
  expect(left).toHaveBeenCalledOnce();
  await pass(3_000);
  expect(router.state.location.pathname).toBe('/transactions');
});

it('is not left by another place on the same screen', async () => {
  const { router } = await standAfterImport();
  await act(() => router.navigate({ to: '.', hash: 'sources' }));
  expect(router.state.location.hash).toBe('sources');
  expect(screen.getByText('left: stopped')).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});
