/** Lots leaving the holding period, month by month and as a calendar file. */
import type { Book } from '@cryptax/store';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { MonthCalendar } from '../../../../../ui/charts/month-calendar.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatMonth } from '../../../../../ui/format/date.ts';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import type { FreeDay } from '../../../planning-types.ts';
import { freeDayCalendar } from '../model/free-day-calendar.ts';
import { monthMarks, monthsFrom } from '../model/months.ts';
import { taxIntelligenceStrings } from '../strings.ts';
import { FreeDayList } from './free-day-list.tsx';

export interface CalendarCardProps {
  readonly book: Book;
  readonly days: readonly FreeDay[];
  readonly today: string;
}

export function CalendarCard({ book, days, today }: CalendarCardProps) {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
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
    const calendar = freeDayCalendar(days, t, locale, new Date().toISOString());
    saveTextFile('cryptax-steuerkalender.ics', calendar, 'text/calendar;charset=utf-8');
  };
  const year = Number(today.slice(0, 4));
  return (
    <Card>
      <CardHead
        title={t('calendar')}
        note={t('calendar.line', { from: year, to: year + 1 })}
        actions={
          days.length > 0 && (
            <Button size="s" icon={CalendarPlus} onClick={save}>
              {t('ics')}
            </Button>
          )
        }
      />
      <CardBody>
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
            <FreeDayList book={book} days={shown} />
          </div>
        )}
      </CardBody>
    </Card>
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
