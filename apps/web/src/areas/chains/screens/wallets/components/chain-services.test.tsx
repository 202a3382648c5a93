import { ok } from '@cryptax/kernel';
import type { ChainId } from '@cryptax/onchain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerClient } from '../../../../../platform/ledger/ledger-client.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../../platform/observable.ts';
import type { ChainSettings } from '../../../wallet-types.ts';
import { ChainServices } from './chain-services.tsx';

function show(
  chains: readonly ChainId[],
  settings: ChainSettings = { keyed: [], endpoints: {} },
  form: 'evm' | 'other' = 'other',
) {
  let kept = settings;
  const setChainSettings = vi.fn(async (wanted: ChainSettings) => {
    kept = wanted;
    return ok(undefined);
  });
  const api = { chainSettings: async () => ok(kept), setChainSettings };
  const state = new Observable({ kind: 'empty', book: 'own', revision: 0 });
  const client = { api, state } as unknown as LedgerClient;
  const routeTree = createRootRoute({
    component: () => (
      <LocaleProvider locale="en">
        <LedgerProvider client={client}>
          <ChainServices chains={chains} form={form} />
        </LedgerProvider>
      </LocaleProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  return setChainSettings;
}

it('asks once for the relay, in plain words, keeps the yes and says what then holds', async () => {
  const set = show(['solana', 'cardano']);
  const question = await screen.findByText(/^Solana, Cardano: browsers get no answer there \(Solana, Koios\)/);
  expect(question.textContent).toContain('stores and logs none of it, and sends no keys');
  await userEvent.click(screen.getByRole('button', { name: 'Allow passing on' }));
  expect(await screen.findByText(/^The Cryptax server asks Solana, Koios for you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow passing on' })).toBeNull();
  expect(set.mock.calls).toEqual([
    [
      { keyed: [], endpoints: {}, relay: true },
      { keyed: [], endpoints: {} },
    ],
  ]);
});

it('does not ask where services answer pages, and names the key that is missing', async () => {
  show(['bitcoin', 'polkadot']);
  expect(await screen.findByText(/^Polkadot: only with your own key/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscan' }).getAttribute('href')).toBe('https://pro.subscan.io');
  expect(screen.queryByRole('button', { name: 'Allow passing on' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter the key' }).getAttribute('href')).toBe(
    '/settings/prices#service-keys',
  );
});

it('says of a Substrate address of Astar that it wants a key, and of its EVM address that it wants none', async () => {
  show(['astar']);
  expect(await screen.findByText(/^Astar: only with your own key/)).toBeTruthy();
  cleanup();
  show(['astar'], undefined, 'evm');
  expect(await screen.findByText(/Blockscout/)).toBeTruthy();
  expect(screen.queryByText(/only with your own key/)).toBeNull();
});

it('names beside the relay only keys that open this chain, and parts several by a comma', async () => {
  show(['dogecoin']);
  expect(await screen.findByRole('button', { name: 'Allow passing on' })).toBeTruthy();
  expect(screen.queryByText(/With your own key/)).toBeNull();
  cleanup();
  show(['cardano']);
  expect((await screen.findByText(/^With your own key/)).textContent).toBe(
    'With your own key it works without it as well. Free at: Koios. Enter the key',
  );
  cleanup();
  show(['moonbeam'], undefined, 'evm');
  expect((await screen.findByText(/^Moonbeam:/)).textContent).toBe(
    'Moonbeam: only with your own key. Free at: Etherscan, Subscan. Enter the key',
  );
});
