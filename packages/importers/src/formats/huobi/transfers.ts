/** Huobi (HTX) deposits and withdrawals, two files; the zone is asked about as in the trades. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const huobiDeposits = defineFormat({
  id: 'huobi-deposits',
  source: 'Huobi / HTX',
  sourceKind: 'exchange',
  idSpace: 'huobi',
  layouts: [headerLine('uid,currency,tx_hash,from_address,to_address,amount,deposit_time')],
  signature: ['currency', 'tx_hash', 'from_address', 'amount', 'deposit_time'],
  columns: { asset: 'currency', txHash: 'tx_hash', address: 'to_address', amount: 'amount', date: 'deposit_time' },
  date: { layouts: ['iso'], zone: 'ask', likely: 'Asia/Shanghai' },
  kind: 'deposit',
});

export const huobiWithdrawals = defineFormat({
  id: 'huobi-withdrawals',
  source: 'Huobi / HTX',
  sourceKind: 'exchange',
  idSpace: 'huobi',
  layouts: [headerLine('uid,currency,tx_hash,to_address,amount,fee,withdraw_time')],
  signature: ['currency', 'tx_hash', 'amount', 'fee', 'withdraw_time'],
  columns: {
    asset: 'currency',
    txHash: 'tx_hash',
    address: 'to_address',
    amount: 'amount',
    fee: 'fee',
    date: 'withdraw_time',
  },
  date: { layouts: ['iso'], zone: 'ask', likely: 'Asia/Shanghai' },
  kind: 'withdrawal',
  fees: { asset: 'amount' },
});
