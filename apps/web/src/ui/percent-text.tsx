/** A share or a change. Colour only for changes, and only beside their sign. */
import { useLocale } from '../platform/i18n/locale.tsx';
import { cx } from './class-names.ts';
import { formatPercent, type Ratio, ratioText } from './format/percent.ts';

export interface PercentTextProps {
  /** As a ratio: 0.458 is 45.8 %. */
  readonly ratio: Ratio;
  readonly decimals?: 0 | 1 | 2 | undefined;
  /** A change has a sign and a colour, a share has neither. */
  readonly change?: boolean | undefined;
  readonly className?: string | undefined;
}

export function PercentText({ ratio, decimals, change = false, className }: PercentTextProps) {
  const locale = useLocale();
  const text = ratioText(ratio);
  const moved = change && /[1-9]/.test(text);
  const tone = moved && (text.startsWith('-') ? 'text-loss' : 'text-gain');
  return (
    <span className={cx('num', tone, className)}>
      {formatPercent(text, locale, { decimals, sign: change ? 'always' : 'plain' })}
    </span>
  );
}
