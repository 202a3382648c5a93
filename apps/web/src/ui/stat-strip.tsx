/**
 * Key figures in one card, split by hairlines: label, value, note. Two by two on phones, in a row above where there
 * is room for them; more than four stand three by three until there is room for all, also at 200 % and beside a drawer or the tour.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface Stat {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Four figures with cents and the sign of their derivation need that much. */
const FOUR = '@[40rem]:auto-cols-fr @[40rem]:grid-flow-col @[40rem]:grid-cols-none';
const MANY = 'sm:grid-cols-3 @[60rem]:auto-cols-fr @[60rem]:grid-flow-col @[60rem]:grid-cols-none';

export function StatStrip({
  stats,
  className,
}: {
  readonly stats: readonly Stat[];
  readonly className?: string | undefined;
}) {
  return (
    <div className="@container">
      <dl
        className={cx(
          'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-1',
          stats.length > 4 ? MANY : stats.length === 4 ? FOUR : 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
          className,
        )}
      >
        {stats.map((stat) => (
          <StatTile key={stat.id} {...stat} className="bg-surface max-sm:last:odd:col-span-2" />
        ))}
      </dl>
    </div>
  );
}

export type StatTileProps = Omit<Stat, 'id'> & { readonly className?: string | undefined };

/** One figure of a strip; belongs inside a `<dl>`. */
export function StatTile({ label, value, note, className }: StatTileProps) {
  return (
    <div className={cx('min-w-0 px-4 py-3.5 sm:px-4.5', className)}>
      <dt className="flex items-center gap-1.25 text-xs text-ink-2">{label}</dt>
      {/* A figure with a derivation is 44 px high for fingers; its target reaches over label and note, so that values line up. */}
      <dd className="num mt-0.75 text-xl font-semibold max-sm:text-lg touch:[&_button]:-my-2.5">{value}</dd>
      {note && <dd className="num mt-px text-xs whitespace-normal text-ink-3">{note}</dd>}
    </div>
  );
}
