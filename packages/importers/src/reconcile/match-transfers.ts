/**
 * Which outgoing and incoming movements are one transfer between the user's own wallets. The same transaction hash is
 * proof; without it amount and time must fit, and the difference must be explainable as a fee. Several payments that arrive as one
 * (n:1) and one that arrives in parts (1:n) are matched when exactly one combination fits. Each match says why.
 */
import type { Leg } from '@cryptax/ledger';
import type { TransferCandidate } from '../map/build-events.ts';
import { addText, compareText, multiplyText, subtractText, sumText } from '../map/decimal-text.ts';

export type MatchReason = 'hash' | 'amount-and-time' | 'split' | 'joined';

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
/** Largest part of the amount that an unstated fee may take. */
const FEE_SHARE = '0.02';
const MOST_PARTS = 4;

export function matchTransfers(candidates: readonly TransferCandidate[]): readonly TransferMatch[] {
  const pool = new Pool(candidates);
  return [...byHash(pool), ...byAmount(pool), ...inParts(pool, 'split'), ...inParts(pool, 'joined')];
}

class Pool {
  readonly #open: Map<string, TransferCandidate>;

  constructor(candidates: readonly TransferCandidate[]) {
    this.#open = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  }

  open(direction: 'in' | 'out'): readonly TransferCandidate[] {
    return [...this.#open.values()]
      .filter((candidate) => candidate.direction === direction)
      .sort((a, b) => a.at - b.at);
  }

  take(match: TransferMatch): TransferMatch {
    for (const id of [...match.outs, ...match.ins]) this.#open.delete(id);
    return match;
  }
}

/** Hash without prefix and case; an output number behind it (`:0`) is not part of the transaction. */
function hashKey(candidate: TransferCandidate): string | undefined {
  const hash = candidate.txHash
    ?.toLowerCase()
    .replace(/^0x/, '')
    .replace(/[:_-]\d{1,4}$/, '');
  return hash === undefined || hash.length < 6 ? undefined : `${candidate.asset}|${hash}`;
}

function byHash(pool: Pool): readonly TransferMatch[] {
  const arrivals = groupBy(pool.open('in'), hashKey);
  const matches: TransferMatch[] = [];
  for (const [key, outs] of groupBy(pool.open('out'), hashKey)) {
    const ins = arrivals.get(key) ?? [];
    /** n:n under one hash has no single pairing; it is left to the user. */
    if (ins.length === 0 || (outs.length > 1 && ins.length > 1) || !isElsewhere(outs, ins)) continue;
    const match = explain(outs, ins, 'hash');
    if (match !== undefined) matches.push(pool.take(match));
  }
  return matches;
}

function byAmount(pool: Pool): readonly TransferMatch[] {
  const matches: TransferMatch[] = [];
  const ins = groupBy(pool.open('in'), (candidate) => candidate.asset);
  const taken = new Set<string>();
  for (const out of pool.open('out')) {
    const fitting = (ins.get(out.asset) ?? [])
      .filter(
        (arrival) =>
          !taken.has(arrival.id) &&
          isInWindow(out, arrival) &&
          isElsewhere([out], [arrival]) &&
          !contradicts(out, arrival),
      )
      .flatMap((arrival) => explain([out], [arrival], 'amount-and-time') ?? []);
    const best = single(fitting);
    if (best === undefined) continue;
    for (const id of best.ins) taken.add(id);
    matches.push(pool.take(best));
  }
  return matches;
}

/** Two movements that both name a transaction, and different ones, are not the same transfer. */
function contradicts(out: TransferCandidate, arrival: TransferCandidate): boolean {
  const [sent, got] = [hashKey(out), hashKey(arrival)];
  return sent !== undefined && got !== undefined && sent !== got;
}

/** The only fitting one, or the only one without an unstated fee; two equally good ones are left to the user. */
function single(matches: readonly TransferMatch[]): TransferMatch | undefined {
  const exact = matches.filter((match) => match.impliedFee === undefined);
  const pool = exact.length > 0 ? exact : matches;
  const [first, second] = [...pool].sort((a, b) => a.secondsApart - b.secondsApart);
  if (first === undefined || second === undefined) return first;
  /** Regular savings of one amount: the nearest in time is meant, if it is clearly nearer. */
  return second.secondsApart > 4 * first.secondsApart + 600 ? first : undefined;
}

function inParts(pool: Pool, reason: 'split' | 'joined'): readonly TransferMatch[] {
  const matches: TransferMatch[] = [];
  const wholes = pool.open(reason === 'split' ? 'out' : 'in');
  for (const whole of wholes) {
    const parts = pool
      .open(reason === 'split' ? 'in' : 'out')
      .filter((part) => part.asset === whole.asset && isNear(whole, part, reason) && isElsewhere([whole], [part]));
    const found = combinations(parts).flatMap((group) => {
      const [outs, ins] = reason === 'split' ? [[whole], group] : [group, [whole]];
      return explain(outs, ins, reason) ?? [];
    });
    const exact = found.filter((match) => match.impliedFee === undefined);
    const choice = exact.length === 1 ? exact[0] : exact.length === 0 && found.length === 1 ? found[0] : undefined;
    if (choice !== undefined) matches.push(pool.take(choice));
  }
  return matches;
}

function isNear(whole: TransferCandidate, part: TransferCandidate, reason: 'split' | 'joined'): boolean {
  return reason === 'split' ? isInWindow(whole, part) : isInWindow(part, whole);
}

/** Two to four parts out of the nearest few; more would fit by chance. */
function combinations(parts: readonly TransferCandidate[]): readonly (readonly TransferCandidate[])[] {
  const near = parts.slice(0, 10);
  let groups: (readonly TransferCandidate[])[] = near.map((part) => [part]);
  const all: (readonly TransferCandidate[])[] = [];
  for (let size = 2; size <= MOST_PARTS; size++) {
    groups = groups.flatMap((group) =>
      near.slice(near.indexOf(group.at(-1) ?? (group[0] as TransferCandidate)) + 1).map((part) => [...group, part]),
    );
    all.push(...groups);
  }
  return all;
}

/** A match if what arrived is what was sent, less at most the fee; undefined if the amounts do not fit. */
function explain(
  outs: readonly TransferCandidate[],
  ins: readonly TransferCandidate[],
  reason: MatchReason,
): TransferMatch | undefined {
  const sent = sumText(outs.map((out) => out.amount));
  const got = sumText(ins.map((arrival) => arrival.amount));
  const asset = outs[0]?.asset ?? '';
  const stated = outs
    .filter((out) => out.fee?.asset === asset)
    .reduce((sum, out) => addText(sum, out.fee?.amount ?? '0'), '0');
  const missing = subtractText(sent, got);
  const secondsApart = Math.max(...outs.flatMap((out) => ins.map((arrival) => Math.abs(arrival.at - out.at))));
  const base = { outs: outs.map((out) => out.id), ins: ins.map((arrival) => arrival.id), reason, secondsApart };
  if (missing === '0') return base;
  /** Some sources print the amount with its fee and the fee again. */
  if (missing === stated) return base;
  const tolerance = reason === 'hash' ? '0.5' : FEE_SHARE;
  const isFee = !missing.startsWith('-') && compareText(missing, multiplyText(sent, tolerance)) <= 0;
  return isFee ? { ...base, impliedFee: { asset, amount: missing } } : undefined;
}

function isInWindow(out: TransferCandidate, arrival: TransferCandidate): boolean {
  const delay = arrival.at - out.at;
  return delay >= -EARLY_SECONDS && delay <= LATE_SECONDS;
}

function isElsewhere(outs: readonly TransferCandidate[], ins: readonly TransferCandidate[]): boolean {
  return outs.every((out) => ins.every((arrival) => arrival.wallet !== out.wallet));
}

function groupBy(
  candidates: readonly TransferCandidate[],
  keyOf: (candidate: TransferCandidate) => string | undefined,
): ReadonlyMap<string, readonly TransferCandidate[]> {
  const groups = new Map<string, TransferCandidate[]>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [candidate]);
    else group.push(candidate);
  }
  return groups;
}
