/** Steps and warnings in words with the last day that counts, and the whole analysis on paper. */
import { type Day, formatDay as isoDay, parseDay } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { type Locale, type Translate, translate } from '../../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatNumber, formatPercent } from '../../../../../ui/format/number-format.ts';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import type { HarvestAnalysis, HarvestCandidate, HarvestWarning, PlanDocument } from '../../../planning-types.ts';
import type { lossHarvestingStrings } from '../strings.ts';

type Words = Translate<typeof lossHarvestingStrings.table>;

/** How figures are written: the screen may have to hide them, the paper never does. */
export interface HarvestFigures {
  readonly euro: (value: string) => string;
  readonly quantity: (amount: string, asset: string) => string;
}

/** One step per sale, then what follows from selling; nothing when nothing is worth it. */
export function harvestSteps({ candidates }: HarvestAnalysis, t: Words, figures: HarvestFigures): readonly string[] {
  const sales = candidates
    .filter(({ isChosen }) => isChosen)
    .map(({ amount, asset, wallet, value, loss }) => {
      const sell = t('step.sell', {
        what: figures.quantity(amount, asset),
        wallet: wallet === ALL_WALLETS ? t('anyWallet') : wallet,
        value: figures.euro(value),
      });
      return `${sell} ${t('step.effect', { loss: figures.euro(loss) })}`;
    });
  return sales.length === 0 ? [] : [...sales, t('step.wait'), t('step.declare')];
}

export function warningWords(warning: HarvestWarning, t: Words, locale: Locale): string {
  switch (warning.code) {
    case 'large-share':
      return t('warning.large-share', { share: formatPercent(Number(warning.percent) / 100, locale) });
    case 'repurchase':
      return t('warning.repurchase', { names: warning.assets.join(', ') });
    case 'low-return':
      return t('warning.low-return', { names: warning.assets.join(', ') });
    case 'carry-forward-only':
      return t('warning.carry-forward-only');
  }
}

/** What is said of a candidate: a loss that only adds to the losses carried on is called that. */
export function actionWords({ action, taxSaving, carriedForward }: HarvestCandidate, t: Words): string {
  const isCarryOnly = Number(taxSaving) <= 0 && Number(carriedForward) > 0;
  return t(isCarryOnly ? 'action.carry' : `action.${action}`);
}

export function harvestPaper(found: HarvestAnalysis, title: string, t: Words, locale: Locale): PlanDocument {
  const euro = (value: string) => formatEuro(value, locale);
  const quantity = (amount: string, asset: string) => `${formatQuantity(amount, locale)} ${readable(asset)}`;
  const figure = (heading: string) => ({ title: heading, width: 8, isFigure: true });
  return {
    title,
    subtitle: t('context', { year: found.year.year }),
    figures: [
      { label: t('saving'), value: euro(found.taxSaving) },
      { label: t('losses'), value: euro(found.totalLoss) },
      { label: t('cost'), value: euro(found.transactionCost) },
      { label: t('carryPossible'), value: euro(found.carryPossible) },
    ],
    tables: [
      {
        title: t('candidates'),
        columns: [
          { title: t('sell'), width: 14 },
          ...[t('loss'), t('saving.short'), t('cost'), t('benefit'), t('roi.short'), t('carriedShort')].map(figure),
          { title: t('until'), width: 8 },
          { title: t('advice'), width: 9 },
        ],
        rows: found.candidates.map((row) => [
          `${quantity(row.amount, row.asset)}${row.wallet === ALL_WALLETS ? '' : `, ${row.wallet}`}`,
          euro(row.loss),
          euro(row.taxSaving),
          euro(row.transactionCost),
          formatEuro(row.netBenefit, locale, { sign: 'always' }),
          formatNumber(row.roi, locale, { minimumFractionDigits: 2 }),
          euro(row.carriedForward),
          formatDay(dayBefore(row.freeFrom), locale),
          actionWords(row, t),
        ]),
      },
      {
        title: t('plan'),
        columns: [
          { title: t('step'), width: 1 },
          { title: t('what'), width: 16 },
        ],
        rows: harvestSteps(found, t, { euro, quantity }).map((step, index) => [String(index + 1), step]),
      },
    ],
    notes: [
      ...found.warnings.map((warning) => warningWords(warning, t, locale)),
      t('warning.order'),
      translate(disclaimerStrings, locale, 'disclaimer'),
    ],
  };
}

/** The last day on which a loss still counts: the day before the lot becomes free (rule P23-04). */
export function dayBefore(day: string): string {
  const parsed = parseDay(day);
  return parsed.ok ? isoDay((parsed.value - 1) as Day) : day;
}
