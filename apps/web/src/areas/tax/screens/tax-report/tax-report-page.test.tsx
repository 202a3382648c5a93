/** The tax report over the ledger itself: what is sealed is the report in view, and hidden amounts are hidden to the last cell. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { EventDraft } from '../../../../platform/ledger/edit-types.ts';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const WALLET = 'Kraken';

/** 1 ETH of 1,000 sold for 4,000 in 2023, 1 BTC of 41,000 sold for 39,000 in 2024. */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2023-02-01T10:00:00Z', wallet: WALLET, in: { asset: 'ETH', amount: '1' }, valueEur: '1000' },
  { kind: 'sell', at: '2023-09-01T10:00:00Z', wallet: WALLET, out: { asset: 'ETH', amount: '1' }, valueEur: '4000' },
  { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: WALLET, in: { asset: 'BTC', amount: '1' }, valueEur: '41000' },
  { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: WALLET, out: { asset: 'BTC', amount: '1' }, valueEur: '39000' },
];

const ledger = testLedger();
beforeAll(async () => {
  await ledger.open();
  for (const event of EVENTS) good(await ledger.applyEdit('own', { kind: 'add', event, why: 'add' }));
});
afterEach(() => {
  cleanup();
  settings.set('hideAmounts', false);
});

async function open(address: string) {
  settings.set('locale', 'en');
  settings.set('userMode', 'klaus');
  return visit(address, { ledger: clientOf(ledger) });
}

it('offers the seal again when another year is looked at', async () => {
  const router = await open('/klaus-tax?year=2024');
  fireEvent.click(await screen.findByRole('button', { name: 'Seal the report' }));
  expect(await screen.findByText('Sealed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Seal the report' })).toBeNull();
  await router.navigate({ to: '/klaus-tax', search: { year: 2023 } });
  await screen.findByRole('heading', { name: 'Tax report 2023' });
  expect(screen.getByRole('button', { name: 'Seal the report' })).toBeDefined();
  expect(screen.queryByText('Sealed')).toBeNull();
});

it('hides the figures of the form as well', async () => {
  await open('/klaus-tax?year=2024');
  await screen.findByText('How your result comes about');
  expect(document.body.textContent).toMatch(/39,000/);
  cleanup();
  settings.set('hideAmounts', true);
  await open('/klaus-tax?year=2024');
  await screen.findByText('How your result comes about');
  expect(document.body.textContent).not.toMatch(/39,000|41,000|2,000/);
});
