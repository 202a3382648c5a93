import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorReports } from '../platform/errors/error-report.ts';
import { bookLock } from '../platform/ledger/book-lock.ts';
import { addressOf, SCREEN_IDS, screenOf } from '../platform/navigation/paths.ts';
import { session } from '../platform/session/session.ts';
import { settings } from '../platform/settings/settings.ts';
import { setViewport, visit } from '../testing/visit.tsx';

const heading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  setViewport(1440, 900);
  settings.set('locale', 'de');
  // Nobody serves the health path here; the widget then shows the server as not answering.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
});
afterEach(() => {
  cleanup();
  errorReports.close();
  localStorage.clear();
  settings.changedElsewhere(null);
  vi.unstubAllGlobals();
});

describe('addresses', () => {
  it.each([
    ['/login', '/auth'],
    ['/register', '/auth?mode=register'],
    ['/register?plan=pro', '/auth?plan=pro&mode=register'],
    ['/dashboard?year=2024', '/multi-exchange?year=2024'],
    ['/privacy', '/datenschutz'],
    ['/terms', '/agb'],
    ['/exchange', '/exchange/coinbase'],
  ])('%s leads to %s', async (from, to) => {
    const router = await visit(from);
    await waitFor(() => expect(router.state.location.href).toBe(to));
  });

  it('answers an unknown address with the 404 page', async () => {
    await visit('/nope');
    expect((await heading()).textContent).toBe('Diese Seite gibt es nicht.');
    await waitFor(() => expect(document.title).toBe('Seite nicht gefunden | Cryptax'));
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  });

  it('answers in English when English is chosen', async () => {
    settings.set('locale', 'en');
    await visit('/nope');
    expect((await heading()).textContent).toBe("The page you're looking for doesn't exist.");
  });

  it('keeps the tax year from screen to screen', async () => {
    const router = await visit('/multi-exchange?year=2024');
    await userEvent.click(await screen.findByRole('link', { name: 'Portfolio' }));
    await waitFor(() => expect(router.state.location.href).toBe('/portfolio?year=2024'));
  });
});

describe('guard of the payment page', () => {
  it('sends visitors without a session to the landing page and remembers where they wanted to go', async () => {
    const router = await visit('/payment/success?session_id=cs_1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toEqual({ redirect: '/payment/success?session_id=cs_1' });
    expect((await screen.findByRole('link', { name: 'Jetzt anmelden' })).getAttribute('href')).toBe(
      `/auth?redirect=${encodeURIComponent('/payment/success?session_id=cs_1')}`,
    );
  });

  it('lets a signed-in user through', async () => {
    const session = { kind: 'signed-in', userId: 'u1', name: 'Kim', email: 'kim@example.org' } as const;
    const router = await visit('/payment/success?session_id=cs_1', { session });
    expect((await heading()).textContent).toBe('Deine Zahlung wird geprüft …');
    expect(router.state.location.pathname).toBe('/payment/success');
  });
});

describe('the ways out of a contract', () => {
  const KIM = { kind: 'signed-in', userId: 'u1', name: 'Kim', email: 'kim@example.org' } as const;
  afterEach(() => session.set({ kind: 'signed-out' }));

  it.each(['/multi-exchange', '/agb', '/nope'])('are at the foot of %s for a signed-in customer', async (address) => {
    session.set(KIM);
    await visit(address, { session: KIM });
    for (const name of ['Verträge hier kündigen', 'Vertrag widerrufen']) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/settings/billing');
    }
  });

  it('are below a locked book too, and lead to where nothing is asked for first', async () => {
    session.set(KIM);
    bookLock.set({ kind: 'locked', passkeys: [] } as never);
    await visit('/multi-exchange', { session: KIM });
    const withdraw = await screen.findByRole('link', { name: 'Vertrag widerrufen' });
    expect(withdraw.getAttribute('href')).toBe('/widerrufen');
    bookLock.set({ kind: 'none' });
  });

  // Those have the frames that draw the links; what is left to show is that no screen is outside of them.
  it('are on every screen, because every screen is in one of the two frames', async () => {
    const { routesById } = await visit('/nope');
    const routes = Object.values(routesById);
    const frameOf = (route: (typeof routes)[number] | undefined): string | undefined =>
      route === undefined || route.id === '/shell' || route.id === '/public' ? route?.id : frameOf(route.parentRoute);
    const framed = SCREEN_IDS.map((id) => {
      const own = routes.filter(({ options }) => options.staticData?.screen === id);
      return [id, own.length > 0 && own.every((route) => frameOf(route) !== undefined)];
    });
    expect(framed).toEqual(SCREEN_IDS.map((id) => [id, true]));
  });
});

