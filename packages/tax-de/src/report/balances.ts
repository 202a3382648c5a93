/** Balances per wallet on 31.12. of the year and of the year before (Rz. 103), with the cost that sits in them. */
import { compareText } from '@cryptax/kernel';
import type { HoldingView, ValueOrigin } from '@cryptax/ledger';
import type { YearEndValue } from './report-input.ts';

export interface BalanceLine {
  readonly wallet: string;
  readonly asset: string;
  readonly before: Balance;
  readonly after: Balance;
  /** Market value on 31.12. of the year and who says so; absent where no price is known. */
  readonly value?: { readonly eur: string; readonly origin: ValueOrigin };
}

export interface Balance {
  readonly amount: string;
  /** Of the units whose cost is known; null where none is. */
  readonly cost: string | null;
  /** Units whose cost is unknown; absent where all is known. */
  readonly withoutCost?: string;
}

const NOTHING: Balance = { amount: '0', cost: '0.00' };

export function balances(
  before: readonly HoldingView[],
  after: readonly HoldingView[],
  values: readonly YearEndValue[],
): readonly BalanceLine[] {
  const valued = new Map(values.map((value) => [keyOf(value.wallet, value.asset), value]));
  const lines = new Map<string, BalanceLine>();
  for (const { wallet, asset, ...held } of before) {
    lines.set(keyOf(wallet, asset), { wallet, asset, before: held, after: NOTHING });
  }
  for (const { wallet, asset, ...held } of after) {
    const line = lines.get(keyOf(wallet, asset)) ?? { wallet, asset, before: NOTHING };
    lines.set(keyOf(wallet, asset), { ...line, after: held });
  }
  return [...lines].sort(([a], [b]) => compareText(a, b)).map(([key, line]) => withValue(line, valued.get(key)));
}

/** Only the value of exactly that quantity. */
function withValue(line: BalanceLine, value: YearEndValue | undefined): BalanceLine {
  if (value === undefined || value.amount !== line.after.amount) return line;
  return { ...line, value: { eur: value.valueEur, origin: value.origin } };
}

function keyOf(wallet: string, asset: string): string {
  return JSON.stringify([wallet, asset]);
}
