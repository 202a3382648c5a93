/**
 * Finds events of one source among those of another. First one to one: equal amounts at the same time, each taken once, so that
 * two equal fills stay two. Then one to many: a file that adds up the fills of an order or a second, against fills that
 * follow each other and have exactly its sums.
 */
import { addToGroup, type Instant, parseInstant } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { addText, compareText } from '../values/decimal-text.ts';

/** Sources cut or round fractions of a second; some write minutes only. */
const SAME_SECONDS = 1;
const SAME_MINUTE = 60;
/** An order's file row has the time of its first or last fill. */
const ORDER_SECONDS = 86_400;
const MOST_FILLS = 500;

interface Reported {
  readonly event: LedgerEvent;
  readonly at: Instant;
  /** Amounts received and given, money included; empty where there is no such side or the money is not known. */
  readonly got: string;
  readonly gave: string;
  /** Its source writes no seconds. */
  readonly isMinute: boolean;
}

/** Adds to `twins` which of `events` is reported by which of `others`. */
export function pairEvents(
  events: readonly LedgerEvent[],
  others: readonly LedgerEvent[],
  twins: Map<string, string>,
): void {
  if (events.length === 0 || others.length === 0) return;
  const left = groupByMatter(events.filter(({ id }) => !twins.has(id)));
  const right = groupByMatter(others);
  for (const [matter, mine] of left) {
    const theirs = right.get(matter);
    if (theirs === undefined) continue;
    const open = pairEqual(mine, theirs, twins);
    if (!isExchange(matter)) continue;
    for (const sum of open.theirs) pairSum(sum, open.mine, (part) => twins.set(part.event.id, sum.event.id));
    const rest = open.mine.filter(({ event }) => !twins.has(event.id));
    for (const sum of rest) {
      let first: string | undefined;
      pairSum(sum, open.theirs, (part) => (first ??= part.event.id));
      if (first !== undefined) twins.set(sum.event.id, first);
    }
  }
}

/** Events about the same coins in the same wallet, in order of time. */
function groupByMatter(events: readonly LedgerEvent[]): Map<string, Reported[]> {
  const groups = new Map<string, Reported[]>();
  const withSeconds = formatsWithSeconds(events);
  for (const event of events) {
    const matter = matterOf(event);
    const reported = matter === undefined ? undefined : reportedOf(event, !withSeconds.has(event.source?.format));
    if (matter !== undefined && reported !== undefined) addToGroup(groups, matter, reported);
  }
  for (const group of groups.values()) group.sort((a, b) => a.at - b.at);
  return groups;
}

function formatsWithSeconds(events: readonly LedgerEvent[]): ReadonlySet<string | undefined> {
  const formats = new Set<string | undefined>();
  for (const { at, source } of events) if (!/:00(?:\.0+)?Z$/.test(at)) formats.add(source?.format);
  return formats;
}

/** Transfers have rules of their own. */
function matterOf(event: LedgerEvent): string | undefined {
  if (event.kind === 'transfer') return undefined;
  const { in: into, out } = sidesOf(event);
  const [got, gave] = [into?.asset ?? '', out?.asset ?? ''];
  return got === '' && gave === '' ? undefined : `${event.kind}|${event.wallet}|${got}|${gave}`;
}

function isExchange(matter: string): boolean {
  return /^(?:buy|sell|swap)\|/.test(matter);
}

function reportedOf(event: LedgerEvent, isMinute: boolean): Reported | undefined {
  const at = parseInstant(event.at);
  if (!at.ok) return undefined;
  const money = moneyOf(event);
  const { in: into, out } = sidesOf(event);
  const got = into?.amount ?? (event.kind === 'sell' ? money : '');
  const gave = out?.amount ?? (event.kind === 'buy' ? money : '');
  return { event, at: at.value, got, gave, isMinute };
}

function moneyOf({ valueOrigin, ...event }: LedgerEvent): string {
  return valueOrigin?.amount ?? ('valueEur' in event ? (event.valueEur ?? '') : '');
}

/** Same second first: a neighbour must not take what belongs to another. */
function pairEqual(mine: readonly Reported[], theirs: readonly Reported[], twins: Map<string, string>) {
  const taken = new Set<Reported>();
  const exact = pairWithin(mine, theirs, taken, twins, (one, other) => one.at === other.at);
  const open = pairWithin(exact, theirs, taken, twins, isSameTime);
  return { mine: open, theirs: theirs.filter((other) => !taken.has(other)) };
}

function pairWithin(
  mine: readonly Reported[],
  theirs: readonly Reported[],
  taken: Set<Reported>,
  twins: Map<string, string>,
  isNear: (one: Reported, other: Reported) => boolean,
): readonly Reported[] {
  const open: Reported[] = [];
  for (const one of mine) {
    let found: Reported | undefined;
    for (let i = firstAt(theirs, one.at - SAME_MINUTE); i < theirs.length; i++) {
      const other = theirs[i];
      if (other === undefined || other.at > one.at + SAME_MINUTE) break;
      if (taken.has(other) || !isNear(one, other) || !isSame(one, other)) continue;
      if (found === undefined || Math.abs(other.at - one.at) < Math.abs(found.at - one.at)) found = other;
    }
    if (found === undefined) open.push(one);
    else {
      taken.add(found);
      twins.set(one.event.id, found.event.id);
    }
  }
  return open;
}

function isSameTime(a: Reported, b: Reported): boolean {
  return Math.abs(a.at - b.at) <= (a.isMinute || b.isMinute ? SAME_MINUTE : SAME_SECONDS);
}

/** Money that one side does not know says nothing. */
function isSame(a: Reported, b: Reported): boolean {
  return isSameAmount(a.got, b.got) && isSameAmount(a.gave, b.gave);
}

function isSameAmount(a: string, b: string): boolean {
  return a === '' || b === '' || compareText(a, b) === 0;
}

/**
 * Looks for parts that follow each other and add up to `sum`, and tells each of them. A sum has the time of its first or of
 * its last part, so only runs that begin or end there are tried.
 */
function pairSum(sum: Reported, parts: readonly Reported[], notify: (part: Reported) => unknown): void {
  if (sum.got === '' || sum.gave === '') return;
  for (let edge = firstAt(parts, sum.at - SAME_MINUTE); edge < parts.length; edge++) {
    const part = parts[edge];
    if (part === undefined || part.at > sum.at + SAME_MINUTE) return;
    if (!isSameTime(part, sum)) continue;
    const run = runFrom(sum, parts, edge, 1) ?? runFrom(sum, parts, edge, -1);
    if (run === undefined) continue;
    for (const reported of run) notify(reported);
    return;
  }
}

/** At least two parts from here on, or back from here, whose sums are exactly those wanted. */
function runFrom(
  sum: Reported,
  parts: readonly Reported[],
  edge: number,
  step: 1 | -1,
): readonly Reported[] | undefined {
  const run: Reported[] = [];
  let [got, gave] = ['0', '0'];
  for (let at = edge; run.length < MOST_FILLS; at += step) {
    const part = parts[at];
    if (part === undefined || part.got === '' || part.gave === '') return undefined;
    if (Math.abs(part.at - sum.at) > ORDER_SECONDS) return undefined;
    run.push(part);
    got = addText(got, part.got);
    gave = addText(gave, part.gave);
    if (compareText(got, sum.got) > 0 || compareText(gave, sum.gave) > 0) return undefined;
    if (run.length > 1 && compareText(got, sum.got) === 0 && compareText(gave, sum.gave) === 0) return run;
  }
  return undefined;
}

/** Index of the first that is not earlier. */
function firstAt(parts: readonly Reported[], at: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
