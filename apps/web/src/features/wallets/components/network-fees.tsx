/** What a transfer costs on the chosen chains, by whom it was told and when; what is not known is said, with the reason. */
import { findChain } from '@cryptax/onchain';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { ChainFee } from '../../../lib/ledger/ledger-api.ts';
import type { Asked } from '../../../lib/ledger/use-ledger.tsx';
import { sourceName } from '../../../lib/prices/price-words.ts';
import { pricesStrings } from '../../../lib/prices/strings.ts';
import { useNow } from '../../../lib/use-now.ts';
import { chainFailureWords } from '../../../lib/wallet/failure-words.ts';
import { walletStrings } from '../../../lib/wallet/strings.ts';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { formatRelativeTime } from '../../../ui/format/relative-time.ts';
import { Money } from '../../../ui/money.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { walletsStrings } from '../strings.ts';
import { priceMoment } from '../wallet-model.ts';

export interface NetworkFeesProps {
  readonly asked: Asked<readonly ChainFee[]>;
  readonly chosen: readonly string[];
}

export function NetworkFees({ asked, chosen }: NetworkFeesProps) {
  const t = useStrings(walletsStrings);
  const told = asked.kind === 'ready' ? asked.value.filter(({ chain }) => chosen.includes(chain)) : [];
  const isAsking = asked.kind === 'loading' || (asked.kind === 'ready' && !asked.isFresh);
  if (isAsking && told.length < chosen.length)
    return (
      <p role="status" className="flex items-center gap-2 text-xs text-ink-3">
        <Spinner size={12} /> {t('fee.asking')}
      </p>
    );
  if (asked.kind === 'failed') return <p className="text-xs text-ink-3">{t('fee.unknown')}</p>;
  return (
    <dl
      className="grid gap-x-3 gap-y-1 text-xs text-ink-2 @xl:grid-cols-[auto_minmax(0,1fr)]"
      aria-label={t('fee.title')}
    >
      {told.map((fee) => (
        <div key={fee.chain} className="contents">
          <dt>{t('fee.of', { chain: findChain(fee.chain)?.name ?? fee.chain })}</dt>
          <dd className="mb-1 @xl:mb-0">{fee.kind === 'known' ? <Known fee={fee} /> : <Unknown fee={fee} />}</dd>
        </div>
      ))}
    </dl>
  );
}

type KnownFee = Extract<ChainFee, { kind: 'known' }>;

function Known({ fee }: { readonly fee: KnownFee }) {
  const t = useStrings(walletsStrings);
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
        {t('fee.source', { service, age: formatRelativeTime(Date.parse(at), now, locale) })}
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
  const told = fee.failures.filter(({ code }) => code !== 'unsupported');
  return (
    <span className="text-ink-3">
      {t('fee.unknown')}
      {told.length > 0 && ` (${told.map((failure) => chainFailureWords(failure, w)).join('; ')})`}
    </span>
  );
}
