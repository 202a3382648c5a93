/** Value in euro first, in dollar second, and the largest holdings with their share. */
import { priceDoubts } from '@cryptax/portfolio';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { assetColor, Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { ShareBar } from '../../../../../ui/holding-bar.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { WalletCard, WalletHolding, WalletList } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { isUnread, priceMoment } from '../wallet-model.ts';
import { Dollars } from './wallet-stats.tsx';

const SHOWN = 3;

export function WalletHoldings({ wallet, usd }: { readonly wallet: WalletCard; readonly usd: WalletList['usd'] }) {
  const t = useStrings(walletsStrings);
  const { holdings, valueEur, valueUsd, unpriced } = wallet;
  const total = Number(valueEur ?? '0');
  if (holdings.length === 0) {
    return (
      <>
        <p className="mt-3 text-sm text-ink-3">{t(isUnread(wallet) ? 'holdings.unread' : 'holdings.none')}</p>
        <Missing wallet={wallet} />
      </>
    );
  }
  return (
    <>
      <p className="mt-3 text-xl font-semibold" data-figure="wallet-value">
        <Money value={valueEur ?? null} missing={t('value.none')} />
      </p>
      <p className="text-xs text-ink-3">
        {valueUsd !== undefined && usd !== undefined && <Dollars value={valueUsd} usd={usd} />}
        {unpriced.length > 0 && valueEur !== undefined && (
          <span> {t('value.part', { assets: unpriced.map(readable).join(', ') })}</span>
        )}
        <PriceDoubts doubts={priceDoubts(holdings.map(({ asset, price }) => ({ asset, now: price })))} />
      </p>
      <ShareBar
        className="mt-2"
        label={t('holdings.bar', { name: wallet.name })}
        parts={holdings.map(({ asset, valueEur: value }) => ({
          id: asset,
          color: assetColor(asset),
          share: total === 0 ? 0 : Number(value ?? '0') / total,
        }))}
      />
      <ul className="mt-2.5 grid gap-1.5">
        {holdings.slice(0, SHOWN).map((holding) => (
          <Holding key={holding.asset} holding={holding} />
        ))}
      </ul>
      {holdings.length > SHOWN && (
        <p className="mt-1.5 text-xs text-ink-3">{t('holdings.more', { count: holdings.length - SHOWN })}</p>
      )}
      <Missing wallet={wallet} />
      {wallet.basis === 'chain' && (wallet.chain?.waiting ?? 0) > 0 && (
        <p className="mt-1.5 text-xs text-ink-3">{t('basis.chain')}</p>
      )}
    </>
  );
}

/** A balance below zero is no holding, but it is no nothing either. */
function Missing({ wallet: { missing } }: { readonly wallet: WalletCard }) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  return missing.map(({ asset, amount, since }) => (
    <p key={asset} className="mt-1.5 text-xs text-review">
      {t('holdings.missing', { amount: quantity(amount, readable(asset)), day: formatDay(since, locale) })}
    </p>
  ));
}

function Holding({ holding }: { readonly holding: WalletHolding }) {
  const t = useStrings(walletsStrings);
  const p = useStrings(pricesStrings);
  const locale = useLocale();
  const { asset, amount, valueEur, price } = holding;
  const origin = price === undefined ? undefined : `${sourceName(price.source, p)}, ${priceMoment(price.time, locale)}`;
  return (
    <li className="flex items-center gap-2.5 text-sm">
      <Coin symbol={asset} />
      <CryptoAmount value={amount} unit={asset} className="min-w-0 truncate" />
      <span className="ml-auto shrink-0" title={origin}>
        <Money value={valueEur ?? null} missing={t('value.none')} />
      </span>
    </li>
  );
}
