/** Nothing here yet: a line drawing 72 x 56, one sentence, one button. Never a table with zeros. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { EmptyDrawing, type EmptyDrawingKind } from './empty-drawing.tsx';

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
