/**
 * Coins between two wallets of the user that one row names both: a transfer without anything to match. What arrives is
 * moved, the fee leaves on top (rule book 12); a fee that no column states is what went missing on the way.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { isFiat } from '../values/fiat.ts';
import { addText, compareText, subtractText } from './decimal-text.ts';
import { completeEvent, type Origin } from './make-event.ts';
import type { Amount, RowFacts } from './row-facts.ts';

type Moved =
  | { readonly kind: 'events'; readonly events: readonly LedgerEvent[]; readonly hints: readonly [] }
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

export function ownTransfer(origin: Origin): Moved {
  const { id, at, wallet, source, facts } = origin;
  const moved = facts.in ?? facts.out;
  if (moved === undefined) return review('amount.missing');
  if (isFiat(moved.asset)) return { kind: 'ignored', code: 'fiat-only' };
  const fee = feeOf(facts, moved);
  if (fee === null) return review('transfer.amounts-differ');
  const { toWallet } = facts;
  if (toWallet === undefined || toWallet === wallet) {
    if (fee === undefined) return { kind: 'ignored', code: 'internal-move' };
    return events(completeEvent(origin, { id, at, kind: 'fee', wallet, source, out: fee }));
  }
  return events(completeEvent(origin, { id, at, kind: 'transfer', wallet, source, toWallet, out: moved }, fee));
}

/** Null if the amounts contradict each other. A fee in money was not paid with coins. */
function feeOf({ out, fee }: RowFacts, moved: Amount): Amount | undefined | null {
  const stated = fee === undefined || isFiat(fee.asset) ? undefined : fee;
  if (out === undefined || (out.asset === moved.asset && out.amount === moved.amount)) return stated;
  if (out.asset !== moved.asset || compareText(out.amount, moved.amount) < 0) return null;
  if (stated === undefined) return { asset: out.asset, amount: subtractText(out.amount, moved.amount) };
  const isInside = stated.asset === out.asset && addText(moved.amount, stated.amount) === out.amount;
  return isInside ? stated : null;
}

function events(event: LedgerEvent): Moved {
  return { kind: 'events', events: [event], hints: [] };
}

function review(code: string): Moved {
  return { kind: 'review', code, params: {} };
}
