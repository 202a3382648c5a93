/** Entries with their price, file, line and row, one below the other. */
import { berlinDayText } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { explainStrings } from '../../tax/explain-strings.ts';
import { FactLines, namedLeg, Trail, TrailSkeleton, TrailStep } from '../../tax/trail.tsx';

export function EventOrigins({ book, ids }: { readonly book: Book; readonly ids: readonly string[] }) {
  const t = useStrings(explainStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const asked = useAnswer(`facts ${book} ${ids.join(' ')}`, (api) =>
    api.eventFacts({ kind: 'book', book, year: 0 }, ids),
  );
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} inline />;
  if (asked.kind === 'loading') return <TrailSkeleton />;
  return (
    <Trail>
      {asked.value.map((facts) => {
        const { event } = facts;
        const day = berlinDayText(event.at);
        return (
          <TrailStep key={event.id} name={t('event')}>
            <p className="font-medium text-ink">
              {t('bought', { kind: namedLeg(kinds(event.kind), event, quantity), day: formatDay(day, locale) })}
            </p>
            <FactLines facts={facts} day={day} />
            <Link to="/transactions" search={{ event: event.id }} className={linkClass('inline')}>
              {t('open')}
            </Link>
          </TrailStep>
        );
      })}
    </Trail>
  );
}
