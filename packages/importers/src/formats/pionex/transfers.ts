/** Pionex deposits and withdrawals: the chain stands behind the coin's name (`BUSDBEP20`). Rests on dali-rp2's public sample. */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const pionexTransfers = defineFormat({
  id: 'pionex-transfers',
  source: 'Pionex',
  sourceKind: 'exchange',
  idSpace: 'pionex',
  layouts: [headerLine('date(UTC+0),tx_type,amount,coin,network,txid,fee')],
  signature: ['date(UTC+0)', 'tx_type', 'amount', 'coin', 'network', 'txid'],
  columns: { date: 'date(UTC+0)', type: 'tx_type', amount: 'amount', txHash: 'txid', fee: 'fee' },
  date: { layouts: ['M/D/YYYY H:mm', 'iso'], zone: 'UTC' },
  derive: {
    asset: ({ cell }) => {
      const [coin, chain] = [cell('coin'), cell('network')];
      return chain !== '' && coin.endsWith(chain) && coin !== chain ? coin.slice(0, -chain.length) : coin;
    },
  },
  types: { DEPOSIT: 'deposit', WITHDRAW: 'withdrawal', WITHDRAWAL: 'withdrawal' },
  fees: { asset: 'amount', received: 'not-mine' },
});
