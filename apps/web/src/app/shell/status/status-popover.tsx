/** A row of the status block and the panel it opens: beside the side navigation, above the row on the phone's sheet. */
import type { ReactNode } from 'react';
import { Popover } from '../../../ui/popover.tsx';
import { useShellLayout } from '../use-shell-layout.ts';
import { StatusRow, type StatusRowProps } from './status-row.tsx';

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
