/**
 * A row of a list that opens in place; what it opens is built only then, because it may have to be asked for. Where words
 * and figures do not fit beside each other, the figures go below.
 */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface OpeningRowProps {
  /** What the row says, beside the chevron. */
  readonly head: ReactNode;
  /** At the right. */
  readonly figures: ReactNode;
  readonly children: ReactNode;
}

export function OpeningRow({ head, figures, children }: OpeningRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full flex-wrap items-start justify-end gap-x-4 gap-y-1 py-2.5 text-left text-sm hover:bg-hover touch:min-h-11"
      >
        <span className="flex min-w-40 flex-1 gap-2">
          <OpenChevron isOpen={isOpen} className="mt-0.75" />
          <span className="min-w-0">{head}</span>
        </span>
        <span className="text-right">{figures}</span>
      </button>
      {isOpen && <div className="pb-3">{children}</div>}
    </li>
  );
}

/** Points to what a row opens, and down once it is open. */
interface OpenChevronProps {
  readonly isOpen: boolean;
  readonly className?: string | undefined;
}

export function OpenChevron({ isOpen, className }: OpenChevronProps) {
  return (
    <Icon
      icon={ChevronRight}
      size={14}
      className={cx('text-ink-3 transition-transform', isOpen && 'rotate-90', className)}
    />
  );
}
