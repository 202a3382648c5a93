/** "Load real market data": from no permission to fresh prices in the analysis, and what is said when nobody answers. */
import { basesUnder } from '@cryptax/prices';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { setKnownPlan } from '../../../../platform/plan/plan.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const NOW = '2026-11-15T12:00:00Z';
const TIMEOUT_MS = 10_000;

/** A pause before the next try passes at once; only the time that an answer may take never does. */
function quickClock() {
  let time = Date.parse(NOW);
  return {
    now: () => time,
    sleep: async (ms: number) => {
      if (ms >= TIMEOUT_MS) return new Promise<void>(() => undefined);
      time += ms;
    },
  };
}

/** CoinGecko knows bitcoin, or nobody knows anything. */
function network(price: string | null) {
  return {
    ratesUrl: 'http://mirror/rates',
    alone: <T,>(work: () => Promise<T>) => work(),
    clock: quickClock(),
    bases: async () => basesUnder('http://mirror'),
    isOnline: () => true,
    fetch: async (url: string) => {
      if (price === null || !url.includes('/coingecko/simple/price')) throw new TypeError('Failed to fetch');
      return new Response(`{"bitcoin":{"eur":${price},"last_updated_at":${Date.parse(NOW) / 1_000}}}`);
    },
  };
}

async function open(world: ReturnType<typeof network>): Promise<void> {
  const api = testLedger({ world, now: NOW });
  const bought = { kind: 'buy', at: '2026-01-10T10:00:00Z', wallet: 'Kraken', valueEur: '30000' } as const;
  const event = { ...bought, in: { asset: 'BTC', amount: '0.5' } };
  good(await api.applyEdit('own', { kind: 'add', why: '', event }));
  await visit('/tax-loss-harvesting', { ledger: clientOf(api) });
}

/** Every notice so far: one goes after three seconds, whether a busy machine has looked or not. */
const said = new Set<string>();
const listen = () => {
  for (const { content } of notices.shown.get()) said.add(content.kind === 'text' ? content.title : content.kind);
};
let stopListening = () => {};
const dismissAll = () => {
  for (const { id } of notices.shown.get()) notices.dismiss(id);
};

beforeEach(() => {
  setKnownPlan('account', 'pro');
  said.clear();
  // Another file may have ended while its last notice was still shown.
  dismissAll();
  stopListening = notices.shown.subscribe(listen);
});
afterEach(() => {
  stopListening();
  setKnownPlan('account', 'free');
  dismissAll();
  settings.changedElsewhere(null);
});

it('switches live prices on, loads them and computes the loss with them', async () => {
  settings.set('locale', 'en');
  await open(network('50000.5'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load real market data' }));
  await waitFor(() => expect([...said]).toEqual(['Current price loaded: BTC.']));
  // Bought for 30,000, now worth 0.5 x 50,000.50 = 25,000.25.
  await waitFor(() => expect(screen.getAllByText(/4,999\.75/).length).toBeGreaterThan(0));
  expect(screen.getByRole('button', { name: 'Load real market data' }).getAttribute('aria-busy')).toBeNull();
});

it('says in German that nobody answered, and keeps the analysis', async () => {
  settings.set('locale', 'de');
  await open(network(null));
  await userEvent.click(await screen.findByRole('button', { name: 'Marktkurse laden' }));
  await waitFor(() =>
    expect([...said]).toEqual([
      'Marktkurse konnten nicht geladen werden: Kein Kursdienst hat geantwortet. Es gelten die letzten bekannten Kurse.',
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Kandidaten' })).toBeDefined();
});
