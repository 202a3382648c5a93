/**
 * wave.space: every row leads from a currency to a currency; card payments in bitcoin are disposals. The fee of a trade is a
 * row of its own. A card payment that was given back is shown, because it undoes one.
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const wavespaceRegistry = defineFormat({
  id: 'wavespace-registry',
  source: 'wave.space',
  sourceKind: 'broker',
  idSpace: 'wavespace',
  layouts: [
    headerLine(
      'Type Category,Executes At,Transaction ID,Transaction Type,From Currency,From Amount,To Currency,To Amount,Memo',
    ),
  ],
  signature: ['Type Category', 'Executes At', 'Transaction Type', 'From Currency', 'To Currency', 'Memo'],
  columns: {
    date: 'Executes At',
    id: 'Transaction ID',
    type: 'Transaction Type',
    asset: 'From Currency',
    amount: 'From Amount',
    toAsset: 'To Currency',
    toAmount: 'To Amount',
    note: 'Memo',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  types: {
    CURRENCY_SWAP: 'swap',
    BUY_TO_WALLET: 'trade-buy',
    SELL_TO_BANK: 'trade-sell',
    SEPA_PAYIN_DEPOSIT: 'deposit',
    SEPA_PAYOUT: 'withdrawal',
    ON_CHAIN_DEPOSIT: 'transfer-in',
    LIGHTNING_DEPOSIT: 'transfer-in',
    ON_CHAIN_WITHDRAW: 'transfer-out',
    LIGHTNING_WITHDRAW: 'transfer-out',
    INTRA_LEDGER_SEND_MONEY: 'transfer-out',
    INTER_LEDGER_SEND_MONEY: 'transfer-out',
    APPLICATION_FEE: 'fee',
    NETWORK_FEE: 'fee',
    CARD_AUTHORIZATION: 'spend',
    CARD_AUTHORIZATION_DECLINED: 'ignore',
    REWARD: 'airdrop',
  },
  /** The fee for a trade is booked a second or two beside it; that of the chain belongs to what was sent. */
  derive: {
    groupId: ({ cell }) => (cell('Transaction Type') === 'NETWORK_FEE' ? 'chain' : 'trade'),
    /** What arrives over Lightning leads from nothing to an amount. */
    amount: ({ cell }) => cell(/[1-9]/.test(cell('From Amount')) ? 'From Amount' : 'To Amount'),
  },
  group: { by: ['instant', 'groupId'], feesWithinSeconds: 5 },
  adjust: priceOfPayment,
});

/** The money a card payment was about is the value of the coins it took. */
function priceOfPayment(facts: RowFacts, row: RowView): Adjusted {
  const [asset, amount] = [row.asset(row.cell('toAsset')), row.amount('toAmount')];
  if (facts.kind !== 'spend' || asset === undefined || !isFiat(asset) || amount === undefined) return facts;
  return { ...facts, value: { asset, amount } };
}
