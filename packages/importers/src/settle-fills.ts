/**
 * One deal told by two exports of an exchange in different parts (`sameDeals`): a statement joins the fills of one second, the
 * trade history has each of them. What one export has of a second, wallet and market is compared as a sum with what the other
 * has; if both sides agree to the last digit, it is the same deal and counts once. The export that comes first in
 * the registry is kept, or what is in the ledger already.
 */
import { add, addToGroup, type Decimal, dec, formatShortest, groupBy, parseInstant, subtract } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { markDuplicates } from './dedupe/mark-duplicates.ts';
import { type FileOutcome, formatsBrought } from './file-outcome.ts';
import { FORMATS } from './formats/registry.ts';

/** Exports round the moment of a fill differently: seconds from one to the other. */
const AROUND = [-2, -1, 0, 1, 2];

const TELLERS = FORMATS.flatMap(({ id, sameDeals }) => (sameDeals === undefined ? [] : [{ id, deals: sameDeals }]));

interface Second {
  readonly at: number;
  readonly events: LedgerEvent[];
  given: Decimal;
  got: Decimal;
}

type Market = ReadonlyMap<string, readonly Second[]>;

/** Gives back the events to keep; rows of the others get their outcome. */
export function settleFills(
  outcomes: readonly FileOutcome[],
  events: LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): LedgerEvent[] {
  const present = new Set(outcomes.map(({ format }) => format));
  const tellers = TELLERS.filter(({ deals }) => TELLERS.some((one) => one.deals === deals && present.has(one.id)));
  if (tellers.length < 2) return events;
  const twins = new Map<string, string>();
  // Most imports have nothing of the other exports: then there is nothing to compare.
  const [here, there] = [formatsBrought(outcomes) ?? formatsOf(events), formatsOf(known)];
  const now = (id: string) => marketsOf(events, id, twins);
  const before = new Map(
    tellers.flatMap(({ id }) => (there.has(id) ? [[id, marketsOf(known, id, twins)] as const] : [])),
  );
  const visit = (later: string, other: string, told: ReadonlySet<string>, markets: (id: string) => Market) => {
    if (here.has(later) && told.has(other)) match(now(later), markets(other), twins);
  };
  // What is in the ledger stays, whoever told it; among the files the first teller stays.
  pairUp(tellers, (later, other) => visit(later, other, there, (id) => before.get(id) ?? new Map()), true);
  pairUp(tellers, (later, other) => visit(later, other, here, now), false);
  if (twins.size === 0) return events;
  for (const { rows } of outcomes) markDuplicates(rows, twins);
  return events.filter(({ id }) => !twins.has(id));
}

/** Formats that some of the events came from. */
function formatsOf(events: readonly LedgerEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap(({ source }) => source?.format ?? []));
}

function pairUp(
  tellers: readonly { readonly id: string; readonly deals: string }[],
  visit: (later: string, other: string) => void,
  bothWays: boolean,
): void {
  for (const [index, later] of tellers.entries()) {
    for (const [place, other] of tellers.entries()) {
      if (later.deals === other.deals && (bothWays ? place !== index : place < index)) visit(later.id, other.id);
    }
  }
}

/** Every second of `later` that a second of `other` tells as well; each is taken once. */
function match(later: Market, other: Market, twins: Map<string, string>): void {
  for (const [market, seconds] of later) {
    // Both sides may tell a hundred thousand of them, so a second is only compared with those around it.
    const told = groupBy([...(other.get(market) ?? []).entries()], ([, { at }]) => at);
    const taken = new Set<Second>();
    for (const second of seconds) {
      const near = AROUND.flatMap((apart) => told.get(second.at + apart) ?? []).sort(([a], [b]) => a - b);
      const [, twin] = near.find(([, one]) => !taken.has(one) && isSameDeal(one, second)) ?? [];
      const [first] = twin?.events ?? [];
      if (twin === undefined || first === undefined) continue;
      taken.add(twin);
      for (const { id } of second.events) twins.set(id, first.id);
    }
  }
}

function isSameDeal(a: Second, b: Second): boolean {
  return formatShortest(a.given) === formatShortest(b.given) && formatShortest(a.got) === formatShortest(b.got);
}

/** By wallet, given and got coin: the seconds with their sums, without those that are settled already. */
function marketsOf(events: readonly LedgerEvent[], format: string, settled: ReadonlyMap<string, string>): Market {
  const markets = new Map<string, Second[]>();
  const known = new Map<string, Second>();
  for (const event of events) {
    if (event.source?.format !== format || settled.has(event.id)) continue;
    const sides = sidesOf(event);
    const at = parseInstant(event.at);
    if (sides === undefined || !at.ok) continue;
    const key = `${event.wallet}|${sides.given.asset}|${sides.got.asset}`;
    const moment = `${at.value}|${key}`;
    const second = known.get(moment);
    if (second === undefined) {
      const begun = { at: at.value, events: [event], given: sides.given.amount, got: sides.got.amount };
      known.set(moment, begun);
      addToGroup(markets, key, begun);
    } else {
      second.events.push(event);
      second.given = add(second.given, sides.given.amount);
      second.got = add(second.got, sides.got.amount);
    }
  }
  return markets;
}

interface Side {
  readonly asset: string;
  readonly amount: Decimal;
}

/** Both sides as the account felt them: a fee in the coin that came is part of what did not come. */
function sidesOf(event: LedgerEvent): { readonly given: Side; readonly got: Side } | undefined {
  if (event.kind !== 'buy' && event.kind !== 'sell' && event.kind !== 'swap') return undefined;
  const { currency = 'EUR', amount = event.valueEur } = event.valueOrigin ?? {};
  if (event.kind !== 'swap' && amount === undefined) return undefined;
  const money = { asset: currency, amount: dec(amount ?? '0') };
  const given = 'out' in event ? { asset: event.out.asset, amount: dec(event.out.amount) } : money;
  const got = 'in' in event ? { asset: event.in.asset, amount: dec(event.in.amount) } : money;
  const { fee } = event;
  if (fee === undefined || fee.asset !== got.asset || event.kind === 'sell') return { given, got };
  return { given, got: { asset: got.asset, amount: subtract(got.amount, dec(fee.amount)) } };
}
