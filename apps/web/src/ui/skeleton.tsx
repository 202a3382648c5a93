/**
 * Placeholder in the shape of the content. It appears after 150 ms, so quick answers do not flicker, and does not
 * shimmer: nothing loops here except the spinner. `useDelayedLoading` keeps it up for 300 ms once it is shown.
 */
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { Card, CardBody } from './card.tsx';
import { cx } from './class-names.ts';
import { uiStrings } from './strings.ts';

const SHOW_AFTER_MS = 150;
const SHOW_AT_LEAST_MS = 300;

const SHAPES = {
  line: 'h-2.5 rounded-full',
  figure: 'h-6 rounded-md',
  circle: 'size-5 rounded-full shrink-0',
} as const;

export interface SkeletonProps {
  readonly shape?: keyof typeof SHAPES | undefined;
  /** Width and margins. */
  readonly className?: string | undefined;
}

export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block bg-ink/8', SHAPES[shape], className)} />;
}

interface SkeletonCardProps {
  readonly rows?: number | undefined;
}

/** A card's worth of lines: label, figure, three rows. */
export function SkeletonCard({ rows = 3 }: SkeletonCardProps) {
  const t = useStrings(uiStrings);
  return (
    <div role="status" aria-label={t('loading')} className="p-4.5">
      <Skeleton className="w-[38%]" />
      <Skeleton shape="figure" className="mt-2.5 mb-4.5 w-[62%]" />
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className="mt-3 flex items-center gap-2.5">
          <Skeleton shape="circle" />
          <Skeleton className="w-[40%]" />
          <Skeleton className="ml-auto w-[22%]" />
        </div>
      ))}
    </div>
  );
}

/** Whether to show the placeholder for a wait that is going on: late to appear, and not gone in a blink. */
export function useDelayedLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (loading === shown) return;
    const wait = loading ? SHOW_AFTER_MS : Math.max(0, shownAt.current + SHOW_AT_LEAST_MS - Date.now());
    const timer = setTimeout(() => {
      if (loading) shownAt.current = Date.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
}

export interface WaitingCardProps extends SkeletonCardProps {
  /** The least height, where more stands below: it would move away from under a click. */
  readonly className?: string | undefined;
}

/** In the place of a card whose content is still on its way. */
export function WaitingCard({ className, ...props }: WaitingCardProps) {
  return (
    <Card className={className}>
      <CardBody>
        <SkeletonCard {...props} />
      </CardBody>
    </Card>
  );
}
