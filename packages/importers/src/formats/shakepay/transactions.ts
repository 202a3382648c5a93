/** Shakepay (Canada): what was debited and what was credited, in one row. Rests on EveryTrade's public sample; times carry their offset. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const shakepayTransactions = defineFormat({
  id: 'shakepay-transactions',
  source: 'Shakepay',
  sourceKind: 'broker',
  idSpace: 'shakepay',
  layouts: [
    headerLine(
      'Transaction Type,Date,Amount Debited,Debit Currency,Amount Credited,Credit Currency,Exchange Rate,Credit/Debit,Spot Rate',
    ),
  ],
  signature: ['Transaction Type', 'Amount Debited', 'Debit Currency', 'Amount Credited', 'Credit Currency'],
  columns: {
    type: 'Transaction Type',
    date: 'Date',
    sellAmount: 'Amount Debited',
    sellAsset: 'Debit Currency',
    buyAmount: 'Amount Credited',
    buyAsset: 'Credit Currency',
  },
  date: { layouts: ['iso'], zone: 'value' },
  /** The rate is the money for a coin: of what is bought, or of what is sold. */
  identities: [
    [
      { kinds: ['swap'], product: ['buyAmount', { header: 'Exchange Rate' }], is: 'sellAmount' },
      { kinds: ['swap'], product: ['sellAmount', { header: 'Exchange Rate' }], is: 'buyAmount' },
    ],
  ],
  types: {
    exchange: 'swap',
    'fiat funding': 'deposit',
    'fiat cashout': 'withdrawal',
    'crypto funding': 'deposit',
    'crypto withdrawal': 'withdrawal',
    'crypto cashout': 'withdrawal',
  },
});
