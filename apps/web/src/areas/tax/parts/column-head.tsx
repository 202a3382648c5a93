/** The head of a column in a table that stands in a card edge to edge. */
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

export function ColumnHead({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx('h-9 px-2.5 font-medium first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5', className)}
    >
      {children}
    </th>
  );
}
