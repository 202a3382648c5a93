/** For tests: the whole app at an address, with a session and a dev-mode answer of the test's choice. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createAppRouter } from '../app/router.tsx';
import type { LedgerClient } from '../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../platform/ledger/use-ledger.tsx';
import type { Session } from '../platform/session/session.ts';
import { settings } from '../platform/settings/settings.ts';

export interface Visit {
  readonly session?: Session;
  readonly devMode?: boolean;
  /** A ledger in the place of the worker's. */
  readonly ledger?: LedgerClient;
  /** Meets the storage question and the welcome tour; others have answered them long ago. */
  readonly isNew?: boolean;
}

export async function visit(address: string, options: Visit = {}) {
  const { session = { kind: 'signed-out' }, devMode = false, ledger, isNew = false } = options;
  if (!isNew) for (const answered of ['storageChoiceMade', 'welcomeCompleted'] as const) settings.set(answered, true);
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { session: async () => session, isDevModeActive: async () => devMode },
  });
  await router.load();
  const app = <RouterProvider router={router} />;
  render(ledger ? <LedgerProvider client={ledger}>{app}</LedgerProvider> : app);
  return router;
}

/** The simulated browser's window size; media queries answer by it. */
export function setViewport(width: number, height: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width, height });
}
