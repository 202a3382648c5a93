/**
 * An all-or-nothing limit: below it the bar is accent and ends at the limit; once the limit is reached the whole bar is
 * ochre, because then everything counts, not only the part above. The sentence states the consequence.
 */
import { compare, dec } from '@cryptax/kernel/decimal';
import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { useSetting } from '../platform/settings/settings.ts';
import { cx } from './class-names.ts';
import { formatEuro } from './format/euro.ts';
import type { DecimalText } from './format/number-format.ts';
import { useEuro } from './use-euro.ts';

export interface LimitGaugeProps {
  readonly value: DecimalText;
  readonly limit: DecimalText;
  /** Name of the bar: "Freigrenze § 23". */
  readonly label: string;
  readonly sentence: ReactNode;
  readonly className?: string | undefined;
}

/** Where the value ends when it is past the limit: room at the right shows that there is no upper end. */
const REACHED_END = 0.88;

export function LimitGauge({ value, limit, label, sentence, className }: LimitGaugeProps) {
  const euro = useEuro();
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  const { reached, fill, mark } = isHidden ? hiddenGeometry(value, limit) : gaugeGeometry(value, limit);
  const shown = euro(value);
  // The law's own number is no secret.
  const shownLimit = formatEuro(limit, locale, { whole: true });
  return (
    <div className={className}>
      <div
        role="img"
        aria-label={`${label}: ${shown} / ${shownLimit}`}
        className="relative h-2.5 rounded-full bg-ink/9 forced-colors:border"
      >
        {/* Attributes, no styles: the page that visitors see before any script ran may have none. */}
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <rect
            className={cx('mark-fill origin-left animate-grow', reached ? 'fill-taxable-fill' : 'fill-accent')}
            width={`${fill * 100}%`}
            height="100%"
            rx="5"
          />
          <rect
            className="mark-fill -translate-x-px fill-ink stroke-surface [paint-order:stroke]"
            x={`${mark * 100}%`}
            y="-50%"
            width="2"
            height="200%"
            strokeWidth="4"
          />
        </svg>
      </div>
      <div className="num mt-1.75 flex justify-between gap-3 text-xs text-ink-2" aria-hidden="true">
        {reached ? (
          <>
            <span style={{ paddingLeft: `max(0px, calc(${mark * 100}% - 1.5rem))` }}>{shownLimit}</span>
            <span className="font-semibold text-taxable">{shown}</span>
          </>
        ) : (
          <>
            <span>{shown}</span>
            <span>{`${label}: ${shownLimit}`}</span>
          </>
        )}
      </div>
      <p className="mt-2 text-sm leading-4.5 text-ink-2">{sentence}</p>
    </div>
  );
}

/** The share of a known limit would give the amount away: only whether it is reached is drawn. */
function hiddenGeometry(value: DecimalText, limit: DecimalText): ReturnType<typeof gaugeGeometry> {
  const { reached } = gaugeGeometry(value, limit);
  return { reached, fill: reached ? 1 : 0, mark: 1 };
}

/** Positions between 0 and 1. A loss has no fill; the limit itself counts as reached ("weniger als", section 23 (3) EStG). */
export function gaugeGeometry(
  value: DecimalText,
  limit: DecimalText,
): { reached: boolean; fill: number; mark: number } {
  const reached = compare(dec(value), dec(limit)) >= 0;
  const ratio = Math.max(0, Number(value) / Number(limit));
  return reached ? { reached, fill: REACHED_END, mark: REACHED_END / ratio } : { reached, fill: ratio, mark: 1 };
}
