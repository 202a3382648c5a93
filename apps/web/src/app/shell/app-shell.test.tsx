import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../platform/ledger/ledger-state.ts';
import { session } from '../../platform/session/session.ts';
import { settings } from '../../platform/settings/settings.ts';
import { setViewport, visit } from '../../testing/visit.tsx';

const HEALTHY = { status: 'ok', version: '1.0.0', devMode: false };
const asked: string[] = [];

beforeEach(() => {
  setViewport(1440, 900);
  settings.set('locale', 'en');
  settings.set('userMode', 'expert');
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(HEALTHY));
  });
});
/** A ledger that only tells its state. */
function ledgerWith({ review, years }: { readonly review: number; readonly years: readonly number[] }): LedgerApi {
  const counts = { events: 9, imports: 1, files: 1, connections: 0, byHand: 0, wallets: 1, sources: 1, review };
  const book = { book: 'own', isDemo: false, revision: 1, counts, years } as const;
  const state: LedgerState = { kind: 'ready', ...book, isImporting: false, ownEvents: 9, hasDemo: false };
  const subscribe: LedgerApi['subscribe'] = async (listener) => listener(state);
  const answer = () => new Promise(() => {});
  return new Proxy({} as LedgerApi, { get: (_, name) => (name === 'subscribe' ? subscribe : answer) });
}

/** A ledger that is told which book to show. */
function ledgerOf(first: Partial<LedgerState>) {
  const counts = { events: 9, imports: 1, files: 1, connections: 0, byHand: 0, wallets: 1, sources: 1, review: 0 };
  const book = { kind: 'ready', revision: 1, counts, isImporting: false, ownEvents: 9, hasDemo: true } as const;
  const listeners: ((state: LedgerState) => void)[] = [];
  const subscribe: LedgerApi['subscribe'] = async (listener) => {
    listeners.push(listener);
    listener({ ...book, ...first } as LedgerState);
  };
  const answer = () => new Promise(() => {});
  const api = new Proxy({} as LedgerApi, { get: (_, name) => (name === 'subscribe' ? subscribe : answer) });
  const show = (state: Partial<LedgerState>) =>
    act(async () => {
      for (const listener of listeners) listener({ ...book, ...state } as LedgerState);
    });
  return { client: clientOf(api), show };
}

afterEach(() => {
  cleanup();
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  settings.changedElsewhere(null);
  vi.unstubAllGlobals();
});

describe('side navigation', () => {
  it('marks the entry of the open screen and shows the tabs of its section', async () => {
    await visit('/arbitrage');
    const nav = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Wallets & exchanges');
    const tabs = screen.getByRole('navigation', { name: 'Section' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Wallets & exchanges', 'Connect a wallet', 'Exchanges', 'Price comparison']);
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Price comparison');
  });

  it('tells how many points of the ledger are open, and the years it touches', async () => {
    const client = clientOf(ledgerWith({ review: 3, years: [2026, 2021, 2019] }));
    await visit('/settings', { ledger: client });
    const nav = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(within(nav).getByRole('link', { name: /Transactions/ }).textContent).toBe('Transactions33 open');
    await userEvent.click(screen.getByRole('button', { name: /Tax year/ }));
    const years = (await screen.findAllByRole('button', { name: /^20\d\d/ })).map(({ textContent }) => textContent);
    expect(years).toEqual(expect.arrayContaining(['2021', '2019']));
  });

  it('can be walked by keyboard alone', async () => {
    await visit('/multi-exchange');
    await screen.findByRole('navigation', { name: 'Main navigation' });
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Overview');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Portfolio');
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).textContent).toBe('Portfolio');
  });

  it('gives way to a bottom bar with a sheet for everything else on phones', async () => {
    setViewport(390, 844);
    await visit('/multi-exchange');
    const bar = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(within(bar).getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/transactions?view=review');
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'All sections' });
    expect(within(sheet).getByRole('link', { name: 'Tax radar' })).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: /Local Storage/ })).toBeTruthy();
  });
});

