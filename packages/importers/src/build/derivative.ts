/**
 * A result of section 20. Settled in a coin it also moves that coin: a profit is an acquisition at its value, a loss a
 * payment with the coin, so a second event keeps the holdings right.
 */

import { type DerivativeEvent, isFiat } from '@cryptax/ledger';
import type { Amount } from '../map/row-facts.ts';
import { subtractText } from '../values/decimal-text.ts';
import { type Built, ignored } from './built.ts';
import { cleanText, completeEvent, type Origin, type Writable } from './make-event.ts';

export function derivative(origin: Origin, derivativeKind: 'margin' | 'futures' | 'funding'): Built {
  const { in: won, out: lost, loss, fee, note } = origin.facts;
  const leg = won ?? lost ?? fee;
  if (leg === undefined) return ignored('zero-result');
  const gross = sizeOf(won, lost, loss === true);
  const net = fee?.asset === leg.asset ? subtractText(gross, fee.amount) : gross;
  if (net === '0') return ignored('zero-result');
  const { id, at, wallet, source } = origin;
  const value = { asset: leg.asset, amount: net };
  const commission = origin.facts.commission ?? fee;
  const head: Writable<DerivativeEvent> = { id, at, kind: 'derivative', wallet, source, derivativeKind };
  if (derivativeKind === 'futures' && note !== undefined) head.instrument = cleanText(note, 500);
  if (commission !== undefined && commission.amount !== '0') {
    head.commission = commission;
    if (commission.asset === leg.asset && net === `-${commission.amount}`) head.part = 'commission';
  }
  const result = completeEvent(origin.facts, head, undefined, value);
  if (isFiat(leg.asset)) return result;
  const isLoss = net.startsWith('-');
  const coin = { asset: leg.asset, amount: isLoss ? net.slice(1) : net };
  const coinHead = { id: `${id}:coin`, at, wallet, source };
  const settlement = completeEvent(
    origin.facts,
    isLoss ? { ...coinHead, kind: 'spend', out: coin } : { ...coinHead, kind: 'buy', in: coin },
  );
  return { kind: 'events', events: [result, settlement], hints: [] };
}

/** Before the fee. A position that was opened has no result yet, only its fee. */
function sizeOf(won: Amount | undefined, lost: Amount | undefined, isLoss: boolean): string {
  const leg = won ?? lost;
  if (leg === undefined) return '0';
  return isLoss || won === undefined ? `-${leg.amount}` : leg.amount;
}
