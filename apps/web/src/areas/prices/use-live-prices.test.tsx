/** Cards of one screen share one question for prices; another state of the book is asked for again. */
import { ok } from '@cryptax/kernel';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../platform/observable.ts';
import { EMPTY_LEDGER } from '../../testing/empty-ledger.ts';
import { PriceCompletionHost } from './price-completion-host.tsx';
import { useLivePricesOn, usePriceTracker } from './use-live-prices.ts';
import { useFetchPrices } from './use-price-completion.ts';

const NOTHING_FOUND = { mode: 'live', found: 0, changed: [], failing: [], isCancelled: false };

afterEach(cleanup);

function Card() {
  usePriceTracker();
  return null;
}

const at = (revision: number) => ({ ...EMPTY_LEDGER, revision }) as LedgerState;

it('asks once for all cards, and again when the book changes', async () => {
  const currentPrices = vi.fn(async () => ok({ mode: 'off', prices: [] } as never));
  const client = { api: { currentPrices } as unknown as LedgerApi, state: new Observable(at(1)) };
  const screen = (cards: number) => (
    <LedgerProvider client={client}>
      {Array.from({ length: cards }, (_, index) => (
        <Card key={String(index)} />
      ))}
    </LedgerProvider>
  );
  const { rerender } = render(screen(2));
  await act(async () => rerender(screen(4)));
  expect(currentPrices).toHaveBeenCalledOnce();
  await act(async () => client.state.set(at(2)));
  expect(currentPrices).toHaveBeenCalledTimes(2);
});

it('the button that switches them on asks once, and nothing stops that for the switch it still takes for off', async () => {
  let isOn = false;
  let found: () => void = () => undefined;
  const state = new Observable(at(1));
  const completePrices = vi.fn(
    () =>
      new Promise<unknown>((resolve) => {
        found = () => resolve(ok({ ...NOTHING_FOUND, found: 3 }));
      }),
  );
  const cancelPrices = vi.fn(async () => ok(undefined));
  const api = {
    livePrices: async () => ok(isOn),
    setLivePrices: async (on: boolean) => {
      isOn = on;
      state.set(at(2));
      return ok(undefined);
    },
    completePrices,
    cancelPrices,
  };
  const client = { api: api as unknown as LedgerApi, state };
  let press: () => void = () => undefined;
  const Screen = () => {
    press = useFetchPrices('own').fetchPrices;
    return <PriceCompletionHost />;
  };
  render(
    <LedgerProvider client={client}>
      <Screen />
    </LedgerProvider>,
  );
  await act(async () => {});
  await act(async () => press());
  await act(async () => {});
  expect(completePrices).toHaveBeenCalledOnce();
  await act(async () => found());
  expect(cancelPrices).not.toHaveBeenCalled();
  expect(completePrices).toHaveBeenCalledOnce();
});

it('believes from one screen to the next that live prices are off, and never that they are on', async () => {
  let isOn = false;
  const client = { api: { livePrices: async () => ok(isOn) } as unknown as LedgerApi, state: new Observable(at(1)) };
  const visit = async () => {
    const seen: (boolean | undefined)[] = [];
    const Screen = () => {
      seen.push(useLivePricesOn());
      return null;
    };
    const { unmount } = render(
      <LedgerProvider client={client}>
        <Screen />
      </LedgerProvider>,
    );
    await act(async () => {});
    unmount();
    return [seen[0], seen.at(-1)];
  };
  expect(await visit()).toEqual([undefined, false]);
  expect(await visit()).toEqual([false, false]);
  isOn = true;
  expect(await visit()).toEqual([false, true]);
  expect(await visit()).toEqual([undefined, true]);
});
