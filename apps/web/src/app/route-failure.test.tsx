import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorReports } from '../platform/errors/error-report.ts';
import { settings } from '../platform/settings/settings.ts';
import { RouteFailure } from './router.tsx';

afterEach(() => {
  cleanup();
  errorReports.close();
  vi.restoreAllMocks();
});

describe('a screen that throws', () => {
  it('is reported, replaced by a way on, and can be tried again', async () => {
    settings.set('locale', 'en');
    // React writes every caught error to the console as well; here it is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    function Screen() {
      if (isBroken) throw new Error('broken screen');
      return <p>mended</p>;
    }
    const router = createRouter({
      routeTree: createRootRoute({ component: Screen, errorComponent: RouteFailure }),
      history: createMemoryHistory(),
    });
    render(<RouterProvider router={router as never} />);
    expect(await screen.findByRole('heading', { name: 'This view has stopped' })).toBeTruthy();
    expect(errorReports.latest.get()).toEqual({ detail: 'Error: broken screen' });
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Load the view again' }));
    expect(await screen.findByText('mended')).toBeTruthy();
  });
});
