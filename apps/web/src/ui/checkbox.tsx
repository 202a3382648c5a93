/** Yes or no within a form, or part of a whole (`indeterminate`). The label is part of the target. */
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

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
