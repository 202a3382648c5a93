/**
 * A wallet on another device as a provider that can only read. The library tells networks as decimal numbers, EIP-1193
 * wants hex: both are made one here.
 */
import type { WalletProvider } from './wallet-provider.ts';

/** What is used of the library. */
export interface FarWallet {
  readonly request: (call: { readonly method: string; readonly params?: unknown[] }) => Promise<unknown>;
  readonly on: (event: string, listener: (value: unknown) => void) => void;
}

/** All that may be asked of a wallet on another device: nothing here signs or sends. */
const READ_METHODS: readonly string[] = ['eth_accounts', 'eth_chainId', 'eth_getBalance'];

export function readingProvider(wallet: FarWallet): WalletProvider {
  const request: WalletProvider['request'] = async ({ method, params = [] }) => {
    if (!READ_METHODS.includes(method)) throw new Error(`${method} is not for reading`);
    const answer = await wallet.request({ method, params: [...params] });
    return method === 'eth_chainId' ? hexOf(answer) : answer;
  };
  return {
    request,
    on: (event, listener) => {
      if (event === 'chainChanged') wallet.on(event, (chain) => listener(hexOf(chain)));
      if (event !== 'accountsChanged') return;
      wallet.on(event, listener);
      // A wallet may also change what it shares without saying which account is meant.
      wallet.on('session_update', () => void request({ method: 'eth_accounts' }).then(listener));
    },
  };
}

function hexOf(chain: unknown): string {
  const text = String(chain);
  return text.startsWith('0x') ? text : `0x${Number(text).toString(16)}`;
}
