/** How much hangs on how few answers, how far one has come in euro, and what each open year can still be. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Progress } from '../../../../../ui/progress.tsx';
import { RangeBand, rangeStanding } from '../../../../../ui/range-band.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { QuestionList } from '../../../entry-types.ts';
import { queueStrings } from '../strings/queue-strings.ts';
import { euroProgress, foldBoundless, isOpen, openWidth, yearSpans } from './queue-figures.ts';

export interface QueueHeadProps {
  readonly list: QuestionList;
  /** The widest range since the queue was opened. */
  readonly widest: string | null;
}

const STEPS = 1_000;

export function QueueHead({ list, widest }: QueueHeadProps) {
  const t = useStrings(queueStrings);
  const euro = useEuro();
  const locale = useLocale();
  const { questions, idle, view } = list;
  const count = questions.length;
  const width = openWidth(view.years);
  const progress = euroProgress(widest, width);
  const unbounded = questions.filter(({ effect }) => effect === null).length;
  const open = view.years.filter(({ complete }) => !complete);
  const { banded, boundless } = foldBoundless(open);
  return (
    <Card className="px-4 py-3.5 sm:px-4.5">
      <h2 className="text-lg font-semibold text-balance" data-queue="head">
        {width === null ? t('decide.unbounded', { count }) : t('decide', { count, euro: euro(width) })}.
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">
        {idle > 0 && `${t('idle', { count: idle, shown: formatCount(idle, locale) })} `}
        {t(open.some(({ tax }) => tax === undefined) ? 'basis.sums' : 'basis.tax')}
      </p>
      <Progress
        className="mt-3"
        label={t('progress')}
        parts={[{ tone: 'done', count: Math.round((progress?.share ?? 0) * STEPS) }]}
        total={STEPS}
        sentence={
          progress === undefined
            ? t('progress.unbounded', { count: unbounded })
            : t('progress.line', { done: euro(progress.done), all: euro(progress.all) })
        }
      />
      {boundless.length > 0 && (
        <p className="mt-3 flex items-baseline gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="hatch mark-fill h-2.5 w-8 shrink-0 rounded-full" />
          {t('year.boundless', { years: yearSpans(boundless.map(({ year }) => year)) })}
        </p>
      )}
      <ul className="mt-3 grid gap-x-8 gap-y-4 empty:hidden md:grid-cols-2">
        {banded.map((year) => (
          <li key={year.year}>
            <YearBands year={year} isProven={(year.outside ?? view.outside) === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {view.years
          .filter(({ complete, privateSales, income }) => complete && !(isNothing(privateSales) && isNothing(income)))
          .map(({ year }) => (
            <Badge key={year} tone="gain">
              {t('year.complete', { year })}
            </Badge>
          ))}
      </p>
    </Card>
  );
}

function isNothing({ low, high }: YearRange['income']): boolean {
  return low === '0.00' && high === '0.00';
}

/** Income only where it is open or there is some. */
function YearBands({ year, isProven }: { readonly year: YearRange; readonly isProven: boolean }) {
  const t = useStrings(queueStrings);
  return (
    <div className="grid gap-3">
      <Band
        name={t('year.range', { year: year.year })}
        range={year.privateSales}
        limit={year.limits.privateSales}
        isProven={isProven}
      />
      {isOpen(year.income) && (
        <Band
          name={t('year.range22', { year: year.year })}
          range={year.income}
          limit={year.limits.income}
          isProven={isProven}
        />
      )}
    </div>
  );
}

interface BandProps {
  readonly name: string;
  readonly range: YearRange['income'];
  readonly limit: string;
  /** False: cards that the range does not know are open too. */
  readonly isProven: boolean;
}

function Band({ name, range, limit, isProven }: BandProps) {
  const t = useStrings(queueStrings);
  const euro = useEuro();
  const ends = {
    low: range.low === null ? t('end.low') : euro(range.low),
    high: range.high === null ? t('end.high') : euro(range.high),
  };
  const standing = isProven ? rangeStanding({ ...range, limit }) : 'open';
  return (
    <div>
      <p className="mb-2 text-xs text-ink-2">{name}</p>
      <RangeBand
        {...range}
        isProven={isProven}
        limit={limit}
        ends={ends}
        label={`${name}: ${t('year.range23', ends)}`}
        sentence={t(`standing.${standing}`)}
      />
    </div>
  );
}
