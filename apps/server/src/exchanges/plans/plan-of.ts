/** The exchanges we know by recorded answers, and a plan for any other of the library. */

import type { ExchangePlan } from '../reading/stream-reader.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import { binancePlan } from './binance.ts';
import { bitfinexPlan } from './bitfinex.ts';
import { bitpandaPlan } from './bitpanda.ts';
import { bitstampPlan } from './bitstamp.ts';
import { bitvavoPlan } from './bitvavo.ts';
import { bybitPlan } from './bybit.ts';
import { coinbasePlan } from './coinbase.ts';
import { cryptoComPlan } from './cryptocom.ts';
import { gatePlan } from './gate.ts';
import { krakenPlan } from './kraken.ts';
import { kucoinPlan } from './kucoin.ts';
import { okxPlan } from './okx.ts';
import { unifiedPlan } from './unified.ts';

/** Companies of one exchange for a part of the world answer alike, at another address. */
export const PLANS: Readonly<Record<string, ExchangePlan>> = {
  binance: binancePlan,
  kraken: krakenPlan,
  coinbase: coinbasePlan,
  bitpanda: bitpandaPlan,
  bybit: bybitPlan,
  bybiteu: bybitPlan,
  bitvavo: bitvavoPlan,
  bitstamp: bitstampPlan,
  okx: okxPlan,
  myokx: okxPlan,
  okxus: okxPlan,
  kucoin: kucoinPlan,
  gate: gatePlan,
  gateeu: gatePlan,
  cryptocom: cryptoComPlan,
  bitfinex: bitfinexPlan,
};

export function planOf({ id, library }: ExchangeClient): ExchangePlan | undefined {
  if (Object.hasOwn(PLANS, id)) return PLANS[id];
  return library === undefined ? undefined : unifiedPlan(library);
}
