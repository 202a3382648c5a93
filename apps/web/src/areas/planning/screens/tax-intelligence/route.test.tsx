/** The radar when parts of it fail: each says so in its place, and the rest stays. */
import { err } from '@cryptax/kernel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const FAILED = err({ code: 'store.worker-crashed' } as const);

afterEach(() => settings.changedElsewhere(null));

it('asks again on request, and tells where a sale or a couple could not be computed', async () => {
  settings.set('locale', 'en');
  const api = testLedger();
  good(await api.loadDemo());
  let isBroken = true;
  const ledger: LedgerApi = {
    ...api,
    radar: async (...asked) => (isBroken ? FAILED : api.radar(...asked)),
    saleMove: async () => FAILED,
    couple: async () => FAILED,
  };
  await visit('/tax-intelligence', { ledger: clientOf(ledger) });
  await screen.findByText('The tax analysis could not be carried out');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('section');
  const sale = await card('Try a sale');
  await waitFor(() => expect(sale?.textContent).toContain('Learn more'));
  fireEvent.click(screen.getByText('As a couple'));
  const limits = await card('Limits 2026');
  await waitFor(() => expect(limits?.textContent).toContain('Learn more'));
});
