/** Every asset with amount, price and its age, value, share and open result; of one chain only, when one is chosen. */

import { compare, compareText, dec, defined } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { Coin, CoinName } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { FilterPill } from '../../../../../ui/filter-pill.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import type { AssetPosition, ChainSlice, PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export interface PositionsCardProps {
  readonly model: PortfolioModel;
  readonly chain: ChainSlice | null;
  readonly onAllChains: () => void;
  readonly onOpen: (asset: string) => void;
}

/** A position as the table shows it: on one chain only amount and value are its own. */
type Row = Pick<AssetPosition, 'asset' | 'amount' | 'value' | 'now' | 'share' | 'unrealised' | 'wallets'>;

export function PositionsCard({ model, chain, onAllChains, onOpen }: PositionsCardProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const chainName = useChainName();
  const columns = useColumns();
  const rows: readonly Row[] = chain === null ? model.assets : rowsOf(chain, model.assets);
  return (
    <Card>
      <CardHead
        title={t('positions')}
        note={formatCount(rows.length, locale)}
        actions={chain !== null && <FilterPill name={t('by.chain')} value={chainName(chain)} onRemove={onAllChains} />}
      />
      {rows.length === 0 ? (
        <p className="px-4 pt-2 pb-4.5 text-sm text-ink-2 sm:px-4.5">{t('positions.none')}</p>
      ) : (
        <DataTable
          className="mt-2"
          label={t('positions')}
          columns={columns}
          rows={rows}
          rowId={({ asset }) => asset}
          rowName={({ asset }) => t('positions.lots', { asset })}
          onOpen={({ asset }) => onOpen(asset)}
          defaultSort={{ columnId: 'value', direction: 'descending' }}
          phoneRow={(row) => <PhoneRow row={row} />}
        />
      )}
    </Card>
  );
}

function rowsOf(chain: ChainSlice, assets: readonly AssetPosition[]): readonly Row[] {
  return chain.assets.map(({ asset, amount, value }) => ({
    asset,
    amount,
    wallets: chain.wallets,
    ...defined({ value, now: assets.find((one) => one.asset === asset)?.now }),
  }));
}

function useColumns(): readonly Column<Row>[] {
  const t = useStrings(portfolioStrings);
  const byText = (pick: (row: Row) => string | undefined) => ({
    compare: (a: Row, b: Row) => compare(dec(pick(a) ?? '0'), dec(pick(b) ?? '0')),
    isMissing: (row: Row) => pick(row) === undefined,
    descendingFirst: true,
    align: 'right' as const,
  });
  return [
    {
      id: 'asset',
      header: t('asset'),
      width: 10,
      grow: true,
      compare: (a, b) => compareText(a.asset, b.asset),
      cell: (row) => <Name row={row} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      width: 7,
      priority: 2,
      ...byText(({ amount }) => amount),
      cell: ({ asset, amount }) => (
        <span data-amount={asset} data-exact={amount}>
          <CryptoAmount value={amount} />
        </span>
      ),
    },
    {
      id: 'price',
      header: t('price'),
      width: 8,
      priority: 3,
      ...byText(({ now }) => now?.price),
      cell: (row) => <Price row={row} />,
    },
    {
      id: 'value',
      header: t('worth'),
      width: 7.5,
      ...byText(({ value }) => value),
      cell: ({ asset, value }) => (
        <span data-value={asset}>
          <Money value={value ?? null} className="font-medium" />
        </span>
      ),
    },
    {
      id: 'share',
      header: t('share'),
      width: 5,
      priority: 3,
      ...byText(({ share }) => share),
      cell: ({ share }) => (share === undefined ? '–' : <PercentText ratio={share} />),
    },
    {
      id: 'result',
      header: t('result'),
      width: 8,
      priority: 2,
      ...byText(({ unrealised }) => unrealised),
      cell: ({ unrealised }) => (unrealised === undefined ? '–' : <Money value={unrealised} sign="always" />),
    },
  ];
}

/** Names of more wallets than this are counted instead. */
const NAMED_WALLETS = 2;

function Name({ row: { asset, wallets } }: { readonly row: Row }) {
  const t = useStrings(portfolioStrings);
  return (
    <CoinName symbol={asset} title={wallets.join(', ')}>
      {wallets.length > NAMED_WALLETS ? t('wallets.in', { count: wallets.length }) : wallets.join(', ')}
    </CoinName>
  );
}

function Price({ row: { now } }: { readonly row: Row }) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  if (now === undefined) return <Money value={null} />;
  return (
    <span className="num">
      <span className="block">{formatPrice(now.price, locale)}</span>
      <span className="block text-2xs leading-3.5 text-ink-3">
        {now.ageDays === 0 ? t('age.today') : t('age.days', { count: now.ageDays })}
      </span>
    </span>
  );
}

function PhoneRow({ row }: { readonly row: Row }) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="flex min-w-0 items-center gap-2.5">
        <Coin symbol={row.asset} size={28} />
        <span className="min-w-0">
          <span className="block font-medium">{readable(row.asset)}</span>
          <span className="block text-xs text-ink-3">
            <CryptoAmount value={row.amount} />
          </span>
        </span>
      </span>
      <span className="text-right">
        <Money value={row.value ?? null} className="block font-medium" />
        {row.unrealised !== undefined && <Money value={row.unrealised} sign="always" className="block text-xs" />}
      </span>
    </span>
  );
}

/** The name of a chain as the screen says it; exchanges and the unknown have words of their own. */
export function useChainName(): (chain: Pick<ChainSlice, 'family' | 'name'>) => string {
  const t = useStrings(portfolioStrings);
  return ({ family, name }) => (family === 'venue' ? t('venue') : family === 'unknown' ? t('unknownChain') : name);
}
