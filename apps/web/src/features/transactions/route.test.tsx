/** The screen as a user meets it, over a ledger in memory. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewCard } from '../../lib/ledger/ledger-api.ts';
import { notices } from '../../lib/notices/notices.ts';
import { settings } from '../../lib/settings/settings.ts';
import { visit } from '../../testing/visit.tsx';
import { fakeLedger } from './testing/fake-ledger.ts';
import { row } from './testing/sample-rows.ts';

const ROWS = [
  row({ id: 'a', day: '2025-10-03' }),
  row({
    id: 'b',
    day: '2025-10-03',
    kind: 'transfer',
    toWallet: 'Ledger',
    tax: 'none',
    out: { asset: 'BTC', amount: '0.12' },
  }),
  row({ id: 'c', day: '2025-08-19', tax: 'open', review: ['missing-acquisition'] }),
];

beforeEach(() => {
  settings.set('locale', 'en');
  // The simulated page has no layout: lines of 40 px in a window of 768.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of notices.shown.get()) notices.dismiss(id);
});

async function open(address: string, book = fakeLedger({ rows: ROWS })) {
  const router = await visit(address, { ledger: book.client });
  return { router, ...book };
}
const eventLine = (id: string) => document.querySelector<HTMLElement>(`tr[data-event="${id}"]`);
const lines = () => [...document.querySelectorAll('tbody tr')].map((line) => line.textContent ?? '');

describe('the list', () => {
  it('groups by day and tells how many lines there are', async () => {
    await open('/transactions');
    await screen.findByText('3 October 2025');
    const text = lines();
    expect(text[0]).toContain('3 October 2025');
    expect(text[0]).toContain('2 entries');
    expect(text[2]).toContain('own wallet (Ledger)');
    expect(text[3]).toContain('19 August 2025');
    // Three rows, two days, one head.
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
    expect(eventLine('c')?.textContent).toContain('purchase missing');
  });

  it('is walked, opened and closed by keyboard, and the address follows', async () => {
    const { router } = await open('/transactions');
    await screen.findByText('3 October 2025');
    eventLine('a')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-event')).toBe('b');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(router.state.location.search).toMatchObject({ event: 'b' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).not.toHaveProperty('event');
  });

  it('asks for what the pills say', async () => {
    const { api } = await open('/transactions?filter=-kind:income;value:>100&year=2025');
    await screen.findByText('3 October 2025');
    expect(api.queryEvents).toHaveBeenCalledWith(
      expect.objectContaining({
        filter: { not: { kinds: ['income'] }, valueEur: { from: '100.00000001' }, year: 2025 },
        offset: 0,
      }),
    );
    expect(screen.getByRole('button', { name: 'Type is not Income' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type is not' }));
    await waitFor(() =>
      expect(api.queryEvents).toHaveBeenLastCalledWith(
        expect.objectContaining({ filter: { valueEur: { from: '100.00000001' }, year: 2025 } }),
      ),
    );
  });

  it('jumps into the search with a slash', async () => {
    await open('/transactions');
    await screen.findByText('3 October 2025');
    await userEvent.keyboard('/');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search entries');
  });
});

describe('the drawer', () => {
  it('tells the tax details down to file and line, and opens the row itself', async () => {
    settings.set('locale', 'de');
    await open('/transactions?event=a');
    const drawer = await screen.findByRole('dialog');
    const tabs = await within(drawer).findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Ledger', 'Steuer-Details', 'Herkunft', 'Verlauf']);
    await userEvent.click(within(drawer).getByRole('tab', { name: 'Steuer-Details' }));
    expect(within(drawer).getByText('kraken_ledgers.csv')).toBeTruthy();
    expect(within(drawer).getByText('Zeilen').nextElementSibling?.textContent).toBe('14');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Zeile ansehen' }));
    expect(within(drawer).getByRole('tab', { name: 'Herkunft' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('hidden amounts', () => {
  afterEach(() => settings.set('hideAmounts', false));

  it('are hidden in titles, effects and questions too', async () => {
    settings.set('hideAmounts', true);
    const missing: ReviewCard = {
      id: '1',
      kind: 'missing-acquisition',
      cause: { code: 'missing-acquisition', params: {} },
      effectEur: '4321.09',
      amount: '0.777',
      asset: 'BTC',
      wallet: 'Kraken',
      fixes: ['assume-zero-cost'],
      similar: [],
    };
    await open('/transactions?event=a', fakeLedger({ rows: ROWS, cards: [missing] }));
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('heading', { name: 'Sell •••• BTC' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect((await within(question).findByText('BTC held')).nextElementSibling?.textContent).toContain('•••• → ••••');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('tab', { name: /^Please review/ }));
    expect(await screen.findByText(/no purchase for •••• BTC in Kraken/)).toBeTruthy();
    expect(screen.getByText('€•••• are at stake.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/0\.30|0\.777|4,321|31,167/);
  });
});

describe('bulk changes', () => {
  it('show their effect, are told, and can be taken back from the notice', async () => {
    const { api } = await open('/transactions');
    await screen.findByText('3 October 2025');
    eventLine('a')?.focus();
    await userEvent.keyboard('x{ArrowDown}x');
    expect(screen.getByText('2 selected')).toBeTruthy();
    const bar = screen.getByRole('region', { name: 'Actions for the selection' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(await within(question).findByText('BTC held')).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(api.applyEdit).toHaveBeenCalledWith('own', { kind: 'delete', eventIds: ['a', 'b'], why: 'delete' });
    await waitFor(() => expect(eventLine('a')).toBeNull());
    expect(screen.queryByText('2 selected')).toBeNull();
    const told = await screen.findByRole('region', { name: 'Notices' });
    await userEvent.click(await within(told).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(eventLine('a')).not.toBeNull());
    expect(api.undo).toHaveBeenCalledOnce();
  });

  it('reach events that are not loaded when all are chosen', async () => {
    const { api } = await open('/transactions');
    await screen.findByText('3 October 2025');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText('3 selected')).toBeTruthy();
    expect(api.queryEventIds).toHaveBeenCalledOnce();
  });
});

describe('the review tab', () => {
  const card = (id: string, similar: readonly string[]): ReviewCard => ({
    id,
    kind: 'airdrop-service',
    cause: { code: 'airdrop.service-unclear', params: {} },
    effectEur: '42.00',
    event: row({ id: `e-${id}`, kind: 'income', incomeKind: 'airdrop' }),
    fixes: ['airdrop'],
    similar,
  });

  it('counts by kind, takes an answer and asks about similar ones with their effect', async () => {
    const book = fakeLedger({ rows: ROWS, cards: [card('1', ['2']), card('2', ['1'])] });
    const { api } = await open('/transactions?view=review', book);
    expect(await screen.findByRole('button', { name: 'Airdrops 2' })).toBeTruthy();
    expect(screen.getAllByText(/€42.00 are at stake/)).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Without a service' });
    await userEvent.click(first as HTMLElement);
    const fix = { kind: 'airdrop', withService: false };
    expect(api.applyFix).toHaveBeenCalledWith('own', ['1'], fix);
    expect(await screen.findByText('Does this also hold for one similar case?')).toBeTruthy();
    expect(await screen.findByText('BTC held')).toBeTruthy();
    expect(api.previewFix).toHaveBeenCalledWith('own', ['2'], fix);
    await userEvent.click(screen.getByRole('button', { name: 'Apply to all' }));
    expect(api.applyFix).toHaveBeenLastCalledWith('own', ['2'], fix);
  });

  it('takes back an answer for many in one step', async () => {
    const all = card('1', ['2', '3']);
    const book = fakeLedger({ rows: ROWS, cards: [all] });
    const { api } = await open('/transactions?view=review', book);
    await userEvent.click(await screen.findByRole('button', { name: 'Without a service' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply to all' }));
    const told = await screen.findByRole('region', { name: 'Notices' });
    await within(told).findByText('2 cleared up');
    await userEvent.click(within(told).getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await waitFor(() => expect(api.undo).toHaveBeenCalledTimes(1));
  });

  it('says when nothing is open', async () => {
    await open('/transactions?view=review', fakeLedger({ rows: ROWS }));
    expect(await screen.findByText('All clear')).toBeTruthy();
  });
});

describe('states', () => {
  it('has an invitation instead of an empty table', async () => {
    const state = {
      kind: 'empty',
      book: 'own',
      isDemo: false,
      revision: 0,
      counts: { events: 0, imports: 0, wallets: 0, assets: 0, sources: 0, review: 0 },
      isImporting: false,
      ownEvents: 0,
      hasDemo: false,
    } as const;
    await open('/transactions', fakeLedger({ state }));
    expect(await screen.findByText('No Transactions Yet')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('tells what failed and that data is unchanged', async () => {
    const state = { kind: 'failed', error: { code: 'store.unavailable', cause: 'x' } } as const;
    await open('/transactions', fakeLedger({ state }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your data cannot be opened right now');
  });

  it('offers to remove filters that find nothing', async () => {
    const { router } = await open('/transactions?q=nope', fakeLedger({}));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filters' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('q'));
  });
});
