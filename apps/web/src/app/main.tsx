/**
 * Starts the web app: one style sheet, one router, one root. Where the page already shows the landing page, it is
 * painted first and replaced only when the app can draw the same in one go. Where a screen of the app comes first, the
 * ledger's worker is started before anything else.
 */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startWorkerAhead } from '../platform/ledger/worker-start.ts';
import { painted } from '../platform/load-in-background.ts';
import { isAppAddress } from '../platform/navigation/paths.ts';
import '../ui/styles/app.css';
import { createAppRouter } from './router.tsx';

if (isAppAddress(location.pathname)) startWorkerAhead();
// Not awaited by the module itself: a module that waits cannot share its chunk, and the page would load in more pieces.
void start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no place for the app.');
  const router = createAppRouter();
  if (container.firstElementChild !== null) {
    await painted();
    await router.load();
    delete container.dataset.locale;
  }
  const root = createRoot(container);
  // In small slices: whoever touches the page meanwhile is not kept waiting.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
