/** More on demand, in place. The browser's own element: works without script, is found by the page search, prints open. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Disclosure({ summary, children, defaultOpen = false, className }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={cx('group border-b border-line', className)}>
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-sm group-open:font-semibold touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon icon={ChevronRight} size={14} className="text-ink-3 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pb-3 pl-5.5">{children}</div>
    </details>
  );
}
