/** Whether what one file says of a wallet is what another file says: nearly all that both can know is in both. */
import { addToGroup, dec, formatInstant, formatShortest, type Instant, parseInstant } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { pairEvents } from '../connections/pair-events.ts';
import { cleanHash, pairMoves } from '../connections/pair-moves.ts';
import { compareText } from '../values/decimal-text.ts';

/** What a file, or the ledger so far, tells. */
export interface Told {
  readonly file: string;
  readonly events: readonly LedgerEvent[];
  readonly moves: readonly TransferCandidate[];
  /** Events that movements have become. */
  readonly settled?: readonly LedgerEvent[];
  /** Its times are certain. */
  readonly hasZone: boolean;
  /** Formats whose rows are compared with its own by other means: by their identity, or as deals told in parts. */
  readonly apart?: ReadonlySet<string>;
}

/** Fewer twins may be chance where no hash says so. */
const FEWEST = 3;
/** Of what both can know: files round, and one of them may have lost a row. */
const SHARE = 0.8;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Zones of the world, and both clocks of a zone that changes in summer. */
const HOURS = Array.from({ length: 27 }, (_, no) => no - 13).sort((a, b) => Math.abs(a) - Math.abs(b));

/** Adds the twins of `own` to those known; gives back the wallet in which they lie. Undefined: nothing is proven. */
export function provenTwins(own: Told, kept: readonly Told[], twins: Map<string, string>): string | undefined {
  let home: string | undefined;
  for (const one of kept) {
    for (const [id, of] of sameTransactions(own, one)) if (!twins.has(id)) twins.set(id, of);
    const other = comparable(own, one);
    const found = byName(own, other) ?? byHash(own, other);
    if (found === undefined) continue;
    for (const [id, of] of found.pairs) if (!twins.has(id)) twins.set(id, of);
    home ??= found.wallet;
  }
  return home;
}

function comparable({ apart }: Told, other: Told): Told {
  if (apart === undefined || apart.size === 0) return other;
  const isOther = (item: LedgerEvent | TransferCandidate) => !apart.has(item.source?.format ?? '');
  return { ...other, events: other.events.filter(isOther), moves: other.moves.filter(isOther) };
}

/** Both call the wallet alike. */
function byName(own: Told, other: Told): Found | undefined {
  const name = walletOf(own)?.toLowerCase();
  const wallet = [...other.events, ...other.moves].find((item) => item.wallet.toLowerCase() === name)?.wallet;
  if (wallet === undefined) return undefined;
  const [mine, theirs] = [inWallet(own, wallet), ofWallet(other, wallet)];
  const pairs = bySameClock(mine, theirs) ?? (own.hasZone ? undefined : byOtherClock(mine, theirs));
  return pairs === undefined ? undefined : { pairs, wallet };
}

interface Found {
  readonly pairs: Pairs;
  readonly wallet: string;
}

type Pairs = ReadonlyMap<string, string>;

function bySameClock(own: Told, other: Told): Pairs | undefined {
  const pairs = pairsOf(own, other);
  return areEnough(pairs, knowable(own, other, 0)) ? pairs : undefined;
}

/** The hours that fit most, with their neighbours: one of them is the clock of summer. */
function byOtherClock(own: Told, other: Told): Pairs | undefined {
  const shifted = HOURS.filter((hours) => hours !== 0).map((hours) => ({
    hours,
    pairs: pairsOf(later(own, hours), other),
  }));
  for (const { hours, pairs } of shifted) {
    if (pairs.size === 0) continue;
    const summer = shifted.find((one) => one.hours === hours + 1)?.pairs ?? new Map<string, string>();
    const both = new Map([...summer, ...pairs]);
    if (both.size >= FEWEST && areEnough(both, knowable(own, other, hours * HOUR))) return both;
  }
  return undefined;
}

/** Two are enough where there are no more. */
function areEnough({ size }: Pairs, among: number): boolean {
  return size >= FEWEST ? size >= SHARE * among : size === 2 && among <= 2;
}

function pairsOf(own: Told, other: Told): Map<string, string> {
  const pairs = new Map<string, string>();
  pairEvents(own.events, other.events, pairs);
  pairMoves(own.moves, other.moves, other.settled ?? [], pairs);
  return pairs;
}

/** Of one transaction, by whatever name the wallet goes. */
function byHash(own: Told, other: Told): Found | undefined {
  const theirs = new Map<string, TransferCandidate[]>();
  for (const move of other.moves) {
    const key = hashKey(move);
    if (key !== undefined) addToGroup(theirs, key, move);
  }
  const coins = new Set(other.moves.map(({ asset }) => asset));
  const mine = own.moves.filter((move) => hashKey(move) !== undefined && coins.has(move.asset));
  const pairs = new Map<string, string>();
  let wallet: string | undefined;
  for (const move of mine) {
    const twin = theirs.get(hashKey(move) ?? '')?.find(({ amount }) => compareText(amount, move.amount) === 0);
    if (twin === undefined) continue;
    pairs.set(move.id, twin.id);
    wallet ??= twin.wallet;
  }
  const [first, last] = spanOf(other);
  const within = mine.filter(({ at }) => at >= first && at <= last).length;
  if (wallet === undefined || pairs.size < SHARE * within) return undefined;
  // The wallet is the same by another name: what has no hash may have its twin as well.
  const named = pairsOf(inWallet(own, wallet), ofWallet(other, wallet));
  return { pairs: new Map([...named, ...pairs]), wallet };
}

