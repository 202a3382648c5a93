/** Figures of one invented ledger, only for showing what components look like. The page says so on top. */

import type { LinePoint } from '../../../../ui/charts/line-model.ts';
import type { Slice } from '../../../../ui/charts/top-slices.ts';
import { assetColor } from '../../../../ui/coin.tsx';

export interface SampleEvent {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly kind: 'buy' | 'sale' | 'transfer' | 'withdrawal';
  readonly out: { readonly symbol: string; readonly amount: string } | null;
  readonly into: { readonly symbol: string; readonly amount: string } | null;
  readonly wallet: string;
  readonly gain: string | null;
  readonly status: 'free' | 'taxable' | 'review' | null;
}

const row = (
  id: string,
  when: string,
  kind: SampleEvent['kind'],
  out: string,
  into: string,
  wallet: string,
  gain: string | null,
  status: SampleEvent['status'],
): SampleEvent => {
  const [day = '', time = ''] = when.split(' ');
  return { id, day, time, kind, out: leg(out), into: leg(into), wallet, gain, status };
};

function leg(text: string): SampleEvent['out'] {
  const [amount, symbol] = text.split(' ');
  return amount && symbol ? { amount, symbol } : null;
}

export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  row('e1', '2025-12-18 16:42', 'buy', '2649.00 EUR', '1.1 ETH', 'Kraken', null, null),
  row('e2', '2025-12-18 09:15', 'sale', '2500 ADA', '741.74 EUR', 'Bitpanda', '-1451.34', 'taxable'),
  row('e3', '2025-12-08 08:44', 'transfer', '0.12 BTC', '', 'Ledger', null, null),
  row('e4', '2025-10-03 14:07', 'sale', '0.3 BTC', '31167.90 EUR', 'Kraken', '10992.06', 'free'),
  row('e5', '2025-10-03 13:51', 'withdrawal', '0.05 BTC', '', 'Kraken', null, 'review'),
  row('e6', '2025-08-19 11:30', 'sale', '0.1 BTC', '9722.96 EUR', 'Kraken', '3076.94', 'free'),
  row('e7', '2025-07-27 18:22', 'sale', '1.5 ETH', '4936.17 EUR', 'Coinbase', '2492.46', 'taxable'),
  row('e8', '2025-06-02 21:10', 'sale', '80 LINK', '1008.78 EUR', 'Bitpanda', '-441.85', 'taxable'),
];

/** The same eight rows over and over: enough to show that a long table stays quick. */
export const MANY_EVENTS: readonly SampleEvent[] = Array.from({ length: 5_000 }, (_, index) => {
  const event = SAMPLE_EVENTS[index % SAMPLE_EVENTS.length];
  return { ...(event ?? SAMPLE_EVENTS[0]), id: `m${index}` } as SampleEvent;
});

export const SAMPLE_SLICES: readonly Slice[] = [
  ['BTC', '0.458'],
  ['ETH', '0.299'],
  ['SOL', '0.130'],
  ['LINK', '0.070'],
  ['USDC', '0.036'],
  ['ADA', '0.007'],
].map(([symbol = '', share = '']) => ({ id: symbol, label: symbol, share, color: assetColor(symbol) }));

export const SAMPLE_CORRELATION = [
  ['1.00', '0.86', '0.80', '0.63', '0.82'],
  ['0.86', '1.00', '0.79', '0.69', '0.72'],
  ['0.80', '0.79', '1.00', '0.70', '0.80'],
  ['0.63', '0.69', '0.70', '1.00', '0.73'],
  ['0.82', '0.72', '0.80', '0.73', '1.00'],
] as const;

export const SAMPLE_DIVERGING = [
  ['1.00', '-0.82', '0.35', null, '-0.12'],
  ['-0.82', '1.00', '-0.41', '0.07', '0.55'],
  ['0.35', '-0.41', '1.00', '0.78', '-0.29'],
  [null, '0.07', '0.78', '1.00', '0.64'],
  ['-0.12', '0.55', '-0.29', '0.64', '1.00'],
] as const;

const CURVE: readonly (readonly [day: string, value: string, basis: string])[] = [
  ['2025-09-28', '61020.14', '44520.00'],
  ['2025-10-01', '58110.00', '44520.00'],
  ['2025-10-08', '63240.55', '44520.00'],
  ['2025-10-09', '31510.20', '24210.00'],
  ['2025-10-24', '26880.00', '24210.00'],
  ['2025-11-06', '31302.90', '28460.00'],
  ['2025-12-12', '24120.40', '28460.00'],
  ['2025-12-20', '25011.00', '28990.00'],
  ['2026-01-10', '27120.77', '28990.00'],
  ['2026-02-03', '21050.00', '28990.00'],
  ['2026-02-12', '18840.31', '28990.00'],
  ['2026-02-23', '25310.00', '37730.61'],
  ['2026-03-20', '29020.18', '37730.61'],
  ['2026-04-18', '30110.00', '37730.61'],
  ['2026-05-14', '28410.02', '37730.61'],
  ['2026-06-01', '24590.00', '40060.00'],
  ['2026-06-29', '34120.90', '43399.67'],
  ['2026-07-20', '35820.00', '45021.29'],
  ['2026-08-10', '33950.66', '45021.29'],
  ['2026-08-17', '42310.00', '45021.29'],
  ['2026-09-01', '43820.44', '45021.29'],
  ['2026-09-10', '40980.00', '43787.63'],
  ['2026-09-20', '45210.12', '43787.63'],
  ['2026-09-28', '44756.40', '43787.63'],
];

export const SAMPLE_CURVE: readonly LinePoint[] = CURVE.map(([day, value, basis]) => ({
  at: Date.parse(`${day}T12:00:00Z`),
  value,
  basis,
}));
