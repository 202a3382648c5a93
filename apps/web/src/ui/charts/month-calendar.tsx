/** A month as a grid, Monday first. Marked days carry their amount in words and colour; they open when there is more. */
import { dayFromCivil, daysInMonth, weekday } from '@cryptax/kernel';
import { useLocale } from '../../platform/i18n/locale.tsx';
import type { Locale } from '../../platform/i18n/strings.ts';
import { cx } from '../class-names.ts';
import { formatMonth } from '../format/date.ts';
import { INTL_TAGS } from '../format/number-format.ts';

export interface DayMark {
  readonly day: number;
  readonly text: string;
  readonly tone: 'free' | 'taxable' | 'review';
}

export interface MonthCalendarProps {
  readonly year: number;
  readonly month: number;
  readonly marks: readonly DayMark[];
  readonly onOpen?: ((day: number) => void) | undefined;
}

const TONES: Record<DayMark['tone'], string> = {
  free: 'bg-free-tint text-free',
  taxable: 'bg-taxable-tint text-taxable',
  review: 'bg-review-tint text-review',
};

export function MonthCalendar({ year, month, marks, onOpen }: MonthCalendarProps) {
  const locale = useLocale();
  const byDay = new Map(marks.map((mark) => [mark.day, mark]));
  return (
    <table
      aria-label={formatMonth(year, month, locale)}
      className="w-full table-fixed border-separate border-spacing-0.75 text-xs"
    >
      <thead>
        <tr>
          {weekdayNames(locale).map((name) => (
            <th key={name.long} scope="col" abbr={name.long} className="h-7 px-1.5 text-left font-medium text-ink-3">
              {name.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <DayCell
                key={day ?? `empty-${index}`}
                day={day}
                mark={day === null ? undefined : byDay.get(day)}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<MonthCalendarProps, 'onOpen'> {
  readonly day: number | null;
  readonly mark: DayMark | undefined;
}

function DayCell({ day, mark, onOpen }: DayCellProps) {
  if (day === null) return <td />;
  const content = (
    <>
      {day}
      {mark && <span className="block truncate text-2xs leading-3.5">{mark.text}</span>}
    </>
  );
  const look = cx(
    'num h-9 rounded-sm px-1.5 py-0.75 text-left align-top',
    mark ? `font-semibold ${TONES[mark.tone]}` : 'bg-ink/3 text-ink-2',
  );
  if (!mark || !onOpen) return <td className={look}>{content}</td>;
  return (
    <td className={cx(look, 'p-0')}>
      <button
        type="button"
        onClick={() => onOpen(day)}
        className="block h-full min-h-9 w-full px-1.5 py-0.75 text-left"
      >
        {content}
      </button>
    </td>
  );
}

/** Rows of seven; null before the first and after the last day. */
export function weeksOf(year: number, month: number): readonly (readonly (number | null)[])[] {
  const lead = (weekday(dayFromCivil(year, month, 1)) + 6) % 7;
  const count = daysInMonth(year, month);
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - lead + 1;
      return day >= 1 && day <= count ? day : null;
    }),
  );
}

function weekdayNames(locale: Locale): readonly { readonly short: string; readonly long: string }[] {
  const name = (style: 'short' | 'long', day: number) =>
    new Intl.DateTimeFormat(INTL_TAGS[locale], { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => ({
    short: name('short', index + 1).slice(0, 2),
    long: name('long', index + 1),
  }));
}