describe('developer screens', () => {
  const internal = SCREEN_IDS.filter((id) => screenOf(id).visibility === 'dev').map(addressOf);

  it.each([...internal, '/klaus-003'])(
    '%s does not exist outside of dev mode, whatever the browser has stored',
    async (address) => {
      settings.set('devMode', 'dev');
      await visit(address);
      expect((await heading()).textContent).toBe('Diese Seite gibt es nicht.');
      await waitFor(() => expect(document.title).toBe('Seite nicht gefunden | Cryptax'));
    },
  );

  it('exist in dev mode', async () => {
    const router = await visit('/klaus-003', { devMode: true });
    expect((await heading()).textContent).toBe('Klaus 003');
    expect(router.state.location.pathname).toBe('/klaus-003-tests');
  });
});

describe('a change of screen', () => {
  it('shows the new address first and draws the screen in a task after that picture', async () => {
    const router = await visit('/klaus-journey');
    await waitFor(() => expect(document.title).toBe('Klaus erklärt | Cryptax'));
    await router.preloadRoute({ to: '/abi-parser' });
    const pictures: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => pictures.push(draw));
    const there = router.navigate({ to: '/abi-parser' });
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/abi-parser');
    expect(screen.queryByRole('heading', { level: 1, name: 'DeFi-Analyse' })).toBeNull();
    for (const draw of pictures.splice(0)) draw();
    await there;
    await screen.findByRole('heading', { level: 1, name: 'DeFi-Analyse' });
  });

  it('sets the title, moves the focus to the heading and reads the title out', async () => {
    await visit('/multi-exchange');
    await waitFor(() => expect(document.title).toBe('Übersicht | Cryptax'));
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(await screen.findByRole('link', { name: 'Steuerbericht' }));
    await waitFor(() => expect(document.title).toBe('Steuerbericht | Cryptax'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe('Steuerbericht');
    expect(document.querySelector('p[aria-live="polite"]')?.textContent).toBe('Steuerbericht');
  });

  it('leaves the focus to who went on by Tab before the screen was drawn', async () => {
    const router = await visit('/multi-exchange');
    await waitFor(() => expect(document.title).toBe('Übersicht | Cryptax'));
    const link = await screen.findByRole('link', { name: 'Portfolio' });
    const unsubscribe = router.subscribe('onBeforeLoad', () => {
      link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      link.focus();
    });
    await router.navigate({ to: '/klaus-tax' });
    await waitFor(() => expect(document.querySelector('p[aria-live="polite"]')?.textContent).toBe('Steuerbericht'));
    expect(document.activeElement).toBe(link);
    unsubscribe();
  });

  it('leaves the focus in a dialog that was opened while the screen was drawn', async () => {
    const router = await visit('/multi-exchange');
    await waitFor(() => expect(document.title).toBe('Übersicht | Cryptax'));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dialog.dataset.state = 'open';
    const field = dialog.appendChild(document.createElement('input'));
    field.focus();
    await router.navigate({ to: '/klaus-tax' });
    await waitFor(() => expect(document.querySelector('p[aria-live="polite"]')?.textContent).toBe('Steuerbericht'));
    expect(document.activeElement).toBe(field);
    dialog.remove();
  });
});

describe('uncaught errors', () => {
  it('show the overlay with our message, the raw text as a detail, and the app goes on after Close', async () => {
    settings.set('locale', 'en');
    await visit('/klaus-journey');
    await heading();
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('secret detail'), message: 'secret detail' }));
    });
    const overlay = await screen.findByRole('alert');
    expect(overlay.textContent).toContain('Error Detected');
    expect(overlay.querySelector('details')?.textContent).toContain('secret detail');
    await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'DeFi analysis' }));
    await waitFor(async () => expect((await heading()).textContent).toBe('DeFi analysis'));
  });
});
