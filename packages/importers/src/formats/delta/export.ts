/**
 * Delta portfolio app: offset in the date, the origin of a deposit in a column of its own, a coin perhaps as `SOL (Solana)`. The
 * places of a transfer stand in columns of their own. Shares are left out.
 */
import { cleanText } from '../../build/make-event.ts';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';

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
    wallet: 'Exchange',
    toWallet: 'Sent to',
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
    TRANSFER: 'own-transfer',
  },
  cryptoClasses: ['CRYPTO'],
  walletName: 'cell',
  adjust: fromPlace,
});

function fromPlace(facts: RowFacts, row: RowView): Adjusted {
  const from = cleanText(row.cell('subtype').replace(/\s+/g, ' '), 150);
  return facts.kind === 'own-transfer' && from !== '' ? { ...facts, wallet: from } : facts;
}
