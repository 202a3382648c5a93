/** From a lot of a plan to its file: the event that made it, its price, file, line and row. */
import { eventsOfLot } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { berlinDayOf } from '../../../platform/berlin-day.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { useEuro } from '../../../ui/use-euro.ts';
import { useQuantity } from '../../../ui/use-quantity.ts';
import { explainStrings } from '../../tax/explain-strings.ts';
import { namedLeg } from '../../tax/named-leg.ts';
import { EntryLink, FactLines, Trail, TrailSkeleton, TrailStep } from '../../tax/trail.tsx';
import type { SellPart } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface LotOriginProps {
  readonly book: Book;
  readonly part: Pick<SellPart, 'lotId' | 'acquiredAt' | 'cost' | 'freeFrom' | 'taxFree'>;
}

export function LotOrigin({ book, part }: LotOriginProps) {
  const t = useStrings(explainStrings);
  const p = useStrings(planningStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const held = berlinDayOf(part.acquiredAt);
  const asked = useAnswer(`facts ${book} ${part.lotId}`, (api) =>
    api.eventFacts({ kind: 'book', book, year: Number(held.slice(0, 4)) }, eventsOfLot(part.lotId)),
  );
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} inline />;
  if (asked.kind === 'loading') return <TrailSkeleton />;
  const [facts] = asked.value;
  const kind = facts === undefined ? t('lot') : kinds(facts.event.kind);
  return (
    <Trail>
      <TrailStep name={t('lot')}>
        <p className="font-medium text-ink">
          {t('bought', { kind: namedLeg(kind, facts?.event, quantity), day: formatDay(held, locale) })}
        </p>
        <p className="num whitespace-normal">{t('costOf', { cost: euro(part.cost) })}</p>
        <p className="num whitespace-normal">
          {p(part.taxFree ? 'origin.free' : 'origin.inside', { day: formatDay(part.freeFrom, locale) })}
        </p>
        <FactLines facts={facts} day={held} />
        <EntryLink facts={facts} />
      </TrailStep>
    </Trail>
  );
}
