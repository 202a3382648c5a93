/** Where the chosen tax year stands: gain inside the holding period against the limit, and what is free to sell today. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { AssetPosition } from '../../../lib/ledger/portfolio-api.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { formatPercent } from '../../../ui/format/percent.ts';
import { HoldingBar } from '../../../ui/holding-bar.tsx';
import { LimitGauge } from '../../../ui/limit-gauge.tsx';
import { Money } from '../../../ui/money.tsx';
import { freeToday, type YearRow } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

export interface TaxYearCardProps {
  readonly year: number;
  readonly assessed: YearRow | null;
  readonly openReviews: number;
  readonly assets: readonly AssetPosition[];
}

export function TaxYearCard({ year, assessed, openReviews, assets }: TaxYearCardProps) {
  const t = useStrings(dashboardStrings);
  return (
    <Card>
      <CardHead title={t('year', { year })} />
      <CardBody>
        {assessed === null ? <p className="text-sm text-ink-2">{t('year.none')}</p> : <YearFigures year={assessed} />}
        {openReviews > 0 && (
          <Callout tone="review" size="line" className="mt-3">
            {t('year.open', { count: openReviews })}
          </Callout>
        )}
        <FreeToday assets={assets} />
        <Link to="/unified-simulator" className={buttonClass({ variant: 'secondary', className: 'mt-4 w-full' })}>
          {t('simulate')}
        </Link>
        <p className="mt-3 text-xs text-ink-3">{t('disclaimer')}</p>
      </CardBody>
    </Card>
  );
}

function YearFigures({ year: { privateSales, income, taxFreeGain } }: { readonly year: YearRow }) {
  const t = useStrings(dashboardStrings);
  return (
    <>
      <p className="text-xs text-ink-2">{t('year.gain')}</p>
      <p className="num mb-3 text-2xl font-semibold">
        <Money value={privateSales.net} sign="always" tone="plain" />
      </p>
      <LimitGauge
        value={privateSales.net}
        limit={privateSales.limit}
        label={t('limit23')}
        sentence={privateSales.limitReached ? t('limit.reached') : t('limit.below')}
      />
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 border-t border-line pt-3 text-sm">
        <dt className="text-ink-2">{t('taxable23')}</dt>
        <dd className="num text-right font-medium">
          <Money value={privateSales.taxable} />
        </dd>
        <dt className="text-ink-2">{t('afterPeriod')}</dt>
        <dd className="num text-right">
          <Money value={taxFreeGain} sign="always" tone="plain" />
        </dd>
        <dt className="text-ink-2">{t('income')}</dt>
        <dd className="num text-right">
          <Money value={income.net} />
        </dd>
        <dt className="text-ink-2">{t('taxable22')}</dt>
        <dd className="num text-right font-medium">
          <Money value={income.taxable} />
        </dd>
      </dl>
    </>
  );
}

function FreeToday({ assets }: { readonly assets: readonly AssetPosition[] }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const free = freeToday(assets);
  if (free === null) return null;
  const share = (ratio: number) => formatPercent(String(ratio), locale, { decimals: 0 });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-xs text-ink-2">{t('freeToday')}</p>
      <p className="num mb-2 text-2xl font-semibold">
        <Money value={free.value} />
      </p>
      <HoldingBar
        size="m"
        freeShare={free.ratio}
        sentence={t('freeToday.parts', { free: share(free.ratio), inside: share(1 - free.ratio) })}
      />
    </div>
  );
}
