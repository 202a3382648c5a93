/**
 * One look for every icon: 24 grid, 1.7 stroke, round caps. Always decorative: the word beside it or the button's
 * label speaks. Sized in rem, so it grows with the browser's text size.
 */
import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';

/** An icon on a small tinted square, before the name of what a card or a row is about. */
const TONES = {
  plain: { className: 'rounded-md bg-sunken text-ink-2', iconSize: 17 },
  accent: { className: 'rounded-lg bg-accent-tint text-accent', iconSize: 18 },
} as const;

interface IconTileProps {
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

export interface IconProps {
  readonly icon: LucideIcon;
  /** Pixels at the default text size: 16 in text, 17 in navigation. */
  readonly size?: number | undefined;
  readonly strokeWidth?: number | undefined;
  readonly className?: string | undefined;
}

export function Icon({ icon: Glyph, size = 16, strokeWidth = 1.7, className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      size={`${size / 16}rem`}
      strokeWidth={strokeWidth}
      className={cx('shrink-0', className)}
    />
  );
}
