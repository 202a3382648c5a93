/**
 * Revolut account statement: one row per currency account; the two rows of an exchange share time and description. The
 * money rows concern the bank; a transfer of a coin is not told apart from one of money, so it is shown.
 */
import type { Adjusted, RowFacts } from '../../map/row-facts.ts';
import { isFiat } from '../../values/fiat.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const revolutAccount = defineFormat({
  id: 'revolut-account',
  source: 'Revolut',
  sourceKind: 'broker',
  idSpace: 'revolut',
  layouts: [headerLine('Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance')],
  signature: ['Type', 'Product', 'Started Date', 'Completed Date', 'Currency', 'State'],
  columns: {
    type: 'Type',
    date: ['Completed Date', 'Started Date'],
    note: 'Description',
    amount: 'Amount',
    fee: 'Fee',
    asset: 'Currency',
    status: 'State',
  },
  date: { layouts: ['iso'], zone: 'ask' },
  signed: true,
  types: {
    EXCHANGE: 'swap',
    TOPUP: 'deposit',
    Deposit: 'deposit',
    TRANSFER: 'ignore',
    CARD_PAYMENT: 'ignore',
    'Card Payment': 'ignore',
    CASHBACK: 'cashback',
    REWARD: 'cashback',
    FEE: 'fee',
  },
  status: { done: ['COMPLETED'], skip: ['REVERTED'] },
  fees: { asset: 'amount' },
  group: { by: ['instant', 'note'] },
  adjust: coinTransfers,
});

function coinTransfers(facts: RowFacts): Adjusted {
  const coin = facts.in ?? facts.out;
  const isBankRow = facts.kind === 'ignore' && coin !== undefined && isFiat(coin.asset);
  if (isBankRow) return { ignore: 'not-crypto' };
  return facts.kind === 'ignore' ? { review: 'transfer.coin-unclear' } : facts;
}
