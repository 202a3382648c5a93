/**
 * Which outgoing and incoming movements are one transfer between the user's own wallets. The same transaction hash is
 * proof; without it amount and time must fit, and the difference must be explainable as a fee. Several payments that arrive as one
 * (n:1) and one that arrives in parts (1:n) are matched when exactly one combination fits. Each match says why.
 */
import { addToGroup } from '@cryptax/kernel';
import type { Leg } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { addText, compareText, multiplyText, subtractText, sumText } from '../values/decimal-text.ts';
import { arrivingParts } from './arriving-parts.ts';
import { CandidatePool } from './candidate-pool.ts';

/** `swap`: not a transfer, but the halves of an exchange in one transaction (`match-swaps.ts`). */
export type MatchReason = 'hash' | 'amount-and-time' | 'split' | 'joined' | 'swap';

export interface TransferMatch {
  readonly outs: readonly string[];
  readonly ins: readonly string[];
  readonly reason: MatchReason;
  readonly secondsApart: number;
  /** Sent minus arrived beyond the stated fee: taken by the network. */
  readonly impliedFee?: Leg;
}

/** Arrival may be booked shortly before the sending (clocks differ) and up to two days after it (slow chains). */
const EARLY_SECONDS = 3_600;
const LATE_SECONDS = 2 * 86_400;
/** Largest part of the amount that an unstated fee may take: without proof by hash, and with it. */
const FEE_SHARE = '0.02';
const FEE_SHARE_BY_HASH = '0.5';
/** Small amounts pay the same fee as large ones: where a fee is known to be inside, it may be half of what was sent, within hours. */
const FEE_SHARE_INSIDE = '0.5';
const INSIDE_SECONDS = 43_200;
/** A little more than what is sent for 1 that arrives, if the fee takes the largest part it may. */
const MOST_SENT = '1.0205';
const MOST_PARTS = 4;
/** Parts looked at for one whole; more would fit by chance. */
const NEAREST_PARTS = 10;

/** `holdsFee`: what is known to have been sent with an unstated fee inside; as a rule, what its own row says it of. */
export function matchTransfers(
  candidates: readonly TransferCandidate[],
  holdsFee: (out: TransferCandidate) => boolean = saysFeeInside,
): readonly TransferMatch[] {
  /** Within one wallet there is nothing to match: the file of a single place. */
  if (candidates.every(({ wallet }) => wallet === candidates[0]?.wallet)) return [];
  const pool = new CandidatePool(candidates);
  const matches = [...byHash(pool), ...byAmount(pool), ...inParts(pool, 'split'), ...inParts(pool, 'joined')];
  return [...matches, ...byFeeInside(pool, holdsFee)];
}

/** "Withdraw fee is included", as Binance remarks. */
function saysFeeInside({ fee, note = '' }: TransferCandidate): boolean {
  return fee === undefined && /\bfee is included\b/i.test(note);
}

/** Hash without prefix and case; an output number behind it (`:0`) is not part of the transaction. */
function hashKey(candidate: TransferCandidate): string | undefined {
  const hash = candidate.txHash
    ?.toLowerCase()
    .replace(/^0x/, '')
    .replace(/[:_-]\d{1,4}$/, '');
  return hash === undefined || hash.length < 6 ? undefined : `${candidate.asset}|${hash}`;
}

function byHash(pool: CandidatePool): readonly TransferMatch[] {
  const arrivals = groupByHash(pool.open('in'));
  const matches: TransferMatch[] = [];
  for (const [key, outs] of groupByHash(pool.open('out'))) {
    const ins = arrivals.get(key) ?? [];
    /** n:n under one hash has no single pairing; it is left to the user. */
    if (ins.length === 0 || (outs.length > 1 && ins.length > 1) || !isElsewhere(outs, ins)) continue;
    const match = explain(outs, ins, 'hash');
    if (match !== undefined) matches.push(take(pool, match));
  }
  return matches;
}

/** Each must be the other's choice: an arrival that a second payment explains as well is nobody's for sure. */
function byAmount(pool: CandidatePool): readonly TransferMatch[] {
  const matches: TransferMatch[] = [];
  for (const out of pool.open('out')) {
    const best = single(pairsOf(pool, out));
    const arrival = pool.candidate(best?.ins[0]);
    if (best === undefined || arrival === undefined) continue;
    if (single(pairsOf(pool, arrival))?.outs[0] === out.id) matches.push(take(pool, best));
  }
  return matches;
}

