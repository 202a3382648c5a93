/**
 * Finds events of one source among those of another. First one to one: equal amounts at the same time, each taken once, so that
 * two equal fills stay two. Then one to many: a file that adds up the fills of an order or a second, against fills that
 * follow each other and have exactly its sums.
 */
import { type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { addText, compareText } from '../values/decimal-text.ts';

/** Sources cut or round fractions of a second; some write minutes only. */
const SAME_SECONDS = 1;
const SAME_MINUTE = 60;
/** An order's file row has the time of its first or last fill. */
const ORDER_SECONDS = 86_400;
const MOST_FILLS = 500;

interface Told {
  readonly event: LedgerEvent;
  readonly at: Instant;
  /** Amounts received and given, money included; empty where there is no such side or the money is not known. */
  readonly got: string;
  readonly gave: string;
}

/** Adds to `twins` which of `events` is told by which of `others`. */
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
function groupByMatter(events: readonly LedgerEvent[]): Map<string, Told[]> {
  const groups = new Map<string, Told[]>();
  for (const event of events) {
    const matter = matterOf(event);
    const told = matter === undefined ? undefined : toldOf(event);
    if (matter === undefined || told === undefined) continue;
    const group = groups.get(matter);
    if (group === undefined) groups.set(matter, [told]);
    else group.push(told);
  }
  for (const group of groups.values()) group.sort((a, b) => a.at - b.at);
  return groups;
}

/** Transfers have rules of their own. */
function matterOf(event: LedgerEvent): string | undefined {
  if (event.kind === 'transfer') return undefined;
  const got = 'in' in event ? event.in.asset : '';
  const gave = 'out' in event ? event.out.asset : '';
  return got === '' && gave === '' ? undefined : `${event.kind}|${event.wallet}|${got}|${gave}`;
}

function isExchange(matter: string): boolean {
  return /^(?:buy|sell|swap)\|/.test(matter);
}

function toldOf(event: LedgerEvent): Told | undefined {
  const at = parseInstant(event.at);
  if (!at.ok) return undefined;
  const money = moneyOf(event);
  const got = 'in' in event ? event.in.amount : event.kind === 'sell' ? money : '';
  const gave = 'out' in event ? event.out.amount : event.kind === 'buy' ? money : '';
  return { event, at: at.value, got, gave };
}

function moneyOf({ valueOrigin, ...event }: LedgerEvent): string {
  return valueOrigin?.amount ?? ('valueEur' in event ? (event.valueEur ?? '') : '');
}

function pairEqual(mine: readonly Told[], theirs: readonly Told[], twins: Map<string, string>) {
  const taken = new Set<Told>();
  const open: Told[] = [];
  let start = 0;
  for (const one of mine) {
    while (start < theirs.length && (theirs[start]?.at ?? 0) < one.at - SAME_MINUTE) start++;
    let found: Told | undefined;
    for (let i = start; i < theirs.length; i++) {
      const other = theirs[i];
      if (other === undefined || other.at > one.at + SAME_MINUTE) break;
      if (taken.has(other) || !isSameTime(one, other) || !isSame(one, other)) continue;
      if (found === undefined || Math.abs(other.at - one.at) < Math.abs(found.at - one.at)) found = other;
    }
    if (found === undefined) open.push(one);
    else {
      taken.add(found);
      twins.set(one.event.id, found.event.id);
    }
  }
  return { mine: open, theirs: theirs.filter((other) => !taken.has(other)) };
}

function isSameTime(a: Told, b: Told): boolean {
  const isMinute = a.at % SAME_MINUTE === 0 || b.at % SAME_MINUTE === 0;
  return Math.abs(a.at - b.at) <= (isMinute ? SAME_MINUTE : SAME_SECONDS);
}

/** Money that one side does not know says nothing. */
function isSame(a: Told, b: Told): boolean {
  return isSameAmount(a.got, b.got) && isSameAmount(a.gave, b.gave);
}

function isSameAmount(a: string, b: string): boolean {
  return a === '' || b === '' || compareText(a, b) === 0;
}

/** Looks for parts that follow each other and add up to `sum`; tells each of them. */
function pairSum(sum: Told, parts: readonly Told[], tell: (part: Told) => unknown): void {
  if (sum.got === '' || sum.gave === '') return;
  for (let first = 0; first < parts.length; first++) {
    const begin = parts[first];
    if (begin === undefined || begin.at < sum.at - ORDER_SECONDS) continue;
    if (begin.at > sum.at + ORDER_SECONDS) return;
    let [got, gave] = ['0', '0'];
    for (let last = first; last < parts.length && last - first < MOST_FILLS; last++) {
      const part = parts[last];
      if (part === undefined || part.got === '' || part.gave === '' || part.at > sum.at + ORDER_SECONDS) break;
      got = addText(got, part.got);
      gave = addText(gave, part.gave);
      if (compareText(got, sum.got) > 0 || compareText(gave, sum.gave) > 0) break;
      if (last > first && compareText(got, sum.got) === 0 && compareText(gave, sum.gave) === 0) {
        for (const told of parts.slice(first, last + 1)) tell(told);
        return;
      }
    }
  }
}
