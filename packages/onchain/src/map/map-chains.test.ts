import { expect, test } from 'vitest';
import type { ChainAsset } from '../readers/chain-transaction.ts';
import { moves, OWN, options, POOL, SECOND, token, transaction } from '../testing/own-transactions.ts';
import { mapTransaction } from './map-transaction.ts';

test('Bitcoin: change is not a payment, the fee is reported once', () => {
  const BTC: ChainAsset = { symbol: 'BTC', decimals: 8 };
  const spend = transaction([moves(BTC, '1', OWN, ''), moves(BTC, '0.3', '', POOL), moves(BTC, '0.699', '', OWN)], {
    chain: 'bitcoin',
    fee: { payer: OWN, amount: '0.001', symbol: 'BTC' },
  });
  expect(mapTransaction(spend, options).open).toMatchObject([
    { direction: 'out', amount: '0.3', fee: { asset: 'BTC', amount: '0.001' } },
  ]);
  const inside = { ...spend, movements: [moves(BTC, '1', OWN, ''), moves(BTC, '0.999', '', SECOND)] };
  expect(mapTransaction(inside, options)).toMatchObject({
    events: [{ kind: 'transfer', toWallet: 'MetaMask', out: { amount: '0.999' } }],
    open: [],
  });
});

test('Bitcoin: who spends together pays his share of the fee', () => {
  const BTC: ChainAsset = { symbol: 'BTC', decimals: 8 };
  // 1 of 4 coins is ours: a quarter of the fee of 0.004.
  const shared = transaction(
    [moves(BTC, '3', POOL, ''), moves(BTC, '1', OWN, ''), moves(BTC, '3.497', '', POOL), moves(BTC, '0.499', '', OWN)],
    { chain: 'bitcoin', fee: { payer: POOL, amount: '0.004', symbol: 'BTC' } },
  );
  expect(mapTransaction(shared, options).open).toMatchObject([
    { direction: 'out', amount: '0.5', fee: { asset: 'BTC', amount: '0.001' } },
  ]);
});

test('[MET-07] Bitcoin: what a wallet spent goes with what it sent; two wallets that spend together say nothing', () => {
  const BTC: ChainAsset = { symbol: 'BTC', decimals: 8 };
  const movements = [moves(BTC, '1', OWN, ''), moves(BTC, '2', POOL, ''), moves(BTC, '1.5', '', POOL)];
  const spends = [
    { by: OWN, output: 'a:0' },
    { by: POOL, output: 'b:1' },
  ];
  const sent = transaction(movements, { chain: 'bitcoin', spends });
  expect(mapTransaction(sent, options).open).toMatchObject([{ direction: 'out', spent: ['a:0'] }]);
  const together = { ...sent, spends: [...spends, { by: SECOND, output: 'c:0' }] };
  expect(mapTransaction(together, options).open.map(({ spent }) => spent)).toEqual([undefined]);
});

test('Cardano: coin and token of one output are told apart, and a withdrawn reward is income', () => {
  const ADA: ChainAsset = { symbol: 'ADA', decimals: 6 };
  const fee = { payer: OWN, amount: '0.2', symbol: 'ADA' };
  const sent = transaction(
    [
      moves(ADA, '10', OWN, ''),
      moves(token('MIN'), '7', OWN, ''),
      moves(ADA, '1.5', '', POOL),
      moves(token('MIN'), '4', '', POOL),
      moves(ADA, '8.3', '', OWN),
      moves(token('MIN'), '3', '', OWN),
    ],
    { chain: 'cardano', fee },
  );
  expect(mapTransaction(sent, options).open).toMatchObject([
    { direction: 'out', asset: 'ADA', amount: '1.5', fee: { amount: '0.2' } },
    { direction: 'out', asset: 'MIN', amount: '4' },
  ]);
  // 10 go in, 14.8 come back to the same wallet: 5 were paid out with it, 0.2 went to the fee.
  const withdrawal = transaction([moves(ADA, '10', OWN, ''), moves(ADA, '14.8', '', OWN)], { chain: 'cardano', fee });
  expect(mapTransaction(withdrawal, options).events).toMatchObject([
    { kind: 'income', incomeKind: 'staking', in: { asset: 'ADA', amount: '5' }, fee: { amount: '0.2' } },
  ]);
});

test('Stellar: a payment that was exchanged on the way is a swap, not an unspent output', () => {
  const XLM: ChainAsset = { symbol: 'XLM', decimals: 7 };
  const swap = transaction([moves(XLM, '100', OWN, ''), moves(token('USDC'), '12', '', OWN)], {
    chain: 'stellar',
    fee: { payer: OWN, amount: '0.00001', symbol: 'XLM' },
  });
  expect(mapTransaction(swap, options).events).toMatchObject([
    {
      kind: 'swap',
      out: { asset: 'XLM', amount: '100' },
      in: { asset: 'USDC', amount: '12' },
      fee: { amount: '0.00001' },
    },
  ]);
});
