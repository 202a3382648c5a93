/** Four tiles and one sentence: what is saved now, how much loss there is, what a euro of cost brings, what can be carried on. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatNumber } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { HarvestAnalysis } from '../../../planning-types.ts';
import { lossHarvestingStrings } from '../strings.ts';

export function HarvestSummary({ found }: { readonly found: HarvestAnalysis }) {
  const t = useStrings(lossHarvestingStrings);
  const euro = useEuro();
  const locale = useLocale();
  const { year } = found;
  const isNothingChosen = !found.candidates.some(({ isChosen }) => isChosen);
  const limit = euro(year.limit, { whole: true });
  const more = year.limitReached
    ? t('standing.need', { loss: euro(found.lossToLimit), limit })
    : t('standing.below', { limit });
  return (
    <>
      <StatStrip
        stats={[
          {
            id: 'saving',
            label: t('saving'),
            value: <Money value={found.taxSaving} whole />,
            note: year.limitReached
              ? t('saving.net', { value: euro(found.netBenefit) })
              : t('saving.none', { year: year.year }),
          },
          {
            id: 'losses',
            label: t('losses'),
            value: <Money value={found.totalLoss} />,
            note: t('losses.chosen', { value: euro(found.chosenLoss) }),
          },
          {
            id: 'roi',
            label: t('roi'),
            value: <span className="num">{formatNumber(found.roi, locale, { minimumFractionDigits: 2 })}</span>,
            note: t('roi.cost', { value: euro(found.transactionCost) }),
          },
          {
            id: 'carried',
            label: isNothingChosen ? t('carryPossible') : t('carried'),
            value: <Money value={isNothingChosen ? found.carryPossible : found.carriedForward} />,
            note: t('carried.note'),
          },
        ]}
      />
      <Callout title={t('standing', { year: year.year })}>
        {t('standing.line', { net: euro(year.net), tax: euro(year.tax), more })}
      </Callout>
    </>
  );
}
