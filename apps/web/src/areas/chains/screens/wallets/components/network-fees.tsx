/** What a transfer costs on the chosen chains, by whom it was reported and when; what is not known is said, with the reason. */
import { type ChainId, findChain } from '@cryptax/onchain';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useNow } from '../../../../../platform/use-now.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatRelativeTime } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { Spinner } from '../../../../../ui/progress.tsx';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { chainFailureWords, serviceName } from '../../../parts/failure-words.ts';
import { walletStrings } from '../../../parts/strings.ts';
import type { ChainFee } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { priceMoment } from '../wallet-model.ts';

/** Each chain is asked and shown by itself: a slow service holds up nobody but its own line. */
export function NetworkFees({ chains }: { readonly chains: readonly ChainId[] }) {
  const t = useStrings(walletsStrings);
  return (
    <dl
      className="grid items-baseline gap-x-3 gap-y-1 text-xs text-ink-2 @xl:grid-cols-[auto_minmax(0,1fr)]"
      aria-label={t('fee.title')}
    >
      {chains.map((chain) => (
        <AskedFee key={chain} chain={chain} />
      ))}
    </dl>
  );
}

function AskedFee({ chain }: { readonly chain: ChainId }) {
  const asked = useAnswer(`fee ${chain}`, (api) => api.networkFees([chain]));
  const failed = { kind: 'unknown', chain, failures: [] } as const;
  return (
    <FeeLine
      chain={chain}
      fee={asked.kind === 'ready' ? asked.value[0] : asked.kind === 'failed' ? failed : undefined}
    />
  );
}

/** `fee` is undefined while it is being asked for. */
export function FeeLine({ chain, fee }: { readonly chain: ChainId; readonly fee: ChainFee | undefined }) {
  const t = useStrings(walletsStrings);
  return (
    <div className="contents">
      <dt>{t('fee.of', { chain: findChain(chain)?.name ?? chain })}</dt>
      <dd className="mb-1 @xl:mb-0">
        {fee === undefined && (
          <span role="status" className="inline-flex items-center gap-2 text-ink-3">
            <Spinner size={12} /> {t('fee.asking')}
          </span>
        )}
        {fee?.kind === 'known' && <Known fee={fee} />}
        {fee?.kind === 'unknown' && <Unknown fee={fee} />}
      </dd>
    </div>
  );
}

type KnownFee = Extract<ChainFee, { kind: 'known' }>;

function Known({ fee }: { readonly fee: KnownFee }) {
  const t = useStrings(walletsStrings);
  const w = useStrings(walletStrings);
  const locale = useLocale();
  const now = useNow();
  const { amount, symbol, service, at, isLowerBound, value } = fee;
  return (
    <>
      <span className="text-ink">
        {t(isLowerBound ? 'fee.least' : 'fee.about')} <CryptoAmount value={amount} unit={symbol} inspect />
      </span>
      {value !== undefined && (
        <>
          {' '}
          (<Worth value={value} />)
        </>
      )}
      <span className="text-ink-3">
        {' · '}
        {t('fee.source', { service: serviceName(service, w), age: formatRelativeTime(Date.parse(at), now, locale) })}
      </span>
    </>
  );
}

/** Shown as less than a cent rather than as nothing. */
const CENT = 0.01;

function Worth({ value: { eur, price } }: { readonly value: NonNullable<KnownFee['value']> }) {
  const t = useStrings(walletsStrings);
  const p = useStrings(pricesStrings);
  const locale = useLocale();
  const origin = `${sourceName(price.source, p)}, ${priceMoment(price.time, locale)}`;
  return <span title={origin}>{Number(eur) < CENT ? t('fee.cent') : <Money value={eur} />}</span>;
}

function Unknown({ fee }: { readonly fee: Extract<ChainFee, { kind: 'unknown' }> }) {
  const t = useStrings(walletsStrings);
  const w = useStrings(walletStrings);
  const reported = fee.failures.filter(({ code }) => code !== 'unsupported');
  return (
    <span className="text-ink-3">
      {t('fee.unknown')}
      {reported.length > 0 && ` (${reported.map((failure) => chainFailureWords(failure, w)).join('; ')})`}
    </span>
  );
}
