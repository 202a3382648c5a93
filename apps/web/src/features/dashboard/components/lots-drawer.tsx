/** Open lots of one asset: held since, tax-free from, and what a sale today would bring. */

import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { AssetPosition, LivePriceMap, OpenLot } from '../../../lib/ledger/portfolio-api.ts';
import { useAnswer } from '../../../lib/ledger/use-ledger.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { linkClass } from '../../../ui/link-class.ts';
import { Money } from '../../../ui/money.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { dashboardStrings } from '../strings.ts';

const PAGE = 25;

export interface LotsDrawerProps {
  readonly book: Book;
  readonly position: AssetPosition | null;
  readonly live: LivePriceMap;
  readonly priceKey: string;
  readonly onClose: () => void;
}

export function LotsDrawer({ position, onClose, ...rest }: LotsDrawerProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const price = position?.now?.price;
  return (
    <Drawer
      open={position !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('lots.title', { asset: position?.asset ?? '' })}
      subtitle={price === undefined ? t('lots.noPrice') : t('lots.line', { price: formatPrice(price, locale) })}
    >
      {position !== null && <Lots key={position.asset} position={position} {...rest} />}
    </Drawer>
  );
}

type LotsProps = Omit<LotsDrawerProps, 'position' | 'onClose'> & { readonly position: AssetPosition };

function Lots({ book, position, live, priceKey }: LotsProps) {
  const t = useStrings(dashboardStrings);
  const { asset, lots } = position;
  const [limit, setLimit] = useState(PAGE);
  const page = useAnswer(`lots ${book} ${asset} ${limit} ${priceKey}`, (api) =>
    api.openLots(book, { asset, offset: 0, limit, live }),
  );
  if (page.kind !== 'ready') return <SkeletonCard rows={4} />;
  const { total, lots: list } = page.value;
  return (
    <>
      {lots.gainNow !== undefined && (
        <DescriptionList
          sunken
          className="mb-4"
          items={[
            { id: 'free', term: t('lots.ofFree'), value: <Money value={lots.gainNow.free} sign="always" /> },
            { id: 'taxable', term: t('lots.ofTaxable'), value: <Money value={lots.gainNow.taxable} sign="always" /> },
            {
              id: 'total',
              term: t('lots.total'),
              value: <Money value={lots.gainNow.total} sign="always" />,
              total: true,
            },
          ]}
        />
      )}
      <ul className="divide-y divide-line border-y border-line">
        {list.map((lot) => (
          <LotRow key={`${lot.lotId} ${lot.wallet}`} lot={lot} />
        ))}
      </ul>
      {total > list.length && (
        <Button size="s" className="mt-3" onClick={() => setLimit(limit + PAGE)}>
          {t('lots.more', { count: Math.min(PAGE, total - list.length) })}
        </Button>
      )}
    </>
  );
}

function LotRow({ lot }: { readonly lot: OpenLot }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [made] = lot.chain;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="font-medium">
          <CryptoAmount value={lot.amount} unit={lot.asset} />
        </p>
        <p className="text-xs text-ink-3">
          {t('lots.since', { day: formatDay(lot.heldSince, locale) })} · {lot.wallet} ·{' '}
          {t('lots.cost', { value: euro(lot.cost) })}
        </p>
        {made !== undefined && (
          <Link to="/transactions" search={{ event: made }} className={`${linkClass('inline')} text-xs`}>
            {t('lots.event')}
          </Link>
        )}
      </div>
      <div className="ml-auto text-right">
        <p>{lot.gainNow === undefined ? <Money value={null} /> : <Money value={lot.gainNow} sign="always" />}</p>
        <Badge tone={lot.isFree ? 'free' : 'taxable'} className="mt-0.5">
          {lot.isFree ? t('lots.free') : t('lots.freeFrom', { day: formatDay(lot.freeFrom, locale) })}
        </Badge>
      </div>
    </li>
  );
}
