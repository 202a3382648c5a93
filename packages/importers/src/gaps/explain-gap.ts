/**
 * The gap detective: from the first negative balance of a pool it looks back, lets each hypothesis propose changes, tries
 * them on the balances and keeps those that help without tearing a hole elsewhere. The likeliest fix comes first.
 */
import { compare, compareText, formatShortest } from '@cryptax/kernel';
import { poolOwner } from '@cryptax/ledger';
import { BalanceBook } from './balance-book.ts';
import type { GapCase } from './gap-case.ts';
import { gapOf } from './gap-of.ts';
import type { Gap, GapFix, GapInput, Pool, Proposal } from './gap-types.ts';
import { duplicateFile } from './hypotheses/duplicate-file.ts';
import { feeCountedTwice } from './hypotheses/fee-counted-twice.ts';
import { holeBetweenDates } from './hypotheses/hole-between-dates.ts';
import { missingDeposit } from './hypotheses/missing-deposit.ts';
import { renamedCoin } from './hypotheses/renamed-coin.ts';
import { unlabelledReceipt } from './hypotheses/unlabelled-receipt.ts';
import { wrongTimeZone } from './hypotheses/wrong-time-zone.ts';

export interface ExplainedGap {
  readonly gap: Gap;
  readonly fixes: readonly GapFix[];
}

const HYPOTHESES: readonly ((gapCase: GapCase) => readonly Proposal[])[] = [
  unlabelledReceipt,
  missingDeposit,
  wrongTimeZone,
  duplicateFile,
  feeCountedTwice,
  holeBetweenDates,
  renamedCoin,
];

/** A fix that only moves the gap to a later event is worth less than one that closes it. */
const OPEN_SHARE = 0.6;

export function explainGap(input: GapInput, pool: Pool): ExplainedGap | undefined {
  const scope = input.scope ?? 'wallet';
  const book = new BalanceBook(input.events, scope);
  const gap = gapOf(book, { ...pool, wallet: poolOwner(scope, pool.wallet) });
  if (gap === undefined) return undefined;
  const gapCase: GapCase = { book, gap, events: input.events, candidates: input.candidates ?? [] };
  const fixes = HYPOTHESES.flatMap((propose) => propose(gapCase)).flatMap((proposal) => judge(gapCase, proposal) ?? []);
  return { gap, fixes: fixes.sort(byConfidence) };
}

function judge({ book, gap }: GapCase, proposal: Proposal): GapFix | undefined {
  const before = book.walk(gap);
  const after = book.walk(gap, proposal.changes);
  if (compare(after.lowest, before.lowest) <= 0) return undefined;
  const tearsElsewhere = book
    .touched(proposal.changes)
    .some((pool) => compare(book.walk(pool, proposal.changes).lowest, book.walk(pool).lowest) < 0);
  if (tearsElsewhere) return undefined;
  const isClosed = after.firstDip === undefined;
  return {
    ...proposal,
    confidence: isClosed ? proposal.confidence : proposal.confidence * OPEN_SHARE,
    isClosed,
    balance: { before: formatShortest(before.final), after: formatShortest(after.final) },
  };
}

function byConfidence(a: GapFix, b: GapFix): number {
  return b.confidence - a.confidence || sizeOf(a) - sizeOf(b) || compareText(a.id, b.id);
}

function sizeOf({ changes }: GapFix): number {
  return changes.upsert.length + changes.remove.length;
}
