/**
 * A calendar day in the language of the app. Browsers write their own date fields in the language of the system, so a German
 * page would show 11/17/2026: the day is typed and shown as text here, and only the calendar is the browser's. Text that is
 * no day stays in the field, is marked when the field is left, and counts as no day. The calendar's own field, which the browser
 * makes of a dozen parts, is put in place once focus or pointer is near.
 */
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useStrings } from '../platform/i18n/locale.tsx';
import { IconButton } from './button.tsx';
import { cx, inputClass } from './class-names.ts';
import { Field, type InField, splitField } from './field.tsx';
import { formatDay } from './format/date.ts';
import { parseDayInput } from './format/parse-input.ts';
import { uiStrings } from './strings.ts';

interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'onFocus' | 'onBlur' | 'min' | 'max'> {
  /** `2026-09-28`; empty for none. */
  readonly value: string;
  /** Empty while what is typed is no day, or none between both ends. */
  readonly onDay: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function DateInput({ value, onDay, min, max, className, ...rest }: DateInputProps) {
  const t = useStrings(uiStrings);
  const locale = useLocale();
  const calendar = useRef<HTMLInputElement>(null);
  // The text being typed; null while the field shows the day it was given.
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isNear, setNear] = useState(false);
  const dayOf = (text: string): string => {
    const entry = parseDayInput(text);
    if (entry.kind !== 'value') return '';
    const isWithin = (min === undefined || entry.value >= min) && (max === undefined || entry.value <= max);
    return isWithin ? entry.value : '';
  };
  // Chosen elsewhere, by a button beside the field: that day is shown, whatever was typed.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (draft !== null && value !== '' && dayOf(draft) !== value) setDraft(null);
  }
  const isWrong = draft !== null && draft.trim() !== '' && dayOf(draft) === '';
  const open = () => {
    // A finger comes near and presses in one go.
    if (!isNear) flushSync(() => setNear(true));
    try {
      calendar.current?.showPicker();
    } catch {
      // A browser that opens no calendar by itself: the day can be typed.
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done here, it only hears that somebody comes.
    <span className="relative block" onFocus={() => setNear(true)} onPointerEnter={() => setNear(true)}>
      <input
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={t('dayExample')}
        value={draft ?? (DAY.test(value) ? formatDay(value, locale) : '')}
        onChange={({ target }) => {
          setDraft(target.value);
          onDay(dayOf(target.value));
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          if (!isWrong) setDraft(null);
        }}
        className={inputClass(cx('num pr-10 touch:pr-12', className))}
        {...rest}
        aria-invalid={rest['aria-invalid'] ?? ((isWrong && !isFocused) || undefined)}
      />
      {/* Only its calendar is used; it lies where the calendar should open. */}
      {isNear && (
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => {
            setDraft(null);
            onDay(target.value);
          }}
        />
      )}
      <span className="absolute inset-y-0 right-1 flex items-center">
        <IconButton icon={CalendarDays} label={t('openCalendar')} variant="quiet" size="s" onClick={open} />
      </span>
    </span>
  );
}

export function DateField(props: InField<DateInputProps>) {
  const [field, input] = splitField<DateInputProps>(props);
  return <Field {...field}>{(control) => <DateInput {...control} {...input} />}</Field>;
}
