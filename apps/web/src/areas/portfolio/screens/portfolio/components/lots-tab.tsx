/** Open lots by asset: held since, free from, gain if sold now. An asset opens to its single lots. */

import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { RenameNote } from '../../../../../platform/ledger/rename-note.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatCount, formatPercent } from '../../../../../ui/format/number-format.ts';
import { HoldingBar } from '../../../../../ui/holding-bar.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { useSureCoins } from '../../../../tax/year-range.tsx';
import type { PortfolioData } from '../../../parts/use-portfolio.ts';
import type { AssetPosition, OpenLot, PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export interface LotsTabProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly data: PortfolioData;
  readonly onLot: (lot: OpenLot) => void;
}

export function LotsTab({ book, model, data, onLot }: LotsTabProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const isSure = useSureCoins(book);
  return (
    <TitledCard
      title={t('lots')}
      note={formatCount(
        model.assets.reduce((sum, { lots }) => sum + lots.count, 0),
        locale,
      )}
    >
      <p className="mb-3 max-w-[68ch] text-sm text-ink-2">{t('lots.line')}</p>
      {model.assets.length === 0 && <p className="text-sm text-ink-2">{t('positions.none')}</p>}
      {model.assets.map((position) => (
        <Disclosure
          key={position.asset}
          summary={<Summary position={position} isSure={isSure(position.asset)} />}
          className="last:border-b-0"
        >
          <LotsTable {...{ book, position, data, onLot }} isSure={isSure(position.asset)} />
        </Disclosure>
      ))}
    </TitledCard>
  );
}

interface SummaryProps {
  readonly position: AssetPosition;
  /** No open answer changes how much of it is past the holding period. */
  readonly isSure: boolean;
}

function Summary({ position: { asset, amount, lots }, isSure }: SummaryProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const sentence =
    lots.nextFree === undefined
      ? t('lots.allFree')
      : t('lots.more', {
          share: formatPercent(lots.freeShare, locale, { decimals: 0 }),
          day: formatDay(lots.nextFree.on, locale),
        });
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-2 font-normal">
      <span className="flex min-w-32 flex-1 items-center gap-2.5">
        <Coin symbol={asset} size={28} />
        <span className="min-w-0">
          <span className="block font-medium">
            <CryptoAmount value={amount} unit={asset} />
          </span>
          <span className="num block text-xs whitespace-normal text-ink-3">
            {t('lots.count', { count: lots.count })}, {t('lots.since', { day: formatDay(lots.heldSince, locale) })}
          </span>
        </span>
      </span>
      <HoldingBar
        freeShare={Number(lots.freeShare)}
        sentence={isSure ? sentence : t('lots.provisional', { state: sentence })}
        isSure={isSure}
        className="max-sm:order-last max-sm:basis-full sm:basis-44"
      />
      <span className="text-right text-sm sm:min-w-28" data-gain={asset}>
        {lots.gainNow === undefined ? <Money value={null} /> : <Money value={lots.gainNow.total} sign="always" />}
        <span className="block text-xs text-ink-3 max-sm:sr-only">{t('lots.gain')}</span>
      </span>
    </span>
  );
}

/** The single lots of one asset, oldest first, a page at a time. */
const PAGE = 25;

interface LotsTableProps {
  readonly book: Book;
  readonly position: AssetPosition;
  readonly data: PortfolioData;
  readonly onLot: (lot: OpenLot) => void;
  readonly isSure: boolean;
}

function LotsTable({ book, position: { asset, lots: summary }, data, onLot, isSure }: LotsTableProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const [limit, setLimit] = useState(PAGE);
  const page = useAnswer(`lots ${book} ${asset} ${limit} ${data.priceKey}`, (api) =>
    api.openLots(book, { asset, offset: 0, limit, live: data.live }),
  );
  const columns = useLotColumns(isSure);
  if (page.kind === 'loading') return <SkeletonCard rows={3} />;
  if (page.kind === 'failed') return <LedgerFailed error={page.error} inline />;
  const { total, lots } = page.value;
  return (
    <>
      <RenameNote asset={asset} since={summary.heldSince} className="mb-3" />
      {summary.gainNow !== undefined && (
        <p className="mb-2 flex flex-wrap gap-x-5 text-xs text-ink-2">
          <span>
            {t('lots.gain.free')} <Money value={summary.gainNow.free} sign="always" />
          </span>
          <span>
            {t('lots.gain.taxable')} <Money value={summary.gainNow.taxable} sign="always" />
          </span>
        </p>
      )}
      <DataTable
        label={`${t('lots')} ${readable(asset)}`}
        columns={columns}
        rows={lots}
        rowId={({ lotId, wallet }) => `${lotId} ${wallet}`}
        rowName={({ heldSince }) => t('lots.way', { day: formatDay(heldSince, locale) })}
        onOpen={onLot}
        phoneRow={(lot) => <PhoneRow lot={lot} isSure={isSure} />}
      />
      {total > lots.length && (
        <Button size="s" className="mt-3" onClick={() => setLimit(limit + PAGE)}>
          {t('lots.show', { count: Math.min(PAGE, total - lots.length) })}
        </Button>
      )}
    </>
  );
}

function useLotColumns(isSure: boolean): readonly Column<OpenLot>[] {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  return [
    {
      id: 'acquired',
      header: t('lots.acquired'),
      width: 7,
      cell: ({ heldSince, heldDays }) => (
        <span className="num">
          {formatDay(heldSince, locale)}
          <span className="block text-2xs leading-3.5 text-ink-3">{t('lots.days', { count: heldDays })}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      width: 7,
      align: 'right',
      cell: ({ amount }) => <CryptoAmount value={amount} />,
    },
    {
      id: 'wallet',
      header: t('wallet'),
      width: 7,
      grow: true,
      priority: 3,
      cell: ({ wallet }) => (wallet === ALL_WALLETS ? t('wallet.all') : wallet),
    },
    {
      id: 'cost',
      header: t('cost'),
      width: 7.5,
      priority: 2,
      align: 'right',
      cell: ({ cost }) => <Money value={cost} />,
    },
    { id: 'free', header: t('lots.from'), width: 9, cell: (lot) => <FreeBadge lot={lot} isSure={isSure} /> },
    {
      id: 'gain',
      header: t('lots.gain'),
      width: 9,
      align: 'right',
      cell: ({ gainNow }) => (gainNow === undefined ? <Money value={null} /> : <Money value={gainNow} sign="always" />),
    },
  ];
}

interface LotProps {
  readonly lot: OpenLot;
  readonly isSure: boolean;
}

function FreeBadge({ lot: { isFree, freeFrom }, isSure }: LotProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const state = isFree ? t('lots.free') : formatDay(freeFrom, locale);
  if (!isSure) return <Badge tone="review">{t('lots.provisional', { state })}</Badge>;
  return <Badge tone={isFree ? 'free' : 'taxable'}>{state}</Badge>;
}

function PhoneRow({ lot, isSure }: LotProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  return (
    <span className="flex items-start justify-between gap-3">
      <span>
        <CryptoAmount value={lot.amount} unit={lot.asset} className="block font-medium" />
        <span className="num block text-xs text-ink-3">
          {formatDay(lot.heldSince, locale)}, {lot.wallet === ALL_WALLETS ? t('wallet.all') : lot.wallet}
        </span>
      </span>
      <span className="text-right">
        {lot.gainNow !== undefined && <Money value={lot.gainNow} sign="always" className="block" />}
        <FreeBadge lot={lot} isSure={isSure} />
      </span>
    </span>
  );
}
