/** The queue as a user meets it, with keys and with the pointer, over a ledger in memory. */
import type { GapFix } from '@cryptax/importers';
import { ok } from '@cryptax/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import type { ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { visit } from '../../../../../testing/visit.tsx';
import type { QueueQuestion } from '../../../entry-types.ts';
import { fakeLedger } from '../testing/fake-ledger.ts';
import { row } from '../testing/sample-rows.ts';
import { ROWS, withScreen } from '../testing/with-screen.ts';

withScreen();
afterEach(() => settings.set('userMode', 'klaus'));

const ADDRESS = '0x45f1fa3349d938190c42431c6d63fc42a2eb602e';

function outflow(id: string, cards: readonly string[]): QueueQuestion {
  const card: ReviewCard = {
    id: cards[0] ?? '',
    kind: 'unmatched-transfer',
    cause: { code: 'transfer.unmatched-out', params: {} },
    event: row({ id: `e-${id}`, kind: 'open', address: ADDRESS, txHash: '0xabcdef0123456789' }),
    origin: { importNo: 1, file: 'export.csv', line: 42 },
    asset: 'ETH',
    amount: '3.5',
    wallet: 'Ethereum',
    direction: 'out',
    fixes: ['settle-transfer', 'ignore-row'],
    similar: [],
  };
  return {
    id,
    kind: 'outflow',
    shares: cards.length === 1 ? 'one' : 'address',
    card,
    cardIds: cards,
    amount: { asset: 'ETH', amount: '3.5' },
    worth: { low: '9100.00', high: '9100.00' },
    from: '2024-03-01T12:00:00Z',
    to: '2024-03-31T12:00:00Z',
    effect: '870.43',
    years: [2024],
    answers: [
      {
        id: 'sale-at-market',
        years: [
          {
            year: 2024,
            complete: true,
            privateSales: { low: '310.00', high: '310.00' },
            income: { low: '0.00', high: '0.00' },
            limits: { privateSales: '1000.00', income: '256.00' },
          },
        ],
      },
    ],
  };
}

/** SAI that the wallet held became DAI without a row. */
const RENAMED: GapFix = {
  id: 'renamed-coin:SAI',
  hypothesis: 'renamed-coin',
  evidence: {
    code: 'coin.renamed',
    params: {
      wallet: 'Kraken',
      old: 'SAI',
      held: '5',
      asset: 'DAI',
      amount: '5',
      at: '2019-11-18T00:00:00Z',
    },
  },
  confidence: 0.97,
  changes: { upsert: [], remove: [] },
  asks: [],
  isClosed: true,
  balance: { before: '-5', after: '0' },
};

const open = async (questions: readonly QueueQuestion[]) => {
  const book = fakeLedger({ rows: ROWS, questions });
  await visit('/transactions?view=review', { ledger: book.client });
  await screen.findByRole('heading', { level: 2 });
  return book;
};

