/** Network and balance as a browser wallet's own node tells them: single actions over its provider, for reading only. */
import { err, ok, type Result } from '@cryptax/kernel';
import { createClient, custom, type EIP1193Provider, formatUnits, getAddress } from 'viem';
import { getBalance, getChainId } from 'viem/actions';
import type { Chain } from '../chains/chain.ts';
import { findChainByNumber } from '../chains/find-chain.ts';

export interface AccountState {
  readonly chainId: number;
  /** Undefined for a network we do not know. */
  readonly chain?: Chain | undefined;
  readonly balance: string;
  readonly symbol: string;
}

/** Networks we do not know still have a coin of 18 decimals; its name is not known then. */
const EVM_DECIMALS = 18;

export async function readAccount(
  provider: { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> },
  address: string,
): Promise<Result<AccountState, string>> {
  const client = createClient({ transport: custom(provider as EIP1193Provider, { retryCount: 0 }) });
  try {
    const chainId = await getChainId(client);
    const units = await getBalance(client, { address: getAddress(address.toLowerCase()) });
    const chain = findChainByNumber(chainId);
    const decimals = chain?.native.decimals ?? EVM_DECIMALS;
    return ok({
      chainId,
      chain,
      balance: formatUnits(units, decimals),
      symbol: chain?.native.symbol ?? '',
    });
  } catch (error) {
    return err(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}
