/** The screen as a user meets it, over a ledger in memory. */
import { err } from '@cryptax/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReviewCard } from '../../../../platform/ledger/review-types.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { EMPTY_LEDGER } from '../../../../testing/empty-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';
import { fakeLedger } from './testing/fake-ledger.ts';
import { row } from './testing/sample-rows.ts';
import { ROWS, withScreen } from './testing/with-screen.ts';

withScreen();

async function openScreen(address: string, book = fakeLedger({ rows: ROWS })) {
  const router = await visit(address, { ledger: book.client });
  return { router, ...book };
}

const eventLine = (id: string) => document.querySelector<HTMLElement>(`tr[data-event="${id}"]`);
const lines = () => [...document.querySelectorAll('tbody tr')].map((line) => line.textContent ?? '');

describe('the list', () => {
  it('groups by day and tells how many lines there are', async () => {
    await openScreen('/transactions');
    await screen.findByText('3 October 2025');
    const text = lines();
    expect(text[0]).toContain('3 October 2025');
    expect(text[0]).toContain('2 entries');
    expect(text[2]).toContain('own wallet (Ledger)');
    expect(text[3]).toContain('19 August 2025');
    // Three rows, two days, one head.
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
    expect(eventLine('c')?.textContent).toContain('no purchase');
  });

  it('is walked, opened and closed by keyboard, and the address follows', async () => {
    const { router } = await openScreen('/transactions');
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
    const { api } = await openScreen('/transactions?filter=-kind:income;value:>100&year=2025');
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
    await openScreen('/transactions');
    await screen.findByText('3 October 2025');
    await userEvent.keyboard('/');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search entries');
  });

  it('empties the search with Esc and leaves the keyboard in it', async () => {
    const { router } = await openScreen('/transactions?q=kraken');
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search entries' });
    expect(field.value).toBe('kraken');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('q'));
  });
});

