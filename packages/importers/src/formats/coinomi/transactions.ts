/** Coinomi: an outgoing value contains the fee; a move inside the wallet costs only its fee. */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { onlyFee } from '../shared/only-fee.ts';

export const coinomi = defineFormat({
  id: 'coinomi',
  source: 'Coinomi',
  sourceKind: 'wallet',
  idSpace: 'coinomi',
  layouts: [
    [
      'Asset',
      'AccountName',
      'Address',
      'AddressName',
      'Value',
      'Symbol',
      'Fees',
      'InternalTransfer',
      'TransactionID',
      'Time(UTC)',
      'Time(ISO8601-UTC)',
      'BlockExplorer',
    ],
  ],
  signature: ['AccountName', 'AddressName', 'Symbol', 'InternalTransfer', 'TransactionID'],
  columns: {
    wallet: 'AccountName',
    address: 'Address',
    note: 'AddressName',
    amount: 'Value',
    asset: 'Symbol',
    fee: 'Fees',
    extra1: 'InternalTransfer',
    txHash: 'TransactionID',
    date: 'Time(ISO8601-UTC)',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  bySign: { positive: 'transfer-in', negative: 'transfer-out' },
  fees: { asset: 'amount', sent: 'with', received: 'not-mine' },
  walletName: 'source-and-cell',
  volatile: ['AddressName'],
  adjust: internalMoves,
});

function internalMoves(facts: RowFacts, row: RowView): Adjusted {
  return row.cell('extra1').toLowerCase() === 'true' ? onlyFee(facts) : facts;
}
