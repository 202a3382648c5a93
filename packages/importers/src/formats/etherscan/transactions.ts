/** Etherscan, normal transactions of one address. */
import { evmTransactions } from '../shared/evm-transactions.ts';

export const etherscanTransactions = evmTransactions({
  id: 'etherscan-transactions',
  source: 'Etherscan',
  idSpace: 'ethereum',
  chain: 'Ethereum',
  coins: ['ETH'],
});
