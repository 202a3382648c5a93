/**
 * A number as text all the way: what is typed is read by the language's rules, kept as point decimal, and shown
 * grouped again when the field is left. The value never passes through a binary number. Text that is no number stays
 * in the field and is reported as such; nothing is silently dropped.
 */
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { cx, inputClass } from './class-names.ts';
import { Field, type InField, splitField } from './field.tsx';
import { type DecimalEntry, decimalsOf, formatDecimalInput, parseDecimalInput } from './format/parse-input.ts';

export interface DecimalInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'inputMode' | 'onFocus' | 'onBlur'> {
  /** Point decimal; null for empty. */
  readonly value: string | null;
  readonly onEntry: (entry: DecimalEntry) => void;
  /** Unit after the number: €, BTC, %. */
  readonly unit?: ReactNode;
  /** More decimals than this are reported as invalid, not cut. */
  readonly maxDecimals?: number | undefined;
  readonly allowNegative?: boolean | undefined;
}

export function DecimalInput(props: DecimalInputProps) {
  const { value, onEntry, unit, maxDecimals, allowNegative = false, className, ...rest } = props;
  const locale = useLocale();
  // The text being typed; null while the field shows the value it was given.
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const invalid = draft !== null && check(draft).kind === 'invalid';

  function check(text: string): DecimalEntry {
    const entry = parseDecimalInput(text, locale);
    if (entry.kind !== 'value') return entry;
    const refused =
      (maxDecimals !== undefined && decimalsOf(entry.value) > maxDecimals) ||
      (!allowNegative && entry.value.startsWith('-'));
    return refused ? { kind: 'invalid', text } : entry;
  }

  return (
    <span className="relative block">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? (value === null ? '' : formatDecimalInput(value, locale))}
        onChange={(event) => {
          setDraft(event.target.value);
          onEntry(check(event.target.value));
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          if (!invalid) setDraft(null);
        }}
        className={inputClass(cx('num text-right', unit ? 'pr-10' : undefined, className))}
        {...rest}
        aria-invalid={rest['aria-invalid'] ?? ((invalid && !focused) || undefined)}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-ink-3"
        >
          {unit}
        </span>
      )}
    </span>
  );
}

export function DecimalField(props: InField<DecimalInputProps>) {
  const [field, input] = splitField<DecimalInputProps>(props);
  return <Field {...field}>{(control) => <DecimalInput {...control} {...input} />}</Field>;
}
