import { ok } from '@cryptax/kernel';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { LedgerProvider } from '../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../platform/observable.ts';
import { EMPTY_LEDGER } from '../../../../testing/empty-ledger.ts';
import type { WalletList } from '../../wallet-types.ts';
import { useWallets } from './wallet-model.ts';

afterEach(() => void vi.useRealTimers());

/** Tells one euro more with every question. */
function countingLedger() {
  let asked = 0;
  const walletList = async () => {
    asked++;
    const list: WalletList = {
      isDemo: false,
      wallets: [],
      valueEur: String(asked),
      unpriced: 0,
      doubts: [],
      prices: { mode: 'off', sources: [] },
    };
    return ok(list);
  };
  return {
    client: { api: { walletList } as unknown as LedgerApi, state: new Observable(EMPTY_LEDGER) },
    asked: () => asked,
  };
}

function Shown() {
  const wallets = useWallets();
  return <p>{wallets.kind === 'ready' ? wallets.list.valueEur : wallets.kind}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks again every half minute, keeps showing the old list meanwhile, and stops when the screen is left', async () => {
  vi.useFakeTimers();
  const { client, asked } = countingLedger();
  const { unmount } = render(
    <LedgerProvider client={client}>
      <Shown />
    </LedgerProvider>,
  );
  await pass(0);
  expect(screen.getByText('1')).toBeDefined();
  await pass(29_999);
  expect(asked()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('loading')).toBeNull();
  await pass(0);
  expect(screen.getByText('2')).toBeDefined();
  await pass(30_000);
  expect(screen.getByText('3')).toBeDefined();
  unmount();
  await pass(60_000);
  expect(asked()).toBe(3);
});
