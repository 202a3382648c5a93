/**
 * Coins between two wallets of the user that one row names both: a transfer without anything to match. What arrives is
 * moved, the fee leaves on top (rule book 12); a fee that no column states is what went missing on the way.
 */

import { isFiat } from '@cryptax/ledger';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import { addText, compareText, subtractText } from '../values/decimal-text.ts';
import { type Built, ignored, review } from './built.ts';
import { completeEvent, type Origin } from './make-event.ts';

export function ownTransfer(origin: Origin): Built {
  const { id, at, wallet, source, facts } = origin;
  const moved = facts.in ?? facts.out;
  if (moved === undefined) return review('amount.missing');
  if (isFiat(moved.asset)) return ignored('fiat-only');
  const fee = feeOf(facts, moved);
  if (fee === null) return review('transfer.amounts-differ');
  const { toWallet } = facts;
  if (toWallet === undefined || toWallet === wallet) {
    if (fee === undefined) return ignored('internal-move');
    return completeEvent(origin.facts, { id, at, kind: 'fee', wallet, source, out: fee });
  }
  return completeEvent(origin.facts, { id, at, kind: 'transfer', wallet, source, toWallet, out: moved }, fee);
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
