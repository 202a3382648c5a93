/** Open questions as a user meets them, over a ledger in memory. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { visit } from '../../../../../testing/visit.tsx';
import { fakeLedger } from '../testing/fake-ledger.ts';
import { row } from '../testing/sample-rows.ts';
import { ROWS, withScreen } from '../testing/with-screen.ts';

withScreen();

async function openScreen(address: string, book = fakeLedger({ rows: ROWS })) {
  const router = await visit(address, { ledger: book.client });
  return { router, ...book };
}

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
    const { api } = await openScreen('/transactions?view=review&list=cards', book);
    expect(await screen.findByRole('button', { name: 'Airdrops 2' })).toBeTruthy();
    expect(screen.getAllByText(/€42.00 is at stake/)).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Nothing in return' });
    await userEvent.click(first as HTMLElement);
    const fix = { kind: 'airdrop', withService: false };
    expect(api.applyFix).toHaveBeenCalledWith('own', ['1'], fix);
    expect(await screen.findByText('Does this also apply to one similar case?')).toBeTruthy();
    expect(await screen.findByText('BTC held')).toBeTruthy();
    expect(api.previewFix).toHaveBeenCalledWith('own', ['2'], fix);
    await userEvent.click(screen.getByRole('button', { name: 'Apply to all' }));
    expect(api.applyFix).toHaveBeenLastCalledWith('own', ['2'], fix);
  });

  it('shows what trimming an assumption would do before it is trimmed', async () => {
    const spare: ReviewCard = {
      id: 's',
      kind: 'spare-assumption',
      cause: { code: 'assumption.needed-in-part', params: { rest: '0.2', total: '0.5' } },
      asset: 'BTC',
      wallet: 'Kraken',
      amount: '0.3',
      effectEur: '9000.00',
      event: row({ id: 'x', kind: 'assumed-acquisition' }),
      fixes: ['trim-assumption', 'keep-assumption'],
      similar: [],
    };
    const { api } = await openScreen(
      '/transactions?view=review&list=cards',
      fakeLedger({ rows: ROWS, cards: [spare] }),
    );
    expect(await screen.findByRole('button', { name: 'Spare assumptions 1' })).toBeTruthy();
    expect(screen.getByText(/only 0\.20 of 0\.50 BTC are still needed/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show effect' }));
    expect(await screen.findByText('BTC held')).toBeTruthy();
    expect(api.previewFix).toHaveBeenCalledWith('own', ['s'], { kind: 'trim-assumption' });
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reduce to what is needed' }));
    expect(api.applyFix).toHaveBeenCalledWith('own', ['s'], { kind: 'trim-assumption' });
  });

  it('takes back an answer for many in one step', async () => {
    const all = card('1', ['2', '3']);
    const book = fakeLedger({ rows: ROWS, cards: [all] });
    const { api } = await openScreen('/transactions?view=review&list=cards', book);
    await userEvent.click(await screen.findByRole('button', { name: 'Nothing in return' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply to all' }));
    const reported = await screen.findByRole('region', { name: 'Notices' });
    await within(reported).findByText('2 resolved');
    await userEvent.click(within(reported).getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await waitFor(() => expect(api.undo).toHaveBeenCalledTimes(1));
  });

  it('hands the focus on to the next card, and says when only one kind is answered', async () => {
    const price: ReviewCard = {
      id: 'p',
      kind: 'missing-price',
      cause: { code: 'price.not-found', params: {} },
      fixes: ['set-value'],
      similar: [],
    };
    const book = fakeLedger({ rows: ROWS, cards: [card('1', []), card('2', []), price] });
    await openScreen('/transactions?view=review&list=cards', book);
    await userEvent.click(await screen.findByRole('button', { name: 'Airdrops 2' }));
    await waitFor(() => expect(screen.queryByText('Price missing')).toBeNull());
    await userEvent.click(screen.getAllByRole('button', { name: 'Nothing in return' })[0] as HTMLElement);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-card')).toBe('2'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Nothing in return' })).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Nothing in return' }));
    expect(await screen.findByText('Nothing of this kind is open')).toBeTruthy();
    expect(screen.queryByText('All clear')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Price missing')).toBeTruthy();
  });

  it('says what would help where a price is missing: fetching it, or that no service or no central bank has one', async () => {
    const price = (id: string, reason: string): ReviewCard => ({
      id,
      kind: 'missing-price',
      cause: {
        code: reason.startsWith('rate') ? 'price.no-rate' : 'price.not-found',
        params: { asset: 'SOL', reason },
      },
      fixes: ['set-value'],
      similar: [],
    });
    const book = fakeLedger({
      rows: ROWS,
      cards: [price('a', 'not-asked'), price('b', 'no-market'), price('c', 'rate.before-first')],
    });
    await openScreen('/transactions?view=review&list=cards', book);
    expect(await screen.findByText(/No price service has been asked yet/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Fetch prices' })).toHaveLength(1);
    expect(screen.getByText(/none has a price for that day/)).toBeTruthy();
    expect(screen.getByText(/no rate of the European Central Bank for this currency on that day/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Ask again' })).toHaveLength(1);
  });

  it('says that there is no price of a day that is not over, and offers no button that cannot help', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const card: ReviewCard = {
      id: 'a',
      kind: 'missing-price',
      cause: { code: 'price.not-found', params: { asset: 'SOL', day, reason: 'not-asked' } },
      fixes: ['set-value'],
      similar: [],
    };
    await openScreen('/transactions?view=review&list=cards', fakeLedger({ rows: ROWS, cards: [card] }));
    expect(await screen.findByText(/is not over yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fetch prices' })).toBeNull();
  });

  it('does not call figures complete while prices stand in for others', async () => {
    const standIns = { count: 2, better: ['defillama'] };
    await openScreen('/transactions?view=review&list=cards', fakeLedger({ rows: ROWS, standIns }));
    expect(await screen.findByText(/^2 values are provisional: until there is an answer from DefiLlama/)).toBeTruthy();
    expect(screen.queryByText('All clear')).toBeNull();
  });

  it('says when nothing is open', async () => {
    await openScreen('/transactions?view=review&list=cards', fakeLedger({ rows: ROWS }));
    expect(await screen.findByText('All clear')).toBeTruthy();
  });
});
