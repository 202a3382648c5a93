/** Choosing rows for a common action: a box per row, one for all, and a bar with the actions once something is chosen. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { IconButton } from '../button.tsx';
import { Checkbox, TickBox } from '../checkbox.tsx';
import { uiStrings } from '../strings.ts';
import { useRootMark } from '../use-root-mark.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onChangeAll: (ids: readonly string[]) => void;
}

export function SelectAll({ selection, ids }: { readonly selection: Selection; readonly ids: readonly string[] }) {
  const t = useStrings(uiStrings);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  const all = count === ids.length && count > 0;
  return (
    <Checkbox
      label={t('selectAll')}
      labelHidden
      checked={all ? true : count > 0 ? 'indeterminate' : false}
      onCheckedChange={() => selection.onChangeAll(all ? [] : ids)}
    />
  );
}

export interface SelectRowProps {
  readonly selection: Selection;
  readonly id: string;
  readonly name: string;
}

export function SelectRow({ selection, id, name }: SelectRowProps) {
  const t = useStrings(uiStrings);
  return (
    <TickBox
      label={t('selectRow', { name })}
      checked={selection.ids.has(id)}
      onCheckedChange={() => selection.onToggle(id)}
    />
  );
}

export interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useStrings(uiStrings);
  useRootMark('bulkBar', count > 0);
  if (count === 0) return null;
  return (
    <>
      {/* Room behind the last rows, so that the bar lies over none of them. */}
      <div aria-hidden className="h-44 md:h-16" />
      {/* At one place however short the list is: notices stand above it. Beside the navigation, as wide as that is, and the tour beside it. */}
      <div className="pointer-events-none fixed inset-x-4 bottom-18 z-5 flex justify-center md:bottom-4 md:left-19 md:max-lg:[:root[data-tour-column]_&]:left-83 lg:left-62">
        <section
          aria-label={t('bulkActions')}
          className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-3"
        >
          <b className="num mr-1" aria-live="polite">
            {t('selectedCount', { count })}
          </b>
          {children}
          <IconButton icon={X} size="s" variant="quiet" label={t('clearSelection')} onClick={onClear} />
        </section>
      </div>
    </>
  );
}
