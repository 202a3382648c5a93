/** A view that could not be loaded: what failed, that data is unchanged, and retry. */
import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface FailedStateProps {
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
