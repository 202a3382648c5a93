/** Nothing here yet: a line drawing 72 x 56, one sentence, one button. Never a table with zeros. */
import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: EmptyDrawingKind | undefined;
  readonly className?: string | undefined;
}

export function EmptyState({ title, children, action, drawing = 'file', className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center justify-center px-5 py-6 text-center', className)}>
      <EmptyDrawing kind={drawing} />
      <p className="mt-2.5 text-base font-semibold">{title}</p>
      {children && <p className="mt-0.5 max-w-[42ch] text-sm leading-4.5 text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** Line drawings for empty views, 72 x 56: grey for the thing, accent for what will happen to it. */
type EmptyDrawingKind = 'file' | 'chart' | 'wallet' | 'search' | 'check';

const THING: Record<EmptyDrawingKind, string> = {
  file: 'M20 8h22l12 12v28H20zM42 8v12h12M27 26h16M27 33h12M27 40h16',
  chart: 'M12 8v40h48M20 40v-8M30 40V26M40 40v-5M50 40V20',
  wallet: 'M12 18a6 6 0 0 1 6-6h34v8M12 18v24a4 4 0 0 0 4 4h40V20H18M44 33h6',
  search: 'M14 14h30M14 24h18M14 34h14M14 44h20',
  check: 'M16 10h40v36H16zM24 20h14M24 28h10M24 36h14',
};

const EVENT: Record<EmptyDrawingKind, string> = {
  file: 'M60 28v18m0 0-5-5m5 5 5-5',
  chart: 'M18 26 30 16l10 7L56 9',
  wallet: 'M62 8v12m-6-6h12',
  search: 'M46 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM53 38l8 8',
  check: 'm44 32 6 6 12-14',
};

function EmptyDrawing({ kind }: { readonly kind: EmptyDrawingKind }) {
  return (
    <svg
      width="4.5rem"
      height="3.5rem"
      viewBox="0 0 72 56"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={THING[kind]} stroke="var(--line-strong)" strokeWidth="1.6" />
      <path d={EVENT[kind]} stroke="var(--accent)" strokeWidth="1.8" />
    </svg>
  );
}

/** A view that could not be loaded: what failed, that data is unchanged, and retry. */
interface FailedStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly className?: string | undefined;
}

export function FailedState({ title, children, onRetry, className }: FailedStateProps) {
  const t = useStrings(uiStrings);
  return (
    <div role="alert" className={cx('flex flex-col items-center justify-center px-5 py-6 text-center', className)}>
      <span className="flex size-10 items-center justify-center rounded-full bg-danger-tint text-danger">
        <Icon icon={TriangleAlert} size={20} />
      </span>
      <p className="mt-2.5 text-base font-semibold">{title}</p>
      {children && <p className="mt-0.5 max-w-[42ch] text-sm leading-4.5 text-ink-2">{children}</p>}
      {onRetry && (
        <Button size="s" icon={RefreshCw} className="mt-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
