/**
 * A statistic with its origin: which formula, which days, how many samples. Where the sample does not carry a statement
 * there is no value, only the reason; a zero would be taken for a result.
 */
export type FormulaId =
  | 'twr-daily-linked'
  | 'xirr'
  | 'volatility-365'
  | 'sharpe-365'
  | 'max-drawdown'
  | 'beta-btc'
  | 'pearson'
  | 'one-minus-hhi'
  | 'risk-by-volatility';

export interface Origin {
  readonly formula: FormulaId;
  /** First and last day that entered; absent if none did. */
  readonly window?: { readonly from: string; readonly to: string } | undefined;
  readonly samples: number;
}

export type Lack =
  | { readonly code: 'sample-too-small'; readonly needed: number }
  | { readonly code: 'no-variation' }
  | { readonly code: 'no-flows' }
  | { readonly code: 'no-solution' }
  | { readonly code: 'no-prices' };

export type Measured<T> =
  | (Origin & { readonly state: 'known'; readonly value: T })
  | (Origin & { readonly state: 'absent'; readonly lack: Lack });

export function known<T>(origin: Origin, value: T): Measured<T> {
  return { ...origin, state: 'known', value };
}

export function absent(origin: Origin, lack: Lack): Measured<never> {
  return { ...origin, state: 'absent', lack };
}
