/**
 * Bisq trades: bitcoin is always one side. On markets of other coins the word names the other coin, so buying it gives
 * bitcoin away. Fees are the trade fee (in BTC or BSQ) and the miner's; security deposits come back and are none.
 */

import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { addText } from '../../values/decimal-text.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const bisqTrades = defineFormat({
  id: 'bisq-trades',
  source: 'Bisq',
  sourceKind: 'exchange',
  idSpace: 'bisq',
  layouts: [
    headerLine(
      'Trade ID,Date/Time,Market,Price,Deviation,Amount in BTC,Amount,Currency,Transaction Fee,Trade Fee BTC,Trade Fee BSQ,Buyer Deposit,Seller Deposit,Offer type,Status',
    ),
    headerLine(
      'Handels-ID,Datum/Zeit,Markt,Preis,Abweichung,Betrag in BTC,Betrag,Währung,Transaktionsgebühr,Handelsgebühr BTC,Handelsgebühr BSQ,Käufer-Kaution,Verkäufer-Kaution,Angebotstyp,Status',
    ),
  ],
  signature: ['Trade ID', 'Date/Time', 'Amount in BTC', 'Trade Fee BTC', 'Trade Fee BSQ', 'Offer type'],
  columns: {
    id: ['Trade ID', 'Handels-ID'],
    date: ['Date/Time', 'Datum/Zeit'],
    amount: ['Amount in BTC', 'Betrag in BTC'],
    total: ['Amount', 'Betrag'],
    quoteAsset: ['Currency', 'Währung'],
    fee: ['Trade Fee BTC', 'Handelsgebühr BTC'],
    extra1: ['Transaction Fee', 'Transaktionsgebühr'],
    extra2: ['Trade Fee BSQ', 'Handelsgebühr BSQ'],
    type: ['Offer type', 'Angebotstyp'],
    status: 'Status',
  },
  date: { layouts: ['D MMM YYYY HH:mm:ss', 'DD.MM.YYYY HH:mm:ss'], zone: 'ask' },
  /** On markets of other coins the price is in bitcoin. */
  identities: [
    [
      { product: ['amount', { header: ['Price', 'Preis'] }], is: 'total' },
      { product: ['total', { header: ['Price', 'Preis'] }], is: 'amount' },
    ],
  ],
  types: {
    'Buy BTC': 'trade-buy',
    'Sell BTC': 'trade-sell',
    'BTC kaufen': 'trade-buy',
    'BTC verkaufen': 'trade-sell',
    'Buy *': 'trade-sell',
    'Sell *': 'trade-buy',
  },
  status: { done: ['Completed', 'Abgeschlossen'] },
  defaults: { asset: 'BTC', feeAsset: 'BTC' },
  adjust: allFees,
});

function allFees(facts: RowFacts, row: RowView): Adjusted {
  const miner = row.amount('extra1') ?? '0';
  const trade = facts.fee?.amount ?? '0';
  const sum = addText(miner, trade);
  const bsq = row.amount('extra2') ?? '0';
  return {
    ...facts,
    fee: sum === '0' ? undefined : { asset: 'BTC', amount: sum },
    ...(bsq === '0' ? {} : { moreFees: [{ asset: 'BSQ', amount: bsq }] }),
  };
}
