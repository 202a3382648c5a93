/**
 * Target weights in percent as the form holds them: presets from the present shares, exact sums, and the ratio form the
 * ledger wants. Percent have two digits; what rounding leaves over goes to the largest, so that a preset adds up.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  divide,
  formatShortest,
  multiply,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import { useState } from 'react';
import type { AssetPosition, TargetWeight } from '../../../portfolio-types.ts';

export const PRESETS = ['capped', 'equal', 'now'] as const;
export type Preset = (typeof PRESETS)[number];

/** Percent by asset; null while a field is empty or unreadable. */
export type Weights = Readonly<Record<string, string | null>>;

const HUNDRED = dec('100');
const CAP = dec('40');

export function presetWeights(positions: readonly AssetPosition[], preset: Preset): Weights {
  const priced = positions.filter(({ share }) => share !== undefined);
  const shares = priced.map(({ share }) => multiply(dec(share ?? '0'), HUNDRED));
  const wanted = preset === 'now' ? shares : preset === 'equal' ? shares.map(() => HUNDRED) : capped(shares);
  const whole = sum(wanted);
  if (whole.units === 0n) return {};
  const rounded = wanted.map((share) => divide(multiply(share, HUNDRED), whole, 2, 'half-even'));
  const rest = subtract(HUNDRED, sum(rounded));
  return Object.fromEntries(
    priced.map(({ asset }, index) => {
      const own = rounded[index] ?? ZERO;
      return [asset, formatShortest(index === 0 ? add(own, rest) : own)];
    }),
  );
}

/**
 * Nothing above the cap; what is cut goes to the others in proportion, again and again until all fit. Others that are worth
 * nothing share alike.
 */
function capped(shares: readonly Decimal[]): readonly Decimal[] {
  if (shares.length * 40 < 100) return shares.map(() => HUNDRED);
  const full = new Set<number>();
  for (;;) {
    const open = shares.filter((_, index) => !full.has(index));
    const [room, whole] = [subtract(HUNDRED, multiply(CAP, dec(String(full.size)))), sum(open)];
    const part = (share: Decimal) =>
      whole.units === 0n
        ? divide(room, dec(String(open.length)), 12, 'half-even')
        : divide(multiply(share, room), whole, 12, 'half-even');
    const current = shares.map((share, index) => (full.has(index) ? CAP : part(share)));
    const above = current.flatMap((share, index) => (compare(share, CAP) > 0 ? [index] : []));
    if (above.length === 0) return current;
    for (const index of above) full.add(index);
  }
}

export function weightSum(weights: Weights): string {
  return formatShortest(sum(Object.values(weights).map((weight) => dec(weight ?? '0'))));
}

/** Null if a field is unreadable or all together are more than the whole. */
export function targetsOf(weights: Weights): readonly TargetWeight[] | null {
  const entries = Object.entries(weights);
  if (entries.some(([, weight]) => weight === null) || compare(dec(weightSum(weights)), HUNDRED) > 0) return null;
  return entries.map(([asset, weight]) => ({
    asset,
    weight: formatShortest(divide(dec(weight ?? '0'), HUNDRED, 8, 'half-even')),
  }));
}

export interface TargetWeights {
  readonly weights: Weights;
  readonly targets: readonly TargetWeight[];
  /** Whether `targets` are those of `weights`. */
  readonly isReadable: boolean;
  readonly change: (next: Weights) => void;
}

/** The weights being typed, and the last ones that could be read: those are in force while a field is empty or too much. */
export function useTargetWeights(assets: readonly AssetPosition[]): TargetWeights {
  const [weights, setWeights] = useState<Weights>(() => presetWeights(assets, 'capped'));
  const [targets, setTargets] = useState(() => targetsOf(weights) ?? []);
  const change = (next: Weights) => {
    setWeights(next);
    const readable = targetsOf(next);
    if (readable !== null) setTargets(readable);
  };
  return { weights, targets, isReadable: targetsOf(weights) !== null, change };
}
