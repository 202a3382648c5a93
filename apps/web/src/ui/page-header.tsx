/** Head of a screen: title, one line of context (method, year, source), actions right: one primary, at most two more. */
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly context?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, context, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3 pt-4.5 pb-3.5 sm:pt-5.5 sm:pb-4.5">
      <div className="min-w-0 flex-1 basis-64">
        {/* Focus comes here after a change of screen, so it may be focused by script but is no tab stop. */}
        <h1 tabIndex={-1} className="text-2xl font-semibold outline-none max-sm:text-[1.375rem] max-sm:leading-7">
          {title}
        </h1>
        {context && <p className="mt-0.5 text-sm text-ink-2">{context}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
