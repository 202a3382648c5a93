/** Proven balances as a user meets them on the screen of the wallets, over a ledger in memory. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { good } from '../../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../../testing/test-ledger.ts';
import { visit } from '../../../../../testing/visit.tsx';
import { cardProof, isRounded } from './proof-model.ts';

const HEAD = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const BOUGHT = [
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
];
/** A row that knows of a withdrawal which the file does not have. */
const LATER =
  '"L9","F9","2024-05-01 09:00:00","deposit","","currency","crypto","BTC","spot / main",0.0010000000,0,0.0059900000';

beforeEach(() => settings.set('locale', 'en'));
afterEach(() => {
  cleanup();
  for (const { id } of notices.shown.get()) notices.dismiss(id);
});

async function openWallets(rows: readonly string[]) {
  const api = testLedger({ now: () => new Date().toISOString() });
  await importAll(api, [textFile('k.csv', [HEAD, ...rows].join('\n'))]);
  const router = await visit('/wallets', { ledger: clientOf(api) });
  return { api, router };
}

const look = () => screen.findByRole('button', { name: 'Check the balance of Kraken' });

describe('the proof of a wallet', () => {
  it('says up to which day it is proven', async () => {
    await openWallets(BOUGHT);
    expect(await screen.findByText(/Balance proven up to 3 Mar(ch)? 2024/)).toBeTruthy();
    await userEvent.click(await look());
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('proven')).toBeTruthy();
  });

  it('names the difference, the first row that does not fit, the span, and opens that row', async () => {
    const { router } = await openWallets([...BOUGHT, LATER]);
    expect(
      await screen.findByText(/BTC differs by .0\.00501, since 3 Mar.* 2024 at the earliest, by 1 May 2024/),
    ).toBeTruthy();
    await userEvent.click(await look());
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText(/It arose between 3 Mar/)).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'What may be behind it' }));
    expect(await within(drawer).findByText(/an outgoing entry of 0\.00501/)).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('link', { name: 'k.csv, line 4' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/transactions'));
    expect(router.state.location.search).toHaveProperty('event');
  });

  it('applies an explanation by one click, and takes it back by another', async () => {
    const { api } = await openWallets([...BOUGHT, LATER]);
    await userEvent.click(await look());
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(within(drawer).getByRole('button', { name: 'What may be behind it' }));
    expect(await within(drawer).findByText(/book 0\.00501 BTC as an open outflow of 1 May/)).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'Entries in that period' }).getAttribute('href')).toContain(
      'days%3A2024-03-03..2024-05-01',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Apply' }));
    expect(await within(drawer).findByText('proven')).toBeTruthy();
    await waitFor(() => expect(notices.shown.get()).toHaveLength(1));
    good(await api.undo('own'));
    expect(await within(drawer).findByText('differs')).toBeTruthy();
  });

  it('takes a document to a statement of the user', async () => {
    const { api } = await openWallets(BOUGHT);
    const { id } = good(
      await api.saveStatement('own', { wallet: 'Kraken', asset: 'BTC', day: '2024-12-31', amount: '0.01' }),
    );
    await userEvent.click(await look());
    await userEvent.click(await screen.findByRole('button', { name: /^Change the statement on BTC of 31 Dec/ }));
    const form = await screen.findByRole('dialog', { name: 'Change the statement' });
    await userEvent.upload(within(form).getByLabelText('Attach a document'), new File(['abc'], 'year.pdf'));
    expect(await within(form).findByText('year.pdf')).toBeTruthy();
    expect(good(await api.evidence('own', { kind: 'statement', id }))).toMatchObject([{ name: 'year.pdf', size: 3 }]);
  });

  it('takes a document to what a file says', async () => {
    const { api } = await openWallets(BOUGHT);
    await userEvent.click(await look());
    await userEvent.click(await screen.findByRole('button', { name: 'Documents for this balance' }));
    const section = await screen.findByRole('region', { name: 'Documents for this balance' });
    expect(section.textContent).toMatch(/3 Mar(ch)? 2024: 0\.01 BTC, k\.csv, line 3/);
    await userEvent.upload(within(section).getByLabelText('Attach a document'), new File(['abc'], 'kraken.png'));
    expect(await within(section).findByText('kraken.png')).toBeTruthy();
    expect(good(await api.toldBalances('own', 'Kraken', 'BTC'))).toMatchObject([{ day: '2024-03-03', documents: 1 }]);
  });

  it('offers to correct a statement of the user, or to take the exact amount where it was rounded', async () => {
    const { api } = await openWallets([
      ...BOUGHT,
      '"L3","F2","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0.00001,0.0049900000',
    ]);
    const typed = good(
      await api.saveStatement('own', { wallet: 'Kraken', asset: 'BTC', day: '2024-12-31', amount: '0.006' }),
    );
    await userEvent.click(await look());
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(await within(drawer).findByRole('button', { name: 'What may be behind it' }));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Change the statement' }));
    const form = await screen.findByRole('dialog', { name: 'Change the statement' });
    await userEvent.clear(within(form).getByLabelText('Amount'));
    await userEvent.type(within(form).getByLabelText('Amount'), '0.005');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Use the exact amount' }));
    expect(await within(drawer).findByText('proven')).toBeTruthy();
    expect(good(await api.walletProofs('own')).typed).toEqual([{ ...typed, amount: '0.00499' }]);
  });

  it('takes a statement for the end of a year, refuses what is no number, and offers to take it back', async () => {
    const { api } = await openWallets(BOUGHT);
    await userEvent.click(await look());
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm a balance' }));
    const form = await screen.findByRole('dialog', { name: 'Confirm a balance' });
    await userEvent.type(within(form).getByLabelText('Amount'), 'a lot');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText(/Enter the amount as a number/)).toBeTruthy();
    expect(good(await api.walletProofs('own')).typed).toEqual([]);

    await userEvent.clear(within(form).getByLabelText('Amount'));
    await userEvent.type(within(form).getByLabelText('Amount'), '0.02');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('differs')).toBeTruthy();
    const year = new Date().getFullYear() - 1;
    expect(good(await api.walletProofs('own')).typed).toMatchObject([
      { wallet: 'Kraken', asset: 'BTC', day: `${year}-12-31`, amount: '0.02' },
    ]);
    good(await api.undo('own'));
    expect(await screen.findByText('proven')).toBeTruthy();
    expect(good(await api.walletProofs('own')).typed).toEqual([]);
  });
});

