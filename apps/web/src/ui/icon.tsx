/**
 * One look for every icon: 24 grid, 1.7 stroke, round caps. Always decorative: the word beside it or the button's
 * label speaks. Sized in rem, so it grows with the browser's text size.
 */
import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';

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
