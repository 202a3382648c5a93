/**
 * Push button. One primary per screen, verb first. While `loading` it keeps its width and its name, shows a ring and
 * takes no clicks, but stays focusable so that the keyboard does not lose its place.
 */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './progress.tsx';

/**
 * The look of a button as class names, so that a router link can wear it without wrapping. 34 px high, 28 in rows, 44
 * on the landing page and wherever a finger is the pointer.
 */
type ButtonVariant = 'primary' | 'secondary' | 'suggested' | 'quiet' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

interface ButtonLook {
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

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  readonly icon?: LucideIcon | undefined;
  readonly iconAfter?: LucideIcon | undefined;
  readonly loading?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, className, icon, iconAfter, loading = false, onClick, children, type, ...rest } = props;
  const iconSize = size === 's' ? 13 : 15;
  return (
    <button
      type={type ?? 'button'}
      className={buttonClass({ variant, size, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner className={variant === 'primary' ? 'border-on-accent/40 border-t-on-accent' : undefined} />
        </span>
      )}
      <span className={cx('inline-flex items-center justify-center gap-1.75', loading && 'opacity-0')}>
        {icon && <Icon icon={icon} size={iconSize} />}
        {children}
        {iconAfter && <Icon icon={iconAfter} size={iconSize} />}
      </span>
    </button>
  );
}

/**
 * Square button with an icon and a spoken name. Wrap it in a Tooltip where the sign alone is not known to everyone.
 */
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon;
  /** What the button does, spoken by screen readers. */
  readonly label: string;
  readonly variant?: Extract<ButtonVariant, 'primary' | 'secondary' | 'quiet'> | undefined;
  readonly size?: 's' | 'm' | undefined;
}

export function IconButton({ icon, label, variant = 'secondary', size = 'm', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={buttonClass({
        variant,
        size,
        className: cx(size === 's' ? 'w-7' : 'w-8.5', 'shrink-0 px-0! touch:w-11', className),
      })}
      {...rest}
    >
      <Icon icon={icon} size={size === 's' ? 14 : 16} />
    </button>
  );
}
