/** The plan: what to sell and buy, from which wallets, and what the tax office would take of it this year. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { csvText } from '../../../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { toSettings } from '../../../../../platform/navigation/settings-sections.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import { useShownYear, useSureCoins } from '../../../../tax/year-range.tsx';
import type { PortfolioModel, RebalancePlan, RebalanceTrade } from '../../../portfolio-types.ts';
import { rebalanceStrings } from '../analysis-strings.ts';

export interface RebalanceResultProps {
  readonly book: Book;
  readonly plan: RebalancePlan;
  readonly model: PortfolioModel;
}

/** Prices older than this deserve a word before anyone acts on them. */
const FRESH_DAYS = 1;

export function RebalanceResult({ book, plan, model }: RebalanceResultProps) {
  const t = useStrings(rebalanceStrings);
  const standing = useShownYear(book, plan.year);
  const sells = plan.trades.filter(({ side }) => side === 'sell').map(({ asset }) => asset);
  const isSure = useSureCoins(book);
  const isFinal = standing.kind === 'certain' && sells.every(isSure);
  const age = model.assets.reduce((oldest, { now }) => Math.max(oldest, now?.ageDays ?? 0), 0);
  if (plan.trades.length === 0) return <p className="text-sm text-ink-2">{t('trades.none')}</p>;
  return (
    <>
      <TaxBlock plan={plan} />
      {!isFinal && (
        <Callout tone="review" size="line" className="mt-3">
          {t('tax.open', { year: plan.year })}
        </Callout>
      )}
      {plan.unknown.length > 0 && (
        <Callout tone="review" size="line" className="mt-3">
          {t('unknown', { assets: plan.unknown.join(', ') })}
        </Callout>
      )}
      {age > FRESH_DAYS && (
        <Callout tone="stale" size="line" className="mt-3">
          {t('stale', { count: age })}
          <PriceDoubts doubts={model.totals.doubts} />
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

function TaxBlock({ plan: { tax, year, unknown } }: Pick<RebalanceResultProps, 'plan'>) {
  const t = useStrings(rebalanceStrings);
  /** With a sale of unknown result the tax after it is unknown too; what it would be without that sale is below. */
  const isKnown = unknown.length === 0;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-xs text-ink-2">{t('tax', { year })}</p>
        <p className="num text-2xl font-semibold" data-figure="extra-tax">
          {isKnown ? <Money value={tax.extra} whole /> : t('tax.unknown')}
        </p>
      </div>
      <div>
        <DescriptionList
          dense
          items={[
            { id: 'before', term: t('tax.before', { year }), value: <Money value={tax.before} whole /> },
            {
              id: 'after',
              term: t(isKnown ? 'tax.after' : 'tax.after.part', { year }),
              value: <Money value={tax.after} whole />,
            },
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
            <Link {...toSettings('tax')} className={linkClass('inline')}>
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

/** Sales first, then purchases; sales say which wallets give and what of the gain is taxable. */
function TradesTable({ trades }: Pick<RebalancePlan, 'trades'>) {
  const t = useStrings(rebalanceStrings);
  const rows = [...trades].sort((a, b) => (a.side === b.side ? 0 : a.side === 'sell' ? -1 : 1));
  return (
    <DataTable
      className="mt-3"
      label={t('trades')}
      columns={useTradeColumns()}
      rows={rows}
      rowId={({ asset, side }) => `${side} ${asset}`}
      phoneRow={(trade) => <PhoneRow trade={trade} />}
    />
  );
}

function useTradeColumns(): readonly Column<RebalanceTrade>[] {
  const t = useStrings(rebalanceStrings);
  return [
    {
      id: 'what',
      header: t('action'),
      width: 9,
      grow: true,
      cell: ({ asset, side }) => (
        <span className="flex items-center gap-2">
          <Coin symbol={asset} size={20} />
          <span>
            {t(side)} <b className="font-medium">{readable(asset)}</b>
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      width: 7,
      priority: 2,
      align: 'right',
      cell: ({ amount }) => <CryptoAmount value={amount} />,
    },
    {
      id: 'value',
      header: t('value'),
      width: 7,
      align: 'right',
      cell: ({ value }) => <Money value={value} />,
    },
    {
      id: 'from',
      header: t('from'),
      width: 8,
      priority: 4,
      cell: ({ wallets }) => (wallets.length === 0 ? '–' : wallets.map(({ wallet }) => wallet).join(', ')),
    },
    {
      id: 'gain',
      header: t('gain'),
      width: 7,
      priority: 3,
      align: 'right',
      cell: (trade) => <Gain trade={trade} pick={({ total }) => total} />,
    },
    {
      id: 'taxable',
      header: t('taxable'),
      width: 8,
      priority: 2,
      align: 'right',
      cell: (trade) => <Gain trade={trade} pick={({ taxable }) => taxable} />,
    },
  ];
}

interface GainProps {
  readonly trade: RebalanceTrade;
  readonly pick: (gain: NonNullable<RebalanceTrade['gain']>) => string;
}

/** A purchase has none; a sale without one is of unknown result. */
function Gain({ trade: { side, gain }, pick }: GainProps) {
  const t = useStrings(rebalanceStrings);
  if (gain !== undefined) return <Money value={pick(gain)} sign="always" />;
  return side === 'sell' ? <span className="text-review">{t('gain.unknown')}</span> : '–';
}

function PhoneRow({ trade }: Pick<GainProps, 'trade'>) {
  const t = useStrings(rebalanceStrings);
  return (
    <span className="flex items-center justify-between gap-3">
      <span>
        <span className="block font-medium">
          {t(trade.side)} {readable(trade.asset)}
        </span>
        <CryptoAmount value={trade.amount} className="text-xs text-ink-3" />
      </span>
      <span className="text-right">
        <Money value={trade.value} className="block" />
        {trade.side === 'sell' && (
          <span className="block text-xs">
            <Gain trade={trade} pick={({ total }) => total} />
          </span>
        )}
      </span>
    </span>
  );
}
