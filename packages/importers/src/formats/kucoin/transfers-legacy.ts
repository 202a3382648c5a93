/**
 * KuCoin's earlier lists of deposits and of withdrawals. Only withdrawals name an address; without one the words of the row or
 * the file's name must tell the direction. No layout says its zone: old ones were written in UTC+8, later ones in UTC, so the
 * user is asked.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';
import { asWithdrawal, directionByWords } from './transfers.ts';

export const kucoinTransfersLegacy = defineFormat({
  id: 'kucoin-transfers-legacy',
  source: 'KuCoin',
  sourceKind: 'exchange',
  idSpace: 'kucoin',
  layouts: [
    headerLine('Time,Coin,Network,Amount,Type,Remark,Fee'),
    headerLine('Time,Coin,Network,Amount,Type,Remark'),
    headerLine('Time,Coin,Amount,Type,Remark'),
    headerLine('Time,Coin,Network,Amount,Type,Wallet Address/Account,Remark'),
    headerLine('Time,Coin,Amount,Type,Wallet Address,Remark'),
  ],
  signature: ['Time', 'Coin', 'Amount', 'Type', 'Remark'],
  /** The few words are common: a list that tells more is another one, and a status must not be passed over. */
  absent: ['Status', 'State', 'Account', 'Balance', 'Side', 'Price', 'Hash', 'TxID', 'UID'],
  columns: {
    date: 'Time',
    asset: 'Coin',
    amount: 'Amount',
    fee: 'Fee',
    address: ['Wallet Address/Account', 'Wallet Address'],
    extra1: 'Type',
    note: 'Remark',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  kind: 'deposit',
  fees: { asset: 'amount' },
  adjust: (facts, row) => (row.cell('address') === '' ? directionByWords(facts, row) : asWithdrawal(facts)),
});
