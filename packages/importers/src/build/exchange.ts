/** Two sides: money for a coin, a coin for money, a coin for a coin, or an old coin for its successor. */
import { isFiat, isRenaming, type LedgerEvent } from '@cryptax/ledger';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import { compareText } from '../values/decimal-text.ts';
import { type Built, ignored, review } from './built.ts';
import { completeEvent, type FileSource, FROM_FILE } from './make-event.ts';

/** Most rows of most files: what it needs comes one by one, because an object for it would be made for every row. */
export function exchange(facts: RowFacts, id: string, at: string, source: FileSource): Built {
  const { kind, value, fee, wallet } = facts;
  /** Broker rows with the coin alone have its price in the account's currency as their value. */
  const given = facts.out ?? (kind === 'trade-buy' ? fiatOnly(value) : undefined);
  const got = facts.in ?? (kind === 'trade-sell' ? fiatOnly(value) : undefined);
  if (got === undefined || given === undefined)
    return review('trade.one-sided', { has: got === undefined ? 'out' : 'in' });
  const [isBought, isSold] = [isFiat(given.asset), isFiat(got.asset)];
  if (isBought && isSold) return ignored('fiat-exchange');
  if (fee !== undefined && fee.asset === got.asset && !isSold && compareText(fee.amount, got.amount) >= 0) {
    return review('fee.larger-than-amount', { amount: got.amount, fee: fee.amount });
  }
  if (isBought) return buy(facts, id, at, source, got, given);
  if (isSold) return sell(facts, id, at, source, given, got);
  if (got.asset === given.asset) return sameCoin(given, got);
  if (kind === 'migration' || isRenaming(given.asset, got.asset, at)) {
    return completeEvent(facts, { id, at, kind: 'migration', wallet, source, out: given, in: got }, fee);
  }
  const swapped: LedgerEvent =
    fee === undefined
      ? { id, at, kind: 'swap', wallet, source, out: given, in: got }
      : { id, at, kind: 'swap', wallet, source, out: given, in: got, fee };
  return completeEvent(facts, swapped, undefined, value);
}

/** The usual events are written in one piece, fee and euros included: a field added later costs more than all others. */
function buy(facts: RowFacts, id: string, at: string, source: FileSource, got: Amount, paid: Amount): LedgerEvent {
  const { wallet, fee } = facts;
  if (paid.asset !== 'EUR' || fee === undefined)
    return completeEvent(facts, { id, at, kind: 'buy', wallet, source, in: got }, fee, paid);
  const valueEur = paid.amount;
  return completeEvent(facts, { id, at, kind: 'buy', wallet, source, in: got, fee, valueEur, valueOrigin: FROM_FILE });
}

function sell(facts: RowFacts, id: string, at: string, source: FileSource, given: Amount, got: Amount): LedgerEvent {
  const { wallet, fee } = facts;
  if (got.asset !== 'EUR' || fee === undefined)
    return completeEvent(facts, { id, at, kind: 'sell', wallet, source, out: given }, fee, got);
  const valueEur = got.amount;
  const event = { id, at, kind: 'sell' as const, wallet, source, out: given, fee, valueEur, valueOrigin: FROM_FILE };
  return completeEvent(facts, event);
}

function sameCoin(given: Amount, got: Amount): Built {
  if (got.amount === given.amount) return ignored('same-coin-both-sides');
  return review('trade.same-coin', { asset: given.asset, out: given.amount, in: got.amount });
}

function fiatOnly(value: Amount | undefined): Amount | undefined {
  return value !== undefined && isFiat(value.asset) ? value : undefined;
}
