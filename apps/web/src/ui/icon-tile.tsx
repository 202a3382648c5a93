/** An icon on a small tinted square, before the name of what a card or a row is about. */
import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

const TONES = {
  plain: { className: 'rounded-md bg-sunken text-ink-2', iconSize: 17 },
  accent: { className: 'rounded-lg bg-accent-tint text-accent', iconSize: 18 },
} as const;

export interface IconTileProps {
  readonly icon: LucideIcon;
  readonly tone?: keyof typeof TONES | undefined;
}

export function IconTile({ icon, tone = 'plain' }: IconTileProps) {
  const { className, iconSize } = TONES[tone];
  return (
    <span className={cx('flex size-9 shrink-0 items-center justify-center', className)}>
      <Icon icon={icon} size={iconSize} />
    </span>
  );
}
