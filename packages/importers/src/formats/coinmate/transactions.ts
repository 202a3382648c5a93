/**
 * Coinmate's transaction history, in English with or without balances, and in Czech. The total of a trade contains the fee; of a
 * withdrawal it is what left, the amount what arrives. Rests on headers and rows of public tests of two converters (EveryTrade,
 * WhaleBooks), whose figures prove the fee; the zone is stated by nobody and asked about.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const ENGLISH = 'Amount,Amount Currency,Price,Price Currency,Fee,Fee Currency,Total,Total Currency,Description,Status';
const CZECH = 'Částka,Částka měny,Cena,Cena měny,Poplatek,Poplatek měny,Celkem,Celkem měny,Popisek,Status';
const BALANCES = 'First balance after,First balance after Currency,Second balance after,Second balance after Currency';

export const coinmateTransactions = defineFormat({
  id: 'coinmate-transactions',
  source: 'Coinmate',
  sourceKind: 'exchange',
  idSpace: 'coinmate',
  layouts: [
    headerLine(`ID,Date,Account,Type,${ENGLISH},${BALANCES}`),
    headerLine(`ID,Date,Type,${ENGLISH},${BALANCES}`),
    headerLine(`ID,Date,Type,${ENGLISH}`),
    headerLine(
      `ID,Datum,Účet,Typ,${CZECH},První zůstatek po,První zůstatek po měně,Druhý zůstatek po,Druhý zůstatek po měně`,
    ),
  ],
  signature: ['Type', 'Amount', 'Amount Currency', 'Price Currency', 'Fee Currency', 'Total Currency', 'Status'],
  columns: {
    id: 'ID',
    date: ['Date', 'Datum'],
    type: ['Type', 'Typ'],
    amount: ['Amount', 'Částka'],
    asset: ['Amount Currency', 'Částka měny'],
    price: ['Price', 'Cena'],
    total: ['Total', 'Celkem'],
    quoteAsset: ['Total Currency', 'Celkem měny'],
    fee: ['Fee', 'Poplatek'],
    feeAsset: ['Fee Currency', 'Poplatek měny'],
    note: ['Description', 'Popisek'],
    status: 'Status',
    balance: ['First balance after', 'První zůstatek po'],
  },
  date: { layouts: ['iso', 'DD.MM.YYYY H:mm'], zone: 'ask', likely: 'Europe/Prague' },
  identities: [
    { product: ['amount', 'price'], is: 'total', fee: 'within' },
    { kinds: ['withdrawal'], sum: ['amount'], is: 'total', fee: 'within' },
  ],
  signed: true,
  types: {
    BUY: 'trade-buy',
    QUICK_BUY: 'trade-buy',
    MARKET_BUY: 'trade-buy',
    SELL: 'trade-sell',
    QUICK_SELL: 'trade-sell',
    MARKET_SELL: 'trade-sell',
    DEPOSIT: 'deposit',
    WITHDRAWAL: 'withdrawal',
    REFERRAL: 'referral-bonus',
    /** Between the accounts of one user. */
    BALANCE_MOVE_CREDIT: 'ignore',
    BALANCE_MOVE_DEBIT: 'ignore',
  },
  status: { done: ['OK', 'COMPLETED'] },
  fees: { total: 'with' },
});
