/**
 * How much of a position is past the holding period: petrol is past, ochre still inside; the sentence says when more
 * becomes free. In a lot the bar is time: ochre up to the free day, petrol after it, empty while still to wait.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/**
 * A thin bar of parts with gaps between them: composition of a wallet, holding period, import result. It grows once on
 * first paint. The bar is an image to screen readers; the sentence next to it carries the meaning.
 */
export interface SharePart {
  readonly id: string;
  /** A token: `var(--free-fill)`. */
  readonly color: string;
  /** Between 0 and 1; only ever a width in pixels. */
  readonly share: number;
}

interface ShareBarProps {
  readonly parts: readonly SharePart[];
  readonly label: string;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

const HEIGHTS = { s: 'h-1.5', m: 'h-2', l: 'h-3' } as const;

export function ShareBar({ parts, label, size = 's', className }: ShareBarProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cx('overflow-hidden rounded-full bg-ink/9 forced-colors:border', HEIGHTS[size], className)}
    >
      <div className="flex h-full origin-left animate-grow gap-[1.5px]">
        {parts
          .filter((part) => part.share > 0)
          .map((part) => (
            <span
              key={part.id}
              className="mark-fill h-full min-w-px"
              style={{ width: `${part.share * 100}%`, background: part.color }}
            />
          ))}
      </div>
    </div>
  );
}

const PAST = 'var(--free-fill)';
const INSIDE = 'var(--taxable-fill)';
const OPEN = 'var(--review-fill)';

export interface HoldingBarProps {
  /** Share past the period, between 0 and 1. */
  readonly freeShare: number;
  /** "43 % frei, mehr ab 24.02.2027": shown below and spoken for the bar. */
  readonly sentence: string;
  /** False: open answers can still change how much is past the period. */
  readonly isSure?: boolean | undefined;
  readonly size?: 's' | 'm' | undefined;
  readonly className?: string | undefined;
}

export function HoldingBar({ freeShare, sentence, isSure = true, size, className }: HoldingBarProps) {
  const parts = [
    { id: 'past', color: isSure ? PAST : OPEN, share: freeShare },
    { id: 'inside', color: INSIDE, share: 1 - freeShare },
  ];
  return (
    <div className={cx('min-w-32', className)}>
      <ShareBar parts={parts} label={sentence} size={size} />
      <p aria-hidden="true" className="num mt-0.75 text-2xs leading-3.5 whitespace-normal text-ink-3">
        {sentence}
      </p>
    </div>
  );
}

export interface LotBarProps {
  /** Days from purchase to the free day. */
  readonly periodDays: number;
  /** Days from purchase to the sale, or to today. */
  readonly heldDays: number;
  /** The whole in words, for screen readers. */
  readonly label: string;
  readonly start: ReactNode;
  readonly middle: ReactNode;
  readonly end: ReactNode;
}

export function LotBar({ periodDays, heldDays, label, start, middle, end }: LotBarProps) {
  const span = Math.max(periodDays, heldDays, 1);
  const parts = [
    { id: 'inside', color: INSIDE, share: Math.min(heldDays, periodDays) / span },
    { id: 'past', color: PAST, share: Math.max(0, heldDays - periodDays) / span },
  ];
  return (
    <div>
      <ShareBar parts={parts} label={label} />
      <div className="num mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span>{start}</span>
        <span>{middle}</span>
        <span>{end}</span>
      </div>
    </div>
  );
}
