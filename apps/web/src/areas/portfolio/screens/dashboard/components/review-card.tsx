/** What waits for the user: the first few cards of the review list, and the way to all of them. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { ReviewCard as OpenCard } from '../../../../../platform/ledger/review-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { CountBadge } from '../../../../../ui/badge.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { dashboardStrings, reviewKindStrings } from '../strings.ts';

const SHOWN = 4;

export function ReviewCard({ book, count }: { readonly book: Book; readonly count: number }) {
  const t = useStrings(dashboardStrings);
  const list = useAnswer(`review ${book}`, (api) => api.reviewList(book, { offset: 0, limit: SHOWN }));
  const cards = list.kind === 'ready' ? list.value.cards : [];
  return (
    <TitledCard title={t('review')} actions={count > 0 && <CountBadge count={count} label={t('open', { count })} />}>
      {count === 0 ? (
        <p className="text-sm text-ink-2">{t('review.none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {cards.map((card) => (
              <ReviewLine key={card.id} card={card} />
            ))}
          </ul>
          <Link
            to="/transactions"
            search={{ view: 'review' }}
            className={buttonClass({ variant: 'secondary', className: 'mt-3 w-full' })}
          >
            {t('toReview')}
          </Link>
        </>
      )}
    </TitledCard>
  );
}

function ReviewLine({ card }: { readonly card: OpenCard }) {
  const words = useStrings(reviewKindStrings);
  const quantity = useQuantity();
  const where = card.origin === undefined ? card.wallet : `${card.origin.file} : ${card.origin.line}`;
  const coins = card.amount && card.asset ? quantity(card.amount, card.asset) : card.asset;
  const what = [coins, where].filter(Boolean);
  return (
    <li>
      <Link
        to="/transactions"
        search={{ view: 'review' }}
        className="flex items-center gap-2 py-2 text-sm hover:text-accent focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{words(card.kind)}</span>
          <span className="block truncate text-xs text-ink-3">{what.join(', ')}</span>
        </span>
        <Icon icon={ChevronRight} size={15} className="text-ink-3" />
      </Link>
    </li>
  );
}
