/** From an open lot to its file and to today: how it came in, which wallets it went through, what it is worth now. */
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay, formatInstant, formatInstantDay } from '../../../ui/format/date.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { useEuro } from '../../../ui/use-euro.ts';
import { sourceName } from '../../prices/price-words.ts';
import { pricesStrings } from '../../prices/strings.ts';
import { explainStrings } from '../../tax/explain-strings.ts';
import type { EventFacts } from '../../tax/explain-types.ts';
import { EntryLink, FactLines, LotPartBar, namedLeg, Trail, TrailSkeleton, TrailStep } from '../../tax/trail.tsx';
import type { OpenLot, PriceNow } from '../portfolio-types.ts';
import { holdingStrings } from './strings.ts';

export interface LotTrailProps {
  readonly book: Book;
  readonly lot: OpenLot;
  readonly now: PriceNow | undefined;
}

export function LotTrail({ book, lot, now }: LotTrailProps) {
  const { chain } = lot;
  const year = Number(lot.heldSince.slice(0, 4));
  const asked = useAnswer(`facts ${book} ${chain.join(' ')}`, (api) =>
    api.eventFacts({ kind: 'book', book, year }, chain),
  );
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} inline />;
  if (asked.kind === 'loading') return <TrailSkeleton />;
  const [made, ...way] = chain.map((id) => asked.value.find(({ event }) => event.id === id));
  return (
    <Trail>
      <MadeStep lot={lot} facts={made} />
      {way.map((facts, place) => (facts === undefined ? null : <WayStep key={chain[place + 1]} facts={facts} />))}
      <TodayStep lot={lot} now={now} />
    </Trail>
  );
}

function MadeStep({ lot, facts }: { readonly lot: OpenLot; readonly facts: EventFacts | undefined }) {
  const t = useStrings(explainStrings);
  const own = useStrings(holdingStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const euro = useEuro();
  const kind = facts === undefined ? t('lot') : kinds(facts.event.kind);
  const quantity = useQuantity();
  const amount = quantity(lot.amount, lot.asset);
  return (
    <TrailStep name={t('lot')}>
      <p className="font-medium text-ink">
        {t('bought', { kind: namedLeg(kind, facts?.event, quantity), day: formatDay(lot.heldSince, locale) })}
      </p>
      <p className="num whitespace-normal">{own('lot.left', { amount, count: lot.heldDays })}</p>
      <p className="num whitespace-normal">
        {lot.cost === null ? own('lot.noCost') : t('costOf', { cost: euro(lot.cost) })}
      </p>
      <LotPartBar acquiredOn={lot.heldSince} freeFrom={lot.freeFrom} days={lot.heldDays} />
      <FactLines facts={facts} day={lot.heldSince} />
      <EntryLink facts={facts} />
    </TrailStep>
  );
}

function WayStep({ facts: { event } }: { readonly facts: EventFacts }) {
  const t = useStrings(explainStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const places = 'toWallet' in event ? `${event.wallet} → ${event.toWallet}` : event.wallet;
  const { source } = event;
  return (
    <TrailStep name={t('way')}>
      <p>
        {kinds(event.kind)}, {places}, {formatInstantDay(Date.parse(event.at), locale)}
      </p>
      {source === undefined ? (
        <p>{t('manual')}</p>
      ) : (
        <p className="wrap-anywhere">
          <span className="font-mono text-xs">{source.file}</span>{' '}
          {t('line', { line: (source.lines ?? [source.line]).join(', ') })}
        </p>
      )}
    </TrailStep>
  );
}

function TodayStep({ lot, now }: Pick<LotTrailProps, 'lot' | 'now'>) {
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  const { amount, asset, value, gainNow, cost } = lot;
  if (now === undefined || value === undefined || gainNow === undefined || cost === null) {
    return (
      <TrailStep name={t('today')}>
        <p>{t('today.none')}</p>
      </TrailStep>
    );
  }
  const factors = { amount: quantity(amount, asset), price: formatPrice(now.price, locale) };
  return (
    <TrailStep name={t('today')}>
      <p className="num font-medium whitespace-normal text-ink">{t('times', { ...factors, value: euro(value) })}</p>
      <p className="num whitespace-normal">
        {t('today.gain', { value: euro(value), cost: euro(cost), gain: euro(gainNow, { sign: 'always' }) })}
      </p>
      <PriceLine now={now} />
    </TrailStep>
  );
}

/** The price a position is valued at: how much, who says so, and when. */
export function PriceLine({ now }: { readonly now: PriceNow }) {
  const t = useStrings(holdingStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const price = formatPrice(now.price, locale);
  return (
    <p className="num text-xs whitespace-normal text-ink-3">
      {t('now', { price, source: sourceName(now.source, words), time: momentOf(now, locale) })}
    </p>
  );
}

function momentOf({ kind, time }: PriceNow, locale: Locale): string {
  return kind === 'live' ? formatInstant(Date.parse(time), locale) : formatDay(time, locale);
}
