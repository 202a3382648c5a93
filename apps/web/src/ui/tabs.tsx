/** Views of one thing in one place. Arrow keys move, the panel belongs to its tab. Counts stand after the word. */
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { CountBadge } from './badge.tsx';
import { TAB_CLASS, TAB_LIST_CLASS } from './class-names.ts';
import { formatCount } from './format/number-format.ts';

export interface TabItem<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly count?: number | undefined;
  /** Marks the count as open work; the text tells screen readers what is counted. */
  readonly openLabel?: string | undefined;
  readonly content?: ReactNode;
}

export interface TabsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  readonly items: readonly TabItem<V>[];
  /** One panel for all tabs, in place of a content each: what stays the same under another tab is not drawn anew. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

export function Tabs<V extends string>({ label, value, onValueChange, items, children, className }: TabsProps<V>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange(item.value);
      }}
      className={className}
    >
      <Radix.List aria-label={label} className={TAB_LIST_CLASS}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={TAB_CLASS}>
            {item.label}
            <TabCount count={item.count} openLabel={item.openLabel} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children !== undefined ? (
        <Radix.Content value={value} className="pt-4">
          {children}
        </Radix.Content>
      ) : (
        items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className="pt-4">
            {item.content}
          </Radix.Content>
        ))
      )}
    </Radix.Root>
  );
}

function TabCount({ count, openLabel }: Pick<TabItem, 'count' | 'openLabel'>) {
  const locale = useLocale();
  if (count === undefined) return null;
  if (openLabel !== undefined && count > 0) return <CountBadge count={count} label={openLabel} />;
  return <span className="num font-normal text-ink-3">{formatCount(count, locale)}</span>;
}
