import { ok } from '@cryptax/kernel';
import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../platform/observable.ts';
import type { MethodLock, PoolList } from '../../screen-types.ts';
import { MethodFields } from './method-fields.tsx';
import { draftOf } from './profile-form.ts';

const FREE: MethodLock = { sealedYears: [], heldPools: 0, method: 'free', scope: 'free' };
const HELD: MethodLock = { sealedYears: [2023, 2024], heldPools: 2, method: 'pools-hold', scope: 'no-date' };
const POOLS: PoolList = {
  kind: 'pools',
  total: 60,
  rows: [
    { wallet: 'Kraken', asset: 'BTC', method: 'FIFO', from: null, held: { amount: '0.5', lots: 2 } },
    { wallet: 'Kraken', asset: 'ETH', method: 'AVERAGE', from: '2026-03-01T23:30:00Z', held: null },
  ],
};

function show(lock: MethodLock, list: PoolList = POOLS, locale: Locale = 'de') {
  const poolMethods = vi.fn(async () => ok(list));
  const switchPoolMethod = vi.fn(async () => ok(undefined));
  const api = { methodLock: async () => ok(lock), poolMethods, switchPoolMethod } as unknown as LedgerApi;
  const state = new Observable({ kind: 'ready', book: 'own', revision: 1 } as LedgerState);
  render(
    <LocaleProvider locale={locale}>
      <LedgerProvider client={{ api, state }}>
        <MethodFields draft={draftOf({ match: DEFAULT_SETTINGS, profile: {} }, {}, 2025)} onChange={() => undefined} />
      </LedgerProvider>
    </LocaleProvider>,
  );
  return { poolMethods, switchPoolMethod };
}

const isDisabled = (name: string) => screen.getByRole('combobox', { name }).hasAttribute('disabled');

test('both fields are open while no year is sealed, and say that all years follow', async () => {
  show(FREE);
  expect(await screen.findByText(/Solange kein Jahr versiegelt ist/)).toBeDefined();
  expect(isDisabled('Methode')).toBe(false);
  expect(isDisabled('Bezug')).toBe(false);
});

test('[MET-02] closed fields name the sealed years, the rule and the way out', async () => {
  show(HELD);
  const reason = await screen.findByText(
    /^Versiegelt: 2023, 2024\. Solange 2 Bestände nicht leer sind.*Rz\. 62.*06\.03\.2025/,
  );
  const method = screen.getByRole('combobox', { name: 'Methode' });
  expect(method.getAttribute('aria-describedby')).toBe(reason.id);
  expect(isDisabled('Methode')).toBe(true);
  expect(isDisabled('Bezug')).toBe(true);
  expect(screen.getByText(/Gilt für alle Jahre auf einmal.*2023, 2024/)).toBeDefined();
  expect(screen.getByText(/einzelne leere Bestände umstellen.*Berichte & Export.*Steuerstrategien/)).toBeDefined();
});

test('with every pool empty the method is open again, the scope is not', async () => {
  show({ ...HELD, heldPools: 0, method: 'from-now' }, POOLS, 'en');
  expect(await screen.findByText(/The change applies from now on/)).toBeDefined();
  expect(isDisabled('Method')).toBe(false);
  expect(isDisabled('Scope')).toBe(true);
});

test('[MET-02] the list closes a pool that holds something and says what, and changes an empty one', async () => {
  const { poolMethods, switchPoolMethod } = show(HELD);
  await userEvent.click(await screen.findByRole('button', { name: 'Wechsel je Wallet und Coin' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('hält 0,50 BTC in 2 Tranchen, darum kein Wechsel')).toBeDefined();
  // 23:30 UTC is half past midnight of the next day in Berlin.
  expect(dialog.getByText('leer, Wechsel möglich · seit 02.03.2026')).toBeDefined();
  expect(dialog.getByText('FIFO, älteste zuerst')).toBeDefined();
  expect(dialog.queryByRole('combobox', { name: 'Methode für BTC in Kraken' })).toBeNull();
  expect(dialog.getByText(/^2 von 60 Beständen/)).toBeDefined();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Wallet oder Coin suchen' }), 'eth');
  await waitFor(() => expect(poolMethods).toHaveBeenLastCalledWith('eth', 50));
  dialog.getByRole('combobox', { name: 'Methode für ETH in Kraken' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'FIFO, älteste zuerst' }));
  expect(switchPoolMethod).toHaveBeenCalledWith({ wallet: 'Kraken', asset: 'ETH', method: 'FIFO' });
});

test('over all wallets the list says why it does not exist', async () => {
  show(FREE, { kind: 'global' }, 'en');
  await userEvent.click(await screen.findByRole('button', { name: 'Change per wallet and coin' }));
  expect(await screen.findByText(/there are no pools per wallet/)).toBeDefined();
});
