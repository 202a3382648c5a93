/**
 * 21bitcoin: bought and sold side in one row, fees on top, also for withdrawals. The id only numbers the rows of one
 * export, so it identifies nothing and is left out of the fingerprint.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD =
  'id,exchange_name,depot_name,transaction_date,buy_asset,buy_amount,sell_asset,sell_amount,fee_asset,fee_amount,transaction_type,note,linked_transaction';

export const bitcoin21Transactions = defineFormat({
  id: '21bitcoin-transactions',
  source: '21bitcoin',
  sourceKind: 'broker',
  idSpace: '21bitcoin',
  layouts: [headerLine(HEAD), headerLine(`${HEAD},btc_price`)],
  signature: [
    'exchange_name',
    'depot_name',
    'transaction_date',
    'buy_asset',
    'sell_asset',
    'transaction_type',
    'linked_transaction',
  ],
  columns: {
    date: 'transaction_date',
    buyAsset: 'buy_asset',
    buyAmount: 'buy_amount',
    sellAsset: 'sell_asset',
    sellAmount: 'sell_amount',
    feeAsset: 'fee_asset',
    fee: 'fee_amount',
    type: 'transaction_type',
    note: 'note',
    /** The same shape is a generic import of a tax tool: the name tells whose rows they are. */
    wallet: 'exchange_name',
  },
  date: { layouts: ['DD.MM.YYYY HH:mm:ss', 'iso'], zone: 'ask' },
  types: { trade: 'swap', deposit: 'deposit', withdrawal: 'withdrawal' },
  walletName: 'cell',
  volatile: ['id', 'linked_transaction'],
});
