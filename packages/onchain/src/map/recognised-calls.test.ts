/** Staking, bridges and claims, recognised from the decoded call and what moved; amounts are the smallest that tell. */
import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ChainAsset, ChainTransaction, Movement } from '../readers/chain-transaction.ts';
import { mapTransaction } from './map-transaction.ts';

const OWN = '0x1111111111111111111111111111111111111111';
const ETH: ChainAsset = { symbol: 'ETH', decimals: 18 };
const token = (symbol: string): ChainAsset => ({ symbol, contract: `0x${symbol}`, decimals: 18 });
const options = {
  walletOf: (address: string) => (address === OWN ? 'Ledger' : undefined),
  assetName: ({ symbol }: ChainAsset) => symbol,
};
const FEE = { asset: 'ETH', amount: '0.001' };

function input(signature: string, args: readonly unknown[]): string {
  return encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never);
}

const sent = (asset: ChainAsset, amount: string, to: string): Movement => move(asset, amount, OWN, to);
const got = (asset: ChainAsset, amount: string, from: string): Movement => move(asset, amount, from, OWN);
function move(asset: ChainAsset, amount: string, from: string, to: string): Movement {
  return { kind: asset.contract === undefined ? 'native' : 'token', from, to, asset, amount };
}

function mapped(to: string, data: string, movements: readonly Movement[], more: Partial<ChainTransaction> = {}) {
  return mapTransaction(
    {
      chain: 'ethereum',
      hash: '0xh',
      at: '2024-05-01T10:00:00Z',
      block: 1,
      isFailed: false,
      fee: { payer: OWN, amount: '0.001', symbol: 'ETH' },
      call: { to, input: data },
      movements,
      ...more,
    },
    options,
  );
}

describe('staking', () => {
  test('a deposit for a validator stays the own, in a place of its own', () => {
    const BEACON = '0x00000000219ab540356cBB839Cbe05303d7705Fa';
    const data = input('deposit(bytes pubkey, bytes credentials, bytes signature, bytes32 root)', [
      '0x01',
      '0x02',
      '0x03',
      `0x${'0'.repeat(64)}`,
    ]);
    expect(mapped(BEACON, data, [sent(ETH, '32', BEACON)])).toMatchObject({
      events: [
        {
          kind: 'transfer',
          wallet: 'Ledger',
          toWallet: 'Ledger · Ethereum staking deposit',
          out: { asset: 'ETH', amount: '32' },
          fee: FEE,
        },
      ],
      open: [],
    });
  });

  test('a token that waits in a queue stays the own; what is paid out later is asked about', () => {
    const QUEUE = '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1';
    const request = input('requestWithdrawals(uint256[] amounts, address owner)', [[5n], OWN]);
    expect(mapped(QUEUE, request, [sent(token('stETH'), '5', QUEUE)])).toMatchObject({
      events: [{ kind: 'transfer', toWallet: 'Ledger · Lido', out: { asset: 'stETH', amount: '5' }, fee: FEE }],
      open: [],
    });
    const claim = input('claimWithdrawal(uint256 requestId)', [1n]);
    expect(mapped(QUEUE, claim, [got(ETH, '5', QUEUE)])).toMatchObject({
      events: [{ kind: 'fee', out: FEE }],
      open: [{ direction: 'in', asset: 'ETH', amount: '5', reason: 'unstaked' }],
    });
  });

  test('what was staked without a receipt comes back from its place', () => {
    const CVX = '0xCF50b810E57Ac33B91dCF525C6ddd9881B139332';
    const unstake = input('withdraw(uint256 amount, bool claim)', [7n, false]);
    expect(mapped(CVX, unstake, [got(token('CVX'), '7', CVX)]).events).toMatchObject([
      { kind: 'transfer', wallet: 'Ledger · Convex', toWallet: 'Ledger', out: { asset: 'CVX', amount: '7' } },
    ]);
  });

  test('the same function at a contract that nobody knows is no stake: where the coins went is asked', () => {
    const UNKNOWN = '0x0000000000000000000000000000000000001000';
    const data = input('deposit(address referral)', [OWN]);
    expect(mapped(UNKNOWN, data, [sent(ETH, '1', UNKNOWN)])).toMatchObject({
      events: [],
      open: [{ direction: 'out', asset: 'ETH', amount: '1', reason: 'stranger', fee: FEE }],
    });
    const POOL = '0x308861A430be4cce5502d0A12724771Fc6DaF216';
    expect(mapped(POOL, data, [sent(ETH, '1', POOL)]).events).toMatchObject([{ toWallet: 'Ledger · ether.fi' }]);
    const unstake = input('withdraw(uint256 amount, bool claim)', [7n, false]);
    expect(mapped(UNKNOWN, unstake, [got(token('CVX'), '7', UNKNOWN)]).open).toMatchObject([
      { direction: 'in', asset: 'CVX', amount: '7', reason: 'stranger' },
    ]);
  });

  test('a reward that the chain itself pays is income of staking', () => {
    const reward: Movement = { ...got(ETH, '0.2', 'validator'), kind: 'reward' };
    expect(mapped('', '0x', [reward], { chain: 'cosmos' }).events).toMatchObject([
      { kind: 'income', incomeKind: 'staking', in: { asset: 'ETH', amount: '0.2' } },
    ]);
  });
});

describe('bridges', () => {
  const BRIDGE = '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1';

  test('what leaves over a bridge waits for its arrival on the other chain', () => {
    const data = input('bridgeETHTo(address to, uint32 minGasLimit, bytes extraData)', [OWN, 200_000, '0x']);
    expect(mapped(BRIDGE, data, [sent(ETH, '1', BRIDGE)])).toMatchObject({
      events: [],
      open: [{ direction: 'out', asset: 'ETH', amount: '1', reason: 'bridge', fee: FEE }],
    });
  });

  test('another form of the asset at once is a swap of that nature, which the settings decide', () => {
    const data = input('bridgeETH(uint32 minGasLimit, bytes extraData)', [200_000, '0x']);
    expect(mapped(BRIDGE, data, [sent(ETH, '1', BRIDGE), got(token('hETH'), '1', BRIDGE)]).events).toMatchObject([
      { kind: 'swap', nature: 'bridge', out: { asset: 'ETH' }, in: { asset: 'hETH' } },
    ]);
  });
});

describe('claims', () => {
  test.each([
    ['lending', '0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb', 'claimAllRewardsToSelf(address[] assets)', [[OWN]]],
    ['farming', '0x3Fe65692bfCD0e6CF84cB1E7d24108E434A7587e', 'getReward(address account)', [OWN]],
  ])('at a protocol of %s are its income', (incomeKind, to, signature, args) => {
    expect(mapped(to, input(signature, args), [got(token('CRV'), '3', to)]).events).toMatchObject([
      { kind: 'income', incomeKind, in: { asset: 'CRV', amount: '3' }, fee: FEE },
    ]);
  });
});
