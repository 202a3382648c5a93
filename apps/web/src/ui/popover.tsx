/** Small panel anchored to its button: explanations, year picker, column chooser. Not for questions that must be answered. */
import { defined } from '@cryptax/kernel';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx, surfaceClass } from './class-names.ts';

export interface PopoverProps {
  readonly trigger: ReactElement;
  /** Spoken name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly className?: string | undefined;
}

/** On a small screen or at 200 % a long panel scrolls inside instead of leaving the screen. */
const WITHIN_SCREEN =
  'max-h-(--radix-popover-content-available-height) max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto';

export function Popover({ trigger, label, children, align = 'start', side = 'bottom', ...props }: PopoverProps) {
  const control = {
    ...defined({ open: props.open, onOpenChange: props.onOpenChange }),
  };
  return (
    <Radix.Root {...control}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={surfaceClass(cx(WITHIN_SCREEN, props.className))}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
