/** Open lots of one asset, oldest first, a page at a time; each opens the trail to its file. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { Money } from '../../../ui/money.tsx';
import { OpeningRow } from '../../../ui/opening-row.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { useSureCoins } from '../../tax/year-range.tsx';
import type { AssetPosition, OpenLot, OpenLotsQuestion, PriceNow } from '../portfolio-types.ts';
import { LotTrail } from './lot-trail.tsx';
import { holdingStrings } from './strings.ts';

/** Whose lots, at which prices. */
export interface LotScope {
  readonly book: Book;
  readonly live: LivePriceMap;
  /** Names the prices, for questions that depend on them. */
  readonly priceKey: string;
}

export interface LotListProps extends LotScope, Pick<OpenLotsQuestion, 'isFree' | 'wallets'> {
  readonly asset: string;
  readonly now: PriceNow | undefined;
  /** What stands at the end of each line. */
  readonly shows: 'value' | 'gain';
}

const PAGE = 25;

export function LotList({ book, live, priceKey, asset, now, shows, ...part }: LotListProps) {
  const t = useStrings(holdingStrings);
  const [limit, setLimit] = useState(PAGE);
  const page = useAnswer(`lots ${book} ${asset} ${JSON.stringify(part)} ${limit} ${priceKey}`, (api) =>
    api.openLots(book, { asset, offset: 0, limit, live, ...part }),
  );
  const isSure = useSureCoins(book)(asset);
  if (page.kind === 'failed') return <LedgerFailed error={page.error} inline />;
  if (page.kind === 'loading') return <SkeletonCard rows={3} />;
  const { total, lots } = page.value;
  if (total === 0) return <p className="py-2 text-sm text-ink-3">{t('lots.none')}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {lots.map((lot) => (
          <LotRow key={`${lot.lotId} ${lot.wallet}`} {...{ book, lot, now, shows, isSure }} />
        ))}
      </ul>
      {total > lots.length && (
        <Button size="s" className="mt-3" loading={!page.isFresh} onClick={() => setLimit(limit + PAGE)}>
          {t('lots.more', { count: Math.min(PAGE, total - lots.length) })}
        </Button>
      )}
    </>
  );
}

type LotRowProps = Pick<LotListProps, 'book' | 'now' | 'shows'> & { readonly lot: OpenLot; readonly isSure: boolean };

function LotRow({ book, lot, now, shows, isSure }: LotRowProps) {
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const euro = useEuro();
  const state = lot.isFree
    ? t('lot.free')
    : t(lot.hasNoOrigin ? 'lot.freeLatest' : 'lot.freeFrom', { day: formatDay(lot.freeFrom, locale) });
  return (
    <OpeningRow
      head={
        <>
          <CryptoAmount value={lot.amount} unit={lot.asset} className="block font-medium" />
          <span className="num block text-xs whitespace-normal text-ink-3">
            {t(lot.hasNoOrigin ? 'lot.arrived' : 'lot.since', { day: formatDay(lot.heldSince, locale) })},{' '}
            {lot.wallet === ALL_WALLETS ? t('allWallets') : lot.wallet},
            {lot.cost === null ? t('lot.noCost') : t('lot.cost', { value: euro(lot.cost) })}
          </span>
        </>
      }
      figures={
        <>
          <LotFigure lot={lot} shows={shows} />
          <Badge tone={isSure ? (lot.isFree ? 'free' : 'taxable') : 'review'} className="mt-0.5">
            {isSure ? state : t('lot.provisional', { state })}
          </Badge>
        </>
      }
    >
      <LotTrail book={book} lot={lot} now={now} />
    </OpeningRow>
  );
}

function LotFigure({ lot: { value, gainNow }, shows }: Pick<LotRowProps, 'lot' | 'shows'>) {
  const figure = (shows === 'value' ? value : gainNow) ?? null;
  return <Money value={figure} sign={shows === 'gain' ? 'always' : 'plain'} className="block" />;
}

interface AssetLotsDrawerProps extends LotScope {
  readonly position: AssetPosition | null;
  /** Only the lots in these wallets; the sums above them are then left out, they are of the whole position. */
  readonly wallets?: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Open lots of one asset in a drawer: what a sale today would bring, and each lot down to its file. */
export function AssetLotsDrawer({ position, onClose, ...rest }: AssetLotsDrawerProps) {
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const price = position?.now?.price;
  return (
    <Drawer
      open={position !== null}
      onClose={onClose}
      title={t('lots', { asset: position?.asset ?? '' })}
      subtitle={price === undefined ? t('lots.noPrice') : t('lots.line', { price: formatPrice(price, locale) })}
    >
      {position !== null && (
        <div key={position.asset}>
          {rest.wallets === undefined && <GainSums position={position} />}
          <LotList asset={position.asset} now={position.now} shows="gain" {...rest} />
        </div>
      )}
    </Drawer>
  );
}

function GainSums({ position: { lots } }: { readonly position: AssetPosition }) {
  const t = useStrings(holdingStrings);
  const { gainNow } = lots;
  if (gainNow === undefined) return null;
  const line = (id: 'free' | 'taxable' | 'total') => ({
    id,
    term: t(`lots.${id}`),
    value: <Money value={gainNow[id]} sign="always" />,
    total: id === 'total',
  });
  return <DescriptionList sunken className="mb-4" items={[line('free'), line('taxable'), line('total')]} />;
}
