/** Coins that left without a counterpart: fees, gifts, payments, losses. */
import { isFiat } from '@cryptax/ledger';
import { type Built, ignored, review } from './built.ts';
import { completeEvent, type Origin } from './make-event.ts';

export function leaving(origin: Origin, kind: 'fee' | 'gift-out' | 'spend' | 'lost'): Built {
  const { value, fee } = origin.facts;
  const out = origin.facts.out ?? (kind === 'fee' ? fee : undefined);
  if (out === undefined) return review('amount.missing');
  if (isFiat(out.asset)) return ignored(kind === 'fee' ? 'fiat-fee' : 'fiat-only');
  const { id, at, wallet, source } = origin;
  if (kind === 'fee') return completeEvent(origin.facts, { id, at, kind, wallet, source, out }, undefined, value);
  return completeEvent(origin.facts, { id, at, kind, wallet, source, out }, fee, kind === 'spend' ? value : undefined);
}
