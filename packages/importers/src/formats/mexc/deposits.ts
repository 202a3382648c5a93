/** MEXC deposits: only rows credited successfully count; times in the account's zone. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const HEAD = 'Status,Time,Crypto,Network,Deposit Amount,TxID,Progress';

export const mexcDeposits = defineFormat({
  id: 'mexc-deposits',
  source: 'MEXC',
  sourceKind: 'exchange',
  idSpace: 'mexc',
  layouts: [headerLine(HEAD), headerLine(`UID,${HEAD}`)],
  signature: ['Status', 'Time', 'Crypto', 'Network', 'Deposit Amount', 'TxID'],
  columns: { status: 'Status', date: 'Time', asset: 'Crypto', amount: 'Deposit Amount', txHash: 'TxID' },
  date: { layouts: ['iso'], zone: 'ask' },
  kind: 'deposit',
  status: { done: ['Credited Successfully'] },
});
