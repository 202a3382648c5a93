/**
 * How much of a position is past the holding period: petrol is past, ochre still inside; the sentence says when more
 * becomes free. In a lot the bar is time: ochre up to the free day, petrol after it, empty while still to wait.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { ShareBar } from './share-bar.tsx';

const PAST = 'var(--free-fill)';
const INSIDE = 'var(--taxable-fill)';

export interface HoldingBarProps {
  /** Share past the period, between 0 and 1. */
  readonly freeShare: number;
  /** "43 % frei, mehr ab 24.02.2027": shown below and spoken for the bar. */
  readonly sentence: string;
  readonly size?: 's' | 'm' | undefined;
  readonly className?: string | undefined;
}

export function HoldingBar({ freeShare, sentence, size, className }: HoldingBarProps) {
  const parts = [
    { id: 'past', color: PAST, share: freeShare },
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
