/**
 * Plans start from what is booked. Where open answers can move the year, every planning screen says so first: between which
 * ends its result lies, and that tax, room and savings below are those of the entries so far.
 */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { rangeStanding } from '../../../ui/range-band.tsx';
import { LimitRange, useShownYear, type YearStanding } from '../../tax/year-range.tsx';
import { planningStrings } from './strings.ts';

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
      {t(standing.kind === 'computing' ? 'openYear.computing' : 'openYear.line')}
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
