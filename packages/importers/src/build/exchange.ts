/** Two sides: money for a coin, a coin for money, a coin for a coin, or an old coin for its successor. */
import { isFiat, isRenaming, type LedgerEvent } from '@cryptax/ledger';
import type { Amount } from '../map/row-facts.ts';
import { compareText } from '../values/decimal-text.ts';
import { type Built, ignored, review } from './built.ts';
import { completeEvent, FROM_FILE, type Origin } from './make-event.ts';

export function exchange(origin: Origin): Built {
  const { kind, value, fee } = origin.facts;
  /** Broker rows with the coin alone have its price in the account's currency as their value. */
  const given = origin.facts.out ?? (kind === 'trade-buy' ? fiatOnly(value) : undefined);
  const got = origin.facts.in ?? (kind === 'trade-sell' ? fiatOnly(value) : undefined);
  if (got === undefined || given === undefined)
    return review('trade.one-sided', { has: got === undefined ? 'out' : 'in' });
  const [isBought, isSold] = [isFiat(given.asset), isFiat(got.asset)];
  if (isBought && isSold) return ignored('fiat-exchange');
  if (fee !== undefined && fee.asset === got.asset && !isSold && compareText(fee.amount, got.amount) >= 0) {
    return review('fee.larger-than-amount', { amount: got.amount, fee: fee.amount });
  }
  if (isBought) return buy(origin, got, given, fee);
  if (isSold) return sell(origin, given, got, fee);
  if (got.asset === given.asset) return sameCoin(given, got);
  if (kind === 'migration' || isRenaming(given.asset, got.asset, origin.at)) {
    const { id, at, wallet, source } = origin;
    return completeEvent(origin, { id, at, kind: 'migration', wallet, source, out: given, in: got }, fee);
  }
  return completeEvent(origin, swap(origin, given, got, fee), undefined, value);
}

/** The usual events are written in one piece, fee and euros included: a field added later costs more than all others. */
function buy(origin: Origin, got: Amount, paid: Amount, fee: Amount | undefined): LedgerEvent {
  const { id, at, wallet, source } = origin;
  if (paid.asset !== 'EUR' || fee === undefined)
    return completeEvent(origin, { id, at, kind: 'buy', wallet, source, in: got }, fee, paid);
  const valueEur = paid.amount;
  return completeEvent(origin, { id, at, kind: 'buy', wallet, source, in: got, fee, valueEur, valueOrigin: FROM_FILE });
}

function sell(origin: Origin, given: Amount, got: Amount, fee: Amount | undefined): LedgerEvent {
  const { id, at, wallet, source } = origin;
  if (got.asset !== 'EUR' || fee === undefined)
    return completeEvent(origin, { id, at, kind: 'sell', wallet, source, out: given }, fee, got);
  const valueEur = got.amount;
  return completeEvent(origin, {
    id,
    at,
    kind: 'sell',
    wallet,
    source,
    out: given,
    fee,
    valueEur,
    valueOrigin: FROM_FILE,
  });
}

function swap({ id, at, wallet, source }: Origin, given: Amount, got: Amount, fee: Amount | undefined): LedgerEvent {
  return fee === undefined
    ? { id, at, kind: 'swap', wallet, source, out: given, in: got }
    : { id, at, kind: 'swap', wallet, source, out: given, in: got, fee };
}

function sameCoin(given: Amount, got: Amount): Built {
  if (got.amount === given.amount) return ignored('same-coin-both-sides');
  return review('trade.same-coin', { asset: given.asset, out: given.amount, in: got.amount });
}

function fiatOnly(value: Amount | undefined): Amount | undefined {
  return value !== undefined && isFiat(value.asset) ? value : undefined;
}
