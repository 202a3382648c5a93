/** Transactions of two own wallets with a stranger, built by hand: what tests of the mapping start from. */
import type { ChainAsset, ChainTransaction, Movement } from '../readers/chain-transaction.ts';

export const OWN = '0x1111111111111111111111111111111111111111';
export const SECOND = '0x3333333333333333333333333333333333333333';
export const POOL = '0x2222222222222222222222222222222222222222';
export const ETH: ChainAsset = { symbol: 'ETH', decimals: 18 };
export const token = (symbol: string): ChainAsset => ({ symbol, contract: `0x${symbol}`, decimals: 18 });

const wallets = new Map([
  [OWN, 'Ledger'],
  [SECOND, 'MetaMask'],
]);
export const options = {
  walletOf: (address: string) => wallets.get(address),
  assetName: ({ symbol }: ChainAsset) => symbol,
};

export const moves = (asset: ChainAsset, amount: string, from: string, to: string): Movement => ({
  kind: asset.contract === undefined ? 'native' : 'token',
  from,
  to,
  asset,
  amount,
});

export function transaction(movements: readonly Movement[], more: Partial<ChainTransaction> = {}): ChainTransaction {
  const fee = { payer: OWN, amount: '0.001', symbol: 'ETH' };
  return {
    chain: 'ethereum',
    hash: '0xh',
    at: '2024-05-01T10:00:00Z',
    block: 1,
    isFailed: false,
    fee,
    movements,
    ...more,
  };
}
