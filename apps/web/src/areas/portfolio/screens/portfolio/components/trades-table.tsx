/** Sales first, then purchases; sales say which wallets give and what of the gain is taxable. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { RebalanceTrade } from '../../../portfolio-types.ts';
import { rebalanceStrings } from '../rebalance-strings.ts';

export function TradesTable({ trades }: { readonly trades: readonly RebalanceTrade[] }) {
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
      priority: 1,
      cell: ({ asset, side }) => (
        <span className="flex items-center gap-2">
          <Coin symbol={asset} size={20} />
          <span>
            {t(side)} <b className="font-medium">{asset}</b>
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
      priority: 1,
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
      cell: ({ gain }) => (gain === undefined ? '–' : <Money value={gain.total} sign="always" />),
    },
    {
      id: 'taxable',
      header: t('taxable'),
      width: 8,
      priority: 2,
      align: 'right',
      cell: ({ gain }) => (gain === undefined ? '–' : <Money value={gain.taxable} sign="always" />),
    },
  ];
}

function PhoneRow({ trade }: { readonly trade: RebalanceTrade }) {
  const t = useStrings(rebalanceStrings);
  return (
    <span className="flex items-center justify-between gap-3">
      <span>
        <span className="block font-medium">
          {t(trade.side)} {trade.asset}
        </span>
        <CryptoAmount value={trade.amount} className="text-xs text-ink-3" />
      </span>
      <span className="text-right">
        <Money value={trade.value} className="block" />
        {trade.gain && <Money value={trade.gain.total} sign="always" className="block text-xs" />}
      </span>
    </span>
  );
}
