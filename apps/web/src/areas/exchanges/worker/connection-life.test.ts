/** What else happens while connections are read or after: they are removed, read side by side, and what they brought is taken back. */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { expect, it } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { type FakeRelay, fakeRelay } from '../../../testing/fake-relay.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const credentials = { apiKey: 'my-api-key', secret: 'my-secret' };

const buys = (count: number): readonly ExchangeRecord[] =>
  Array.from({ length: count }, (_, number) => ({
    kind: 'trade',
    id: `BTCEUR-${number}`,
    at: `2026-03-01T10:${String(number).padStart(2, '0')}:00.000Z`,
    in: { asset: 'BTC', amount: '0.001' },
    out: { asset: 'EUR', amount: '50' },
  }));

async function connected(relay: FakeRelay, exchanges: readonly string[] = ['binance']) {
  const api = testLedger({ world: relay.world });
  good(await api.unlockConnections('four words are enough'));
  const ids: string[] = [];
  for (const exchange of exchanges) {
    ids.push(good(await api.addConnection({ exchange, label: exchange, credentials })).id);
  }
  return { api, ids };
}

async function sync(api: LedgerApi, id: string): Promise<number> {
  const { preview } = good(await api.readConnection(id));
  return preview === undefined ? 0 : good(await api.takeOverConnection(id, preview.previewId)).added;
}

const eventsOf = async (api: LedgerApi) => ((await api.open()) as OpenLedger).counts.events;

it('a connection that is removed while its key is asked about stays removed', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(3) };
  const { api, ids } = await connected(relay);
  const [id = ''] = ids;
  let removing: Promise<unknown> | undefined;
  relay.fault = (path) => {
    if (path === 'check') removing ??= api.removeConnection(id);
    return undefined;
  };
  expect(await api.readConnection(id)).toMatchObject({ ok: false });
  await removing;
  expect(good(await api.connections()).list).toEqual([]);
});

it('two connections that are tested at the same time both remember it', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: [] };
  const { api, ids } = await connected(relay, ['binance', 'kraken']);
  relay.rights = { trade: true, withdraw: false };
  await Promise.all(ids.map((id) => api.testConnection(id)));
  const { list } = good(await api.connections());
  expect(list.map(({ exchange, rights }) => [exchange, rights?.trade])).toEqual([
    ['binance', true],
    ['kraken', true],
  ]);
});

it('what was undone, removed or cleared is brought again by the next sync, from the beginning', async () => {
  const relay = fakeRelay();
  relay.histories = { trades: buys(3) };
  const { api, ids } = await connected(relay);
  const [id = ''] = ids;
  expect(await sync(api, id)).toBe(3);
  // The trades are older than what a second sync reads again.
  expect(await sync(api, id)).toBe(0);
  const waysBack = [
    () => api.undo('own'),
    async () => api.removeImport('own', good(await api.imports('own'))[0]?.no ?? 0),
    () => api.erase('own'),
  ];
  for (const takeBack of waysBack) {
    await takeBack();
    expect(await eventsOf(api)).toBe(0);
    expect(await sync(api, id)).toBe(3);
  }
});

it('what the exchange says it holds proves the balance, contradicts it, or speaks of a part alone', async () => {
  const relay = fakeRelay(10);
  relay.histories = { trades: buys(3) };
  const { api, ids } = await connected(relay);
  const proofAfter = async (at: string, amount: string) => {
    const balances = [
      { asset: 'BTC', amount },
      { asset: 'EUR', amount: '10' },
    ];
    relay.balances = { at, part: 'Spot', balances };
    await sync(api, ids[0] as string);
    return good(await api.walletProofs('own')).coins.filter(({ asset }) => asset === 'BTC');
  };
  const told = { amount: '0.001', part: 'Spot', service: 'Binance', day: '2026-04-01' };
  expect(await proofAfter('2026-04-01T10:00:00.500Z', '0.001')).toMatchObject([
    { asset: 'BTC', status: 'unproven', actual: '0.003', told, earliestDay: '2026-03-01' },
  ]);
  expect(good(await api.connections()).list).toMatchObject([{ wallet: 'Binance' }]);
  // It came over the connection, and the wallet says so.
  expect(good(await api.walletList('own')).wallets).toMatchObject([{ name: 'Binance', file: { isConnection: true } }]);
  expect(await proofAfter('2026-04-02T10:00:00.500Z', '0.0020')).toMatchObject([{ status: 'unproven' }]);
  expect(await proofAfter('2026-04-03T10:00:00.500Z', '0.003')).toMatchObject([
    { asset: 'BTC', status: 'proven', expected: '0.003' },
  ]);
  expect(await proofAfter('2026-04-04T10:00:00.500Z', '0.0045')).toMatchObject([
    {
      asset: 'BTC',
      status: 'differs',
      difference: '0.0015',
      earliestDay: '2026-04-03',
      since: { by: { kind: 'service', service: 'Binance' } },
    },
  ]);
});
