/** What the feature pictures are drawn from: rows of a list, and a choice between two. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../../ui/class-names.ts';
import { TickRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';

export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface RowProps {
  readonly icon?: LucideIcon;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

export function Row({ icon, end, children }: RowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2.5 text-sm text-ink-2">
      {icon && <Icon icon={icon} size={14} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {end}
    </li>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
  readonly chosen?: boolean;
}

export function Choice({ icon, title, line, chosen = false }: ChoiceProps) {
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-[.5rem] border px-3.5 py-2',
        chosen ? 'border-accent text-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line text-ink-3',
      )}
    >
      <Icon icon={icon} />
      <p className="min-w-0 flex-1 text-xs text-ink-3">
        <b className="block text-sm text-ink">{title}</b>
        {line}
      </p>
      {chosen && <Icon icon={TickRing} />}
    </div>
  );
}
