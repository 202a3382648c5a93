/** The plan: what to sell and buy, from which wallets, and what the tax office would take of it this year. */
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { csvText } from '../../../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { PortfolioModel, RebalancePlan } from '../../../portfolio-types.ts';
import { rebalanceStrings } from '../rebalance-strings.ts';
import { TradesTable } from './trades-table.tsx';

export interface RebalanceResultProps {
  readonly plan: RebalancePlan;
  readonly model: PortfolioModel;
}

/** Prices older than this deserve a word before anyone acts on them. */
const FRESH_DAYS = 1;

export function RebalanceResult({ plan, model }: RebalanceResultProps) {
  const t = useStrings(rebalanceStrings);
  const age = model.assets.reduce((oldest, { now }) => Math.max(oldest, now?.ageDays ?? 0), 0);
  if (plan.trades.length === 0) return <p className="text-sm text-ink-2">{t('trades.none')}</p>;
  return (
    <>
      <TaxBlock plan={plan} />
      {age > FRESH_DAYS && (
        <Callout tone="stale" size="line" className="mt-3">
          {t('stale', { count: age })}
        </Callout>
      )}
      <TradesTable trades={plan.trades} />
      {plan.unpriced.length > 0 && (
        <Callout tone="review" size="line" className="mt-3">
          {t('unpriced', { assets: plan.unpriced.join(', ') })}
        </Callout>
      )}
      <p className="mt-3 text-xs text-ink-3">{t('note')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={Download} onClick={() => saveTextFile(`cryptax-rebalancing-${model.today}.csv`, planCsv(plan))}>
          {t('download')}
        </Button>
        <Link to="/tax-strategies" className={buttonClass({ variant: 'secondary' })}>
          {t('toStrategies')}
        </Link>
        <Link to="/what-if-enhanced" className={buttonClass({ variant: 'secondary' })}>
          {t('toWhatIf')}
        </Link>
      </div>
      <p className="mt-3 text-xs text-ink-3">{t('disclaimer')}</p>
    </>
  );
}

function TaxBlock({ plan: { tax, year } }: Pick<RebalanceResultProps, 'plan'>) {
  const t = useStrings(rebalanceStrings);
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-xs text-ink-2">{t('tax', { year })}</p>
        <p className="num text-2xl font-semibold" data-figure="extra-tax">
          <Money value={tax.extra} whole />
        </p>
      </div>
      <div>
        <DescriptionList
          dense
          items={[
            { id: 'before', term: t('tax.before', { year }), value: <Money value={tax.before} whole /> },
            { id: 'after', term: t('tax.after', { year }), value: <Money value={tax.after} whole /> },
            {
              id: 'taxable',
              term: t('tax.taxable'),
              value: (
                <>
                  <Money value={tax.taxableBefore} /> → <Money value={tax.taxableAfter} />
                </>
              ),
            },
          ]}
        />
        <p className="mt-1.5 text-xs text-ink-3">
          {tax.kind === 'flat-estimate' ? t('tax.flat') : t('tax.difference')}{' '}
          {tax.kind === 'flat-estimate' && (
            <Link to="/settings" hash="tax-profile" className={linkClass('inline')}>
              {t('profile')}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function planCsv({ trades }: RebalancePlan): string {
  return csvText(
    ['side', 'asset', 'amount', 'value_eur', 'wallets', 'gain_eur', 'tax_free_eur', 'taxable_eur'],
    trades.map(({ side, asset, amount, value, wallets, gain }) => [
      side,
      asset,
      amount,
      value,
      wallets.map((part) => `${part.wallet} ${part.amount}`).join(' | '),
      gain?.total ?? '',
      gain?.free ?? '',
      gain?.taxable ?? '',
    ]),
  );
}
