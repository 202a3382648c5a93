/** The box of everything one types or picks into: input, textarea, select trigger, combobox trigger. */
import { cx } from './class-names.ts';

export function inputClass(className?: string): string {
  return cx(
    'w-full min-h-8.5 rounded-md border border-control bg-surface px-2.5 text-sm text-ink transition-colors touch:min-h-11 touch:text-lg',
    'hover:border-ink-3 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled',
    'focus-visible:outline-offset-0',
    className,
  );
}
