/** Balance of the connected wallet's account, asked again when account or network change. */
import { type AccountState, readAccount } from '@cryptax/onchain';
import { useEffect, useState } from 'react';
import { browserWallet, type WalletConnection } from '../browser-wallet.ts';

/** Undefined while it is not known; a wallet that does not answer has no balance, not zero. */
export function useAccountState(
  connection: Extract<WalletConnection, { kind: 'connected' }>,
): AccountState | undefined {
  const [state, setState] = useState<AccountState>();
  const { via, address, chainId } = connection;
  useEffect(() => {
    let isWanted = true;
    setState(undefined);
    const { provider } = browserWallet;
    if (via === 'manual' || provider === undefined || chainId === undefined) return;
    void readAccount(provider, address).then((answer) => {
      if (isWanted && answer.ok) setState(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [via, address, chainId]);
  return state;
}
