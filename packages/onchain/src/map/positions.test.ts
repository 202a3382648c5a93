/**
 * Positions in pools as one event: opened with both coins, closed with both coins and their fees, whatever the pool gives for
 * them. Quantities of the first case are those of a recorded transaction (fixtures/recorded/etherscan-position-opened.json).
 */
import { wholeEvents } from '@cryptax/ledger';
import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import type { ChainAsset, Movement } from '../readers/chain-transaction.ts';
import { moves, OWN, options, POOL, token, transaction } from '../testing/own-transactions.ts';
import { mapTransaction } from './map-transaction.ts';

const MANAGER = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
const NOBODY = '0x0000000000000000000000000000000000000000';
const POSITION: ChainAsset = { symbol: 'UNI-V3-POS#401357', contract: `${MANAGER}#401357`, decimals: 0 };

/** Decrease, collect and burn in one call, as the position manager takes them. */
function closing(): string {
  const abi = parseAbi([
    'struct Decrease { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
    'struct Collect { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
    'function decreaseLiquidity(Decrease params)',
    'function collect(Collect params)',
    'function burn(uint256 tokenId)',
    'function multicall(bytes[] data)',
  ]);
  const data = [
    encodeFunctionData({
      abi,
      functionName: 'decreaseLiquidity',
      args: [{ tokenId: 401357n, liquidity: 9n, amount0Min: 0n, amount1Min: 0n, deadline: 1n }],
    }),
    encodeFunctionData({
      abi,
      functionName: 'collect',
      args: [{ tokenId: 401357n, recipient: OWN, amount0Max: 1n, amount1Max: 1n }],
    }),
    encodeFunctionData({ abi, functionName: 'burn', args: [401357n] }),
  ];
  return encodeFunctionData({ abi, functionName: 'multicall', args: [data] });
}

function nft(from: string, to: string): Movement {
  return { kind: 'nft', from, to, asset: POSITION, amount: '1' };
}

describe('a position in a pool', () => {
  test('closed: both coins with the fees in them come for the one token, as one event', () => {
    // 11,257.99… DAI and 13,732.36 USDC went in; 11,300 and 13,750 come back, fees included.
    const close = transaction(
      [moves(token('DAI'), '11300', POOL, OWN), moves(token('USDC'), '13750', POOL, OWN), nft(OWN, NOBODY)],
      { call: { to: MANAGER, input: closing() } },
    );
    const { events, open } = mapTransaction(close, options);
    expect(open).toEqual([]);
    expect(events).toMatchObject([
      { kind: 'swap', nature: 'liquidity-pool', out: { amount: '0.5' }, in: { asset: 'DAI', amount: '11300' } },
      { kind: 'swap', nature: 'liquidity-pool', out: { amount: '0.5' }, in: { asset: 'USDC', amount: '13750' } },
    ]);
    expect(wholeEvents(events)).toEqual([[0, 1]]);
  });

  test('fees collected alone are income in both coins, as one event', () => {
    const abi = parseAbi([
      'struct Collect { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
      'function collect(Collect params)',
    ]);
    const input = encodeFunctionData({ abi, args: [{ tokenId: 7n, recipient: OWN, amount0Max: 1n, amount1Max: 1n }] });
    const { events } = mapTransaction(
      transaction([moves(token('DAI'), '42', POOL, OWN), moves(token('USDC'), '17.5', POOL, OWN)], {
        call: { to: MANAGER, input },
      }),
      options,
    );
    expect(events).toMatchObject([
      { kind: 'income', incomeKind: 'farming', in: { asset: 'DAI', amount: '42' } },
      { kind: 'income', incomeKind: 'farming', in: { asset: 'USDC', amount: '17.5' } },
    ]);
    expect(wholeEvents(events)).toEqual([[0, 1]]);
  });

  test('three coins into a pool of Curve are one event of three parts', () => {
    const abi = parseAbi(['function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)']);
    const input = encodeFunctionData({ abi, args: [[1n, 1n, 1n], 0n] });
    const { events } = mapTransaction(
      transaction(
        [
          moves(token('DAI'), '100', OWN, POOL),
          moves(token('USDC'), '200', OWN, POOL),
          moves(token('USDT'), '300', OWN, POOL),
          moves(token('3Crv'), '594', NOBODY, OWN),
        ],
        { call: { to: '0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7', input } },
      ),
      options,
    );
    expect(events.map((event) => ('in' in event ? event.in.amount : ''))).toEqual(['198', '198', '198']);
    expect(wholeEvents(events)).toEqual([[0, 1, 2]]);
  });
});
