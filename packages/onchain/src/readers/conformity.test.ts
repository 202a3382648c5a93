/**
 * Every reader against a server that replays its service's shapes: paging to the last transfer, a reading cut at any
 * request, limits, errors, rows that come twice, blocks that were replaced. The same promises for all of them.
 */

import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { ChainId } from '../chains/find-chain.ts';
import { findChain } from '../chains/find-chain.ts';
import * as accounts from '../testing/replay/accounts.ts';
import { replayBlockscout, replayEvm, replaySolana } from '../testing/replay/evm-and-solana.ts';
import { type Replay, type ReplayWorld, replayText, transferNo } from '../testing/replay/replay-world.ts';
import { replayBlockbook, replayEsplora, replayKoios } from '../testing/replay/unspent-outputs.ts';
import { blockbookReader } from './blockbook.ts';
import { blockscoutReader } from './blockscout.ts';
import type { ChainReader } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { checkBalance } from './check-balance.ts';
import { cosmosReader } from './cosmos.ts';
import { esploraReader } from './esplora.ts';
import { etherscanReader } from './etherscan.ts';
import { horizonReader } from './horizon.ts';
import { koiosReader } from './koios.ts';
import { mergeParts } from './merge-parts.ts';
import { nearReader } from './nearblocks.ts';
import { type HistoryOutcome, type ReadState, readHistory } from './read-history.ts';
import { solanaReader } from './solana.ts';
import { subscanReader } from './subscan.ts';
import { tronReader } from './trongrid.ts';
import { xrplReader } from './xrpl.ts';

interface Family {
  readonly name: string;
  readonly chain: ChainId;
  readonly replay: Replay;
  readonly reader: (options: Parameters<typeof etherscanReader>[0]) => ChainReader;
  readonly slowDown: unknown;
  /** Blocks of this chain may be replaced after they were read. */
  readonly hasReorgs?: true;
}

const RATE_LIMIT = 429;
const FAMILIES: readonly Family[] = [
  {
    name: 'Etherscan',
    chain: 'ethereum',
    replay: replayEvm,
    reader: etherscanReader,
    slowDown: {
      status: '0',
      message: 'NOTOK',
      result: 'Max rate limit reached, please use API Key for higher rate limit',
    },
    hasReorgs: true,
  },
  {
    name: 'Blockscout',
    chain: 'ethereum',
    replay: replayBlockscout,
    reader: blockscoutReader,
    slowDown: RATE_LIMIT,
    hasReorgs: true,
  },
  {
    name: 'Esplora',
    chain: 'bitcoin',
    replay: replayEsplora,
    reader: esploraReader,
    slowDown: RATE_LIMIT,
    hasReorgs: true,
  },
  {
    name: 'Blockbook',
    chain: 'dogecoin',
    replay: replayBlockbook,
    reader: blockbookReader,
    slowDown: RATE_LIMIT,
    hasReorgs: true,
  },
  { name: 'Koios', chain: 'cardano', replay: replayKoios, reader: koiosReader, slowDown: RATE_LIMIT, hasReorgs: true },
  {
    name: 'Solana',
    chain: 'solana',
    replay: replaySolana,
    reader: solanaReader,
    slowDown: { error: { message: 'Too many requests' } },
  },
  { name: 'Cosmos', chain: 'cosmos', replay: accounts.replayCosmos, reader: cosmosReader, slowDown: RATE_LIMIT },
  { name: 'NearBlocks', chain: 'near', replay: accounts.replayNear, reader: nearReader, slowDown: RATE_LIMIT },
  {
    name: 'Subscan',
    chain: 'polkadot',
    replay: accounts.replaySubscan,
    reader: subscanReader,
    slowDown: { code: 20_008, message: 'API rate limit exceeded' },
  },
  { name: 'Horizon', chain: 'stellar', replay: accounts.replayHorizon, reader: horizonReader, slowDown: RATE_LIMIT },
  { name: 'TronGrid', chain: 'tron', replay: accounts.replayTron, reader: tronReader, slowDown: RATE_LIMIT },
  {
    name: 'XRPL',
    chain: 'xrp',
    replay: accounts.replayXrpl,
    reader: xrplReader,
    slowDown: { result: { error: 'slowDown' } },
  },
];

const [OWN, OTHER] = ['own-address', 'other-address'];
const COUNT = 23;

function newWorld(count = COUNT): ReplayWorld {
  const transfers = Array.from({ length: count }, (_, index) => transferNo(index));
  return { own: OWN, other: OTHER, fee: 7n, pageSize: 4, transfers };
}

type Fault = (call: number) => unknown;

interface Read {
  readonly outcome: HistoryOutcome;
  readonly parts: readonly ChainTransaction[];
  readonly calls: number;
  readonly reader: ChainReader;
}

