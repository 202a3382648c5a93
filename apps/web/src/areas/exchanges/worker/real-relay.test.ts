/** The whole way: worker, real server, library, and an exchange on this machine; the server is killed in the middle of a history. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import type { OutsideWorld } from '../../../platform/services/outside-world.ts';
import { fakeRelay } from '../../../testing/fake-relay.ts';
import { good } from '../../../testing/good.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { freePort, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const PASSPHRASE = 'four words are enough';
const START = Date.parse('2026-10-01T00:00:00Z');
const FILLS = 250;

/** OKX: 250 purchases of 0.001 BTC, a hundred to a page, newest first; one reward. */
const fills = Array.from({ length: FILLS }, (_, at) => ({
  instId: 'BTC-EUR',
  side: 'buy',
  fillSz: '0.001',
  fillPx: '50000',
  fee: '-0.000001',
  feeCcy: 'BTC',
  billId: String(at + 1),
  tradeId: String(at + 1),
  ts: String(START + at * 60_000),
})).reverse();

function answerOf(url: URL): readonly object[] {
  const path = url.pathname.replace('/eea.okx.com', '');
  if (path === '/api/v5/account/config') return [{ uid: '1', perm: 'read_only' }];
  if (path === '/api/v5/asset/bills-history')
    return [{ billId: '9', ccy: 'DOT', balChg: '0.5', type: '83', ts: String(START) }];
  if (path !== '/api/v5/trade/fills-history') return [];
  const after = Number(url.searchParams.get('after') ?? FILLS + 1);
  return fills.filter(({ billId }) => Number(billId) < after).slice(0, 100);
}

async function openExchange(onAsked: (url: URL) => void) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    onAsked(url);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: '0', msg: '', data: answerOf(url) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('a sync cut off by a killed server goes on with the next one, without loss or doubles', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-relay-'));
  const port = await freePort();
  let running: ServerProcess | undefined;
  let isCut = false;
  const exchange = await openExchange((url) => {
    /** The second page of the fills is asked for: the server dies with what it had read. */
    if (isCut || url.searchParams.get('after') !== '151' || !url.pathname.endsWith('fills-history')) return;
    isCut = true;
    void running?.kill();
  });
  const start = async () => {
    running = await startServer(dataDir, port, { CRYPTAX_EXCHANGE_BASE: exchange.base });
  };
  const site = `http://127.0.0.1:${port}`;
  const world: OutsideWorld = {
    ...fakeRelay().world,
    fetch: (url, init) => localFetch(`${site}${url}`, { ...init, headers: { ...init.headers, origin: site } }),
  };
  const database = new IDBFactory();
  try {
    await start();
    const api = testLedger({ world, database });
    good(await api.unlockConnections(PASSPHRASE));
    const credentials = { apiKey: 'key', secret: 'secret', password: 'password' };
    const { id, rights } = good(await api.addConnection({ exchange: 'myokx', label: '', credentials }));
    expect(rights).toEqual({ trade: false, withdraw: false });
    expect(await api.readConnection(id)).toEqual({ ok: false, error: { code: 'connection.no-relay' } });

    await start();
    const later = testLedger({ world, database });
    /** The reward came before the cut. */
    expect(good(await later.connections()).list[0]).toMatchObject({ waiting: 1 });
    good(await later.unlockConnections(PASSPHRASE));
    const read = good(await later.readConnection(id));
    const done = good(await later.takeOverConnection(id, read.preview?.previewId ?? ''));
    expect([read.records, done.added, done.totals.duplicate]).toEqual([FILLS + 1, FILLS + 1, 0]);
    expect(good(await later.readConnection(id))).toEqual({ records: FILLS + 1 });
    expect(((await later.open()) as OpenLedger).counts.events).toBe(FILLS + 1);
    /** 250 times 0.001, less fees of 250 times 0.000001. */
    const holdings = good(await later.summary('own')).holdings;
    expect(holdings.find(({ asset }) => asset === 'BTC')).toMatchObject({ amount: '0.24975' });
  } finally {
    await running?.kill();
    exchange.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
