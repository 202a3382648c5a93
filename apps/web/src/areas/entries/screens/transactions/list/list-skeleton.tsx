/** The shape of the list while the first rows are on their way. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Skeleton, useDelayedLoading } from '../../../../../ui/skeleton.tsx';
import { uiStrings } from '../../../../../ui/strings.ts';

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