async function read(
  { name, chain: id, replay, reader: make }: Family,
  world: ReplayWorld,
  { fault, state }: { readonly fault?: Fault; readonly state?: ReadState | undefined } = {},
): Promise<Read> {
  const answer = replay(world);
  const fake = fakeFetch((url, call, body) => {
    const wrong = fault?.(call);
    const reply = wrong ?? answer({ url: new URL(url), body: body === '' ? {} : JSON.parse(body) });
    return typeof reply === 'number' || typeof reply === 'string' ? reply : replayText(reply);
  });
  const http = new HttpClient({
    fetch: fake.fetch,
    clock: new FakeClock(),
    rateLimits: { [name]: { requests: 1e6, perMs: 1 } },
  });
  const chain = findChain(id);
  if (chain === undefined) throw new Error(id);
  const reader = make({ http, chain: { ...chain, id }, name, base: 'https://replay.test', pageSize: world.pageSize });
  const parts: ChainTransaction[] = [];
  const outcome = await readHistory({
    address: OWN,
    readers: [reader],
    ...defined({ state }),
    onPage: (page) => void parts.push(...page.parts),
  });
  return { outcome, parts, calls: fake.urls.length, reader };
}

const hashes = (parts: readonly ChainTransaction[]) => mergeParts(parts).map(({ hash }) => hash);
const named = (world: ReplayWorld) => world.transfers.map(({ hash }) => hash);
const stateOf = ({ outcome }: Read) => ('state' in outcome ? outcome.state : undefined);

describe.each(FAMILIES)('$name', (family) => {
  test('reads every transfer over all pages once, and they add up to the balance', async () => {
    const world = newWorld();
    const { outcome, parts, reader } = await read(family, world);
    expect(outcome.kind).toBe('complete');
    expect(hashes(parts)).toEqual(named(world));
    const balances = await reader.balances(OWN);
    if (!balances.ok) throw new Error(balances.error.code);
    expect(checkBalance(mergeParts(parts), (address) => address === OWN, balances.value)).toMatchObject([
      { difference: '0' },
    ]);
  });

  test('cut at any request it goes on without loss or doubles', async () => {
    const world = newWorld();
    const { calls } = await read(family, world);
    for (let cut = 1; cut <= calls; cut += Math.max(1, Math.floor(calls / 12))) {
      const first = await read(family, world, { fault: (call) => (call >= cut ? 503 : undefined) });
      expect(first.outcome).toMatchObject({ kind: 'incomplete', failures: [{ failure: { code: 'server' } }] });
      const rest = await read(family, world, { state: stateOf(first) });
      expect(rest.outcome.kind).toBe('complete');
      expect(hashes([...first.parts, ...rest.parts])).toEqual(named(world));
    }
  });

  test('waits when the service asks for it', async () => {
    const world = newWorld();
    const { outcome, parts } = await read(family, world, {
      fault: (call) => (call === 2 ? family.slowDown : undefined),
    });
    expect([outcome.kind, hashes(parts).length]).toEqual(['complete', COUNT]);
  });

  test.each([500, 403, '<html>busy</html>', '{"error":"x"}'])('an answer of %s is no empty history', async (reply) => {
    const { outcome, parts } = await read(family, newWorld(), { fault: () => reply });
    expect([outcome.kind, parts.length]).toEqual(['incomplete', 0]);
  });

  test('the next reading asks for less and finds what is new', async () => {
    const world = newWorld();
    const first = await read(family, world);
    world.transfers = [...world.transfers, transferNo(COUNT), transferNo(COUNT + 1)];
    const second = await read(family, world, { state: stateOf(first) });
    expect(second.outcome.kind).toBe('complete');
    expect(hashes(second.parts).slice(-2)).toEqual(named(world).slice(-2));
    expect(second.calls).toBeLessThan(first.calls);
    expect(hashes([...first.parts, ...second.parts])).toEqual(named(world));
  });

  test('a transfer that arrives while pages are read makes no doubles and hides nothing', async () => {
    const world = newWorld();
    const { outcome, parts } = await read(family, world, {
      fault: (call) => {
        if (call === 3) world.transfers = [...world.transfers, transferNo(COUNT)];
        return undefined;
      },
    });
    expect(outcome.kind).toBe('complete');
    const found = hashes(parts);
    expect(found.filter((hash) => hash !== transferNo(COUNT).hash)).toEqual(named(world).slice(0, COUNT));
    expect(new Set(found).size).toBe(found.length);
  });
});

describe.each(FAMILIES.filter(({ hasReorgs }) => hasReorgs))('$name', (family) => {
  test('says from where on it went over the chain again', async () => {
    const world = newWorld();
    const first = await read(family, world);
    const last = world.transfers.at(-1);
    world.transfers = [...world.transfers.slice(0, -1), { ...transferNo(COUNT - 1, 'other'), isOut: false }];
    const second = await read(family, world, { state: stateOf(first) });
    const from = second.outcome.kind === 'complete' ? second.outcome.renewedFrom : undefined;
    expect(from).toBeLessThanOrEqual(last?.block ?? 0);
    const kept = first.parts.filter(({ block }) => block < (from ?? 0));
    expect(hashes([...kept, ...second.parts])).toEqual(named(world));
  });
});
