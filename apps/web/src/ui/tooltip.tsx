/** Words that appear on hover and on focus. Adds to what is visible, never holds something that cannot be found elsewhere. */
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly content: ReactNode;
  /** A focusable element, so that the keyboard reaches the words too. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-pop rounded-md bg-ink px-2.5 py-1.5 text-xs text-paper shadow-2 forced-colors:border"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
