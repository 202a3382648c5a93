/**
 * What a planning figure rests on: the entries so far and what open answers can move, the days of its prices, which of
 * them are doubtful, what is held but not planned with, and the law.
 */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { RangeBandWaiting, rangeStanding } from '../../../ui/range-band.tsx';
import { PriceDoubts } from '../../prices/price-doubts.tsx';
import { LimitRange, useShownYear, type YearStanding } from '../../tax/year-range.tsx';
import type {
  PlanBasis,
  PlanYear,
  PositionComparison,
  PriceDays,
  Strategy,
  StrategyResult,
} from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export function PlanBasisLine({ basis: { priceDays, doubts, leftOut, short } }: { readonly basis: PlanBasis }) {
  const t = useStrings(planningStrings);
  const quantity = useQuantity();
  if (priceDays === null && leftOut.length === 0 && short.length === 0) return null;
  const coins = leftOut.map(({ asset, amount }) => quantity(amount, asset)).join(', ');
  return (
    <div className="num text-xs whitespace-normal text-ink-3">
      {priceDays !== null && <DaysOfPrices days={priceDays} />}
      <PriceDoubts doubts={doubts} />
      {leftOut.length > 0 && <p className="text-review">{t('leftOut', { coins })}</p>}
      {short.length > 0 && <p className="text-review">{t('short', { coins: short.join(', ') })}</p>}
    </div>
  );
}

/** A "today" that is computed with older prices says so. */
function DaysOfPrices({ days }: { readonly days: PriceDays }) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  const to = formatDay(days.to, locale);
  return (
    <p>
      {days.from === days.to
        ? t('priceDays.one', { day: to })
        : t('priceDays', { from: formatDay(days.from, locale), to })}
    </p>
  );
}

/** On what the tax figure rests: the personal tariff, or a rough estimate that says so; and an assumed law where there is none yet. */
export function LawBasis({ year, className }: { readonly year: PlanYear; readonly className?: string | undefined }) {
  const t = useStrings(planningStrings);
  return (
    <p className={className ?? 'text-xs text-ink-3'}>
      {year.estimate === 'flat-estimate' ? t('basis.flat') : t('basis.tariff', { year: year.lawYear })}{' '}
      {year.lawYear !== year.year && t('basis.assumed', { year: year.year, lawYear: year.lawYear })}{' '}
      <Link to="/klaus-tax" className={linkClass('prose')}>
        {t('basis.profile')}
      </Link>
    </p>
  );
}

/** On what an order of lots rests. An order that is only compared says so wherever its figure stands. */
export function BasisMark({ basis }: Pick<StrategyResult, 'basis'>) {
  const t = useStrings(planningStrings);
  return <Badge>{t(`basis.${basis}`)}</Badge>;
}

/** Orders that are not in force for at least one of the positions, each once. */
export function plannedOrders(rows: readonly Pick<PositionComparison, 'strategies'>[]): readonly Strategy[] {
  const planned = rows.flatMap(({ strategies }) => strategies.filter(({ basis }) => basis === 'planning'));
  return [...new Set(planned.map(({ strategy }) => strategy))];
}

/** A loss after the period reads like a benefit unless it says that it does not count. */
export function freeTerm({ taxFreeGain }: Pick<StrategyResult, 'taxFreeGain'>): 'result.freeGain' | 'result.freeLoss' {
  return taxFreeGain.startsWith('-') ? 'result.freeLoss' : 'result.freeGain';
}

/**
 * Plans start from what is booked. Where open answers can move the year, every planning screen says so first: between which
 * ends its result lies, and that tax, room and savings below are those of the entries so far.
 */
export function OpenYear({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(planningStrings);
  const standing = useShownYear(book, year);
  if (standing.kind === 'certain') return null;
  return (
    <Callout
      tone="review"
      title={t('openYear.title', { year })}
      action={
        <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
          {t('openYear.action')}
        </Link>
      }
    >
      {t('openYear.line')}
      {standing.kind === 'computing' && (
        <RangeBandWaiting sentence={t('openYear.computing')} className="mt-3 max-w-lg" />
      )}
      {standing.kind === 'range' && <LimitRange law="privateSales" {...standing} className="mt-3 max-w-lg" />}
    </Callout>
  );
}

/** On which side of the limit the year ends with this much more of gain, whatever is answered. */
export function sideWith(standing: YearStanding, gain: string): 'below' | 'reached' | 'open' {
  if (standing.kind !== 'range' || standing.outside > 0) return 'open';
  const { privateSales, limits } = standing.range;
  const moved = (end: string | null) => (end === null ? null : formatDecimal(add(dec(end), dec(gain))));
  return rangeStanding({ low: moved(privateSales.low), high: moved(privateSales.high), limit: limits.privateSales });
}
