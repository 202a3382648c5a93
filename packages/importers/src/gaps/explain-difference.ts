/**
 * The gap detective from the other end: somebody says that a wallet held another amount than the ledger has. The span begins
 * with the last statement that agreed; what explains the difference happened inside it and changes nothing before it.
 */
import {
  add,
  compareText,
  type Decimal,
  dec,
  equals,
  formatShortest,
  type Instant,
  isNegative,
  isZero,
  negate,
  parseInstant,
  subtract,
} from '@cryptax/kernel';
import { BalanceBook } from './balance-book.ts';
import { coinMoves, NOTHING } from './coin-moves.ts';
import type { GapCase } from './gap-case.ts';
import type { GapChanges, GapFix, GapInput, Pool, Proposal } from './gap-types.ts';
import { duplicateFile } from './hypotheses/duplicate-file.ts';
import { feeCountedTwice } from './hypotheses/fee-counted-twice.ts';
import { holeBetweenDates } from './hypotheses/hole-between-dates.ts';
import { missingDeposit } from './hypotheses/missing-deposit.ts';
import { missingWithdrawal } from './hypotheses/missing-withdrawal.ts';
import { unknownMovement } from './hypotheses/unknown-movement.ts';

export interface BalanceDifference extends Pool {
  /** The last moment that agreed; absent where none did. */
  readonly from?: string;
  /** The moment of the first statement that does not fit. */
  readonly first?: string;
  /** The moment of the last statement. */
  readonly to: string;
  /** What is said less what the ledger has. */
  readonly amount: string;
}

/** Coins from nowhere would close any difference and explain none. */
const ASSUMED = 'deposit.assumed';

export function explainDifference(input: GapInput, difference: BalanceDifference): readonly GapFix[] {
  const { wallet, asset, to } = difference;
  const amount = dec(difference.amount);
  if (isZero(amount)) return [];
  const needed = formatShortest(isNegative(amount) ? negate(amount) : amount);
  const book = new BalanceBook(input.events, 'wallet');
  const eventId = nameOf(difference);
  const gap = { wallet, asset, eventId, at: to, part: 'main', missing: needed, needed } as const;
  const gapCase: GapCase = { book, gap, events: input.events, candidates: input.candidates ?? [] };
  const moved = isNegative(amount) ? missingWithdrawal(gapCase) : missingDeposit(gapCase);
  const changes = [
    ...moved.filter(({ evidence }) => evidence.code !== ASSUMED),
    ...duplicateFile(gapCase),
    ...feeCountedTwice(gapCase),
    unknownMovement(gapCase, difference.first ?? to, isNegative(amount) ? 'out' : 'in'),
  ];
  const judged = changes.flatMap((proposal) => judge(book, difference, proposal) ?? []);
  const holes = holeBetweenDates(gapCase).flatMap((hole) => inSpan(book, difference, hole) ?? []);
  return [...judged, ...holes].sort((a, b) => b.confidence - a.confidence || compareText(a.id, b.id));
}

/** No event stands behind a difference; what is added because of it is named after what was said. */
function nameOf({ wallet, asset, first, to }: BalanceDifference): string {
  return `stated:${first ?? to}:${wallet.slice(0, LONGEST_PART)}:${asset.slice(0, LONGEST_PART)}`;
}

/** Names of events are short. */
const LONGEST_PART = 60;

/** Helps if it goes the right way, not too far, and leaves alone what agreed before. */
function judge(book: BalanceBook, { from, to, ...rest }: BalanceDifference, proposal: Proposal): GapFix | undefined {
  const end = parseInstant(to);
  const begin = from === undefined ? undefined : parseInstant(from);
  if (!end.ok || begin?.ok === false) return undefined;
  if (begin !== undefined && !isZero(effectAt(book, rest, proposal.changes, begin.value))) return undefined;
  const wanted = dec(rest.amount);
  const effect = effectAt(book, rest, proposal.changes, end.value);
  const left = subtract(wanted, effect);
  const isHelp = !isZero(effect) && isNegative(effect) === isNegative(wanted);
  if (!isHelp || (!isZero(left) && isNegative(left) !== isNegative(wanted))) return undefined;
  const before = heldAt(book, rest, end.value);
  const isClosed = equals(effect, wanted);
  return {
    ...proposal,
    confidence: isClosed ? proposal.confidence : proposal.confidence * OPEN_SHARE,
    isClosed,
    balance: { before: formatShortest(before), after: formatShortest(add(before, effect)) },
  };
}

const OPEN_SHARE = 0.6;

/** A file that is missing explains either sign; nothing is proposed for it but to bring the file. */
function inSpan(book: BalanceBook, { from, to, ...pool }: BalanceDifference, hole: Proposal): GapFix | undefined {
  const end = parseInstant(to);
  const ends = hole.evidence.params.to ?? '';
  if (!end.ok || (from !== undefined && ends < from.slice(0, 10))) return undefined;
  const held = formatShortest(heldAt(book, pool, end.value));
  return {
    ...hole,
    changes: { upsert: [], remove: [] },
    asks: ['file'],
    isClosed: false,
    balance: { before: held, after: held },
  };
}

/** What the changes do to the balance of a moment. */
function effectAt(book: BalanceBook, pool: Pool, { upsert, remove }: GapChanges, at: Instant): Decimal {
  const gone = [...remove, ...upsert.map(({ id }) => id)].flatMap((id) => book.event(id) ?? []);
  return subtract(movedBy(upsert, pool, at), movedBy(gone, pool, at));
}

function heldAt(book: BalanceBook, pool: Pool, at: Instant): Decimal {
  return movedBy(book.eventsOf(pool), pool, at);
}

function movedBy(events: GapChanges['upsert'], { wallet, asset }: Pool, until: Instant): Decimal {
  let sum = NOTHING;
  for (const event of events) {
    const at = parseInstant(event.at);
    if (!at.ok || at.value > until) continue;
    for (const move of coinMoves(event)) {
      if (move.wallet === wallet && move.asset === asset) sum = add(sum, move.change);
    }
  }
  return sum;
}
