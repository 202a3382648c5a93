/** Yes or no within a form, or part of a whole (`indeterminate`). The label is part of the target. */
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/**
 * A box that a row of a table is chosen by. It is the browser's own control in the look of our checkbox: one element
 * where hundreds of rows have one each.
 */
interface TickBoxProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Spoken; the row itself says what is chosen. */
  readonly label: string;
}

export function TickBox({ checked, onCheckedChange, label }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={LOOK}
    />
  );
}

/** The tick is cut from a square, the space around the box belongs to it. */
const LOOK =
  'relative block size-4.25 appearance-none rounded-sm border-[1.5px] border-control bg-surface transition-colors forced-colors:appearance-auto ' +
  'before:absolute before:-inset-1.25 touch:before:-inset-3.5 checked:border-accent checked:bg-accent ' +
  'after:absolute after:inset-0.5 after:bg-on-accent after:opacity-0 after:[clip-path:polygon(8%_50%,22%_36%,40%_56%,78%_14%,92%_28%,40%_84%)] checked:after:opacity-100';

export interface CheckboxProps {
  readonly checked: boolean | 'indeterminate';
  readonly onCheckedChange: (checked: boolean) => void;
  readonly label: ReactNode;
  /** For rows of a table, where the row names the box. */
  readonly labelHidden?: boolean | undefined;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Checkbox({ checked, onCheckedChange, label, labelHidden = false, note, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('relative flex min-h-6 items-start gap-2.25 touch:min-h-11 touch:items-center', rest.className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={rest.disabled ?? false}
        className={cx(
          'mt-0.75 flex size-4.25 shrink-0 items-center justify-center rounded-sm border-[1.5px] border-control bg-surface text-on-accent transition-colors before:absolute before:inset-y-0 before:left-0 before:w-6',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken touch:mt-0',
        )}
      >
        <Radix.Indicator className="forced-colors:text-[ButtonText]">
          <Icon icon={checked === 'indeterminate' ? Minus : Check} size={12} strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label
        htmlFor={id}
        className={cx('py-0.5 text-sm', rest.disabled && 'text-ink-disabled', labelHidden && 'sr-only')}
      >
        {label}
        {note && <span className="block text-xs text-ink-3">{note}</span>}
      </label>
    </div>
  );
}
