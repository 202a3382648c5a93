/**
 * Balances per wallet on 31.12. of the year and of the year before (Rz. 103), with the cost that sits in them. Quantities are
 * those of all movements, whatever is priced, answered or matched.
 */
import { compareText, type Day, formatDay } from '@cryptax/kernel';
import { type HeldView, heldIn, type LedgerEngine, type Scope, type ValueOrigin } from '@cryptax/ledger';
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
  /** What movements of unknown meaning brought less what they took; absent where that is nothing. */
  readonly open?: string;
  /** Below zero: the first day on which more had left than had come. */
  readonly missingSince?: string;
  /** With one pool over all wallets: how much lies in each of them. */
  readonly places?: readonly { readonly wallet: string; readonly amount: string }[];
}

/** What every pool held at the end of a Berlin day. */
export function heldOn(engine: LedgerEngine, scope: Scope, day: Day): readonly HeldView[] {
  return heldIn(scope, engine.balancesOn(day), engine.holdingsOn(day));
}

/** The same at the end of two days, the earlier one first. */
export function heldOnBoth(
  engine: LedgerEngine,
  scope: Scope,
  days: readonly [Day, Day],
): readonly [readonly HeldView[], readonly HeldView[]] {
  const [before, after] = engine.balancesOnBoth(days);
  return [heldIn(scope, before, engine.holdingsOn(days[0])), heldIn(scope, after, engine.holdingsOn(days[1]))];
}

const NOTHING: Balance = { amount: '0', cost: '0.00' };

export function balances(
  before: readonly HeldView[],
  after: readonly HeldView[],
  values: readonly YearEndValue[],
): readonly BalanceLine[] {
  const valued = new Map(values.map((value) => [keyOf(value.wallet, value.asset), value]));
  const lines = new Map<string, BalanceLine>();
  for (const held of before) {
    const { wallet, asset } = held;
    lines.set(keyOf(wallet, asset), { wallet, asset, before: balanceOf(held), after: NOTHING });
  }
  for (const held of after) {
    const { wallet, asset } = held;
    const line = lines.get(keyOf(wallet, asset)) ?? { wallet, asset, before: NOTHING };
    lines.set(keyOf(wallet, asset), { ...line, after: balanceOf(held) });
  }
  return [...lines].sort(([a], [b]) => compareText(a, b)).map(([key, line]) => withValue(line, valued.get(key)));
}

function balanceOf({ wallet: _wallet, asset: _asset, missingSince, ...held }: HeldView): Balance {
  return missingSince === undefined ? held : { ...held, missingSince: formatDay(missingSince) };
}

/** Only the value of exactly that quantity. */
function withValue(line: BalanceLine, value: YearEndValue | undefined): BalanceLine {
  if (value === undefined || value.amount !== line.after.amount) return line;
  return { ...line, value: { eur: value.valueEur, origin: value.origin } };
}

function keyOf(wallet: string, asset: string): string {
  return JSON.stringify([wallet, asset]);
}
