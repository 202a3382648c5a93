/** One row of the status block: icon, words, dot. Opens its popover; without room only icon and dot remain. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StatusDot } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

export type StatusTone = ComponentProps<typeof StatusDot>['tone'];

export interface StatusRowProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value?: string | undefined;
  readonly mono?: boolean | undefined;
  readonly tone: StatusTone;
  readonly collapsed: boolean;
}

export function StatusRow({ icon, label, value, mono = false, tone, collapsed, ...rest }: StatusRowProps) {
  return (
    <button
      type="button"
      {...(collapsed && { 'aria-label': value ? `${label} ${value}` : label })}
      className={cx(
        'flex min-h-6.5 items-center rounded-md text-xs text-ink-3 hover:bg-ink/4 hover:text-ink-2 touch:min-h-11',
        collapsed ? 'w-10 justify-center gap-1' : 'w-full gap-2.25 px-2.5',
      )}
      {...rest}
    >
      <Icon icon={icon} size={14} />
      {!collapsed && (
        <>
          <span className={cx('min-w-0 flex-1 truncate text-left', mono && 'font-mono')}>{label}</span>
          {value && <span className="num">{value}</span>}
        </>
      )}
      <StatusDot tone={tone} />
    </button>
  );
}
