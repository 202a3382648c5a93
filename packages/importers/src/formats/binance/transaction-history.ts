/**
 * Binance account statement: one row per balance change, several rows per trade. Legs share second and account; those of
 * conversions, small balances and purchases with money may be two seconds apart. Equal fills of one second cannot be told apart and are added up.
 */
import { defineFormat } from '../format.ts';
import { adjustStatement } from './adjust-statement.ts';
import { BINANCE_OPERATIONS } from './operations.data.ts';

export const binanceTransactionHistory = defineFormat({
  id: 'binance-transaction-history',
  sameDeals: 'binance-spot',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    ['User_ID', 'UTC_Time', 'Account', 'Operation', 'Coin', 'Change', 'Remark'],
    ['UTC_Time', 'Account', 'Operation', 'Coin', 'Change', 'Remark'],
    ['User ID', 'Time', 'Account', 'Operation', 'Coin', 'Change', 'Remark'],
    ['ID de usuario', 'Tiempo', 'Cuenta', 'Operación', 'Moneda', 'Cambio', 'Observación'],
  ],
  signature: ['Account', 'Operation', 'Coin', 'Change', 'Remark'],
  columns: {
    date: ['UTC_Time', 'Time', 'Tiempo'],
    account: ['Account', 'Cuenta'],
    type: ['Operation', 'Operación'],
    asset: ['Coin', 'Moneda'],
    amount: ['Change', 'Cambio'],
    note: ['Remark', 'Observación'],
  },
  date: { layouts: ['iso', 'YY-MM-DD HH:mm:ss'], zone: 'UTC' },
  signed: true,
  types: BINANCE_OPERATIONS,
  group: { by: ['instant', 'account'], apartSeconds: 2 },
  adjust: adjustStatement,
  adjusted: ['fee', 'own-transfer', 'swap'],
});
