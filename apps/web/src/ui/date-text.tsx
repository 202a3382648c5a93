/** Days and instants as `<time>`. Relative time is for synchronisation only and carries the exact time in its title. */
import { useLocale } from '../platform/i18n/locale.tsx';
import { cx } from './class-names.ts';
import { formatDay, formatInstant, formatRelativeTime } from './format/date.ts';

interface TextProps {
  readonly className?: string | undefined;
}

/** A calendar day, `2026-09-28`. */
export function DayText({ day, className }: TextProps & { readonly day: string }) {
  return (
    <time dateTime={day} className={cx('num', className)}>
      {formatDay(day, useLocale())}
    </time>
  );
}

/** An instant in milliseconds, shown in Berlin time unless the page names another zone. */
export function InstantText(props: TextProps & { readonly at: number; readonly timeZone?: string | undefined }) {
  return (
    <time dateTime={new Date(props.at).toISOString()} className={cx('num', props.className)}>
      {formatInstant(props.at, useLocale(), { timeZone: props.timeZone })}
    </time>
  );
}

/** `now` is an input: whoever shows the text decides how often it ages. */
export function RelativeTimeText(props: TextProps & { readonly at: number; readonly now: number }) {
  const locale = useLocale();
  return (
    <time
      dateTime={new Date(props.at).toISOString()}
      title={formatInstant(props.at, locale, { seconds: true })}
      className={cx('num', props.className)}
    >
      {formatRelativeTime(props.at, props.now, locale)}
    </time>
  );
}
