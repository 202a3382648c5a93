/** Balances per wallet on 31.12. of the year and of the year before (Rz. 103), with the cost that sits in them. */
import { compareText } from '@cryptax/kernel';
import type { HoldingView } from '@cryptax/ledger';

export interface BalanceLine {
  readonly wallet: string;
  readonly asset: string;
  readonly before: Balance;
  readonly after: Balance;
}

export interface Balance {
  readonly amount: string;
  /** Of the units whose cost is known; null where none is. */
  readonly cost: string | null;
  /** Units whose cost is unknown; absent where all is known. */
  readonly withoutCost?: string;
}

const NOTHING: Balance = { amount: '0', cost: '0.00' };

export function balances(before: readonly HoldingView[], after: readonly HoldingView[]): readonly BalanceLine[] {
  const lines = new Map<string, BalanceLine>();
  for (const { wallet, asset, ...held } of before) {
    lines.set(keyOf(wallet, asset), { wallet, asset, before: held, after: NOTHING });
  }
  for (const { wallet, asset, ...held } of after) {
    const line = lines.get(keyOf(wallet, asset)) ?? { wallet, asset, before: NOTHING };
    lines.set(keyOf(wallet, asset), { ...line, after: held });
  }
  return [...lines].sort(([a], [b]) => compareText(a, b)).map(([, line]) => line);
}

function keyOf(wallet: string, asset: string): string {
  return JSON.stringify([wallet, asset]);
}
