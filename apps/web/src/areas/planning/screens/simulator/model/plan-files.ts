/** A plan as files: a table of its lots, and calendar entries for the days on which something is to be done. */
import { ALL_WALLETS } from '@cryptax/ledger';
import { icsCalendar } from '@cryptax/planning';
import { type CsvColumns, csvTable } from '../../../../../platform/files/csv-text.ts';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { LOT_COLUMNS, RESULT_COLUMNS } from '../../../parts/parts-drawer.tsx';
import type { MultiYearPlan, PlanStep, SellPart } from '../../../planning-types.ts';
import type { planStrings } from '../plan-strings.ts';

interface PlannedPart extends SellPart, Pick<PlanStep, 'day' | 'price' | 'reason'> {}

const COLUMNS: CsvColumns<PlannedPart> = {
  day: ({ day }) => day,
  ...LOT_COLUMNS,
  assumed_price_eur: ({ price }) => price,
  ...RESULT_COLUMNS,
  reason: ({ reason }) => reason,
};

export function planCsv({ steps }: MultiYearPlan): string {
  return csvTable(
    COLUMNS,
    steps.flatMap(({ day, price, reason, parts }) => parts.map((part) => ({ ...part, day, price, reason }))),
  );
}

/** Amounts with every digit: whoever follows the plan types them. */
export function planCalendar(
  plan: MultiYearPlan,
  t: Translate<typeof planStrings.table>,
  locale: Locale,
  madeAt: string,
  /** What holds for all of it, such as that answers are still open. */
  remark: string,
): string {
  return icsCalendar(
    t('optimiser'),
    plan.steps.map(({ day, wallet, asset, amount, proceeds, reason }) => {
      const what = `${formatExact(amount, locale)} ${readable(asset)}`;
      return {
        uid: `plan-${day}-${wallet}-${asset}-${reason}`,
        day,
        summary: wallet === ALL_WALLETS ? t('ics.sell', { what }) : t('ics.sellAt', { what, wallet }),
        description:
          `${remark} ${t('ics.line', { reason: t(`reason.${reason}`), proceeds: formatEuro(proceeds, locale) })}`.trim(),
      };
    }),
    madeAt,
  );
}
