/** A figure as the sum over the assets held: each with its factors, and its lots one click further. */
import { absolute, compare, dec } from '@cryptax/kernel';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import { cx } from '../../../ui/class-names.ts';
import { Coin } from '../../../ui/coin.tsx';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { Money } from '../../../ui/money.tsx';
import { OpenChevron } from '../../../ui/opening-row.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { sourceName } from '../../prices/price-words.ts';
import { pricesStrings } from '../../prices/strings.ts';
import type { AssetPosition } from '../portfolio-types.ts';
import { type AssetFigure, freeValue } from './holding-figures.ts';
import { LotList, type LotScope } from './lot-list.tsx';
import { PriceLine } from './lot-trail.tsx';
import { holdingStrings } from './strings.ts';

export interface AssetPart {
  readonly position: AssetPosition;
  readonly amount: string;
}

/** What each asset adds to the figure or takes from it, the largest effect first; assets without a price add nothing and are named elsewhere. */
export function assetParts(assets: readonly AssetPosition[], figure: AssetFigure): readonly AssetPart[] {
  return assets
    .flatMap((position) => {
      const amount = amountOf(position, figure);
      return amount === undefined || dec(amount).units === 0n ? [] : [{ position, amount }];
    })
    .sort((a, b) => compare(absolute(dec(b.amount)), absolute(dec(a.amount))));
}

function amountOf(position: AssetPosition, figure: AssetFigure): string | undefined {
  switch (figure) {
    case 'own.value':
      return position.value;
    case 'own.open':
      return position.unrealised;
    case 'own.day':
      return position.dayBefore?.change;
    case 'own.free':
      return freeValue(position);
  }
}

export interface AssetRowProps extends LotScope {
  readonly part: AssetPart;
  readonly figure: AssetFigure;
}

const SIGNED: ReadonlySet<AssetFigure> = new Set(['own.open', 'own.day']);

export function AssetRow({ part: { position, amount }, figure, ...scope }: AssetRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { asset, now } = position;
  const isSigned = SIGNED.has(figure);
  return (
    <li className="border-b border-line" data-part={asset}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2.5 py-1.5 text-left text-sm hover:bg-hover touch:min-h-12"
      >
        <OpenChevron isOpen={isOpen} />
        <Coin symbol={asset} />
        <span className={cx('min-w-0 flex-1', isOpen && 'font-semibold')}>
          {readable(asset)}
          <Factors position={position} figure={figure} />
        </span>
        <Money value={amount} sign={isSigned ? 'always' : 'plain'} />
      </button>
      {isOpen && (
        <div className="pb-3 pl-6">
          {now !== undefined && <PriceLine now={now} />}
          <div className="mt-2">
            <LotList
              {...scope}
              {...(figure === 'own.free' ? { isFree: true } : {})}
              {...{ asset, now }}
              shows={isSigned ? 'gain' : 'value'}
            />
          </div>
        </div>
      )}
    </li>
  );
}

/** The second line: from which amount and price the figure comes. */
function Factors({ position, figure }: { readonly position: AssetPosition; readonly figure: AssetFigure }) {
  const t = useStrings(holdingStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const { asset, amount, now, value, cost, lots, dayBefore } = position;
  if (now === undefined || value === undefined) return null;
  const price = formatPrice(now.price, locale);
  const text = {
    'own.value': `${quantity(amount, asset)} × ${price}`,
    'own.free': `${quantity(lots.freeAmount, asset)} × ${price}`,
    'own.open': cost === null ? t('lot.noCost') : `${euro(value)} − ${euro(cost)}`,
    'own.day':
      dayBefore === undefined
        ? ''
        : t('before', {
            day: formatDay(dayBefore.day, locale),
            price: formatPrice(dayBefore.price, locale),
            source: sourceName(dayBefore.source, words),
          }),
  }[figure];
  return <span className="num block text-xs font-normal whitespace-normal text-ink-3">{text}</span>;
}
