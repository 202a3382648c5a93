/** For tests: a ledger with wallets on the test chains, read and taken over in one go. */
import { IDBFactory } from 'fake-indexeddb';
import type { LedgerApi } from '../platform/ledger/ledger-api.ts';
import type { TestChains } from './chain-world.ts';
import { good } from './good.ts';
import { testLedger } from './test-ledger.ts';

export const A = '0x1111111111111111111111111111111111111111';
export const B = '0x3333333333333333333333333333333333333333';
export const POOL = '0x2222222222222222222222222222222222222222';
export const ETHER = 10n ** 18n;
export const wei = (thousandths: number) => String((BigInt(thousandths) * ETHER) / 1000n);
export const USDC = {
  contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  tokenSymbol: 'USDC',
  tokenName: 'USD Coin',
  tokenDecimal: '6',
};

export async function ledgerWith(
  chains: TestChains,
  wallets: Readonly<Record<string, string>> = { Main: A },
  database = new IDBFactory(),
) {
  const api = testLedger({ world: chains.world, database });
  for (const [name, address] of Object.entries(wallets)) {
    good(await api.addWallets({ name, type: 'software', address, chains: ['ethereum'] }));
  }
  return api;
}

export async function syncAndTake(api: LedgerApi, id: string) {
  const synced = good(await api.syncWallet(id));
  const taken = good(await api.takeOverWallet(id));
  return { synced, taken };
}

export async function events(api: LedgerApi) {
  return good(
    await api.queryEvents({ book: 'own', offset: 0, limit: 100, sort: { by: 'at', direction: 'asc' } } as never),
  );
}
