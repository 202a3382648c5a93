import { basesUnder } from '@cryptax/prices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { ExchangePings, isStale, type PingId } from './exchange-pings.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

type Answer = { readonly afterMs?: number; readonly status?: number; readonly body?: string } | undefined;

function setUp(answers: Partial<Record<PingId | 'blockscout', Answer>>) {
  const asked: { at: number; path: string }[] = [];
  const environment = {
    ...browserEnvironment,
    fetch: async (url: string, { signal }: RequestInit) => {
      const path = url.replace('http://mirror', '');
      asked.push({ at: Date.now() - 1_000_000, path });
      const answer = answers[path.split('/')[1] as PingId];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, answer.afterMs ?? 0);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      return new Response(answer.body ?? '{}', { status: answer.status ?? 200 });
    },
  };
  const pings = new ExchangePings(environment, async () => basesUnder('http://mirror'));
  const status = (id: PingId) => pings.statuses.get().find((one) => one.id === id);
  return { pings, asked, status };
}

const ONLINE = '{"error":[],"result":{"status":"online"}}';
const ALL = {
  binance: { afterMs: 40 },
  coinbase: { afterMs: 10 },
  kraken: { afterMs: 20, body: ONLINE },
  blockscout: { afterMs: 5 },
};

describe('ExchangePings', () => {
  it('tests a second after the start, one after the other with half a second between, and again each minute', async () => {
    const { pings, asked } = setUp(ALL);
    const stop = pings.start(() => true);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(59_001);
    expect(asked).toEqual([
      { at: 1_000, path: '/binance/api/v3/ping' },
      { at: 1_540, path: '/coinbase/products' },
      { at: 2_050, path: '/kraken/SystemStatus' },
      { at: 2_570, path: '/blockscout/api/v2/stats' },
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked[4]).toEqual({ at: 61_000, path: '/binance/api/v3/ping' });
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(8);
  });

  it('asks nobody while it is not allowed to, except by the button', async () => {
    const { pings, asked, status } = setUp(ALL);
    pings.start(() => false);
    await vi.advanceTimersByTimeAsync(130_000);
    expect(asked).toEqual([]);
    void pings.testAll();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(4);
    expect(status('binance')).toMatchObject({ state: 'connected', responseMs: 40 });
  });

  it('is stale after 30 s', async () => {
    const { pings, status } = setUp(ALL);
    void pings.test('binance');
    await vi.advanceTimersByTimeAsync(40);
    const tested = status('binance');
    if (tested?.testedAt == null) throw new Error('It was tested.');
    expect(isStale(tested, tested.testedAt + 30_000)).toBe(false);
    expect(isStale(tested, tested.testedAt + 30_001)).toBe(true);
  });

  it('says what went wrong', async () => {
    const { pings, status } = setUp({
      binance: { status: 451 },
      kraken: { body: '{"error":[],"result":{"status":"maintenance"}}' },
      blockscout: { afterMs: 60_000 },
    });
    void pings.testAll();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status('binance')).toMatchObject({ state: 'disconnected', failure: { kind: 'status', status: 451 } });
    expect(status('coinbase')?.failure).toEqual({ kind: 'offline' });
    expect(status('kraken')?.failure).toEqual({ kind: 'closed', says: 'maintenance' });
    expect(status('uniswap')?.failure).toEqual({ kind: 'timeout' });
  });
});
