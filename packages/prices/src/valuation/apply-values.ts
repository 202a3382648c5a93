/** Writes found values into an event: the only place that decides which field a value belongs to. */
import { type Decimal, formatShortest } from '@cryptax/kernel';
import type { LedgerEvent, ValueOrigin } from '@cryptax/ledger';
import type { FoundValue } from './found-value.ts';
import type { OpenPart, PartName } from './open-parts.ts';

export interface ValuedPart {
  readonly open: OpenPart;
  readonly found: FoundValue;
  readonly eur: Decimal;
}

export function applyValues(event: LedgerEvent, valued: readonly ValuedPart[]): LedgerEvent {
  const part = (name: PartName) => partOf(valued, name);
  const withFee = applyFee(event, part('fee'));
  const main = part('value');
  if (main !== undefined) return withFields(withFee, { valueEur: text(main), valueOrigin: originOf(main, event) });
  if (withFee.kind === 'swap') return applyLegs(withFee, part('in'), part('out'));
  const [oldPrice, newPrice] = [part('fork-old'), part('fork-new')];
  /** Sharing the cost needs both prices (rule book 3, hard fork). */
  if (withFee.kind === 'fork' && oldPrice !== undefined && newPrice !== undefined) {
    const prices = { priceOldEur: text(oldPrice), priceNewEur: text(newPrice) };
    return { ...withFee, ...prices, valueOrigin: originOf(newPrice, event) };
  }
  return withFee;
}

/** Events have many shapes: there this copies three times as fast as a spread. */
function withFields<T extends LedgerEvent>(event: T, fields: Partial<LedgerEvent>): T {
  return Object.assign({}, event, fields);
}

function partOf(valued: readonly ValuedPart[], name: PartName): ValuedPart | undefined {
  for (const each of valued) if (each.open.part === name) return each;
  return undefined;
}

/** One leg is money-like: its value is what both sides agreed on. */
export function pegLeg(valued: readonly ValuedPart[]): ValuedPart | undefined {
  let only: ValuedPart | undefined;
  for (const leg of valued) {
    if (leg.found.step !== 'peg' || (leg.open.part !== 'in' && leg.open.part !== 'out')) continue;
    if (only !== undefined) return undefined;
    only = leg;
  }
  return only;
}

function applyLegs(
  event: LedgerEvent & { readonly kind: 'swap' },
  received: ValuedPart | undefined,
  given: ValuedPart | undefined,
): LedgerEvent {
  const legs = [received, given].filter((leg) => leg !== undefined);
  const agreed = pegLeg(legs);
  if (agreed !== undefined) {
    return withFields(event, { valueEur: text(agreed), valueOrigin: { ...originOf(agreed, event), method: 'trade' } });
  }
  /** Rz. 58, 59: the coin received is the price, the coin given the new cost; one value alone counts for both. */
  if (received !== undefined && given !== undefined) {
    const values = { valueInEur: text(received), valueOutEur: text(given) };
    return withFields(event, { ...values, valueOrigin: originOf(received, event) });
  }
  const [only] = legs;
  if (only === undefined) return event;
  return withFields(event, { valueEur: text(only), valueOrigin: originOf(only, event) });
}

/** A fee in foreign money becomes a euro fee; a fee in a coin keeps the coin and gets its value. */
function applyFee(event: LedgerEvent, fee: ValuedPart | undefined): LedgerEvent {
  if (fee === undefined || event.fee === undefined) return event;
  const leg =
    fee.found.step === 'currency' ? { asset: 'EUR', amount: text(fee) } : { ...event.fee, valueEur: text(fee) };
  const isOnlyValue = event.valueOrigin === undefined && !('valueEur' in event);
  return withFields(event, { fee: leg, ...(isOnlyValue ? { valueOrigin: originOf(fee, event) } : {}) });
}

function originOf({ found, open }: ValuedPart, event: LedgerEvent): ValueOrigin {
  const { price, rate, step } = found;
  const waiting = open.part === 'value' && event.valueOrigin?.amount !== undefined ? event.valueOrigin : undefined;
  const rateText = rate === undefined ? {} : { rate: formatShortest(rate.rate) };
  /** The file's own amount: its source and currency stay, the rate is added. */
  if (waiting !== undefined && step !== 'close') return { ...waiting, ...rateText };
  const method = price.state === 'manual' ? 'manual' : price.method;
  const currency = waiting?.currency ?? (price.currency === 'EUR' ? undefined : price.currency);
  return {
    source: price.source,
    method,
    at: price.time,
    ...(currency === undefined ? {} : { currency }),
    ...(waiting?.amount === undefined ? {} : { amount: waiting.amount }),
    ...rateText,
  };
}

function text({ eur }: ValuedPart): string {
  return formatShortest(eur);
}
