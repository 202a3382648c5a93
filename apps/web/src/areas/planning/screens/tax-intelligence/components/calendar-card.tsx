/** Lots leaving the holding period, month by month and as a calendar file. */
import type { Book } from '@cryptax/store';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { MonthCalendar } from '../../../../../ui/charts/month-calendar.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatDay, formatMonth } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { useIsRangeComputing } from '../../../../tax/year-range.tsx';
import { PartsContent, PartsDrawer } from '../../../parts/parts-drawer.tsx';
import type { FreeDay } from '../../../planning-types.ts';
import { freeDayCalendar, monthMarks, monthsFrom } from '../model/free-day-calendar.ts';
import { taxIntelligenceStrings } from '../strings.ts';

export interface CalendarCardProps {
  readonly book: Book;
  readonly days: readonly FreeDay[];
  readonly today: string;
  /** Whether no open answer changes which lots of the coin are there. */
  readonly isSure: (asset: string) => boolean;
}

export function CalendarCard({ book, days, today, isSure }: CalendarCardProps) {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
  const isComputing = useIsRangeComputing(book);
  const months = monthsFrom(today);
  const first = days[0]?.day.slice(0, 7) ?? today.slice(0, 7);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      months.findIndex(({ key }) => key === first),
    ),
  );
  const month = months[place] ?? months[0];
  if (month === undefined) return null;
  const shown = days.filter(({ day }) => day.startsWith(month.key));
  const save = () => {
    const sure = days.filter(({ asset }) => isSure(asset));
    const calendar = freeDayCalendar(sure, t, locale, new Date().toISOString());
    saveTextFile('cryptax-steuerkalender.ics', calendar, 'text/calendar;charset=utf-8');
    const count = days.length - sure.length;
    if (count > 0) notices.info(t('ics.left', { count }));
  };
  const year = Number(today.slice(0, 4));
  return (
    <TitledCard
      title={t('calendar')}
      note={t('calendar.line', { from: year, to: year + 1 })}
      actions={
        days.length > 0 && (
          <Button size="s" icon={CalendarPlus} loading={isComputing} onClick={save}>
            {t('ics')}
          </Button>
        )
      }
    >
      {days.length === 0 ? (
        <EmptyState title={t('calendar.none')} drawing="check" />
      ) : (
        <div className="grid gap-6 @3xl:grid-cols-2">
          <div>
            <MonthSteps
              name={formatMonth(month.year, month.month, locale)}
              onPrevious={place === 0 ? undefined : () => setPlace(place - 1)}
              onNext={place === months.length - 1 ? undefined : () => setPlace(place + 1)}
            />
            <MonthCalendar
              year={month.year}
              month={month.month}
              marks={monthMarks(shown, (count) => t('calendar.more', { count }))}
            />
          </div>
          <FreeDayList book={book} days={shown} isSure={isSure} />
        </div>
      )}
    </TitledCard>
  );
}

interface MonthStepsProps {
  readonly name: string;
  /** Absent at the end of what there is. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

function MonthSteps({ name, onPrevious, onNext }: MonthStepsProps) {
  const t = useStrings(taxIntelligenceStrings);
  const look = { size: 's', variant: 'quiet' } as const;
  return (
    <div className="mb-1 flex items-center gap-2">
      <IconButton
        {...look}
        icon={ChevronLeft}
        label={t('calendar.previous')}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <p className="flex-1 text-center text-sm font-semibold" aria-live="polite">
        {name}
      </p>
      <IconButton
        {...look}
        icon={ChevronRight}
        label={t('calendar.next')}
        disabled={onNext === undefined}
        onClick={onNext}
      />
    </div>
  );
}

/** The days of one month in words, with what waiting for them saves. */
function FreeDayList({ days, book, isSure }: Pick<CalendarCardProps, 'days' | 'book' | 'isSure'>) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const [open, setOpen] = useState<FreeDay | null>(null);
  if (days.length === 0) return <p className="text-sm text-ink-2">{t('calendar.empty')}</p>;
  return (
    <>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {days.map((each) => (
          <li key={`${each.day} ${each.asset}`} className="flex items-start gap-2.5 py-2 text-sm">
            <Coin symbol={each.asset} />
            <span className="min-w-0 flex-1">
              <CryptoAmount value={each.amount} unit={each.asset} className="font-medium" />
              <span className="num block text-xs text-ink-3">
                <DayText day={each.day} />, {t('calendar.in', { count: each.daysLeft })}
              </span>
            </span>
            <span className="text-right">
              <span className="block">
                <Money value={each.value ?? null} onWhy={() => setOpen(each)} whySign={false} />
              </span>
              {!isSure(each.asset) && <Badge tone="review">{t('calendar.open')}</Badge>}
              {isSure(each.asset) && each.saving !== undefined && Number(each.saving) > 0 && (
                <Badge tone="free">{t('calendar.saves', { tax: euro(each.saving, { whole: true }) })}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      {open && <FreeDayDrawer book={book} free={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The lots that become free on a day, what they would cost today, and where they come from. */
interface FreeDayDrawerProps {
  readonly book: Book;
  readonly free: FreeDay;
  readonly onClose: () => void;
}

function FreeDayDrawer({ book, free, onClose }: FreeDayDrawerProps) {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
  const { day, asset, amount, value, gain, saving, parts, lots } = free;
  const title = t('calendar.lots', { what: useQuantity()(amount, asset), day: formatDay(day, locale) });
  return (
    <PartsDrawer title={title} onClose={onClose}>
      <PartsContent
        {...{ book, day, parts, total: lots }}
        sums={[
          { id: 'value', term: t('simulator.value'), value: <Money value={value ?? null} /> },
          { id: 'gain', term: t('calendar.gain'), value: <Money value={gain ?? null} sign="always" /> },
          { id: 'tax', term: t('calendar.tax'), value: <Money value={saving ?? null} />, total: true },
        ]}
      />
    </PartsDrawer>
  );
}
