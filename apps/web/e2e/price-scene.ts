/** A test's own world outside: the app is told to look for all price services there, and the test moves the prices. */
import type { Page } from '@playwright/test';
import { importFiles, staysAfterImport } from './steps.ts';

export interface Scene {
  readonly prices?: Readonly<Record<string, string>>;
  /** Services that answer 503. */
  readonly failing?: readonly string[];
  /** Last prices at Binance, the second source. */
  readonly binance?: Readonly<Record<string, string>>;
  /** Lists and balances of an EVM explorer, as `chain-service.mjs` tells them. */
  readonly chain?: Readonly<Record<string, unknown>>;
  /** Dollars of every day by DefiLlama's name of the coin. */
  readonly history?: Readonly<Record<string, number>>;
  /** Bid and ask by venue and coin. */
  readonly books?: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;
}

export interface World {
  /** Address of the scene; an own server of a chain lies below it. */
  readonly base: string;
  change(scene: Scene): Promise<void>;
}

export async function priceScene(page: Page, baseURL: string, name: string): Promise<World> {
  const { hostname, port } = new URL(baseURL);
  const base = `http://${hostname}:${Number(port) + 2}/${name}-${process.pid}-${Date.now()}`;
  await page.route('**/api/config', (route) => route.fulfill({ json: { priceBase: base } }));
  return {
    base,
    change: async (scene) => {
      const answer = await fetch(base, { method: 'PUT', body: JSON.stringify(scene) });
      if (!answer.ok) throw new Error(`The price server said ${answer.status}`);
    },
  };
}

/** Two purchases and a sale at Kraken, small enough to work out by hand. */
const KRAKEN_FILE = {
  name: 'kraken-ledgers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
      '"L1","D1","2025-01-09 08:00:00","deposit","","currency","fiat","EUR","spot / main",2000.0000,0,2000.0000',
      '"L2","T1","2025-01-10 08:00:00","trade","tradespot","currency","fiat","EUR","spot / main",-1000.0000,1.0000,999.0000',
      '"L3","T1","2025-01-10 08:00:00","trade","tradespot","currency","crypto","BTC","spot / main",0.0200000001,0,0.0200000001',
      '"L4","T2","2026-03-03 08:00:00","trade","tradespot","currency","fiat","EUR","spot / main",-600.0000,0.5000,398.5000',
      '"L5","T2","2026-03-03 08:00:00","trade","tradespot","currency","crypto","ETH","spot / main",0.3000000003,0,0.3000000003',
      '"L6","T3","2026-05-04 08:00:00","trade","tradespot","currency","crypto","BTC","spot / main",-0.0050000000,0,0.0150000001',
      '"L7","T3","2026-05-04 08:00:00","trade","tradespot","currency","fiat","EUR","spot / main",350.0000,0.7000,747.8000',
    ].join('\n'),
  ),
};

export async function importKraken(page: Page): Promise<void> {
  await staysAfterImport(page);
  await importFiles(page, KRAKEN_FILE);
}
