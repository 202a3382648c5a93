/** A setting that takes effect at once. Inside a form that is sent later, use Checkbox. */
import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Switch({ checked, onCheckedChange, label, note, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex min-h-8.5 items-center gap-3 touch:min-h-11', className)}>
      <label htmlFor={id} className={cx('flex-1 py-1 text-sm', disabled && 'text-ink-disabled')}>
        {label}
        {note && <span className="block text-xs text-ink-3">{note}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className={cx(
          'relative h-6 w-10 shrink-0 rounded-full border border-control bg-sunken transition-colors',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:border-line',
        )}
      >
        <Radix.Thumb className="mark-fill block size-4 translate-x-0.75 rounded-full bg-control transition-transform data-[state=checked]:translate-x-4.75 data-[state=checked]:bg-on-accent data-disabled:bg-line-strong" />
      </Radix.Root>
    </div>
  );
}
