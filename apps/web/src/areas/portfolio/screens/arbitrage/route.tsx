/** Prices of the exchanges compared: the honest net of buying here and selling there, with fees and tax. It never trades. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords, LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import type { MarketQuotes, TypedFees, VenueFees } from '../../../../platform/ledger/price-types.ts';
import { useAnswer, useLedger, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { DecimalField } from '../../../../ui/decimal-input.tsx';
import { EmptyState, FailedState } from '../../../../ui/empty-state.tsx';
import { formatInstant } from '../../../../ui/format/date.ts';
import { SkeletonCard, WaitingCard } from '../../../../ui/skeleton.tsx';
import { LiveOffCallout } from '../../../prices/live-off-callout.tsx';
import { failureWords, sourceName } from '../../../prices/price-words.ts';
import { pricesStrings } from '../../../prices/strings.ts';
import { useLivePricesOn, useOnline } from '../../../prices/use-live-prices.ts';
import { FeesCard } from './components/fees-card.tsx';
import { SpreadsCard } from './components/spreads-card.tsx';
import { OpenTax, WhyDialog } from './components/why-dialog.tsx';
import { VENUE_FEES } from './model/venue-fees.data.ts';
import { arbitrageStrings } from './strings.ts';
import { type TaxedOpportunity, useSpreads } from './use-spreads.ts';

export function ArbitrageScreen() {
  const t = useStrings(arbitrageStrings);
  const state = useLedgerState();
  const isOn = useLivePricesOn();
  const isOnline = useOnline();
  const book = 'book' in state ? state.book : 'own';
  if (isOn === true && isOnline) {
    return (
      <>
        <NoticeLine />
        <Comparison key={book} book={book} />
      </>
    );
  }
  return (
    <>
      <ScreenHeader context={t('context')} />
      {isOn === false && <LiveOffCallout className="mb-4" />}
      <Card>
        {isOn === undefined && isOnline ? (
          <CardBody>
            <SkeletonCard rows={6} />
          </CardBody>
        ) : (
          <EmptyState title={t(isOn === false ? 'off' : 'offline')} className="min-h-72">
            {isOn !== false && t('offline.line')}
          </EmptyState>
        )}
      </Card>
    </>
  );
}

/** The comparison while the exchanges can be asked: stake, differences, fees. */
const STANDARD_STAKE = '1000';
const VENUES = VENUE_FEES.map(({ id }) => id);

/** Fees first: what is typed over fees that are not read yet would take the place of those typed before. */
function Comparison({ book }: { readonly book: Book }) {
  const t = useStrings(arbitrageStrings);
  const asked = useAnswer(`venue fees ${book}`, (api) => api.venueFees(book, VENUES));
  if (asked.kind === 'ready') return <Board book={book} known={asked.value} />;
  return (
    <>
      <ScreenHeader context={t('context')} />
      {asked.kind === 'failed' ? <LedgerFailed error={asked.error} /> : <WaitingCard rows={6} />}
    </>
  );
}

function Board({ book, known }: { readonly book: Book; readonly known: VenueFees }) {
  const t = useStrings(arbitrageStrings);
  const [stake, setStake] = useState(STANDARD_STAKE);
  const [shown, setShown] = useState<TaxedOpportunity | null>(null);
  const [fees, setTyped] = useVenueFees(known);
  const { quotes, error, isAsking, rows, taxes, refresh } = useSpreads(book, fees, stake);
  return (
    <>
      <ScreenHeader
        context={t('context')}
        actions={
          <Button icon={RefreshCw} loading={isAsking} onClick={refresh}>
            {t('refresh')}
          </Button>
        }
      />
      <div className="mb-4 flex flex-wrap items-start gap-4">
        <StakeField stake={stake} onStake={setStake} />
        {quotes !== null && <AskedAt quotes={quotes} />}
      </div>
      {quotes !== null && <Failures quotes={quotes} />}
      <div className="grid gap-4">
        {error !== null ? (
          <Card>
            <FailedState title={t('quotes.failed')} className="min-h-60" onRetry={refresh}>
              <LedgerErrorWords error={error} />
            </FailedState>
          </Card>
        ) : quotes === null ? (
          <WaitingCard rows={6} />
        ) : rows.length === 0 ? (
          <NoComparison isSilent={quotes.quotes.length === 0} />
        ) : (
          <>
            {taxes !== null && <OpenTax book={book} year={taxes.year} />}
            <SpreadsCard rows={rows} onExecute={setShown} />
          </>
        )}
        <FeesCard fees={fees} onTyped={setTyped} coins={[...new Set(rows.map(({ asset }) => asset))]} />
      </div>
      <WhyDialog book={book} row={shown} taxes={taxes} onClose={() => setShown(null)} />
    </>
  );
}

function StakeField({ stake, onStake }: { readonly stake: string; readonly onStake: (stake: string) => void }) {
  const t = useStrings(arbitrageStrings);
  const [isWrong, setWrong] = useState(false);
  return (
    <DecimalField
      label={t('stake')}
      fieldClass="w-40"
      error={isWrong && t('stake.wrong')}
      value={stake}
      unit="€"
      maxDecimals={2}
      onEntry={(entry) => {
        const isAmount = entry.kind === 'value' && /[1-9]/.test(entry.value);
        setWrong(!isAmount);
        if (isAmount) onStake(entry.value);
      }}
    />
  );
}

function AskedAt({ quotes }: { readonly quotes: MarketQuotes }) {
  const t = useStrings(arbitrageStrings);
  const locale = useLocale();
  return (
    <p className="num pt-7 text-xs text-ink-3">
      {t('asOf', { time: formatInstant(Date.parse(quotes.askedAt), locale, { seconds: true }) })}
    </p>
  );
}

function Failures({ quotes }: { readonly quotes: MarketQuotes }) {
  const t = useStrings(arbitrageStrings);
  const words = useStrings(pricesStrings);
  if (quotes.failures.length === 0) return null;
  const list = quotes.failures.map(({ venue, failure }) =>
    t('failed', { name: sourceName(venue, words), why: failureWords(failure, words) }),
  );
  return (
    <Callout tone="stale" className="mb-4">
      {list.join(' ')}
    </Callout>
  );
}

/** Nobody answered, or too few to compare. */
function NoComparison({ isSilent }: { readonly isSilent: boolean }) {
  const t = useStrings(arbitrageStrings);
  return (
    <Card>
      <EmptyState
        title={t(isSilent ? 'none' : 'few')}
        className="min-h-60"
        action={
          <Link to="/multi-exchange" className={buttonClass({})}>
            {t('toOverview')}
          </Link>
        }
      >
        {t('none.line')}
      </EmptyState>
    </Card>
  );
}

/** What the ledger knows of fees, with what the user types taking effect at once and being kept. */
function useVenueFees(known: VenueFees): readonly [VenueFees, (typed: TypedFees) => void] {
  const ledger = useLedger();
  const locale = useLocale();
  const [typed, setTyped] = useState<TypedFees>();
  const change = async (next: TypedFees) => {
    setTyped(next);
    const kept = await ledger.setTypedFees(next, typed ?? known.typed);
    if (!kept.ok) notifyLedgerError(kept.error, locale);
  };
  return [typed === undefined ? known : { ...known, typed }, (next) => void change(next)];
}
