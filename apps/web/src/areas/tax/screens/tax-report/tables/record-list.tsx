/** One of the report's further lists: closed at first with its count, asked for when opened. */
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { formatCount } from '../../../../../ui/format/count.ts';
import { OpenChevron } from '../../../../../ui/open-chevron.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { ReportList, ReportLists, ReportSource } from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';
import { LineTable } from './line-table.tsx';
import { useLines } from './use-lines.ts';

export interface RecordListProps<L extends ReportList> {
  readonly source: ReportSource;
  readonly list: L;
  readonly title: string;
  readonly count: number;
  readonly columns: readonly Column<ReportLists[L]>[];
  readonly phoneRow: (line: ReportLists[L]) => ReactNode;
}

export function RecordList<L extends ReportList>(props: RecordListProps<L>) {
  const { title, count } = props;
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={count === 0}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 text-left text-sm hover:bg-hover disabled:cursor-default disabled:hover:bg-transparent sm:px-4.5"
      >
        <OpenChevron isOpen={isOpen} className={cx(count === 0 && 'opacity-0')} />
        <span className={cx('flex-1', count === 0 ? 'text-ink-3' : 'font-medium')}>{title}</span>
        <span className="num text-xs text-ink-3">{count === 0 ? t('records.none') : formatCount(count, locale)}</span>
      </button>
      {isOpen && <OpenList {...props} />}
    </div>
  );
}

function OpenList<L extends ReportList>({ source, list, title, columns, phoneRow }: RecordListProps<L>) {
  const t = useStrings(tableStrings);
  const { windows } = useLines(source, list);
  return <LineTable label={title} columns={columns} windows={windows} phoneRow={phoneRow} empty={t('records.none')} />;
}
