/** How many points wait on the review list, as a mark on its entry of the navigation; nothing where there are none. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { cx } from '../../ui/class-names.ts';
import { shellStrings } from './strings.ts';

export interface ReviewMarkProps {
  /** `corner`: over an icon, where there is no room beside it. */
  readonly place: 'beside' | 'corner';
}

const MOST_SHOWN = 99;

export function ReviewMark({ place }: ReviewMarkProps) {
  const t = useStrings(shellStrings);
  const state = useLedgerState();
  const count = 'counts' in state ? state.counts.review : 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'num inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-review-tint px-1.25 text-2xs font-semibold text-review forced-colors:border',
        place === 'beside' ? 'ml-auto' : 'absolute -top-1.5 left-3 ring-2 ring-surface',
      )}
    >
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{t('review.open', { count })}</span>
    </span>
  );
}
