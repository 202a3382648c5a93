/** A row of the status block and the panel it opens: beside the side navigation, above the row on the phone's sheet. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { StatusDot } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { useShellLayout } from '../nav-model.ts';

export interface StatusPopoverProps {
  readonly title: string;
  readonly row: Pick<StatusRowProps, 'icon' | 'label' | 'value' | 'mono' | 'tone' | 'collapsed'>;
  /** Shown in place of the title, which then only names the panel. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

export function StatusPopover({ title, row, heading, children }: StatusPopoverProps) {
  const isPhone = useShellLayout() === 'phone';
  return (
    <Popover
      label={title}
      side={isPhone ? 'top' : 'right'}
      align={isPhone ? 'start' : 'end'}
      className="w-84 p-4"
      trigger={<StatusRow {...row} />}
    >
      <h2 className="num text-base font-semibold">{heading ?? title}</h2>
      {children}
    </Popover>
  );
}

/** One row of the status block: icon, words, dot. Opens its popover; without room only icon and dot remain. */
export type StatusTone = ComponentProps<typeof StatusDot>['tone'];

interface StatusRowProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value?: string | undefined;
  readonly mono?: boolean | undefined;
  readonly tone: StatusTone;
  readonly collapsed: boolean;
}

function StatusRow({ icon, label, value, mono = false, tone, collapsed, ...rest }: StatusRowProps) {
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
