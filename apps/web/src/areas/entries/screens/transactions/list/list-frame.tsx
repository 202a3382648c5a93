/** Around the rows of the list: its shape while the first rows are on their way, and the line below that counts them. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Skeleton, useDelayedLoading } from '../../../../../ui/skeleton.tsx';
import { uiStrings } from '../../../../../ui/strings.ts';
import { KeyHints } from '../../../../../ui/table/table-keys.tsx';
import { transactionsStrings } from '../strings.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ListSkeleton() {
  const t = useStrings(uiStrings);
  const isShown = useDelayedLoading(true);
  return (
    <div role="status" aria-label={t('loading')} className="min-h-96 px-4.5 py-3">
      {isShown &&
        ROWS.map((key) => (
          <div key={key} className="flex h-10 items-center gap-3">
            <Skeleton className="w-10" />
            <Skeleton shape="circle" />
            <Skeleton className="w-[30%]" />
            <Skeleton className="ml-auto w-[14%]" />
          </div>
        ))}
    </div>
  );
}

/** Below the list: which rows are in view, and the keys it knows. */
interface ListFootProps {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly total: number;
}

export function ListFoot({ from, to, total }: ListFootProps) {
  const t = useStrings(transactionsStrings);
  const ui = useStrings(uiStrings);
  const locale = useLocale();
  const number = (count: number) => formatCount(count, locale);
  const hints = [
    { keys: ['↑', '↓'], text: ui('keyMove') },
    { keys: ['Enter'], text: ui('keyOpen') },
    { keys: ['X'], text: ui('keySelect') },
    { keys: ['L'], text: t('keyLabel') },
    { keys: ['/'], text: t('keySearch') },
    { keys: ['Esc'], text: t('keyClose') },
  ];
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-0.5 text-xs text-ink-3">
      <span className="num">
        {from !== undefined &&
          to !== undefined &&
          t('rowsShown', { from: number(from + 1), to: number(to + 1), total: number(total) })}
      </span>
      <KeyHints hints={hints} />
    </div>
  );
}
