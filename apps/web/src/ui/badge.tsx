/**
 * Tags of state. Colour never stands alone: each meaning has its sign and its word. `review` is the only yellow,
 * `demo` the only violet; a plan chip ("Pro") is filled because it names a product, not a state.
 */
import { Check, Clock, Flag, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { cx } from './class-names.ts';
import { formatCount } from './format/number-format.ts';
import { HalfRing, TickRing } from './glyphs.ts';
import { Icon } from './icon.tsx';

export type BadgeTone =
  | 'free'
  | 'taxable'
  | 'review'
  | 'stale'
  | 'gain'
  | 'danger'
  | 'demo'
  | 'info'
  | 'neutral'
  | 'plan';

const LOOKS: Record<BadgeTone, { readonly className: string; readonly icon?: LucideIcon }> = {
  free: { className: 'bg-free-tint text-free', icon: TickRing },
  taxable: { className: 'bg-taxable-tint text-taxable', icon: HalfRing },
  review: { className: 'bg-review-tint text-review', icon: Flag },
  stale: { className: 'bg-stale-tint text-stale', icon: Clock },
  gain: { className: 'bg-gain-tint text-gain', icon: Check },
  danger: { className: 'bg-danger-tint text-danger', icon: TriangleAlert },
  demo: { className: 'bg-demo-tint text-demo', icon: Info },
  info: { className: 'bg-info-tint text-info' },
  neutral: { className: 'bg-ink/6 text-ink-2' },
  plan: { className: 'bg-accent text-on-accent font-semibold tracking-[.04em]' },
};

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  /** Replaces the sign of the tone; `null` leaves it out where the same sign stands next to it. */
  readonly icon?: LucideIcon | null | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  const look = LOOKS[tone];
  const sign = icon === null ? undefined : (icon ?? look.icon);
  return (
    <span
      className={cx(
        'inline-flex min-h-5 items-center gap-1 rounded-sm text-2xs font-medium whitespace-nowrap forced-colors:border',
        sign ? 'pr-1.75 pl-1.25' : 'px-1.75',
        look.className,
        className,
      )}
    >
      {sign && <Icon icon={sign} size={12} />}
      {children}
    </span>
  );
}

/** Round count of open items, as in the navigation. `label` tells what is counted. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  const locale = useLocale();
  return (
    <span className="num inline-flex min-h-4.5 min-w-4.5 items-center justify-center rounded-full bg-review-tint px-1.25 text-2xs font-semibold text-review forced-colors:border">
      <span aria-hidden="true">{formatCount(count, locale)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** State of a connection as a dot; always next to its word. */
export function StatusDot({ tone }: { readonly tone: 'ok' | 'warn' | 'error' | 'running' | 'off' }) {
  return (
    <span aria-hidden="true" className={cx('mark-fill inline-block size-1.5 shrink-0 rounded-full', DOTS[tone])} />
  );
}

const DOTS = {
  ok: 'bg-gain-fill',
  warn: 'bg-review-fill',
  error: 'bg-danger-fill',
  running: 'bg-accent',
  off: 'bg-stale-fill',
} as const;