/** Weaker than a fitting amount: nothing else may be open that either side could mean. */
function byFeeInside(pool: CandidatePool, holdsFee: (out: TransferCandidate) => boolean): readonly TransferMatch[] {
  return pool.open('out').flatMap((out) => {
    const [arrival, ...others] = holdsFee(out) ? lessThanSent(pool, out) : [];
    if (arrival === undefined || others.length > 0 || lessThanSent(pool, arrival).length > 1) return [];
    const match = explain([out], [arrival], 'amount-and-time', FEE_SHARE_INSIDE);
    return match === undefined ? [] : [take(pool, match)];
  });
}

/** What may be the other side of a movement, if a fee of up to the largest share lies between. */
function lessThanSent(pool: CandidatePool, move: TransferCandidate): readonly TransferCandidate[] {
  return partnersOf(pool, move).filter((other) => {
    const [sent, arrived] = move.direction === 'out' ? [move.amount, other.amount] : [other.amount, move.amount];
    const isLess = compareText(arrived, sent) <= 0 && compareText(arrived, multiplyText(sent, FEE_SHARE_INSIDE)) >= 0;
    return isLess && Math.abs(other.at - move.at) <= INSIDE_SECONDS;
  });
}

/** The movement with each open one of the other direction that fits it. */
function pairsOf(pool: CandidatePool, move: TransferCandidate): readonly TransferMatch[] {
  return partnersOf(pool, move).flatMap((other) => {
    const [out, arrival] = move.direction === 'out' ? [move, other] : [other, move];
    // More than was sent: said at once, because most movements of a window differ.
    if (compareText(arrival.amount, out.amount) > 0) return [];
    return explain([out], [arrival], 'amount-and-time') ?? [];
  });
}

/** Open movements of the other direction, in other wallets, that may belong to this one by time and transaction. */
function partnersOf(pool: CandidatePool, move: TransferCandidate): readonly TransferCandidate[] {
  const isSent = move.direction === 'out';
  const [before, after] = isSent ? [EARLY_SECONDS, LATE_SECONDS] : [LATE_SECONDS, EARLY_SECONDS];
  return pool
    .within(isSent ? 'in' : 'out', move.asset, move.at - before, move.at + after)
    .filter((other) => isElsewhere([move], [other]) && !contradicts(move, other));
}

function take(pool: CandidatePool, match: TransferMatch): TransferMatch {
  pool.take([...match.outs, ...match.ins]);
  return match;
}

