/** Four figures: wallets, value in euro (dollar below) with source and age of the prices, chains, synced of all. */
import { findChain } from '@cryptax/onchain';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { maskAmount } from '../../../../../ui/format/mask.ts';
import { formatNumber } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { PriceDoubts } from '../../../../prices/price-doubts.tsx';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { WalletList } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { isStale, isUnread, priceMoment } from '../wallet-model.ts';

export interface WalletStatsProps {
  readonly list: WalletList;
  readonly running: ReadonlyMap<string, unknown>;
}

export function WalletStats({ list, running }: WalletStatsProps) {
  const t = useStrings(walletsStrings);
  const now = useNow(30_000);
  const { wallets } = list;
  const chained = wallets.flatMap(({ chain }) => chain ?? []);
  const chains = [...new Set(chained.map(({ chain }) => findChain(chain)?.name ?? chain))];
  const synced = chained.filter((chain) => chain.status === 'synced' && !isStale(chain, now)).length;
  const venues = wallets.filter(({ type }) => type === 'exchange').length;
  return (
    <StatStrip
      className="mt-4"
      stats={[
        {
          id: 'wallets',
          label: t('stat.wallets'),
          value: wallets.length,
          note: `${t('stat.venues', { count: venues })}, ${t('stat.own', { count: wallets.length - venues })}`,
        },
        {
          id: 'value',
          label: t('stat.value'),
          value: (
            <span data-figure="total">
              <Value list={list} />
            </span>
          ),
          note: <ValueNote list={list} />,
        },
        {
          id: 'chains',
          label: t('stat.chains'),
          value: chains.length,
          note: chains.length === 0 ? t('stat.chains.none') : chains.join(', '),
        },
        {
          id: 'synced',
          label: t('stat.synced'),
          // What is not to be read is not counted: "0 of 0" would look broken.
          value:
            chained.length === 0 ? (
              '–'
            ) : (
              <>
                {synced} <span className="text-ink-3">/ {chained.length}</span>
              </>
            ),
          note:
            chained.length === 0
              ? t('stat.synced.none')
              : t('stat.synced.note', {
                  running: running.size,
                  stale: chained.filter((chain) => isStale(chain, now)).length,
                }),
        },
      ]}
    />
  );
}

/** Nothing known is not nothing: a wallet that was not read and a coin without a price leave the value open. */
function Value({ list: { wallets, unpriced, valueEur } }: { readonly list: WalletList }) {
  const isHeld = wallets.some(({ holdings }) => holdings.length > 0);
  const isKnown = isHeld || !wallets.some(isUnread);
  return <Money value={(isKnown ? valueEur : null) ?? null} missing={unpriced === 0 ? '–' : undefined} />;
}

function ValueNote({ list }: { readonly list: WalletList }) {
  const t = useStrings(walletsStrings);
  const p = useStrings(pricesStrings);
  const locale = useLocale();
  const { prices, usd, valueUsd, unpriced } = list;
  if (list.wallets.length === 0) return t('stat.value.empty');
  const unread = list.wallets.filter(isUnread).length;
  const short = list.wallets.filter(({ missing }) => missing.length > 0).length;
  return (
    <>
      {valueUsd !== undefined && usd !== undefined && (
        <span className="block">
          <Dollars value={valueUsd} usd={usd} />
        </span>
      )}
      {prices.newest === undefined
        ? unpriced > 0 && t('stat.value.none')
        : t('stat.value.at', {
            sources: prices.sources.map((id) => sourceName(id, p)).join(', '),
            at: priceMoment(prices.newest, locale),
          })}
      {unread > 0 && <span className="block">{t('stat.unread', { count: unread })}</span>}
      {unpriced > 0 && <span className="block">{t('stat.unpriced', { count: unpriced })}</span>}
      {short > 0 && <span className="block text-review">{t('stat.missing', { count: short })}</span>}
      <PriceDoubts doubts={list.doubts} />
    </>
  );
}

/** The same value in dollars, by the last reference rate; it stands second and says where it comes from. */
interface DollarsProps {
  readonly value: string;
  readonly usd: { readonly rate: string; readonly day: string };
}

export function Dollars({ value, usd }: DollarsProps) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  const text = formatNumber(value, locale, { style: 'currency', currency: 'USD' });
  const rate = formatNumber(usd.rate, locale, { minimumFractionDigits: 4 });
  return (
    <span className="num" title={t('value.rate', { rate, day: formatDay(usd.day, locale) })}>
      {hidden ? maskAmount(text) : text}
    </span>
  );
}
