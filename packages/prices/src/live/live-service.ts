/** The port of a service that knows what coins cost right now, and what its decoders share. */

import type { HttpFailure } from '@cryptax/http';
import { type Decimal, formatInstant, type Instant, parseDecimal, type Result } from '@cryptax/kernel';
import type { KnownPrice } from '../price.ts';

/** A price of this moment, with how far it moved in a day where the service says so. */
export interface LivePrice extends KnownPrice {
  /** Percent, signed. */
  readonly change24h?: Decimal;
}

export interface LiveQuestion {
  readonly assets: readonly string[];
  /** A kept answer must be younger than this. */
  readonly maxAgeMs?: number;
  /** For a service that has no room at this moment: the next one may have, so nobody waits unless it says so. */
  readonly waits?: boolean;
  readonly signal?: AbortSignal;
}

export type LiveAnswer = Result<ReadonlyMap<string, LivePrice>, HttpFailure>;

export interface LiveService {
  readonly id: string;
  /** What it knows of the assets; an unknown one is simply absent. */
  current(question: LiveQuestion): Promise<LiveAnswer>;
}

/** One try each: a screen asks again with its next tick, and the next service stands ready. */
export function liveRequest({ maxAgeMs, waits = false, signal }: LiveQuestion) {
  return {
    lifetime: 'price',
    retries: 0,
    waits,
    maxAgeMs,
    signal,
  } as const;
}

/** Undefined for anything that is not a price with its time: zero is no price. */
export function livePrice(
  source: string,
  text: string | undefined,
  seconds: string | undefined,
): LivePrice | undefined {
  const value = positive(text);
  if (value === undefined || seconds === undefined || !/^\d{1,10}$/.test(seconds)) return undefined;
  const time = formatInstant(Number(seconds) as Instant);
  return { state: 'found', value, currency: 'EUR', source, method: 'minute', time };
}

export function positive(text: string | undefined): Decimal | undefined {
  const value = parseDecimal(text ?? '');
  return value.ok && value.value.units > 0n ? value.value : undefined;
}
