/** The overview while its price sources go away and come back: every text a figure ever shows is written down. */
import { basesUnder } from '@cryptax/prices';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientOf } from '../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../platform/settings/settings.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import { visit } from '../../../../testing/visit.tsx';

const MINUTE = 60_000;

/** Answers for bitcoin with a price of five minutes ago, or not at all. */
function network() {
  const world = {
    price: '70000.50',
    mode: 'well' as 'well' | 'garbage' | 'away',
    online: true,
    ratesUrl: 'http://mirror/rates',
    alone: <T,>(work: () => Promise<T>) => work(),
    clock: { now: () => Date.now(), sleep: () => new Promise<void>(() => undefined) },
    bases: async () => basesUnder('http://mirror'),
    isOnline: () => world.online,
    fetch: async (url: string) => {
      if (world.mode === 'away' || !url.includes('/coingecko/simple/price')) throw new TypeError('Failed to fetch');
      if (world.mode === 'garbage') return new Response('<html>');
      const at = Math.floor((Date.now() - 5 * MINUTE) / 1_000);
      return new Response(`{"bitcoin":{"eur":${world.price},"last_updated_at":${at}}}`);
    },
  };
  return world;
}

/** All texts that stood under `selector`, in order, without repeats. */
function recordTexts(selector: string): readonly string[] {
  const texts: string[] = [];
  const note = () => {
    const text = document.querySelector(selector)?.textContent ?? 'gone';
    if (texts.at(-1) !== text) texts.push(text);
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  return texts;
}

it('keeps value and total while sources answer rubbish, fail or the connection is lost, and shows the age of the price', async () => {
  settings.set('locale', 'en');
  const world = network();
  const api = testLedger({ world, now: new Date().toISOString() });
  const event = {
    kind: 'buy',
    at: '2025-01-10T10:00:00Z',
    wallet: 'Kraken',
    in: { asset: 'BTC', amount: '0.02' },
    valueEur: '1000',
  } as const;
  good(await api.applyEdit('own', { kind: 'add', why: '', event }));
  good(await api.setLivePrices(true));
  await visit('/multi-exchange', { ledger: clientOf(api) });
  const value = () => document.querySelector('[data-value="BTC"]')?.textContent;
  // 0.02 x 70,000.50
  await waitFor(() => expect(value()).toBe('€1,400.01'));
  const age = () => screen.queryByText(/^price \d+ min\. ago, CoinGecko$/);
  expect(age()).not.toBeNull();

  const [values, totals] = [recordTexts('[data-value="BTC"]'), recordTexts('[data-figure="total"]')];
  /** A press while an answer is on its way asks nobody; then it is pressed again. */
  const refreshUntil = (check: () => void) =>
    waitFor(
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Refresh data' }));
        await waitFor(check, { timeout: 3_000 });
      },
      { interval: 500 },
    );
  for (const mode of ['garbage', 'away'] as const) {
    world.mode = mode;
    await refreshUntil(() => expect(screen.queryByText(/^No price source answers/)).not.toBeNull());
    expect(age()).not.toBeNull();
  }
  world.online = false;
  await refreshUntil(() => expect(screen.queryByText('Offline. The last prices stay.')).not.toBeNull());
  expect(age()).not.toBeNull();
  expect(values).toEqual(['€1,400.01']);
  expect(totals).toHaveLength(1);
  expect(totals[0]).toContain('€1,400.01');

  world.online = true;
  world.mode = 'well';
  world.price = '71000';
  await refreshUntil(() => expect(value()).toBe('€1,420.00'));
  expect(values).toEqual(['€1,400.01', '€1,420.00']);
});
