/** Points to what a row opens, and down once it is open. */
import { ChevronRight } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface OpenChevronProps {
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
