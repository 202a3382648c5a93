/** More than six series cannot be told apart: the rest is summed, exactly, as one. */
import { add, dec, formatDecimal, ZERO } from '@cryptax/kernel';
import type { DecimalText } from '../format/number-format.ts';

export interface Slice {
  readonly id: string;
  readonly label: string;
  /** Ratio of the whole. */
  readonly share: DecimalText;
  readonly color: string;
  /** Euro, for the table behind the picture. */
  readonly value?: DecimalText | undefined;
}

const MAX_SLICES = 6;

export function topSlices(slices: readonly Slice[], othersLabel: string, most = MAX_SLICES): readonly Slice[] {
  if (slices.length <= most) return slices;
  const rest = slices.slice(most).reduce((sum, slice) => add(sum, dec(slice.share)), ZERO);
  const others = { id: 'others', label: othersLabel, share: formatDecimal(rest), color: 'var(--line-strong)' };
  return [...slices.slice(0, most), others];
}
