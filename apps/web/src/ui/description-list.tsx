/** Names and values below each other; a total gets a rule above. Used for sums, formulas and details. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface Description {
  readonly id: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Sum of what stands above. */
  readonly total?: boolean | undefined;
}

export interface DescriptionListProps {
  readonly items: readonly Description[];
  /** On sunken ground, as the formula of a derivation. */
  readonly sunken?: boolean | undefined;
  readonly dense?: boolean | undefined;
  readonly className?: string | undefined;
}

export function DescriptionList({ items, sunken = false, dense = false, className }: DescriptionListProps) {
  return (
    <dl
      className={cx(
        'grid text-sm',
        dense ? 'gap-y-0.75' : 'gap-y-1.75',
        sunken && 'rounded-lg bg-sunken px-3.5 py-3',
        className,
      )}
    >
      {items.map((item) => (
        <div
          key={item.id}
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4',
            item.total && 'border-t border-line-strong pt-1.75 font-semibold',
          )}
        >
          <dt className={item.total ? 'text-ink' : 'text-ink-2'}>{item.term}</dt>
          <dd className="num ml-auto text-right">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