describe('the queue', () => {
  it('does not call a year decided of which an answer still moves the loss', async () => {
    const { api } = fakeLedger({ rows: ROWS });
    const { value: list } = await api.questions();
    const years = list.view.years.map((year) => ({
      ...year,
      complete: false,
      privateSales: { low: '-0.12', high: '-0.10' },
    }));
    const questions = async () => ok({ ...list, idle: 2, view: { ...list.view, years } });
    const client = clientOf({ ...api, questions } as unknown as LedgerApi);
    await visit('/transactions?view=review', { ledger: client });
    expect(await screen.findByText('Almost decided')).toBeTruthy();
    expect(screen.getByText(/They only move amounts of a loss that the tax return states \(2024\)/)).toBeTruthy();
    expect(screen.queryByText(/No open answer changes a form/)).toBeNull();
  });

  it('names the years that an entry which is not booked leaves open', async () => {
    const { api } = fakeLedger({ rows: ROWS });
    const { value: list } = await api.questions();
    const unknown = { low: null, high: null };
    const years = list.view.years.map((year) => ({ ...year, complete: false, privateSales: unknown, income: unknown }));
    const questions = async () => ok({ ...list, idle: 0, view: { ...list.view, years } });
    const client = clientOf({ ...api, questions } as unknown as LedgerApi);
    await visit('/transactions?view=review', { ledger: client });
    expect(await screen.findByText('Almost decided')).toBeTruthy();
    expect(screen.getByText(/An entry could not be booked, so the sums of 2024 stay open/)).toBeTruthy();
    expect(screen.queryByText(/They only move amounts of a loss/)).toBeNull();
  });

  it('does not call a value missing where one of two prices counts, and puts no heading over nothing', async () => {
    const { worth, ...base } = outflow('a', ['1', '2']);
    const event = row({ id: 'e-a', kind: 'income', valueEur: '176.89' });
    await open([{ ...base, shares: 'coin', card: { ...base.card, event } }]);
    expect(await screen.findByText('Can change')).toBeTruthy();
    expect(worth).toBeDefined();
    expect(screen.queryByText('no price')).toBeNull();
    expect(screen.queryByText('The largest of them')).toBeNull();
  });

  it('shows of an unread row why it cannot be read and what stands in it', async () => {
    const base = outflow('a', ['1', '2']);
    const { event: _, ...card } = base.card;
    const unread: ReviewCard = {
      ...card,
      kind: 'unreadable-row',
      cause: { code: 'date.unreadable', params: { value: '31.02.2024' } },
      origin: { importNo: 1, file: 'export.csv', line: 6, header: ['Date', 'Coin'], cells: ['31.02.2024', 'XMR'] },
      fixes: ['enter-row', 'ignore-row'],
    };
    await open([{ ...base, kind: 'row', shares: 'one', effect: null, years: [2022, 2023, 2024], card: unread }]);
    const question = await screen.findByRole('region', { name: /rows of the file cannot be read/ });
    expect(within(question).getByText(/31\.02\.2024” is not|date.*31\.02\.2024/i)).toBeTruthy();
    expect(within(question).getByText('XMR')).toBeTruthy();
    expect(within(question).getByText('The first of them')).toBeTruthy();
    expect(within(question).getByText(/2022–2024/)).toBeTruthy();
    const leftOut = within(question)
      .getByRole('radio', { name: /Leave out/ })
      .closest('label');
    await waitFor(() => expect(leftOut?.textContent).toContain('Section 23 in 2024 then €0.00 to €500.00'));
  });

  it('says what few answers decide, what is known and what each answer leads to', async () => {
    await open([outflow('a', ['1', '2', '3']), outflow('b', ['4'])]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('These 2 answers decide €2,000.00.');
    expect(screen.getByText(/The other 1,180 change nothing and can stay/)).toBeTruthy();
    const card = screen.getByRole('region', { name: '3 outgoing transfers go to the same address. What were they?' });
    expect(within(card).getByText('€870.43 in 2024')).toBeTruthy();
    expect(within(card).getByText('export.csv : 42')).toBeTruthy();
    expect(await within(card).findByText('703 movements with this address so far, 700 in, 3 out')).toBeTruthy();
    const payment = within(card).getByRole('radio', { name: /Payment/ });
    expect(payment.closest('label')?.textContent).toContain('Section 23 in 2024 then €310.00');
    // None of the meanings that were worked out with the queue: it is tried as soon as the question is there.
    const ignored = within(card).getByRole('radio', { name: /Leave out/ });
    await waitFor(() =>
      expect(ignored.closest('label')?.textContent).toContain('Section 23 in 2024 then €0.00 to €500.00'),
    );
    // The beginner mode explains each answer.
    expect(within(card).getByText(/You only moved the coins/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Section 23 in 2024: €0.00 to €2,000.00/ })).toBeTruthy();
  });

  it('looks for what may be behind a missing purchase, and takes an explanation as its answer', async () => {
    const base = outflow('a', ['1']);
    const card: ReviewCard = {
      ...base.card,
      kind: 'missing-acquisition',
      asset: 'DAI',
      fixes: ['assume-zero-cost', 'repair-gap'],
    };
    const { api } = await open([{ ...base, kind: 'acquisition', card, answers: [] }]);
    api.gapFixes.mockResolvedValue(ok([RENAMED]));
    await userEvent.click(await screen.findByRole('button', { name: 'What may be behind it' }));
    expect(await screen.findByText(/SAI became DAI/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const repair = { kind: 'repair-gap', fixId: 'renamed-coin:SAI' };
    await waitFor(() => expect(api.applyFix).toHaveBeenCalledWith('own', ['1'], repair));
  });

  it('is worked with keys alone: a number chooses, Enter takes, U takes all of it back in one step', async () => {
    settings.set('userMode', 'expert');
    const { api } = await open([outflow('a', ['1', '2', '3']), outflow('b', ['4'])]);
    screen.getByRole('region', { name: /3 outgoing transfers/ }).focus();
    await userEvent.keyboard('2');
    expect((screen.getByRole('radio', { name: /Payment/ }) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByText(/You only moved the coins/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.applyFix).toHaveBeenCalledWith('own', ['1', '2', '3'], {
        kind: 'settle-transfer',
        as: { kind: 'spend' },
      }),
    );
    const next = await screen.findByRole('region', { name: 'Where did this go?' });
    expect(screen.getByText('€1,000.00 of €2,000.00 decided')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(next));
    await userEvent.keyboard('u');
    await waitFor(() => expect(api.undo).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('region', { name: /3 outgoing transfers/ })).toBeTruthy();
  });

  it('takes the name of the own wallet with the answer, leaves questions for later, and ends where nothing is open', async () => {
    const { api } = await open([outflow('a', ['1']), outflow('b', ['4', '5'])]);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByRole('region', { name: /2 outgoing transfers/ });
    await userEvent.click(screen.getByRole('radio', { name: /Own wallet/ }));
    const name = screen.getByLabelText('Name of the other wallet') as HTMLInputElement;
    expect(name.value).toBe('Wallet 0x45f1…602e');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Accept answer' }));
    expect(await screen.findByText('This is missing.')).toBeTruthy();
    expect(api.applyFix).not.toHaveBeenCalled();
    // Letters in a field are letters.
    await userEvent.type(name, 'Nun 1');
    await userEvent.click(screen.getByRole('button', { name: 'Accept answer' }));
    const as = { kind: 'own-wallet', wallet: 'Nun 1' };
    await waitFor(() => expect(api.applyFix).toHaveBeenCalledWith('own', ['4', '5'], { kind: 'settle-transfer', as }));
    await screen.findByRole('region', { name: 'Where did this go?' });
    await userEvent.click(screen.getByRole('radio', { name: /Lost/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept answer' }));
    expect(await screen.findByText('Decided')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See them one by one' }));
    expect(await screen.findByText('All clear')).toBeTruthy();
  });
});
