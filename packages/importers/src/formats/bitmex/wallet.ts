/** BitMEX wallet history: amounts in satoshi, results of closed positions as signed rows. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bitmexWallet = defineFormat({
  id: 'bitmex-wallet',
  source: 'BitMEX',
  sourceKind: 'exchange',
  idSpace: 'bitmex',
  layouts: [headerLine('transactTime,transactType,amount,fee,address,transactStatus,walletBalance')],
  signature: ['transactTime', 'transactType', 'amount', 'transactStatus', 'walletBalance'],
  columns: {
    date: 'transactTime',
    type: 'transactType',
    amount: 'amount',
    fee: 'fee',
    address: 'address',
    status: 'transactStatus',
  },
  running: { change: ['amount', { header: 'fee', less: true }], is: { header: 'walletBalance' } },
  date: { layouts: ['M/D/YYYY, h:mm:ss A'], zone: 'UTC' },
  signed: true,
  types: {
    RealisedPNL: 'futures-pnl',
    Deposit: 'deposit',
    Withdrawal: 'withdrawal',
    AffiliatePayout: 'referral-bonus',
    Funding: 'funding',
    Transfer: 'ignore',
  },
  status: { done: ['Completed'] },
  defaults: { asset: 'SATOSHI', feeAsset: 'SATOSHI' },
});
