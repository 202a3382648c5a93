/**
 * A line on tinted ground that belongs to what is around it. `review` is the partial notice: what is missing, which
 * figure it touches, and the way to fix it. `demo` marks example data, `stale` old prices, `danger` what failed.
 */
import { Clock, Flag, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { TickRing } from './glyphs.ts';
import { Icon } from './icon.tsx';

export type CalloutTone = 'info' | 'review' | 'stale' | 'danger' | 'demo' | 'gain';

const LOOKS: Record<
  CalloutTone,
  { readonly className: string; readonly icon: LucideIcon; readonly signClass: string }
> = {
  info: { className: 'bg-info-tint text-ink-2', icon: Info, signClass: 'text-info' },
  review: { className: 'bg-review-tint text-review', icon: Flag, signClass: '' },
  stale: { className: 'bg-stale-tint text-stale', icon: Clock, signClass: '' },
  danger: { className: 'bg-danger-tint text-danger', icon: TriangleAlert, signClass: '' },
  demo: { className: 'bg-demo-tint text-demo', icon: Info, signClass: '' },
  gain: { className: 'bg-gain-tint text-gain', icon: TickRing, signClass: '' },
};

export interface CalloutProps {
  readonly tone?: CalloutTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Link or button that leads to the fix. */
  readonly action?: ReactNode;
  /** `line` for one-liners inside cards, `block` for messages across the page. */
  readonly size?: 'line' | 'block' | undefined;
  /** On phones smaller, and a long text goes above its buttons over the whole width; a short one stays beside them. */
  readonly lineOnPhone?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Callout(props: CalloutProps) {
  const { tone = 'info', title, children, action, size = 'block', lineOnPhone = false, className } = props;
  const look = LOOKS[tone];
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md forced-colors:border',
        size === 'line' ? 'px-2.25 py-1.75 text-xs' : 'px-3 py-2.5 text-sm leading-4.5',
        lineOnPhone && 'max-sm:gap-y-0 max-sm:py-1.5',
        look.className,
        className,
      )}
    >
      <div
        className={cx(
          'flex min-w-0 flex-1 items-start gap-2.25',
          size === 'line' ? 'basis-20' : 'basis-56',
          lineOnPhone && 'max-sm:basis-auto max-sm:py-1',
        )}
      >
        <Icon icon={look.icon} size={size === 'line' ? 14 : 15} className={cx('mt-0.25', look.signClass)} />
        {/* Not a paragraph: what stands in it may be a figure with paragraphs of its own. */}
        <div className={cx('min-w-0', lineOnPhone && 'max-sm:text-xs max-sm:leading-4 max-sm:hyphens-auto')}>
          {title && <b className="font-semibold">{title} </b>}
          {children}
        </div>
      </div>
      {action && (
        <div className={cx('flex items-center gap-2', lineOnPhone && 'max-sm:ml-auto max-sm:shrink-0')}>{action}</div>
      )}
    </div>
  );
}
