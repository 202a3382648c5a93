/** For tests: the whole app at an address, with a session and a dev-mode answer of the test's choice. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createAppRouter } from '../app/router.tsx';
import type { Session } from '../lib/session/session.ts';

export interface Visit {
  readonly session?: Session;
  readonly devMode?: boolean;
}

export async function visit(address: string, { session = { kind: 'signed-out' }, devMode = false }: Visit = {}) {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { session: () => session, isDevModeActive: async () => devMode },
  });
  await router.load();
  render(<RouterProvider router={router} />);
  return router;
}

/** The simulated browser's window size; media queries answer by it. */
export function setViewport(width: number, height: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width, height });
}
