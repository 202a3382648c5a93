/**
 * A matrix of ratios with the number in every cell, as a real table: colour only helps the eye. The sequential ramp is
 * for values from 0 to 1, the diverging one when values can be negative.
 */
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { Locale } from '../../platform/i18n/strings.ts';
import { type DecimalText, formatNumber } from '../format/number-format.ts';
import { uiStrings } from '../strings.ts';
import { ChartFrame, type ChartFraming } from './chart-frame.tsx';

/**
 * Step of a ramp for a ratio, and the text colour that stays readable on it (pairs checked by tools/check-contrast.mjs).
 * The strongest steps are dark in the light theme and light in the dark one, like the accent, so its text colour fits.
 */
type HeatRamp = 'sequential' | 'diverging';

const SEQUENTIAL = ['--h0', '--h1', '--h2', '--h3', '--h4', '--h5'] as const;
const DIVERGING = ['--dn2', '--dn1', '--d0', '--dp1', '--dp2'] as const;
const ON_STRONG: ReadonlySet<string> = new Set(['--h4', '--h5', '--dn2', '--dp2']);

export function heatColor(ratio: number, ramp: HeatRamp): { readonly background: string; readonly text: string } {
  const step = ramp === 'sequential' ? sequentialStep(ratio) : divergingStep(ratio);
  return { background: `var(${step})`, text: ON_STRONG.has(step) ? 'var(--on-accent)' : 'var(--ink)' };
}

function sequentialStep(ratio: number): string {
  const index = Math.min(SEQUENTIAL.length - 1, Math.max(0, Math.floor(ratio * SEQUENTIAL.length)));
  return SEQUENTIAL[index] ?? '--h0';
}

/** Five equal steps from -1 to +1; the middle one is "no relation". */
function divergingStep(ratio: number): string {
  const index = Math.min(DIVERGING.length - 1, Math.max(0, Math.floor(((ratio + 1) / 2) * DIVERGING.length)));
  return DIVERGING[index] ?? '--d0';
}

export interface HeatMapProps extends ChartFraming {
  readonly names: readonly string[];
  /** One row per name, one value per name; null where there is none. */
  readonly values: readonly (readonly (DecimalText | null)[])[];
  readonly ramp: HeatRamp;
  readonly className?: string | undefined;
}

/** With the frame's switch and downloads around it; the plain table when shown is the same figures without colour. */
export function HeatMap(props: HeatMapProps) {
  const { label, summary, names, values, className } = props;
  const t = useStrings(uiStrings);
  const locale = useLocale();
  const show = shownRatio(locale);
  const rows = names.map((name, row) => {
    const own = names.map((_, column) => values[row]?.[column] ?? null);
    return {
      id: name,
      cells: [name, ...own.map((value) => (value === null ? '–' : show(value)))],
      plain: [name, ...own.map((value) => value ?? '')],
    };
  });
  return (
    <ChartFrame
      label={label}
      summary={summary}
      heading={props.heading}
      table={{ head: [t('name'), ...names], rows }}
      className={className}
    >
      <HeatTable {...props} show={show} />
    </ChartFrame>
  );
}

function HeatTable({ label, names, values, ramp, show }: HeatMapProps & Pick<HeatCellProps, 'show'>) {
  // A large matrix scrolls sideways in its own area, which must then be reachable by keyboard.
  const area = names.length > 5 ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div className="min-w-0 overflow-x-auto" {...area}>
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
    </div>
  );
}

function shownRatio(locale: Locale): (value: DecimalText) => string {
  return (value) =>
    formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
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