/**
 * Entries of one wallet with one hash, the same coins and amounts are one: a copy only lost its seconds, shows another clock, or
 * was saved with other decimal marks. Where rows of the file are known by their identity, entries of the very same second were
 * compared by it before, so two of them are two.
 */
function sameTransactions(own: Told, other: Told): Pairs {
  const pairs = new Map<string, string>();
  const theirs = new Map<string, LedgerEvent[]>();
  for (const event of other.events) {
    const key = entryKey(event);
    if (key !== undefined) addToGroup(theirs, key, event);
  }
  if (theirs.size === 0) return pairs;
  for (const event of own.events) {
    const alike = theirs.get(entryKey(event) ?? '');
    const isIdentified = own.apart?.has(event.source?.format ?? '') === true;
    const place = alike?.findIndex((one) => areOneMoment(secondsOf(event) - secondsOf(one), isIdentified)) ?? -1;
    const [twin] = place < 0 ? [] : (alike?.splice(place, 1) ?? []);
    if (twin !== undefined) pairs.set(event.id, twin.id);
  }
  return pairs;
}

function entryKey(event: LedgerEvent): string | undefined {
  const hash = cleanHash(event.txHash);
  if (hash === undefined || hash.length < 6) return undefined;
  const leg = (side?: { readonly asset: string; readonly amount: string }) =>
    side === undefined ? [] : [side.asset, formatShortest(dec(side.amount))];
  const { in: into, out } = sidesOf(event);
  const legs = [leg(into), leg(out)];
  return JSON.stringify([event.kind, event.wallet.toLowerCase(), hash, ...legs]);
}

/** Within a minute, or full hours apart as zones are, give or take the minute. */
function areOneMoment(apart: number, isIdentified: boolean): boolean {
  const rest = Math.abs(apart) % HOUR;
  return (
    !(isIdentified && apart === 0) && Math.abs(apart) <= 14 * HOUR + MINUTE && (rest < MINUTE || HOUR - rest < MINUTE)
  );
}

function hashKey({ asset, direction, txHash }: TransferCandidate): string | undefined {
  const hash = cleanHash(txHash);
  return hash === undefined || hash.length < 6 ? undefined : `${asset}|${direction}|${hash}`;
}

/** How much of it the other one would have to know: what lies in its time, of kinds and wallets that it has. */
function knowable(own: Told, other: Told, shift: number): number {
  const [first, last] = spanOf(other);
  const has = new Set([...other.events.map(matterOf), ...other.moves.map(matterOf)]);
  const items = [
    ...own.events.map((event) => [matterOf(event), secondsOf(event)] as const),
    ...own.moves.map((move) => [matterOf(move), move.at] as const),
  ];
  return items.filter(([matter, at]) => has.has(matter) && at + shift >= first && at + shift <= last).length;
}

/** What a file of trades alone cannot know is no reason against it. */
function matterOf(item: LedgerEvent | TransferCandidate): string {
  return 'direction' in item ? `${item.wallet} ${item.direction}` : `${item.wallet} ${item.kind}`;
}

function spanOf({ events, moves }: Told): readonly [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of [...events.map(secondsOf), ...moves.map((move) => move.at)]) {
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return [first - DAY, last + DAY];
}

/** `settled` stays whole: a transfer is of two wallets. */
function ofWallet(told: Told, wallet: string): Told {
  const isOwn = (item: { readonly wallet: string }) => item.wallet === wallet;
  return { ...told, events: told.events.filter(isOwn), moves: told.moves.filter(isOwn) };
}

function inWallet(told: Told, wallet: string): Told {
  const named = <T extends { readonly wallet: string }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, wallet }));
  return { ...told, events: named(told.events), moves: named(told.moves) };
}

function walletOf({ events: [event], moves: [move] }: Told): string | undefined {
  return event?.wallet ?? move?.wallet;
}

function later(own: Told, hours: number): Told {
  return {
    ...own,
    events: own.events.map((event) => ({ ...event, at: formatInstant((secondsOf(event) + hours * HOUR) as Instant) })),
    moves: own.moves.map((move) => ({ ...move, at: (move.at + hours * HOUR) as Instant })),
  };
}

function secondsOf({ at }: LedgerEvent): number {
  const parsed = parseInstant(at);
  return parsed.ok ? parsed.value : 0;
}