describe('top bar', () => {
  it('shows the title once the page is scrolled more than 50 px', async () => {
    await visit('/portfolio');
    await screen.findByRole('heading', { level: 1 });
    // The head of the screen is a header too; the top bar is the first in the page.
    const bar = screen.getAllByRole('banner')[0] as HTMLElement;
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(50);
    expect(within(bar).queryByText('Portfolio')).toBeNull();
    scrollTo(51);
    expect(within(bar).getByText('Portfolio')).toBeTruthy();
    scrollTo(0);
  });

  it('changes the language at once and for the next visit', async () => {
    await visit('/portfolio?year=2024');
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByText('Bestand, Tranchen und Kennzahlen aus deinen Buchungen.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('cryptax-locale')).toBe('de');
  });

  it('keeps a year chosen in the demo out of the own data', async () => {
    const demo = { book: 'demo', isDemo: true, years: [2026, 2024], declarable: [2026] } as const;
    const { client, show } = ledgerOf(demo);
    const router = await visit('/portfolio', { ledger: client });
    await userEvent.click(await screen.findByRole('button', { name: /Tax year\s*2026/ }));
    await userEvent.click(await screen.findByRole('button', { name: '2024' }));
    expect(await screen.findByRole('button', { name: /Tax year\s*2024/ })).toBeTruthy();
    expect(settings.get('taxYear')).toBeNull();
    // The demo is left: the address gives the year up too, and the newest year of the own data stands.
    await show({ book: 'own', isDemo: false, years: [2025, 2023], declarable: [2023] });
    expect(await screen.findByRole('button', { name: /Tax year\s*2023/ })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    // Nor is it there when somebody comes back.
    await show(demo);
    expect(await screen.findByRole('button', { name: /Tax year\s*2026/ })).toBeTruthy();
  });

  it('puts the chosen tax year into the address', async () => {
    const router = await visit('/portfolio?year=2021');
    await userEvent.click(await screen.findByRole('button', { name: /Tax year\s*2021/ }));
    const years = within(await screen.findByRole('dialog', { name: 'Tax year' })).getAllByRole('button');
    await userEvent.click(years[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toEqual({ year: settings.get('taxYear') }));
    expect(settings.get('taxYear')).toBeGreaterThan(2021);
  });

  it('says that there is no account, and logs out who is logged in', async () => {
    await visit('/portfolio');
    await userEvent.click(await screen.findByRole('button', { name: 'Account and settings' }));
    const menu = await screen.findByRole('menu');
    expect(menu.textContent).toContain('No account.');
    expect(within(menu).getByRole('menuitem', { name: 'Log in or create an account' }).getAttribute('href')).toBe(
      '/auth',
    );
    await userEvent.keyboard('{Escape}');

    act(() => session.set({ kind: 'signed-in', userId: 'u1', name: 'Kim Berg', email: 'kim@example.org' }));
    const avatar = screen.getByRole('button', { name: 'Account and settings' });
    expect(avatar.textContent).toBe('KB');
    await userEvent.click(avatar);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(session.get()).toEqual({ kind: 'signed-out' }));
  });
});

describe('status block', () => {
  it('asks nobody but our own server, until the user presses the button', async () => {
    await visit('/portfolio');
    const row = await screen.findByRole('button', { name: /Services/ });
    await waitFor(() => expect(row.textContent).toContain('1/1'));
    await userEvent.click(row);
    const panel = await screen.findByRole('dialog', { name: 'Services' });
    expect(panel.textContent).toContain('1 of 1 answer');
    expect(within(panel).getAllByText('not checked')).toHaveLength(2);
    expect(new Set(asked)).toEqual(new Set(['/api/health']));
    await userEvent.click(within(panel).getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(panel.textContent).toContain('3 of 3 answer'));
    expect(asked.filter((url) => url.startsWith('https://'))).toHaveLength(2);
  });

  it('says where the data lies', async () => {
    await visit('/portfolio');
    await userEvent.click(await screen.findByRole('button', { name: /Local Storage/ }));
    expect((await screen.findByRole('dialog', { name: 'Local Storage' })).textContent).toContain(
      'only in this browser',
    );
  });
});

describe('command palette', () => {
  it('opens by key, finds a screen by its German name in English, and goes there', async () => {
    const router = await visit('/portfolio');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'Steuer-Radar');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tax-intelligence'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('runs a command', async () => {
    await visit('/portfolio');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await userEvent.type(await screen.findByRole('combobox'), 'Theme: dark');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });
});
