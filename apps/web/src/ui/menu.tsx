/** Menu of actions behind a button ("…", avatar). Rows are data, so that every menu in the app looks and reads alike. */
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx, itemClass, surfaceClass } from './class-names.ts';
import { Icon } from './icon.tsx';

export type MenuItem =
  | {
      readonly kind: 'action';
      readonly id: string;
      readonly label: ReactNode;
      readonly icon?: LucideIcon | undefined;
      readonly danger?: boolean | undefined;
      readonly disabled?: boolean | undefined;
      readonly onSelect: () => void;
    }
  /** A row that is a link of the router or an anchor: the element is given whole. */
  | { readonly kind: 'link'; readonly id: string; readonly element: ReactElement }
  | { readonly kind: 'heading'; readonly id: string; readonly label: ReactNode }
  | { readonly kind: 'separator'; readonly id: string };

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    // Not modal: the rest of the page stays reachable, the menu closes when focus leaves it.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={surfaceClass(
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-44 overflow-y-auto',
          )}
        >
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuRow({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
    case 'heading':
      return <Radix.Label className="px-2.5 pt-1 pb-0.5 text-2xs font-medium text-ink-3">{item.label}</Radix.Label>;
    case 'link':
      return (
        <Radix.Item asChild className={itemClass()}>
          {item.element}
        </Radix.Item>
      );
    case 'action':
      return (
        <Radix.Item
          disabled={item.disabled ?? false}
          onSelect={({ currentTarget }) => {
            focusTrigger(currentTarget);
            item.onSelect();
          }}
          className={itemClass(cx(item.danger && 'text-danger'))}
        >
          {item.icon && <Icon icon={item.icon} size={15} className={item.danger ? '' : 'text-ink-3'} />}
          {item.label}
        </Radix.Item>
      );
  }
}

/** First of all: a dialog that the row opens remembers from where it was opened, and the row goes with its menu. */
function focusTrigger(row: EventTarget | null): void {
  const menu = row instanceof Element ? row.closest('[role="menu"]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}
