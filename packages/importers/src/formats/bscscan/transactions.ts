/** BscScan, normal transactions of one address. */
import { evmTransactions } from '../shared/evm-transactions.ts';

export const bscscanTransactions = evmTransactions({
  id: 'bscscan-transactions',
  source: 'BscScan',
  idSpace: 'bsc',
  chain: 'BNB Chain',
  coins: ['BNB'],
});
