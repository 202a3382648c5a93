/** Sealed reports: what changed is reported with its digits only where amounts are shown, and nothing fails in silence. */
import { err } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const FAILED = err({ code: 'store.worker-crashed' } as const);
const SALE = { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' } } as const;

afterEach(() => {
  cleanup();
  for (const { id } of notices.shown.get()) notices.dismiss(id);
  settings.changedElsewhere(null);
});

async function sealedLedger(): Promise<LedgerApi> {
  const api = testLedger();
  await api.open();
  const bought = { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' } } as const;
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...bought, valueEur: '40000' } }));
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event: { ...SALE, valueEur: '42000' } }));
  good(await api.sealReport({ kind: 'book', book: 'own', year: 2024 }));
  const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 10 }));
  const id = rows.find(({ kind }) => kind === 'sell')?.id ?? '';
  const event: LedgerEvent = { ...SALE, id, valueEur: '43000', source: { file: 'manual', line: 2 } };
  good(await api.applyEdit('own', { kind: 'edit', event, why: 'edit' }));
  return api;
}

it('tells what changed, hides its digits, and says when a recheck or the list failed', async () => {
  settings.set('locale', 'en');
  const api = await sealedLedger();
  await visit('/reports?year=2024', { ledger: clientOf({ ...api, recheckReport: async () => FAILED }) });
  const cause = () => screen.getByText(/was changed/).textContent;
  await screen.findByText(/was changed/);
  expect(cause()).toContain('value in euros: 42,000 -> 43,000');
  act(() => settings.set('hideAmounts', true));
  expect(cause()).toContain('value in euros: •••• -> ••••');

  // Whether a report is final is read out with its button.
  expect(screen.getByRole('button', { name: 'Download Annual report 2024', description: 'final' })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Recheck' }));
  await waitFor(() => expect(notices.shown.get()).toHaveLength(1));

  cleanup();
  await visit('/reports?year=2024', { ledger: clientOf({ ...api, sealedReports: async () => FAILED }) });
  const card = (await screen.findByRole('heading', { name: 'Sealed reports' })).closest('section');
  await waitFor(() => expect(card?.textContent).toContain('Learn more'));
});
