/** The statistics as the screen shows them: figure, note, formula, window, sample, or why there is none. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatNumber, formatPercent } from '../../../../../ui/format/number-format.ts';
import type { Lack, Measured, Origin, ReturnFigure, Statistics } from '../../../portfolio-types.ts';
import { analysisStrings } from '../analysis-strings.ts';

export interface StatisticLine {
  readonly id: keyof Statistics;
  readonly name: string;
  /** Null: not known; then `note` says why. */
  readonly figure: string | null;
  readonly note: string;
  readonly formula: string;
  readonly window: string;
  readonly samples: string;
}

type Words = Translate<typeof analysisStrings.table>;

export function useStatisticLines(statistics: Statistics): readonly StatisticLine[] {
  const t = useStrings(analysisStrings);
  const locale = useLocale();
  const percent = (value: number, sign: 'plain' | 'always' = 'plain') =>
    formatPercent(value.toFixed(8), locale, { decimals: 1, sign });
  const number = (value: number, digits: number) =>
    formatNumber(value.toFixed(digits + 2), locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const day = (text: string) => formatDay(text, locale);
  const line = <T>(
    id: keyof Statistics,
    measured: Measured<T>,
    figure: (value: T) => string,
    note: (value: T) => string,
  ): StatisticLine => ({
    id,
    name: t(id),
    figure: measured.state === 'known' ? figure(measured.value) : null,
    note: measured.state === 'known' ? note(measured.value) : lackWords(measured.lack, measured, t),
    formula: t(`formula.${measured.formula}`),
    window:
      measured.window === undefined ? t('window.none') : `${day(measured.window.from)} – ${day(measured.window.to)}`,
    samples: sampleWords(measured, t),
  });
  const perYear = ({ perYear: rate }: ReturnFigure) =>
    rate === undefined ? t('underAYear') : t('perYear', { rate: percent(rate, 'always') });
  return [
    line('timeWeighted', statistics.timeWeighted, ({ total }) => percent(total, 'always'), perYear),
    line('moneyWeighted', statistics.moneyWeighted, ({ total }) => percent(total, 'always'), perYear),
    line(
      'volatility',
      statistics.volatility,
      (value) => percent(value),
      () => t('aYear', { samples: sampleWords(statistics.volatility, t) }),
    ),
    line(
      'sharpe',
      statistics.sharpe,
      (value) => number(value, 2),
      () => t('aYear', { samples: sampleWords(statistics.sharpe, t) }),
    ),
    line(
      'maxDrawdown',
      statistics.maxDrawdown,
      ({ depth }) => percent(depth),
      ({ peak, trough }) => t('drawdownDays', { peak: day(peak), trough: day(trough) }),
    ),
    line(
      'beta',
      statistics.beta,
      (value) => number(value, 2),
      () => sampleWords(statistics.beta, t),
    ),
    line(
      'diversification',
      statistics.diversification,
      (value) => number(value, 0),
      () => t('outOf'),
    ),
    line(
      'risk',
      statistics.risk,
      (value) => t(`risk.${value}`),
      () => t('byVolatility'),
    ),
  ];
}

function sampleWords({ formula, samples }: Origin, t: Words): string {
  switch (formula) {
    case 'twr-daily-linked':
    case 'max-drawdown':
      return t('unit.twr-daily-linked', { count: samples });
    case 'xirr':
      return t('unit.xirr', { count: samples });
    case 'one-minus-hhi':
      return t('unit.assets', { count: samples });
    default:
      return t('unit.returns', { count: samples });
  }
}

function lackWords(lack: Lack, { samples }: Origin, t: Words): string {
  return lack.code === 'sample-too-small'
    ? t('lack.sample-too-small', { needed: lack.needed, samples })
    : t(`lack.${lack.code}`);
}