/** Two movements that both name a transaction, and different ones, are not the same transfer. */
function contradicts(move: TransferCandidate, other: TransferCandidate): boolean {
  const [mine, theirs] = [hashKey(move), hashKey(other)];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** The only fitting one, or the only one without an unstated fee; two equally good ones are left to the user. */
function single(matches: readonly TransferMatch[]): TransferMatch | undefined {
  const exact = matches.filter((match) => match.impliedFee === undefined);
  const [first, second] = [...(exact.length > 0 ? exact : matches)].sort((a, b) => a.secondsApart - b.secondsApart);
  if (first === undefined || second === undefined) return first;
  /** Regular savings of one amount: the nearest in time is meant, if it is clearly nearer. */
  return second.secondsApart > 4 * first.secondsApart + 600 ? first : undefined;
}

function inParts(pool: CandidatePool, reason: 'split' | 'joined'): readonly TransferMatch[] {
  const matches: TransferMatch[] = [];
  for (const whole of pool.open(reason === 'split' ? 'out' : 'in')) {
    const parts = partnersOf(pool, whole).slice(0, NEAREST_PARTS);
    const groups = combinations(parts, reason === 'split' ? whole.amount : mostSentFor(whole, parts));
    const found = groups.flatMap((parts) => {
      const match = inGroup(whole, parts, reason);
      return match === undefined ? [] : [{ match, parts }];
    });
    const exact = found.filter(({ match }) => match.impliedFee === undefined);
    const [choice, other] = exact.length > 0 ? exact : found;
    if (choice === undefined || other !== undefined) continue;
    if (!hasRival(pool, whole, choice.parts, reason)) matches.push(take(pool, choice.match));
  }
  return matches;
}

function inGroup(
  whole: TransferCandidate,
  parts: readonly TransferCandidate[],
  reason: 'split' | 'joined',
): TransferMatch | undefined {
  return reason === 'split' ? explain([whole], parts, reason) : explain(parts, [whole], reason);
}

/** Another movement that the same parts would explain as well. */
function hasRival(
  pool: CandidatePool,
  whole: TransferCandidate,
  parts: readonly TransferCandidate[],
  reason: 'split' | 'joined',
): boolean {
  const others = parts.slice(0, 1).flatMap((part) => partnersOf(pool, part));
  return others.some(
    (other) =>
      other.id !== whole.id &&
      parts.every((part) => partnersOf(pool, part).includes(other)) &&
      inGroup(other, parts, reason) !== undefined,
  );
}

/** What may have been sent at most so that `arrival` is left of it. */
function mostSentFor(arrival: TransferCandidate, parts: readonly TransferCandidate[]): string {
  return sumText([multiplyText(arrival.amount, MOST_SENT), ...parts.flatMap(({ fee }) => fee?.amount ?? [])]);
}

/** All groups of two to four parts that are no more than `most` together. */
function combinations(parts: readonly TransferCandidate[], most: string): readonly (readonly TransferCandidate[])[] {
  const all: (readonly TransferCandidate[])[] = [];
  const extend = (group: readonly TransferCandidate[], sum: string, next: number): void => {
    for (const [index, part] of parts.slice(next).entries()) {
      const total = addText(sum, part.amount);
      if (compareText(total, most) > 0) continue;
      const larger = [...group, part];
      if (larger.length > 1) all.push(larger);
      if (larger.length < MOST_PARTS) extend(larger, total, next + index + 1);
    }
  };
  extend([], '0', 0);
  return all;
}

/** A match if what arrived is what was sent, less at most the fee; undefined if the amounts do not fit. */
function explain(
  outs: readonly TransferCandidate[],
  ins: readonly TransferCandidate[],
  reason: MatchReason,
  share = reason === 'hash' ? FEE_SHARE_BY_HASH : FEE_SHARE,
): TransferMatch | undefined {
  const sent = sumText(outs.map((out) => out.amount));
  const missing = subtractText(sent, sumText(ins.map((arrival) => arrival.amount)));
  const asset = outs[0]?.asset ?? '';
  const stated = outs
    .filter((out) => out.fee?.asset === asset)
    .reduce((sum, out) => addText(sum, out.fee?.amount ?? '0'), '0');
  const secondsApart = Math.max(...outs.flatMap((out) => ins.map((arrival) => Math.abs(arrival.at - out.at))));
  const base = { outs: outs.map((out) => out.id), ins: ins.map((arrival) => arrival.id), reason, secondsApart };
  /** Equal, or some sources print the amount with its fee and the fee again. */
  if (missing === '0' || missing === stated) return payable(base, outs, ins);
  const isFee = !missing.startsWith('-') && compareText(missing, multiplyText(sent, share)) <= 0;
  return isFee ? payable({ ...base, impliedFee: { asset, amount: missing } }, outs, ins) : undefined;
}

/** Of several payments each must bring something: a fee that eats one up explains nothing. */
function payable(
  match: TransferMatch,
  outs: readonly TransferCandidate[],
  ins: readonly TransferCandidate[],
): TransferMatch | undefined {
  if (outs.length < 2) return match;
  const parts = arrivingParts(outs, sumText(ins.map(({ amount }) => amount)), match.impliedFee);
  return parts.every((part) => compareText(part, '0') > 0) ? match : undefined;
}

function isElsewhere(outs: readonly TransferCandidate[], ins: readonly TransferCandidate[]): boolean {
  return outs.every((out) => ins.every((arrival) => arrival.wallet !== out.wallet));
}

function groupByHash(candidates: readonly TransferCandidate[]): ReadonlyMap<string, readonly TransferCandidate[]> {
  const groups = new Map<string, TransferCandidate[]>();
  for (const candidate of candidates) {
    const key = hashKey(candidate);
    if (key !== undefined) addToGroup(groups, key, candidate);
  }
  return groups;
}
