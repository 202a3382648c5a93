/**
 * A wallet of every chain, at every service that knows it: cut in the middle of its reading, read on, read once more, and
 * compared with its balance. `conformity.test.ts` asks one chain of each family many questions; this asks all chains one.
 */

import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { CHAINS } from '../chains/chains.data.ts';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import * as accounts from '../testing/replay/accounts.ts';
import { replayBlockscout, replayEvm, replaySolana } from '../testing/replay/evm-and-solana.ts';
import { type Replay, type ReplayWorld, replayText, transferNo } from '../testing/replay/replay-world.ts';
import { replayBlockbook, replayEsplora, replayKoios } from '../testing/replay/unspent-outputs.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { checkBalance } from './check-balance.ts';
import { ENDPOINTS, type Endpoint, type ReaderFamily } from './endpoints.data.ts';
import { mergeParts } from './merge-parts.ts';
import { type ReadState, readHistory } from './read-history.ts';
import { sourcesFor } from './readers-for.ts';

const REPLAYS: Readonly<Record<ReaderFamily, Replay>> = {
  etherscan: replayEvm,
  blockscout: replayBlockscout,
  esplora: replayEsplora,
  solana: replaySolana,
  cosmos: accounts.replayCosmos,
  near: accounts.replayNear,
  subscan: accounts.replaySubscan,
  horizon: accounts.replayHorizon,
  tron: accounts.replayTron,
  xrpl: accounts.replayXrpl,
  blockbook: replayBlockbook,
  koios: replayKoios,
};

/** Of an address that has the form its service wants; what else it says nobody here reads. */
const OWN = { evm: '0x1111111111111111111111111111111111111111', other: 'own-address' } as const;
/** More than a page of most services. */
const COUNT = 230;
/** As the chains write their coin in base units. */
const DENOMS: Readonly<Partial<Record<ChainId, string>>> = { osmosis: 'uosmo', celestia: 'utia', dydx: 'adydx' };

/** A chain, its service and, where a wallet goes by something else than its address, by what. */
type Pair = readonly [ChainId, string, Endpoint, string | undefined];

const PAIRS: readonly Pair[] = [
  ...Object.entries(ENDPOINTS).flatMap(([chain, endpoints]) =>
    endpoints.map((endpoint): Pair => [chain as ChainId, endpoint.service, endpoint, undefined]),
  ),
  ...ENDPOINTS.cardano.map((endpoint): Pair => ['cardano', `${endpoint.service} by stake key`, endpoint, 'stake1own']),
];

function worldOf(chain: ChainId, { form }: Endpoint, key?: string): ReplayWorld {
  const own = key ?? (form === undefined ? OWN.other : OWN[form]);
  const transfers = Array.from({ length: COUNT }, (_, index) => transferNo(index));
  const { symbol, decimals } = findChain(chain)?.native ?? {};
  const coin = { ...defined({ symbol, decimals }), denom: DENOMS[chain] ?? 'uatom' };
  return { own, other: 'other-address', fee: 7n, pageSize: 50, transfers, coin };
}

async function read(chain: ChainId, endpoint: Endpoint, world: ReplayWorld, cutAt?: number, state?: ReadState) {
  const answer = REPLAYS[endpoint.family](world);
  const { host } = new URL(endpoint.keyedBase ?? endpoint.base);
  const fake = fakeFetch((url, call, body) => {
    if (cutAt !== undefined && call >= cutAt) return 503;
    expect(new URL(url).host).toBe(host);
    // The public tier of Koios refuses longer questions.
    if (endpoint.family === 'koios') expect(body.length).toBeLessThanOrEqual(1_000);
    // Rollups of the OP stack tell their share of the main chain in the receipt; here it is nothing.
    if (url.includes('eth_getTransactionReceipt')) return '{"result":{"transactionHash":"0x","l1Fee":"0x0"}}';
    const reply = answer({ url: new URL(url), body: body === '' ? {} : JSON.parse(body) });
    return typeof reply === 'number' || typeof reply === 'string' ? reply : replayText(reply);
  });
  const http = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: {} });
  const readers = sourcesFor(chain, world.own, { http, keys: { [endpoint.service]: 'key' } })
    .filter(({ ledger }) => ledger === (endpoint.ledger ?? ''))
    .flatMap((source) => source.readers)
    .filter((reader) => reader.name === endpoint.service);
  expect(readers).toHaveLength(1);
  const parts: ChainTransaction[] = [];
  const outcome = await readHistory({
    address: world.own,
    readers,
    ...defined({ state }),
    onPage: (page) => void parts.push(...page.parts),
  });
  const next = 'state' in outcome ? outcome.state : undefined;
  return { outcome, parts, calls: fake.urls.length, state: next, reader: readers[0] };
}

test.each(PAIRS)('%s at %s', async (chain, _, endpoint, key) => {
  const world = worldOf(chain, endpoint, key);
  const { calls } = await read(chain, endpoint, world);
  const first = await read(chain, endpoint, world, Math.ceil(calls / 2));
  expect(first.outcome.kind).toBe('incomplete');
  const rest = await read(chain, endpoint, world, undefined, first.state);
  expect(rest.outcome.kind).toBe('complete');
  const again = await read(chain, endpoint, world, undefined, rest.state);
  expect(again.outcome.kind).toBe('complete');
  const transactions = mergeParts([...first.parts, ...rest.parts, ...again.parts]);
  expect(transactions.map(({ hash }) => hash)).toEqual(world.transfers.map(({ hash }) => hash));
  const balances = await again.reader?.balances(world.own);
  if (balances?.ok !== true) throw new Error('balance');
  expect(checkBalance(transactions, (address) => address === world.own, balances.value)).toMatchObject([
    { difference: '0' },
  ]);
});

test('no chain is left out', () => {
  expect(new Set(PAIRS.map(([chain]) => chain))).toEqual(new Set(CHAINS.map(({ id }) => id)));
});
