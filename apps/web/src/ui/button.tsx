/**
 * Push button. One primary per screen, verb first. While `loading` it keeps its width and its name, shows a ring and
 * takes no clicks, but stays focusable so that the keyboard does not lose its place.
 */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

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
