/**
 * Crypto.com app: a signed amount, for exchanges a second one, and a value in the account's currency, which is the price of
 * card purchases. Small balances are turned into CRO by several rows of one second; their values tell the shares.
 */
import { defineFormat } from '../format.ts';
import { adjustApp } from './adjust-app.ts';
import { CRYPTO_COM_KINDS } from './kinds.data.ts';

const COLUMNS = [
  'Timestamp (UTC)',
  'Transaction Description',
  'Currency',
  'Amount',
  'To Currency',
  'To Amount',
  'Native Currency',
  'Native Amount',
  'Native Amount (in USD)',
  'Transaction Kind',
];

export const cryptoComApp = defineFormat({
  id: 'cryptocom-app',
  source: 'Crypto.com App',
  sourceKind: 'exchange',
  idSpace: 'cryptocom-app',
  layouts: [[...COLUMNS, 'Transaction Hash'], COLUMNS],
  signature: [
    'Timestamp (UTC)',
    'Transaction Description',
    'Currency',
    'To Currency',
    'Native Currency',
    'Transaction Kind',
  ],
  columns: {
    date: 'Timestamp (UTC)',
    type: 'Transaction Kind',
    subtype: 'Transaction Description',
    note: 'Transaction Description',
    asset: 'Currency',
    amount: 'Amount',
    toAsset: 'To Currency',
    toAmount: 'To Amount',
    value: 'Native Amount',
    valueAsset: 'Native Currency',
    txHash: 'Transaction Hash',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  signed: true,
  types: CRYPTO_COM_KINDS,
  group: { by: ['instant'], legs: ['swap', 'dust-conversion'] },
  adjust: adjustApp,
});
