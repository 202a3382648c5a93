import type { ExchangeRecord } from '@cryptax/api-contract';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { type FakeRelay, fakeRelay } from '../../../testing/fake-relay.ts';
import { good } from '../../../testing/good.ts';
import { namedFixture, testLedger } from '../../../testing/test-ledger.ts';
import type { ReadingProgress } from '../connection-types.ts';

const PASSPHRASE = 'four words are enough';
const credentials = { apiKey: 'my-api-key', secret: 'my-secret' };

/** A purchase of 0.001 BTC for 50 euro, a minute after the one before. */
const buy = (number: number, day = '2026-03-01'): ExchangeRecord => ({
  kind: 'trade',
  id: `BTCEUR-${number}`,
  at: `${day}T10:${String(number).padStart(2, '0')}:00.000Z`,
  in: { asset: 'BTC', amount: '0.001' },
  out: { asset: 'EUR', amount: '50' },
});
const buys = (count: number) => Array.from({ length: count }, (_, at) => buy(at + 1));
const reward: ExchangeRecord = {
  kind: 'entry',
  id: 'dividend-1',
  at: '2026-03-02T00:00:00.000Z',
  word: 'Staking Rewards',
  change: { asset: 'DOT', amount: '0.5' },
};

async function connected(relay: FakeRelay, database = new IDBFactory()) {
  const api = testLedger({ world: relay.world, database });
  good(await api.unlockConnections(PASSPHRASE));
  const { id } = good(await api.addConnection({ exchange: 'binance', label: 'Main', credentials }));
  return { api, id, database };
}

async function sync(api: LedgerApi, id: string, onProgress?: (progress: ReadingProgress) => void) {
  const read = good(await api.readConnection(id, onProgress));
  if (read.preview === undefined) return { ...read, added: 0 };
  return { ...read, added: good(await api.takeOverConnection(id, read.preview.previewId)).added };
}

const connectionOf = async (api: LedgerApi) => good(await api.connections()).list[0];
const eventsOf = async (api: LedgerApi) => ((await api.open()) as OpenLedger).counts.events;

it('reads everything once; a second sync brings only what is new', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(5), rewards: [reward] };
  const { api, id } = await connected(relay);
  const reported: ReadingProgress[] = [];
  expect((await sync(api, id, (progress) => reported.push(progress))).added).toBe(6);
  expect(reported.at(-1)).toEqual({ stream: 'rewards', streamIndex: 1, streamCount: 2, done: 1, records: 6 });
  expect(await connectionOf(api)).toMatchObject({
    label: 'Main',
    lastTest: { responseMs: 42 },
    lastSync: { added: 6, duplicates: 0, review: 0 },
  });
  relay.histories = { trades: [...buys(5), buy(7, '2026-11-14')], rewards: [reward] };
  expect((await sync(api, id)).added).toBe(1);
  expect(await sync(api, id)).toMatchObject({ added: 0 });
  expect(await eventsOf(api)).toBe(7);
  /** Two weeks before the last end: 15 November 2026, 11:58. */
  expect(relay.asked.findLast(({ path }) => path === 'read')?.body.since).toBe(Date.parse('2026-11-01T11:58:00Z'));
});

it('cut off at any page it goes on there, without loss and without doubles', async () => {
  for (const cut of [1, 2, 3, 4]) {
    const relay = fakeRelay();
    relay.histories = { trades: buys(7), rewards: [reward] };
    const { api, id, database } = await connected(relay);
    /** Check, then pages of the trades; the tab dies when the answer to this one should come. */
    relay.fault = (_, number) => {
      if (number === 2 + cut) throw new TypeError('connection lost');
      return undefined;
    };
    expect(await api.readConnection(id)).toEqual({ ok: false, error: { code: 'connection.no-relay' } });
    relay.fault = undefined;
    const pagesBefore = relay.asked.filter(({ path }) => path === 'read').length;

    const later = testLedger({ world: relay.world, database });
    expect(await connectionOf(later)).toMatchObject({ waiting: Math.min(7, (cut - 1) * 2), isReading: false });
    expect(await later.readConnection(id)).toEqual({ ok: false, error: { code: 'connection.locked' } });
    good(await later.unlockConnections(PASSPHRASE));
    expect((await sync(later, id)).added).toBe(8);
    expect(await eventsOf(later)).toBe(8);
    /** Five pages in all; only the one that was lost is asked twice. */
    expect(relay.asked.filter(({ path }) => path === 'read').length - pagesBefore).toBe(5 - (cut - 1));
    expect((await connectionOf(later))?.waiting).toBeUndefined();
  }
});

