/**
 * Delta portfolio app: offset in the date, the origin of a deposit in a column of its own, a coin perhaps as `SOL (Solana)`. A transfer
 * names both places in one row, so all of the file is one wallet and such a row costs only its fee. Shares are left out.
 */
import { defineFormat } from '../format.ts';
import { onlyFee } from '../shared/only-fee.ts';

export const deltaExport = defineFormat({
  id: 'delta-export',
  source: 'Delta',
  sourceKind: 'tax-tool',
  idSpace: 'delta',
  layouts: [
    [
      'Date',
      'Way',
      'Base amount',
      'Base currency (name)',
      'Base type',
      'Quote amount',
      'Quote currency',
      'Exchange',
      'Sent/Received from',
      'Sent to',
      'Fee amount',
      'Fee currency (name)',
      'Broker',
      'Notes',
    ],
  ],
  signature: ['Way', 'Base amount', 'Base currency (name)', 'Quote amount', 'Quote currency', 'Sent/Received from'],
  columns: {
    date: 'Date',
    type: 'Way',
    subtype: 'Sent/Received from',
    amount: 'Base amount',
    asset: 'Base currency (name)',
    assetClass: 'Base type',
    total: 'Quote amount',
    quoteAsset: 'Quote currency',
    fee: 'Fee amount',
    feeAsset: 'Fee currency (name)',
    note: 'Notes',
  },
  date: { layouts: ['iso'], zone: 'value' },
  types: {
    BUY: 'trade-buy',
    SELL: 'trade-sell',
    DEPOSIT: 'deposit',
    'DEPOSIT/AIRDROP': 'airdrop',
    'DEPOSIT/MINING': 'mining',
    'DEPOSIT/DIVIDENDS': 'staking-reward',
    'DEPOSIT/FORK': 'fork',
    WITHDRAW: 'withdrawal',
    TRANSFER: 'ignore',
  },
  cryptoClasses: ['CRYPTO'],
  adjust: (facts) => (facts.kind === 'ignore' ? onlyFee(facts) : facts),
});
