/** Square button with an icon and a spoken name. Wrap it in a Tooltip where the sign alone is not known to everyone. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
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
