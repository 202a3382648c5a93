/** Steps and warnings in words, and the whole analysis as a text file. */
import { documentText } from '@cryptax/planning';
import type { Locale, Translate } from '../../../lib/i18n/strings.ts';
import type { HarvestAnalysis, HarvestWarning } from '../../../lib/ledger/planning-api.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import type { lossHarvestingStrings } from '../strings.ts';

type Words = Translate<typeof lossHarvestingStrings.table>;

/** One step per sale, then what follows from selling; nothing when nothing is worth it. */
export function harvestSteps({ candidates }: HarvestAnalysis, t: Words, locale: Locale): readonly string[] {
  const sales = candidates
    .filter(({ isChosen }) => isChosen)
    .map(({ amount, asset, wallet, value, loss }) => {
      const sell = t('step.sell', {
        amount: formatQuantity(amount, locale),
        asset,
        wallet,
        value: formatEuro(value, locale),
      });
      return `${sell} ${t('step.effect', { loss: formatEuro(loss, locale) })}`;
    });
  return sales.length === 0 ? [] : [...sales, t('step.wait'), t('step.declare')];
}

export function warningWords(warning: HarvestWarning, t: Words): string {
  switch (warning.code) {
    case 'large-share':
      return t('warning.large-share', { percent: warning.percent });
    case 'repurchase':
      return t('warning.repurchase', { names: warning.assets.join(', ') });
    case 'low-return':
      return t('warning.low-return', { names: warning.assets.join(', ') });
    case 'carry-forward-only':
      return t('warning.carry-forward-only');
  }
}

export function harvestText(found: HarvestAnalysis, t: Words, locale: Locale): string {
  const euro = (value: string) => formatEuro(value, locale);
  return documentText({
    title: t('candidates'),
    subtitle: t('standing', { year: found.year.year }),
    figures: [
      { label: t('saving'), value: euro(found.taxSaving) },
      { label: t('losses'), value: euro(found.totalLoss) },
      { label: t('cost'), value: euro(found.transactionCost) },
      { label: t('carried'), value: euro(found.carriedForward) },
    ],
    tables: [
      {
        title: t('candidates'),
        head: [t('sell'), t('loss'), t('saving'), t('cost'), t('benefit'), t('carriedShort'), t('until'), t('plan')],
        rows: found.candidates.map((row) => [
          `${formatQuantity(row.amount, locale)} ${row.asset} (${row.wallet})`,
          euro(row.loss),
          euro(row.taxSaving),
          euro(row.transactionCost),
          euro(row.netBenefit),
          euro(row.carriedForward),
          formatDay(row.freeFrom, locale),
          t(`action.${row.action}`),
        ]),
        numeric: [1, 2, 3, 4, 5],
      },
    ],
    notes: [
      ...harvestSteps(found, t, locale),
      ...found.warnings.map((warning) => warningWords(warning, t)),
      t('warning.fifo'),
    ],
  });
}
