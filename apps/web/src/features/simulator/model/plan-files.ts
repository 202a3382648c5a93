/** A plan as files: a table of its lots, and calendar entries for the days on which something is to be done. */
import { ALL_WALLETS } from '@cryptax/ledger';
import { icsCalendar } from '@cryptax/planning';
import { csvText } from '../../../lib/files/csv-text.ts';
import type { Locale, Translate } from '../../../lib/i18n/strings.ts';
import type { MultiYearPlan } from '../../../lib/ledger/planning-api.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatExact } from '../../../ui/format/quantity.ts';
import type { planStrings } from '../strings/plan-strings.ts';

export function planCsv({ steps }: MultiYearPlan): string {
  return csvText(
    [
      'day',
      'wallet',
      'asset',
      'lot',
      'acquired',
      'free_from',
      'amount',
      'assumed_price_eur',
      'proceeds_eur',
      'cost_eur',
      'gain_eur',
      'tax_free',
      'reason',
    ],
    steps.flatMap(({ day, wallet, asset, price, reason, parts }) =>
      parts.map((part) => [
        day,
        wallet,
        asset,
        part.lotId,
        part.acquiredAt,
        part.freeFrom,
        part.amount,
        price,
        part.proceeds,
        part.cost,
        part.gain,
        part.taxFree ? 'yes' : 'no',
        reason,
      ]),
    ),
  );
}

/** Amounts with every digit: whoever follows the plan types them. */
export function planCalendar(
  plan: MultiYearPlan,
  t: Translate<typeof planStrings.table>,
  locale: Locale,
  madeAt: string,
): string {
  return icsCalendar(
    t('optimiser'),
    plan.steps.map(({ day, wallet, asset, amount, proceeds, reason }) => {
      const what = `${formatExact(amount, locale)} ${asset}`;
      return {
        uid: `plan-${day}-${wallet}-${asset}-${reason}`,
        day,
        summary: wallet === ALL_WALLETS ? t('ics.sell', { what }) : t('ics.sellAt', { what, wallet }),
        description: t('ics.line', { reason: t(`reason.${reason}`), proceeds: formatEuro(proceeds, locale) }),
      };
    }),
    madeAt,
  );
}
