/**
 * Bittrex deposits and withdrawals: one signed list in later years, two separate files before. The layouts of the separate files
 * rest on header lists of public readers; of states, COMPLETED and PAID are known from their samples.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bittrexTransfers = defineFormat({
  id: 'bittrex-deposits-withdrawals',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [headerLine('Date,Currency,Type,Address,Memo/Tag,TxId,Amount')],
  signature: ['Currency', 'Type', 'Address', 'Memo/Tag', 'TxId', 'Amount'],
  columns: { date: 'Date', asset: 'Currency', type: 'Type', address: 'Address', txHash: 'TxId', amount: 'Amount' },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: { DEPOSIT: 'deposit', WITHDRAWAL: 'withdrawal' },
});

export const bittrexDepositsLegacy = defineFormat({
  id: 'bittrex-deposits-legacy',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [
    headerLine('Id,Amount,Currency,Confirmations,LastUpdated,TxId,CryptoAddress'),
    headerLine('Id,Currency,Amount,Confirmations,LastUpdatedDate,TxId,CryptoAddress,Source'),
    headerLine('Id,Currency,Amount,Confirmations,LastUpdatedDate,TxId,CryptoAddress'),
    headerLine(
      'Id,Currency,Amount,Confirmations,LastUpdatedDate,TxId,CryptoAddress,Source,PropertyBagError,BankInfo,DepositUuid,State',
    ),
  ],
  signature: ['Id', 'Currency', 'Amount', 'Confirmations', 'TxId', 'CryptoAddress'],
  columns: {
    date: ['LastUpdated', 'LastUpdatedDate'],
    asset: 'Currency',
    amount: 'Amount',
    txHash: 'TxId',
    address: 'CryptoAddress',
    status: 'State',
  },
  date: { layouts: ['M/D/YYYY h:mm:ss A', 'iso'], zone: 'UTC' },
  kind: 'deposit',
  status: { done: ['Confirmed', 'Completed', ''] },
});

export const bittrexWithdrawalsLegacy = defineFormat({
  id: 'bittrex-withdrawals-legacy',
  source: 'Bittrex',
  sourceKind: 'exchange',
  idSpace: 'bittrex',
  layouts: [
    headerLine(
      'PaymentUuid,Currency,Amount,Address,Opened,Authorized,PendingPayment,TxCost,TxId,Canceled,InvalidAddress',
    ),
    headerLine('UUID,AMOUNT,CURRENCY,ADDRESS,TXID,OPENED,LASTUPDATED,CLOSED,TXCOST,STATE'),
    headerLine('PaymentUuid,Currency,Amount,Address,OpenedDate,Authorized,Pending,TxFee,Canceled,TxId'),
    headerLine('PaymentUuid,Currency,Amount,Address,OpenedDate,Authorized,Pending,TxId,TxFee,Target,BankInfo,Canceled'),
  ],
  signature: ['Currency', 'Amount', 'Address', 'Opened', 'TxCost', 'TxId'],
  columns: {
    id: ['PaymentUuid', 'UUID'],
    date: ['Opened', 'OpenedDate'],
    asset: 'Currency',
    amount: 'Amount',
    fee: ['TxCost', 'TxFee'],
    txHash: 'TxId',
    address: 'Address',
    status: ['Authorized', 'STATE'],
    extra1: 'Canceled',
  },
  date: { layouts: ['M/D/YYYY h:mm:ss A', 'iso'], zone: 'UTC' },
  kind: 'withdrawal',
  status: { done: ['True', 'Completed', 'Paid'], skip: ['False'] },
  fees: { asset: 'amount' },
  adjust: (facts, row) => (row.cell('extra1').toLowerCase() === 'true' ? { ignore: 'status-not-done' } : facts),
});
