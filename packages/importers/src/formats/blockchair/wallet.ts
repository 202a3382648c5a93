/**
 * Blockchair: the effect of a transaction on an address or extended key, the fee inside. Change that returns to another watched
 * address is a row of its own, so all rows stand in one wallet and nothing is taken for a transfer between two.
 */
import { defineFormat } from '../format.ts';

export const blockchairWallet = defineFormat({
  id: 'blockchair-wallet',
  source: 'Blockchair',
  sourceKind: 'explorer',
  idSpace: 'blockchair',
  layouts: [
    [
      'Tx number',
      'Affected address/xpub',
      'Effect',
      'Ticker',
      'Amount fiat (USD)',
      'Asset rate (USD)',
      'Date',
      'Transaction hash',
    ],
  ],
  signature: ['Tx number', 'Effect', 'Ticker', 'Asset rate (USD)', 'Transaction hash'],
  columns: { date: 'Date', amount: 'Effect', asset: 'Ticker', txHash: 'Transaction hash' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  volatile: ['Tx number'],
});
