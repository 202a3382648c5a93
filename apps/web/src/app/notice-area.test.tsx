import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../platform/i18n/locale.tsx';
import { failure } from '../platform/notices/failure.ts';
import { notices } from '../platform/notices/notices.ts';
import { NoticeArea } from './late-parts.tsx';

/** Notices link to articles, so there is a router around them. */
async function show() {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  render(
    <RouterContextProvider router={router}>
      <LocaleProvider locale="de">
        <NoticeArea />
      </LocaleProvider>
    </RouterContextProvider>,
  );
}

/** Files of one worker share the notices: what another one left standing goes first. */
function dismissAll(): void {
  for (const { id } of notices.shown.get()) notices.dismiss(id);
}

beforeEach(dismissAll);
afterEach(() => {
  cleanup();
  dismissAll();
});

describe('NoticeArea', () => {
  it('is an empty live region before the first notice', async () => {
    await show();
    const region = screen.getByRole('region', { name: 'Hinweise' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
  });

  it('gives each kind of notice its words', async () => {
    await show();
    act(() => {
      notices.fail(failure('not-found'));
      notices.success('Gespeichert', '3 Dateien');
      window.dispatchEvent(new Event('offline'));
    });
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      'Daten nicht gefundenDer Dienst kennt diese Daten nicht. Prüfe, ob die Eingabe stimmt. Mehr dazu',
      'Gespeichert3 Dateien',
      'OfflineDu bist offline. Ein Teil der App geht gerade nicht.',
    ]);
    expect(screen.getByRole('link', { name: 'Mehr dazu' }).getAttribute('href')).toBe('/?help=connection');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Internetverbindung wiederhergestellt')).toBeTruthy();
  });

  it('counts down and offers not to wait', async () => {
    const skip = vi.fn();
    await show();
    act(() => void notices.watchWait({ failure: failure('rate-limit'), untilMs: Date.now() + 24_000, skip }));
    expect(screen.getByText(/^Nächster Versuch in \d+ Sekunden\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt' }));
    expect(skip).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('retries and closes', async () => {
    const retry = vi.fn();
    await show();
    act(() => void notices.fail(failure('unreachable'), retry));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => void notices.success('Fertig'));
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByText('Fertig')).toBeNull();
  });

  it('offers the way back of something done, in the words given', async () => {
    const run = vi.fn();
    await show();
    act(() => void notices.done('3 Buchungen gelöscht', undefined, { label: 'Rückgängig', run }));
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('3 Buchungen gelöscht')).toBeNull();
  });
});