describe('a rounded statement', () => {
  it.each([
    ['0.12', '0.1249', true],
    ['0.13', '0.1251', true],
    ['0.12', '0.1251', true],
    ['0.12', '0.1351', false],
    ['0.12', '0.2', false],
    // Without decimals nobody can tell rounding from a mistake.
    ['1', '1.4', false],
  ])('%s of %s: %s', (stated, actual, expected) => expect(isRounded(stated, actual)).toBe(expected));
});

describe('the line of a card', () => {
  const coin = (asset: string, status: 'proven' | 'differs' | 'unproven', actual = '1', day = '2024-12-31') => ({
    wallet: 'A',
    asset,
    status,
    actual,
    day,
  });
  it('is the worst of its coins; nothing held is nothing to prove', () => {
    expect(cardProof('A', [])).toBeUndefined();
    expect(cardProof('A', [coin('X', 'unproven', '0')])).toBeUndefined();
    expect(cardProof('A', [coin('X', 'proven'), coin('Y', 'proven', '1', '2023-12-31')])).toEqual({
      kind: 'proven',
      day: '2023-12-31',
    });
    expect(cardProof('A', [coin('X', 'proven'), coin('Y', 'unproven')])).toEqual({
      kind: 'unproven',
      assets: ['Y'],
      isAll: false,
    });
    expect(cardProof('A', [coin('X', 'unproven'), coin('Y', 'differs', '0'), coin('Z', 'differs')])).toMatchObject({
      kind: 'differs',
      coin: { asset: 'Y' },
      others: 1,
    });
  });
});
