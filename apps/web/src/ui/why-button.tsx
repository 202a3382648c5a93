/** "Why?" of a figure: the figure itself is the button, so the answer is one click away from where the question arises. */
import type { ReactNode } from 'react';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { cx } from './class-names.ts';
import { Trace } from './glyphs.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface WhyButtonProps {
  /** The figure in words; "Herleitung anzeigen" is added. */
  readonly label: string;
  readonly onOpen: () => void;
  readonly sign?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function WhyButton({ label, onOpen, sign = true, className, children }: WhyButtonProps) {
  const t = useStrings(uiStrings);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${label}, ${t('showDerivation')}`}
      className={cx('group inline-flex min-h-6 items-center gap-1.5 hover:text-accent touch:min-h-11', className)}
    >
      <span className="border-b border-dashed border-line-strong pb-px leading-[1.15] transition-colors group-hover:border-accent">
        {children}
      </span>
      {sign && (
        <span className="inline-flex size-4.5 items-center justify-center rounded-sm text-ink-3 group-hover:bg-accent-tint group-hover:text-accent">
          <Icon icon={Trace} size={15} />
        </span>
      )}
    </button>
  );
}
