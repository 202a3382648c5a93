/**
 * A notice at the edge of the page: sign, title, line, one action, close. What is shown and for how long is decided by
 * the notice service in lib; the card only tells it when pointer or focus rest on it, so that its clock is held.
 */
import { Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { IconButton } from './button.tsx';
import { cx, linkClass } from './class-names.ts';
import { TickRing } from './glyphs.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface ToastProps {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: ReactNode;
  readonly line?: ReactNode;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly onClose: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
}

const SIGNS: Record<ToastProps['tone'], { readonly icon: LucideIcon; readonly className: string }> = {
  success: { icon: TickRing, className: 'text-gain' },
  error: { icon: TriangleAlert, className: 'text-danger' },
  info: { icon: Info, className: 'text-ink' },
};

export function Toast({ tone, title, line, action, onClose, onHold, onRelease }: ToastProps) {
  const t = useStrings(uiStrings);
  const sign = SIGNS[tone];
  return (
    <li
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="pointer-events-auto flex animate-pop items-start gap-2.75 rounded-lg border border-line bg-surface py-2.5 pr-2 pl-3.25 text-sm leading-4.5 shadow-2"
    >
      <Icon icon={sign.icon} size={17} className={cx('mt-0.5', sign.className)} />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-semibold">{title}</p>
        {line && <p className="text-ink-2">{line}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={action.onSelect}
          className={cx(linkClass(), 'min-h-6 self-center px-1 touch:min-h-11')}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon={X}
        label={t('close')}
        variant="quiet"
        size="s"
        onClick={onClose}
        className="-my-0.5 self-center text-ink-3!"
      />
    </li>
  );
}

/** Bottom right, above the bars at the bottom. One live region for all notices, in the page from the start. */
export function ToastRegion({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const t = useStrings(uiStrings);
  return (
    <section
      aria-label={t('notices')}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed right-4 bottom-20 left-4 z-60 sm:left-auto sm:w-84 md:right-6 md:bottom-6',
        // Above the bar of actions for a selection, which stays where it is after one.
        'max-md:[:root[data-bulk-bar]_&]:bottom-60 md:[:root[data-bulk-bar]_&]:bottom-20',
        // Above the line of the tour, which stands on the bottom bar of phones.
        'max-md:[:root[data-tour-bar]:not([data-bulk-bar],[data-tour-open])_&]:bottom-40',
        // Unfolded it has up to half the screen.
        'max-md:[:root[data-tour-open]:not([data-bulk-bar])_&]:bottom-[calc(50dvh+0.75rem)]',
        className,
      )}
    >
      <ol className="flex flex-col gap-2.5">{children}</ol>
    </section>
  );
}
