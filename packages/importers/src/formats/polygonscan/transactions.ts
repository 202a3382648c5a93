/** Polygonscan, normal transactions of one address; files from before the rename of the coin say MATIC. */
import { evmTransactions } from '../shared/evm-transactions.ts';

export const polygonscanTransactions = evmTransactions({
  id: 'polygonscan-transactions',
  source: 'Polygonscan',
  idSpace: 'polygon',
  chain: 'Polygon',
  coins: ['POL', 'MATIC'],
});