it('read but not written, or written but not noted, it is in the ledger once', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(3) };
  const { api, id, database } = await connected(relay);
  good(await api.readConnection(id));
  const later = testLedger({ world: relay.world, database });
  good(await later.unlockConnections(PASSPHRASE));
  const again = good(await later.readConnection(id));
  /** The commit goes through, its note does not: as if the tab had died between the two. */
  good(await later.commitImport(again.preview?.previewId ?? ''));
  expect(await sync(later, id)).toMatchObject({ records: 3, added: 0 });
  expect(await eventsOf(later)).toBe(3);
});

it('what a file has brought does not come again, and the other way round', async () => {
  const relay = fakeRelay();
  const fills: readonly ExchangeRecord[] = [
    {
      kind: 'trade',
      id: 'ETHEUR-1',
      at: '2024-01-22T18:05:14.700Z',
      in: { asset: 'EUR', amount: '256.866' },
      out: { asset: 'ETH', amount: '0.12' },
      fee: { asset: 'EUR', amount: '0.256866' },
    },
    buy(1),
  ];
  relay.histories = { trades: fills };
  const { api, id } = await connected(relay);
  const preview = good(await api.previewImport([namedFixture('binance-trade-history', 'fills.csv')]));
  good(await api.commitImport(preview.previewId));
  const before = await eventsOf(api);
  expect((await sync(api, id)).added).toBe(1);
  expect(await eventsOf(api)).toBe(before + 1);
  expect((await connectionOf(api))?.lastSync).toMatchObject({ added: 1, duplicates: 1 });
});

it('keeps pauses, can be stopped, and passes over histories that the exchange does not hand out', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(3), withdrawals: [] };
  const { api, id } = await connected(relay);
  const limited = () => Response.json({ code: 'exchange.rate-limited', retryAfterMs: 30_000 }, { status: 429 });
  relay.fault = (path) => (path === 'read' ? limited() : undefined);
  const pauses: number[] = [];
  const stopped = await api.readConnection(id, ({ pauseMs }) => {
    if (pauseMs !== undefined) pauses.push(pauseMs);
    if (pauses.length === 2) void api.cancelReading(id);
  });
  expect(stopped).toEqual({ ok: false, error: { code: 'connection.cancelled' } });
  expect(pauses).toEqual([30_000, 30_000]);

  relay.fault = (path, _) =>
    path === 'read' && relay.asked.findLast(({ path }) => path === 'read')?.body.stream === 'withdrawals'
      ? Response.json({ code: 'exchange.permission' }, { status: 422 })
      : undefined;
  expect((await sync(api, id)).added).toBe(3);
  expect((await connectionOf(api))?.refused).toEqual(['withdrawals']);
  /** Handed out at last, it is read from its beginning, not from the last sync. */
  relay.fault = undefined;
  await sync(api, id);
  const sinceOf = (stream: string) => relay.asked.filter(({ body }) => body.stream === stream).at(-1)?.body.since;
  expect([sinceOf('withdrawals'), sinceOf('trades')]).toEqual([0, Date.parse('2026-11-01T11:58:00Z')]);
});

it('a key that may read nothing at all is a failure, not an empty account', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(3), withdrawals: [] };
  const { api, id } = await connected(relay);
  relay.fault = (path) =>
    path === 'read' ? Response.json({ code: 'exchange.permission' }, { status: 422 }) : undefined;
  expect(await api.readConnection(id)).toEqual({ ok: false, error: { code: 'exchange.permission' } });
  expect((await connectionOf(api))?.lastSync).toBeUndefined();
});

it('a key is kept only if the exchange takes it, only encrypted, and goes with the connection', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(1) };
  const { api, id, database } = await connected(relay);
  const stored = JSON.stringify(await dump(database));
  expect(stored).toContain('exchange-connections');
  for (const secret of ['my-api-key', 'my-secret', PASSPHRASE]) expect(stored).not.toContain(secret);
  expect(await testLedger({ world: relay.world, database }).unlockConnections('wrong')).toEqual({
    ok: false,
    error: { code: 'connection.wrong-passphrase' },
  });
  relay.fault = () => Response.json({ code: 'exchange.key-refused' }, { status: 422 });
  const refused = await api.addConnection({ exchange: 'kraken', label: 'No', credentials });
  expect(refused).toEqual({ ok: false, error: { code: 'exchange.key-refused' } });
  expect(good(await api.connections()).list).toHaveLength(1);
  relay.fault = undefined;
  await sync(api, id);
  good(await api.removeConnection(id));
  expect(good(await api.connections())).toMatchObject({ list: [], hasPassphrase: false });
  expect(JSON.stringify(await dump(database))).not.toContain('"sealed"');
  /** What was imported stays. */
  expect(await eventsOf(api)).toBe(1);
});

function dump(database: IDBFactory): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const open = database.open('test');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const all = open.result.transaction('settings').objectStore('settings').getAll();
      all.onsuccess = () => {
        open.result.close();
        resolve(all.result);
      };
    };
  });
}
