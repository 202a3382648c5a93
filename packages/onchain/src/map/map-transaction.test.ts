import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChainAsset, Movement } from '../readers/chain-transaction.ts';
import { ETH, moves, OWN, options, POOL, SECOND, token, transaction } from '../testing/own-transactions.ts';
import { mapTransaction } from './map-transaction.ts';

const {
  examples,
}: { readonly examples: readonly { readonly id: string; readonly to: string; readonly input: string }[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/calls.json', import.meta.url), 'utf8'),
);
const callOf = (id: string) => {
  const found = examples.find((example) => example.id === id);
  if (found === undefined) throw new Error(id);
  return { to: found.to, input: found.input };
};

/** `addLiquidityETH` of Uniswap's second router with empty arguments; the name of the call is enough. */
const ADD_LIQUIDITY = `0xf305d719${'0'.repeat(64 * 6)}`;
const FEE = { asset: 'ETH', amount: '0.001' };
const BASE = { at: '2024-05-01T10:00:00Z', wallet: 'Ledger', txHash: '0xh' };

describe('certain things become events', () => {
  test('one asset for another is a swap with the fee', () => {
    const swap = transaction([moves(ETH, '1.5', OWN, POOL), moves(token('DAI'), '4000', POOL, OWN)], {
      call: callOf('uniswap-v2-eth-to-dai'),
    });
    expect(mapTransaction(swap, options).events).toEqual([
      {
        id: 'ethereum:0xh:0',
        ...BASE,
        fee: FEE,
        kind: 'swap',
        out: { asset: 'ETH', amount: '1.5' },
        in: { asset: 'DAI', amount: '4000' },
      },
    ]);
  });

  test('an old coin for its successor is no sale, by ticker and by contract', () => {
    const byTicker = transaction([moves(token('LEND'), '1000', OWN, POOL), moves(token('AAVE'), '10', POOL, OWN)]);
    const assetName = (asset: ChainAsset) =>
      asset.symbol === 'SAI' ? 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359' : asset.symbol;
    const byContract = transaction([moves(token('SAI'), '200', OWN, POOL), moves(token('DAI'), '200', POOL, OWN)]);
    const back = transaction([moves(token('AAVE'), '10', OWN, POOL), moves(token('LEND'), '1000', POOL, OWN)]);
    const kinds = [byTicker, byContract, back].map((one) =>
      mapTransaction(one, { ...options, assetName }).events.map(({ kind }) => kind),
    );
    expect(kinds).toEqual([['migration'], ['migration'], ['swap']]);
  });

  test('what a router sends back was not spent', () => {
    const swap = transaction([
      moves(ETH, '2', OWN, POOL),
      moves(ETH, '0.5', POOL, OWN),
      moves(token('DAI'), '4000', POOL, OWN),
    ]);
    expect(mapTransaction(swap, options).events).toMatchObject([
      { kind: 'swap', out: { asset: 'ETH', amount: '1.5' } },
    ]);
  });

  test('between own wallets it is a transfer', () => {
    expect(mapTransaction(transaction([moves(ETH, '3', OWN, SECOND)]), options).events).toMatchObject([
      { kind: 'transfer', wallet: 'Ledger', toWallet: 'MetaMask', out: { asset: 'ETH', amount: '3' }, fee: FEE },
    ]);
  });

  test('an approval and a failed call cost their fee and nothing else', () => {
    const approval = transaction([], { call: callOf('erc20-approve-unlimited') });
    const failed = transaction([moves(ETH, '1', OWN, POOL)], { isFailed: true });
    for (const one of [approval, failed]) {
      expect(mapTransaction(one, options)).toMatchObject({ events: [{ kind: 'fee', out: FEE }], open: [] });
    }
  });

  test('a stranger who pays his own fee costs us nothing', () => {
    const stranger = transaction([], { fee: { payer: POOL, amount: '1', symbol: 'ETH' } });
    expect(mapTransaction(stranger, options).events).toEqual([]);
  });

  test('a claim is income; its fee stands with it', () => {
    const claim = transaction([moves(token('UNI'), '400', POOL, OWN)], { call: callOf('unknown-contract-claim') });
    expect(mapTransaction(claim, options).events).toMatchObject([
      { kind: 'income', incomeKind: 'airdrop', in: { asset: 'UNI', amount: '400' }, fee: FEE },
    ]);
  });
});

describe('small change beside a trade', () => {
  const SOL: ChainAsset = { symbol: 'SOL', decimals: 9 };
  const fee = { payer: OWN, amount: '0.000005', symbol: 'SOL' };
  const usdc = moves({ ...token('USDC'), decimals: 6 }, '500', OWN, POOL);
  const bought = moves({ ...token('BONK'), decimals: 5 }, '812.42', POOL, OWN);
  const solana = (beside: Movement) =>
    mapTransaction(transaction([usdc, bought, beside], { chain: 'solana', fee }), options);

  test('coins that left besides are costs of the trade, not a share of its price', () => {
    // Rent of an account and a tip: 0.00204 and the network's 0.000005 together.
    expect(solana(moves(SOL, '0.00204', OWN, POOL))).toMatchObject({
      events: [
        {
          kind: 'swap',
          out: { asset: 'USDC', amount: '500' },
          in: { asset: 'BONK', amount: '812.42' },
          fee: { asset: 'SOL', amount: '0.002045' },
        },
      ],
      open: [],
    });
  });

  test('a remainder came for the smallest part of what was given, so that the trade keeps its price', () => {
    expect(solana(moves(SOL, '0.000021', POOL, OWN)).events).toMatchObject([
      { kind: 'swap', out: { asset: 'USDC', amount: '499.999999' }, in: { asset: 'BONK', amount: '812.42' } },
      { kind: 'swap', out: { asset: 'USDC', amount: '0.000001' }, in: { asset: 'SOL', amount: '0.000021' } },
    ]);
  });

  test('what is more than small change may be a side of the trade, and is asked about', () => {
    expect(solana(moves(SOL, '2', OWN, POOL))).toMatchObject({ events: [], open: [{}, {}, {}] });
  });
});

test('a reward beside a payment is income, and the payment stays a payment', () => {
  const ATOM: ChainAsset = { symbol: 'ATOM', decimals: 6 };
  const claimed: Movement = { ...moves(ATOM, '10', POOL, OWN), kind: 'reward' };
  const both = transaction([claimed, moves(ATOM, '4', OWN, POOL)], { chain: 'cosmos' });
  expect(mapTransaction(both, options)).toMatchObject({
    events: [{ kind: 'income', incomeKind: 'staking', in: { asset: 'ATOM', amount: '10' } }],
    open: [{ direction: 'out', asset: 'ATOM', amount: '4' }],
  });
});

describe('open questions of law keep their nature', () => {
  test.each([
    ['lido-submit', 'liquid-staking', [moves(ETH, '4', OWN, POOL), moves(token('stETH'), '4', POOL, OWN)]],
    ['weth-unwrap', 'wrap', [moves(token('WETH'), '0.75', OWN, POOL), moves(ETH, '0.75', POOL, OWN)]],
    ['aave-v3-supply-usdc', 'wrap', [moves(token('USDC'), '10', OWN, POOL), moves(token('aUSDC'), '10', POOL, OWN)]],
  ])('%s is a swap of nature %s', (id, nature, movements) => {
    expect(mapTransaction(transaction(movements, { call: callOf(id) }), options).events).toMatchObject([
      { kind: 'swap', nature },
    ]);
  });

  test('a pool share for two assets is two swaps that add up', () => {
    const join = transaction(
      [
        moves(ETH, '1', OWN, POOL),
        moves(token('DAI'), '3000', OWN, POOL),
        moves(token('LP'), '10.000000000000000001', POOL, OWN),
      ],
      { call: { to: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', input: ADD_LIQUIDITY } },
    );
    expect(mapTransaction(join, options).events).toMatchObject([
      { nature: 'liquidity-pool', out: { asset: 'ETH', amount: '1' }, in: { asset: 'LP', amount: '5' }, fee: FEE },
      { nature: 'liquidity-pool', out: { asset: 'DAI' }, in: { asset: 'LP', amount: '5.000000000000000001' } },
    ]);
  });

  test('without a pool, two assets for one have no equal shares: a person has to say', () => {
    const unknown = transaction([
      moves(ETH, '1', OWN, POOL),
      moves(token('DAI'), '3000', OWN, POOL),
      moves(token('X'), '10', POOL, OWN),
    ]);
    expect(mapTransaction(unknown, options)).toMatchObject({
      events: [],
      open: [{ reason: 'many-to-many' }, { reason: 'many-to-many' }, { reason: 'many-to-many' }],
    });
  });

  test('what is lent without a receipt stays the own and comes back', () => {
    const supply = transaction([moves(token('USDC'), '10', OWN, POOL)], { call: callOf('aave-v3-supply-usdc') });
    expect(mapTransaction(supply, options).events).toMatchObject([
      { kind: 'transfer', wallet: 'Ledger', toWallet: 'Ledger · Aave V3', out: { asset: 'USDC', amount: '10' } },
    ]);
  });
});

describe('what is not certain stays open', () => {
  test('coins sent to and from strangers wait for their match', () => {
    const sent = mapTransaction(transaction([moves(ETH, '1', OWN, POOL)]), options);
    expect(sent).toEqual({
      events: [],
      open: [
        {
          ...{ id: 'ethereum:0xh:0', ...BASE, fee: FEE, direction: 'out', asset: 'ETH', amount: '1' },
          ...{ address: POOL, reason: 'stranger' },
        },
      ],
    });
    const received = mapTransaction(
      transaction([moves(ETH, '1', POOL, OWN)], { fee: { payer: POOL, amount: '1', symbol: 'ETH' } }),
      options,
    );
    expect(received.open).toMatchObject([{ direction: 'in', amount: '1', address: POOL }]);
  });

  test('a loan is neither bought nor sold', () => {
    const borrow = transaction([moves(token('DAI'), '1200', POOL, OWN)], { call: callOf('aave-v3-borrow-dai') });
    expect(mapTransaction(borrow, options)).toMatchObject({
      events: [{ kind: 'fee' }],
      open: [{ reason: 'loan', direction: 'in' }],
    });
  });

  test('many for many is not guessed', () => {
    const many = transaction([
      moves(ETH, '1', OWN, POOL),
      moves(token('A'), '1', OWN, POOL),
      moves(token('B'), '1', POOL, OWN),
      moves(token('C'), '1', POOL, OWN),
    ]);
    expect(mapTransaction(many, options)).toMatchObject({ events: [], open: [{}, {}, {}, { reason: 'many-to-many' }] });
  });
});

test('two wallets of one transaction, each mapped alone, never share an id', () => {
  const moved = transaction([moves(ETH, '3', OWN, SECOND)]);
  const alone = (own: string, owner: string) =>
    mapTransaction(moved, { ...options, walletOf: (address) => (address === own ? owner : undefined), owner }).open;
  const [sent, arrived] = [alone(OWN, 'A'), alone(SECOND, 'B')];
  expect(sent.map(({ id, direction }) => [id, direction])).toEqual([['ethereum:0xh:A:0', 'out']]);
  expect(arrived.map(({ id, direction }) => [id, direction])).toEqual([['ethereum:0xh:B:0', 'in']]);
});
