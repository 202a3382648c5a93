/**
 * One of a few choices that need words to be understood: storage place, method, plan. The browser's own radio buttons lie
 * over the cards: arrow keys move the choice, a whole card is the target, and the first page needs no script for it.
 */
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx('grid grid-cols-1 gap-2', className)}>
      {cards.map((card) => (
        <CardItem
          key={card.value}
          {...card}
          name={name}
          checked={card.value === value}
          onChoose={() => onValueChange(card.value)}
        />
      ))}
    </div>
  );
}

interface CardItemProps extends Omit<RadioCard, 'value'> {
  /** Ties the cards of one choice together, so that the browser knows where the arrow keys lead. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function CardItem({ name, checked, onChoose, title, note, icon, badge, disabled = false, children }: CardItemProps) {
  return (
    <label
      className={cx(
        'group relative block rounded-lg border border-line bg-surface px-3.5 py-3 transition-colors hover:bg-hover touch:min-h-11',
        'has-checked:border-accent has-checked:bg-surface has-checked:shadow-[inset_0_0_0_1px_var(--accent)]',
        'has-disabled:text-ink-disabled has-disabled:hover:bg-surface forced-colors:has-checked:border-[Highlight]',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg disabled:cursor-not-allowed"
      />
      <span className="flex items-center gap-2.5">
        {icon && <Icon icon={icon} className="text-ink-2 group-has-checked:text-accent" />}
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-semibold wrap-anywhere hyphens-auto">{title}</span>
          {note && <span className="block text-xs text-ink-3 group-has-disabled:text-ink-disabled">{note}</span>}
        </span>
        {badge}
        <span className={cx('size-4 shrink-0 text-accent', badge !== undefined && !checked && 'hidden')}>
          {checked && <Icon icon={TickRing} />}
        </span>
      </span>
      {children}
    </label>
  );
}