describe('the drawer', () => {
  it('tells the tax details down to file and line, and opens the row itself', async () => {
    settings.set('locale', 'de');
    await openScreen('/transactions?event=a');
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
    await openScreen('/transactions?event=a', fakeLedger({ rows: ROWS, cards: [missing] }));
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('heading', { name: 'Sell •••• BTC' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect((await within(question).findByText('BTC held')).nextElementSibling?.textContent).toContain('•••• → ••••');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('tab', { name: /^Please review/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'One by one' }));
    expect(await screen.findByText(/no purchase for •••• BTC in Kraken/)).toBeTruthy();
    expect(screen.getByText('€•••• is at stake.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/0\.30|0\.777|4,321|31,167/);
  });
});

describe('bulk changes', () => {
  it('show their effect, are reported, and can be taken back from the notice', async () => {
    const { api } = await openScreen('/transactions');
    await screen.findByText('3 October 2025');
    eventLine('a')?.focus();
    await userEvent.keyboard('x{ArrowDown}x');
    expect(screen.getByText('2 selected')).toBeTruthy();
    const bar = screen.getByRole('region', { name: 'Actions for the selection' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(await within(question).findByText('BTC held')).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    // Against what the entries were when the question opened.
    const prints = { a: 'as opened', b: 'as opened' };
    await waitFor(() =>
      expect(api.applyEdit).toHaveBeenCalledWith('own', {
        kind: 'delete',
        eventIds: ['a', 'b'],
        prints,
        why: 'delete',
      }),
    );
    await waitFor(() => expect(eventLine('a')).toBeNull());
    expect(screen.queryByText('2 selected')).toBeNull();
    const reported = await screen.findByRole('region', { name: 'Notices' });
    // A dialog keeps the page from being clicked until it has left.
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await userEvent.click(await within(reported).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(eventLine('a')).not.toBeNull());
    expect(api.undo).toHaveBeenCalledOnce();
  });

  it('tell entries that another tab changed meanwhile, and leave them out or take them along', async () => {
    const { api } = await openScreen('/transactions');
    await screen.findByText('3 October 2025');
    eventLine('a')?.focus();
    await userEvent.keyboard('x{ArrowDown}x');
    const bar = screen.getByRole('region', { name: 'Actions for the selection' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    const now = { id: 'a', at: '2025-10-03T08:00:00Z', wallet: 'Bitvavo', kind: 'sell' } as const;
    const newer = { ...now, out: { asset: 'BTC', amount: '7' }, valueEur: '1' };
    const refused = { code: 'edit.newer', events: [newer], prints: { a: 'as shown' } } as const;
    api.applyEdit.mockResolvedValueOnce(err(refused));
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await within(question).findByText('1 of the entries has been changed in the meantime');
    expect(within(question).getByText('7 BTC, Bitvavo')).toBeTruthy();
    expect(eventLine('a')).not.toBeNull();
    // Changed once more before the answer: what was shown is what it is saved against.
    api.applyEdit.mockResolvedValueOnce(err(refused));
    await userEvent.click(within(question).getByRole('button', { name: 'Apply to these too' }));
    await waitFor(() =>
      expect(api.applyEdit.mock.lastCall?.[1]).toMatchObject({ prints: { a: 'as shown', b: 'as opened' } }),
    );
    await userEvent.click(await within(question).findByRole('button', { name: 'Leave these out' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(eventLine('b')).toBeNull());
    expect(api.applyEdit.mock.lastCall?.[1]).toMatchObject({ eventIds: ['b'], prints: { b: 'as opened' } });
    expect(eventLine('a')).not.toBeNull();
  });

  it('reach events that are not loaded when all are chosen', async () => {
    const { api } = await openScreen('/transactions');
    await screen.findByText('3 October 2025');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText('3 selected')).toBeTruthy();
    expect(api.queryEventIds).toHaveBeenCalledOnce();
  });
});

it('does not take what was chosen elsewhere for all that is shown now', async () => {
  const rows = [...ROWS, row({ id: 'd', wallet: 'Bitpanda' })];
  const { router } = await openScreen('/transactions', fakeLedger({ rows }));
  await screen.findByText('3 October 2025');
  eventLine('a')?.focus();
  await userEvent.keyboard('x');
  await router.navigate({ to: '/transactions', search: { q: 'Bitpanda' } });
  await waitFor(() => expect(eventLine('a')).toBeNull());
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed');
});

it('computes the effect of a change once for a word, not for each of its letters', async () => {
  const { api } = await openScreen('/transactions');
  await screen.findByText('3 October 2025');
  eventLine('a')?.focus();
  await userEvent.keyboard('x');
  await userEvent.click(screen.getByRole('button', { name: 'Change wallet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which wallet is right?' });
  // At once, as on a fast keyboard: the first letter is asked for, those in between are not.
  for (const value of ['L', 'Le', 'Led', 'Ledger']) {
    fireEvent.change(within(dialog).getByLabelText('Wallet'), { target: { value } });
  }
  await within(dialog).findByText('BTC held');
  expect(api.previewEdit.mock.calls.map(([, edit]) => 'patch' in edit && edit.patch)).toEqual([
    { wallet: 'L' },
    { wallet: 'Ledger' },
  ]);
});

it('says when a view could not be kept', async () => {
  const { api } = await openScreen('/transactions');
  api.saveView.mockResolvedValueOnce({ ok: false, error: { code: 'store.closed', cause: 'test' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const reported = await screen.findByRole('region', { name: 'Notices' });
  await waitFor(() => expect(reported.textContent).not.toBe(''));
  expect(within(reported).queryByText('View saved')).toBeNull();
});

describe('states', () => {
  it('has an invitation instead of an empty table', async () => {
    await openScreen('/transactions', fakeLedger({ state: EMPTY_LEDGER }));
    expect(await screen.findByText('No Transactions Yet')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('tells what failed and that data is unchanged', async () => {
    const state = { kind: 'failed', error: { code: 'store.unavailable', cause: 'x' } } as const;
    await openScreen('/transactions', fakeLedger({ state }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your data cannot be opened right now');
  });

  it('offers to remove filters that find nothing', async () => {
    const { router } = await openScreen('/transactions?q=nope', fakeLedger({}));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filters' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('q'));
  });
});
