/** Shares of the whole value by asset, wallet or chain. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { DonutChart } from '../../../../../ui/charts/donut-chart.tsx';
import { formatPercent } from '../../../../../ui/format/percent.ts';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { CUTS, type Cut, slicesBy } from '../model/cuts.ts';
import { portfolioStrings } from '../strings.ts';
import { useChainName } from './use-chain-name.ts';

export function AllocationCard({ model }: { readonly model: PortfolioModel }) {
  const t = useStrings(portfolioStrings);
  const [cut, setCut] = useState<Cut>('asset');
  const locale = useLocale();
  const euro = useEuro();
  const slices = slicesBy(model, cut, useChainName());
  const [largest] = slices;
  return (
    <Card>
      <CardBody>
        {largest === undefined ? (
          <>
            <h2 className="text-base font-semibold">{t('allocation')}</h2>
            <p className="mt-2 text-sm text-ink-2">{t('allocation.none')}</p>
          </>
        ) : (
          <>
            <DonutChart
              label={`${t('allocation')} ${t(`by.${cut}`)}`}
              heading={t('allocation')}
              summary={t('allocation.summary', {
                name: largest.label,
                share: formatPercent(largest.share, locale),
              })}
              slices={slices}
              centerLabel={t('total')}
              centerValue={euro(model.totals.value ?? '0', { whole: true })}
            />
            <Segmented
              className="mt-3"
              label={t('allocation.by')}
              value={cut}
              onValueChange={setCut}
              options={CUTS.map((value) => ({ value, label: t(`by.${value}`) }))}
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}
