/**
 * A matrix of ratios with the number in every cell, as a real table: colour only helps the eye. The sequential ramp is
 * for values from 0 to 1, the diverging one when values can be negative.
 */
import { useLocale } from '../../lib/i18n/locale.tsx';
import { cx } from '../class-names.ts';
import { type DecimalText, formatNumber } from '../format/number-format.ts';
import { type HeatRamp, heatColor } from './heat-color.ts';

export interface HeatMapProps {
  readonly label: string;
  readonly summary: string;
  readonly names: readonly string[];
  /** One row per name, one value per name; null where there is none. */
  readonly values: readonly (readonly (DecimalText | null)[])[];
  readonly ramp: HeatRamp;
  readonly className?: string | undefined;
}

export function HeatMap({ label, summary, names, values, ramp, className }: HeatMapProps) {
  const locale = useLocale();
  // A large matrix scrolls sideways in its own area, which must then be reachable by keyboard.
  const area = names.length > 5 ? { tabIndex: 0, 'aria-label': label } : {};
  const show = (value: DecimalText) =>
    formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
  return (
    <figure className={cx('min-w-0 overflow-x-auto', className)} {...area}>
      <table
        aria-label={label}
        className="w-full table-fixed border-separate border-spacing-0.75 text-xs"
        style={{ minWidth: `${2.5 * (names.length + 1)}rem` }}
      >
        <thead>
          <tr>
            <td className="w-11" />
            {names.map((name) => (
              <th key={name} scope="col" className="h-7 truncate font-medium text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row" className="truncate font-medium text-ink-2">
                {name}
              </th>
              {names.map((other, column) => (
                <HeatCell key={other} value={values[row]?.[column] ?? null} ramp={ramp} show={show} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  );
}

interface HeatCellProps {
  readonly value: DecimalText | null;
  readonly ramp: HeatRamp;
  readonly show: (value: DecimalText) => string;
}

function HeatCell({ value, ramp, show }: HeatCellProps) {
  if (value === null) return <td className="h-7.5 text-center text-ink-3">–</td>;
  const { background, text } = heatColor(Number(value), ramp);
  return (
    <td className="mark-fill num h-7.5 rounded-sm text-center" style={{ background, color: text }}>
      {show(value)}
    </td>
  );
}
