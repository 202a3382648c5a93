/** One of a few choices that need words to be understood: storage place, method, plan. Arrow keys move the choice. */
import type { LucideIcon } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { TickRing } from './glyphs.ts';
import { Icon } from './icon.tsx';

export interface RadioCard<V extends string = string> {
  readonly value: V;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** More below the head, such as the lines of a strategy. */
  readonly children?: ReactNode;
}

export interface RadioCardsProps<V extends string> {
  readonly label: string;
  readonly value: V | null;
  readonly onValueChange: (value: V) => void;
  readonly cards: readonly RadioCard<V>[];
  /** Layout of the cards, one below the other by default. */
  readonly className?: string | undefined;
}

export function RadioCards<V extends string>({ label, value, onValueChange, cards, className }: RadioCardsProps<V>) {
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const card = cards.find((candidate) => candidate.value === next);
        if (card) onValueChange(card.value);
      }}
      className={cx('grid grid-cols-1 gap-2', className)}
    >
      {cards.map((card) => (
        <CardItem key={card.value} {...card} />
      ))}
    </Radix.Root>
  );
}

function CardItem({ value, title, note, icon, badge, disabled = false, children }: RadioCard) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className={cx(
        'group rounded-lg border border-line bg-surface px-3.5 py-3 text-left transition-colors hover:bg-hover touch:min-h-11',
        'data-[state=checked]:border-accent data-[state=checked]:bg-surface data-[state=checked]:shadow-[inset_0_0_0_1px_var(--accent)]',
        'disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-surface forced-colors:data-[state=checked]:border-[Highlight]',
      )}
    >
      <span className="flex items-center gap-2.5">
        {icon && <Icon icon={icon} className="text-ink-2 group-data-[state=checked]:text-accent" />}
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-semibold wrap-anywhere hyphens-auto">{title}</span>
          {note && <span className="block text-xs text-ink-3 group-disabled:text-ink-disabled">{note}</span>}
        </span>
        {badge}
        <span
          className={cx('size-4 shrink-0 text-accent', badge !== undefined && 'group-data-[state=unchecked]:hidden')}
        >
          <Radix.Indicator>
            <Icon icon={TickRing} />
          </Radix.Indicator>
        </span>
      </span>
      {children}
    </Radix.Item>
  );
}
