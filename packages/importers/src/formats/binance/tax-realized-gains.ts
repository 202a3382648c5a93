/** Binance tax tool: finished gains, not transactions. Recognised so that nobody takes them for a ledger. */
import { defineFormat } from '../format.ts';

export const binanceTaxRealizedGains = defineFormat({
  id: 'binance-tax-realized-gains',
  source: 'Binance',
  sourceKind: 'exchange',
  idSpace: 'binance',
  layouts: [
    [
      'Currency name',
      'Currency amount',
      'Acquired',
      'Sold',
      'Proceeds ({fiat})',
      'Cost basis ({fiat})',
      'Gains ({fiat})',
      'Holding period (Days)',
      'Transaction type',
      'Label',
    ],
  ],
  signature: ['Currency name', 'Acquired', 'Sold', 'Proceeds ({fiat})', 'Cost basis ({fiat})'],
  columns: { date: 'Sold', asset: 'Currency name', amount: 'Currency amount', type: 'Transaction type' },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'ignore',
  refuse: 'file.report-not-ledger',
});
