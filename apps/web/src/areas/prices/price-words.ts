/** Sentences about prices and connections, for every screen that shows them: how a value came about too. */
import type { PriceNow } from '@cryptax/portfolio';
import type { Valuation } from '@cryptax/prices';
import type { Locale, Translate } from '../../platform/i18n/strings.ts';
import type { CurrentPrices, StandIns } from '../../platform/ledger/price-types.ts';
import { formatDay, formatRelativeTime } from '../../ui/format/date.ts';
import { formatExact } from '../../ui/format/quantity.ts';
import { isStale, type PingStatus } from './exchange-pings.ts';
import { pricesStrings } from './strings.ts';

export type PriceWords = Translate<typeof pricesStrings.table>;

type Key = keyof typeof pricesStrings.table;

/** The display name of a source; packs and files go by their own. */
export function sourceName(id: string, t: PriceWords): string {
  const key = `source.${id}`;
  return key in pricesStrings.table ? t(key as 'source.kraken') : id;
}

export function failureWords(code: string, t: PriceWords): string {
  const key = `failure.${code}` as Key;
  return key in pricesStrings.table ? t(key as 'failure.offline') : t('failure.other');
}

export function pingWords(status: PingStatus, now: number, t: PriceWords, locale: Locale): string {
  const { state, isTesting, failure, responseMs, testedAt } = status;
  if (isTesting) return t('ping.testing');
  if (state === 'unchecked') return t('ping.unchecked');
  if (failure !== null) {
    if (failure.kind === 'status') return t('ping.status', { status: failure.status });
    return failure.kind === 'closed' ? t('ping.closed', { says: failure.says }) : t(`ping.${failure.kind}`);
  }
  if (testedAt !== null && isStale(status, now))
    return t('ping.stale', { age: formatRelativeTime(testedAt, now, locale) });
  return t('ping.connected', { ms: responseMs ?? 0 });
}

export function pingTone(status: PingStatus, now: number): 'ok' | 'warn' | 'error' | 'running' | 'off' {
  if (status.isTesting) return 'running';
  if (status.state === 'unchecked') return 'off';
  if (status.state === 'disconnected') return 'error';
  return isStale(status, now) ? 'warn' : 'ok';
}

/** A live price says nothing while it is young; everything older says how old it is. */
const YOUNG_MS = 120_000;
/** Stands for whatever would tell the close of a day (`@cryptax/prices`), and answers to nobody's name. */
const ANY_CLOSE = 'close';

export function priceAge({ kind, time, source }: PriceNow, now: number, t: PriceWords, locale: Locale): string | null {
  if (kind === 'live') {
    const at = Date.parse(time);
    if (now - at <= YOUNG_MS) return null;
    return `${t('age.old', { age: formatRelativeTime(at, now, locale) })}, ${sourceName(source, t)}`;
  }
  const day = formatDay(time.slice(0, 10), locale);
  return kind === 'close' ? t('age.day', { day }) : t('age.trade', { day });
}

/** Which values may still change, and whose answer they wait for. */
export function standInWords({ count, better }: StandIns, t: PriceWords): string {
  return t('stand-ins', { count, names: better.map((id) => sourceName(id, t)).join(', ') });
}

/** The calendar day in UTC, by which closes are counted. */
export function utcDayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Why prices are not live just now; null while they are. */
export function outageWords({ mode, services, prices }: CurrentPrices, t: PriceWords): string | null {
  if (mode === 'offline') return t('live.offline');
  if (mode === 'off' || prices.some(({ state }) => state === 'live') || services.length === 0) return null;
  const names = services.map(({ id, failure }) => `${sourceName(id, t)}: ${failureWords(failure ?? 'garbage', t)}`);
  return t('live.failing', { names: names.join('; ') });
}

/** Where a computed value comes from, in sentences: service, day, price, currency, and the rate into euro. */
export function priceOrigin(valuation: Valuation, t: PriceWords, locale: Locale): readonly string[] {
  const { rate, ratePublished, currency, rateCurrency = currency, insteadOf, peg } = valuation;
  const lines = valuation.source === 'ecb' ? [] : [priceLine(valuation, t, locale)];
  if (rate !== undefined && ratePublished !== undefined) {
    const words = { day: formatDay(ratePublished, locale), rate: formatExact(rate, locale), currency: rateCurrency };
    lines.push(t('origin.rate', words));
  }
  if (peg !== undefined) lines.push(t(`origin.peg.${peg}`));
  if (insteadOf !== undefined && insteadOf !== ANY_CLOSE)
    lines.push(t('origin.provisional', { better: sourceName(insteadOf, t) }));
  return lines;
}

function priceLine({ source, state, price, currency, time, asset }: Valuation, t: PriceWords, locale: Locale): string {
  if (source === 'peg') return t('origin.peg', { asset, currency });
  const words = { day: formatDay(time.slice(0, 10), locale), price: formatExact(price, locale), currency, asset };
  return state === 'manual'
    ? t('origin.manual', words)
    : t('origin.close', { ...words, source: sourceName(source, t) });
}
