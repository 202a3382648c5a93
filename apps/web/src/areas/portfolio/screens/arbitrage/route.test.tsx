/** The price comparison when things do not go well: no answer from the worker, fees that cannot be kept. */
import { err, ok } from '@cryptax/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const FAILED = err({ code: 'store.worker-crashed' } as const);
const ASKED_AT = '2026-11-15T12:00:00Z';

afterEach(() => {
  for (const { id } of notices.shown.get()) notices.dismiss(id);
  settings.changedElsewhere(null);
});

it('offers to ask again, says when one exchange alone answered, and when fees are not kept', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  good(await api.setLivePrices(true));
  const world = { answers: false, asked: [] as (readonly string[])[] };
  const ledger: LedgerApi = {
    ...api,
    setTypedFees: async () => FAILED,
    marketQuotes: async (assets) => {
      world.asked.push(assets);
      if (!world.answers) return FAILED;
      const quotes = [{ asset: 'BTC', venue: 'kraken', bid: '50000', ask: '50010' }];
      return ok({ mode: 'live', askedAt: ASKED_AT, quotes, failures: [] });
    },
  };
  await visit('/arbitrage', { ledger: clientOf(ledger) });
  await screen.findByText('The prices could not be fetched');
  // Asked once: not before it was known what is held.
  expect(world.asked).toEqual([['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'LTC']]);

  world.answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Too few answers to compare');

  await userEvent.type(screen.getByLabelText('Withdrawal fee Binance in BTC'), '0.0001');
  await waitFor(() => expect(notices.shown.get().length).toBeGreaterThan(0));

  const stake = screen.getByLabelText('Stake');
  await userEvent.clear(stake);
  expect(screen.getByText('Enter an amount above 0.')).toBeDefined();
  await userEvent.type(stake, '250');
  expect(screen.queryByText('Enter an amount above 0.')).toBeNull();
});
