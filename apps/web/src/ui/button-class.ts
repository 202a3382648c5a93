/**
 * The look of a button as class names, so that a router link can wear it without wrapping. 34 px high, 28 in rows,
 * 44 on the landing page and wherever a finger is the pointer.
 */
import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'suggested' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent font-semibold hover:border-accent-hover hover:bg-accent-hover active:bg-accent-press',
  secondary: 'border-line-strong bg-surface text-ink font-medium hover:bg-hover active:bg-sunken',
  suggested: 'border-accent bg-surface text-accent font-semibold hover:bg-accent-tint',
  quiet: 'border-transparent text-ink-2 font-medium hover:bg-ink/5 hover:text-ink',
  danger: 'border-danger bg-surface text-danger font-medium hover:bg-danger-tint',
};

const SIZES: Record<ButtonSize, string> = {
  s: 'min-h-7 px-2.5 text-xs rounded-md',
  m: 'min-h-8.5 px-3.25 text-sm rounded-md',
  l: 'min-h-11 px-5 text-[.9375rem] leading-5 rounded-[.5rem]',
};

const DISABLED =
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-disabled disabled:font-medium';

export function buttonClass({ variant = 'secondary', size = 'm', className }: ButtonLook = {}): string {
  return cx(
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-1.75 border text-center transition-colors select-none touch:min-h-11',
    VARIANTS[variant],
    SIZES[size],
    DISABLED,
    className,
  );
}
