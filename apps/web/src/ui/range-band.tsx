/**
 * A figure that is only known to lie between two ends, against an all-or-nothing limit: the band is petrol where all of it
 * stays below, ochre where all of it reaches the limit, and hatched in marker yellow where the answer is open. An end that
 * nothing bounds runs out at the edge. The sentence says the same in words.
 */
import { compare, dec } from '@cryptax/kernel';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { useSetting } from '../platform/settings/settings.ts';
import { cx } from './class-names.ts';
import { formatEuro } from './format/euro.ts';
import type { DecimalText } from './format/number-format.ts';

export interface RangeBandProps {
  readonly low: DecimalText | null;
  readonly high: DecimalText | null;
  readonly limit: DecimalText;
  /** What the band is about and its ends in words, for screen readers. */
  readonly label: string;
  readonly ends: { readonly low: string; readonly high: string };
  readonly sentence: ReactNode;
  /** False: more than the range knows can move the figure, so it stands on no side. */
  readonly isProven?: boolean | undefined;
  readonly className?: string | undefined;
}

export type RangeStanding = 'below' | 'reached' | 'open';

/** The limit itself counts as reached ("weniger als", section 23 (3) EStG). */
export function rangeStanding({ low, high, limit }: Pick<RangeBandProps, 'low' | 'high' | 'limit'>): RangeStanding {
  if (high !== null && compare(dec(high), dec(limit)) < 0) return 'below';
  return low !== null && compare(dec(low), dec(limit)) >= 0 ? 'reached' : 'open';
}

const FILLS: Record<RangeStanding, string> = {
  below: 'bg-free-fill',
  reached: 'bg-taxable-fill',
  open: 'hatch',
};

export function RangeBand(props: RangeBandProps) {
  const { low, high, limit, label, ends, sentence, isProven = true, className } = props;
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  const standing = isProven ? rangeStanding({ low, high, limit }) : 'open';
  // The place of the ends beside a known limit would give the amounts away.
  const { from, to, mark } = isHidden ? { from: 0, to: 1, mark: 0.5 } : bandGeometry(low, high, limit);
  // Below the band in the order of what they stand for: a limit that is not reached lies to the right of both ends.
  const inOrder = [
    { key: 'low', text: ends.low, at: from },
    { key: 'limit', text: `| ${formatEuro(limit, locale, { whole: true })}`, at: mark },
    // Two ends that read the same are one figure.
    ...(ends.low === ends.high ? [] : [{ key: 'high', text: ends.high, at: to }]),
  ].sort((a, b) => a.at - b.at);
  return (
    <div className={className}>
      <div
        role="img"
        aria-label={label}
        data-band={standing}
        className="relative h-2.5 rounded-full bg-ink/9 forced-colors:border"
      >
        <span
          className={cx('mark-fill absolute inset-y-0 min-w-1 rounded-full', FILLS[standing])}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
        <span
          className="mark-fill absolute -inset-y-1.25 -ml-px w-0.5 bg-ink shadow-[0_0_0_2px_var(--surface)]"
          style={{ left: `${mark * 100}%` }}
        />
      </div>
      <div className="num relative mt-1.75 flex text-xs text-ink-2" aria-hidden="true">
        {inOrder.map(({ key, text, at }, no) => (
          <Fragment key={key}>
            {no > 0 && <span className="min-w-3" style={{ flexGrow: roomBetween(inOrder[no - 1]?.at, at) }} />}
            <span className={key === 'limit' ? 'text-ink-3' : undefined}>{text}</span>
          </Fragment>
        ))}
      </div>
      <p className="mt-2 text-sm leading-4.5 text-ink-2">{sentence}</p>
    </div>
  );
}

/** Its place while the ends are being worked out, so that nothing below moves when they are known. */
export function RangeBandWaiting({ sentence, className }: Pick<RangeBandProps, 'sentence' | 'className'>) {
  return (
    <div className={className}>
      <div className="h-2.5 rounded-full bg-ink/9" />
      <div className="mt-1.75 text-xs" aria-hidden="true">
        &nbsp;
      </div>
      <p className="mt-2 text-sm leading-4.5 text-ink-2">{sentence}</p>
    </div>
  );
}

/** Words stand apart as far as what they stand for does: the limit below its line. */
function roomBetween(before = 0, at = 0): number {
  return Math.max(1, Math.round((at - before) * 100));
}

/** Room on both sides, so that an end which is bounded is seen to end. */
const ROOM = 0.06;

/** Positions between 0 and 1; binary numbers, because they only ever become pixels. */
export function bandGeometry(
  low: DecimalText | null,
  high: DecimalText | null,
  limit: DecimalText,
): { readonly from: number; readonly to: number; readonly mark: number } {
  // Where nothing is known the limit stands in the middle, as its words below do.
  if (low === null && high === null) return { from: 0, to: 1, mark: 0.5 };
  const known = [0, Number(limit), ...(low === null ? [] : [Number(low)]), ...(high === null ? [] : [Number(high)])];
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const place = (value: number) => ROOM + ((value - least) / (most - least || 1)) * (1 - 2 * ROOM);
  return {
    from: low === null ? 0 : place(Number(low)),
    to: high === null ? 1 : place(Number(high)),
    mark: place(Number(limit)),
  };
}
