/** A share or a change. Colour only for changes, and only beside their sign. */
import { useLocale } from '../lib/i18n/locale.tsx';
import { cx } from './class-names.ts';
import type { DecimalText } from './format/number-format.ts';
import { formatPercent } from './format/percent.ts';

export interface PercentTextProps {
  /** As a ratio: 0.458 is 45.8 %. */
  readonly ratio: DecimalText;
  readonly decimals?: 0 | 1 | 2 | undefined;
  /** A change has a sign and a colour, a share has neither. */
  readonly change?: boolean | undefined;
  readonly className?: string | undefined;
}

export function PercentText({ ratio, decimals, change = false, className }: PercentTextProps) {
  const locale = useLocale();
  const moved = change && /[1-9]/.test(ratio);
  const tone = moved && (ratio.startsWith('-') ? 'text-loss' : 'text-gain');
  return (
    <span className={cx('num', tone, className)}>
      {formatPercent(ratio, locale, { decimals, sign: change ? 'always' : 'plain' })}
    </span>
  );
}
