/** Writes found values into an event: the only place that decides which field a value belongs to. */
import { type Decimal, defined, formatShortest } from '@cryptax/kernel';
import type { LedgerEvent, ValueOrigin } from '@cryptax/ledger';
import type { EcbRate } from '../rates/ecb-rates.ts';
import type { FoundValue } from './found-value.ts';
import type { OpenPart, PartName } from './open-parts.ts';

export interface ValuedPart {
  readonly open: OpenPart;
  readonly found: FoundValue;
  readonly eur: Decimal;
  /** The shortest of `eur`. */
  readonly text: string;
}

export function applyValues(event: LedgerEvent, valued: readonly ValuedPart[]): LedgerEvent {
  const written = withValues(event, valued);
  const insteadOf = standInOf(valued);
  if (insteadOf === undefined || written === event) return written;
  const { valueOrigin = { source: 'file', method: 'trade' } } = written;
  // It is new already: a hundred thousand of them are not copied a second time.
  return Object.assign(written, { valueOrigin: { ...valueOrigin, insteadOf } });
}

/** Beside a side that is like money the other one's price is not used. */
function standInOf(valued: readonly ValuedPart[]): string | undefined {
  let agreed: ValuedPart | undefined;
  for (const { found, open } of valued) {
    if (found.insteadOf === undefined) continue;
    agreed ??= pegLeg(valued);
    if (agreed === undefined || open === agreed.open || open.part === 'fee') return found.insteadOf;
  }
  return undefined;
}

function withValues(event: LedgerEvent, valued: readonly ValuedPart[]): LedgerEvent {
  const withFee = applyFee(event, partOf(valued, 'fee'));
  const main = partOf(valued, 'value');
  if (main !== undefined) return withFields(withFee, { valueEur: main.text, valueOrigin: originOf(main, event) });
  if (withFee.kind === 'swap') return applyLegs(withFee, partOf(valued, 'in'), partOf(valued, 'out'));
  const [oldPrice, newPrice] = [partOf(valued, 'fork-old'), partOf(valued, 'fork-new')];
  /** Sharing the cost needs both prices (rule book 3, hard fork). */
  if (withFee.kind === 'fork' && oldPrice !== undefined && newPrice !== undefined) {
    const prices = { priceOldEur: oldPrice.text, priceNewEur: newPrice.text };
    return { ...withFee, ...prices, valueOrigin: originOf(newPrice, event) };
  }
  return withFee;
}

/** Events have many shapes: there this copies three times as fast as a spread. */
function withFields<T extends LedgerEvent>(event: T, fields: Partial<LedgerEvent>): T {
  return Object.assign({}, event, fields);
}

export function partOf(valued: readonly ValuedPart[], name: PartName): ValuedPart | undefined {
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
    const valueOrigin = Object.assign(originOf(agreed, event), { method: 'trade' } as const);
    return withFields(event, { valueEur: agreed.text, valueOrigin });
  }
  /** Rz. 58, 59: the coin received is the price, the coin given the new cost; one value alone counts for both. */
  if (received !== undefined && given !== undefined) {
    const values = { valueInEur: received.text, valueOutEur: given.text };
    return withFields(event, { ...values, valueOrigin: originOf(received, event) });
  }
  const [only] = legs;
  if (only === undefined) return event;
  return withFields(event, { valueEur: only.text, valueOrigin: originOf(only, event) });
}

/** A fee in foreign money becomes a euro fee; a fee in a coin keeps the coin and gets its value. */
function applyFee(event: LedgerEvent, fee: ValuedPart | undefined): LedgerEvent {
  if (fee === undefined || event.fee === undefined) return event;
  const leg = fee.found.step === 'currency' ? { asset: 'EUR', amount: fee.text } : { ...event.fee, valueEur: fee.text };
  const isOnlyValue = event.valueOrigin === undefined && !('valueEur' in event);
  return withFields(event, { fee: leg, ...(isOnlyValue ? { valueOrigin: originOf(fee, event) } : {}) });
}

function originOf({ found, open }: ValuedPart, event: LedgerEvent): ValueOrigin {
  const { price, rate, step } = found;
  const waiting = open.part === 'value' && event.valueOrigin?.amount !== undefined ? event.valueOrigin : undefined;
  const rateText = defined({ rate: rate && textOf(rate) });
  /** The file's own amount: its source and currency stay, the rate is added. */
  if (waiting !== undefined && step !== 'close') return Object.assign({}, waiting, rateText);
  const method = price.state === 'manual' ? 'manual' : price.method;
  const currency = waiting?.currency ?? (price.currency === 'EUR' ? undefined : price.currency);
  return {
    source: price.source,
    method,
    at: price.time,
    ...defined({ currency, amount: waiting?.amount }),
    ...rateText,
  };
}

/** Thousands of values share a rate. */
const RATE_TEXTS = new WeakMap<EcbRate, string>();

function textOf(rate: EcbRate): string {
  const known = RATE_TEXTS.get(rate) ?? formatShortest(rate.rate);
  RATE_TEXTS.set(rate, known);
  return known;
}
