/**
 * Binance money in and out. Only the file's name tells the direction, but money is no coin and either way no event; a coin in
 * such a file would be something new.
 */
import { isFiat } from '@cryptax/ledger';
import { defineFormat } from '../format.ts';
import { directionByName } from '../shared/direction-by-name.ts';

export const binanceFiatDepositWithdraw = defineFormat({
  id: 'binance-fiat-deposit-withdraw',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [['Date(UTC{offset})', 'Coin', 'Amount', 'Status', 'Payment Method', 'Indicated Amount', 'Fee', 'Order ID']],
  signature: ['Date(UTC{offset})', 'Coin', 'Payment Method', 'Indicated Amount', 'Fee', 'Order ID'],
  columns: { date: 'Date(UTC{offset})', asset: 'Coin', amount: 'Amount', status: 'Status' },
  date: { layouts: ['iso'], zone: 'header' },
  kind: 'deposit',
  status: { done: ['Successful'] },
  adjust: (facts, row) =>
    facts.in !== undefined && isFiat(facts.in.asset) ? { ignore: 'fiat-only' } : directionByName(facts, row),
});
