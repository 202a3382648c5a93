/**
 * Events that look like the same thing reported twice: same wallet, same coins, same amounts (or the one is the other rounded),
 * within two minutes, from different imports, files or formats; within a day of what was entered by hand, for whoever types an
 * entry seldom knows its minute. They are shown to the user and never dropped; equal rows of one file are real fills.
 */
import { addToGroup, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { areNearAmounts, nearCells } from './near-amounts.ts';

export interface NearDuplicate {
  readonly eventId: string;
  readonly otherId: string;
  readonly secondsApart: number;
}

const WINDOW_SECONDS = 120;
const BY_HAND_SECONDS = 86_400;

interface Seen {
  readonly event: LedgerEvent;
  readonly at: Instant;
  readonly isNew: boolean;
}

/** `events` are new; `known` are in the ledger already and only compared with. */
export function findNearDuplicates(
  events: readonly LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): readonly NearDuplicate[] {
  const all = [...known.map((event) => seen(event, false)), ...events.map((event) => seen(event, true))];
  const byCell = new Map<string, Seen[]>();
  const found: NearDuplicate[] = [];
  for (const entry of all.sort((a, b) => a.at - b.at)) {
    const cells = cellsOf(entry.event);
    const twins = cells.flatMap((cell) => findTwin(entry, byCell.get(cell) ?? []) ?? []);
    const [twin] = twins.sort((a, b) => b.at - a.at);
    if (twin !== undefined) found.push(pair(entry, twin));
    for (const cell of cells) addToGroup(byCell, cell, entry);
  }
  return [...found, ...twinsByHand(all, byCell, found)];
}

/** For each entry by hand the nearest new one that says the same, where neither has a twin already. */
function twinsByHand(
  all: readonly Seen[],
  byCell: ReadonlyMap<string, readonly Seen[]>,
  found: readonly NearDuplicate[],
): readonly NearDuplicate[] {
  const paired = new Set(found.flatMap(({ eventId, otherId }) => [eventId, otherId]));
  return all.flatMap((typed): NearDuplicate[] => {
    if (typed.isNew || typed.event.source !== undefined || paired.has(typed.event.id)) return [];
    const apart = ({ at }: Seen) => Math.abs(at - typed.at);
    const [nearest] = cellsOf(typed.event)
      .flatMap((cell) => around(byCell.get(cell) ?? [], typed.at))
      .filter((other) => other.isNew && !paired.has(other.event.id))
      .filter(({ event }) => isAlike(event, typed.event) && targetOf(event) === targetOf(typed.event))
      .sort((a, b) => apart(a) - apart(b));
    if (nearest === undefined) return [];
    paired.add(nearest.event.id);
    return [{ eventId: nearest.event.id, otherId: typed.event.id, secondsApart: apart(nearest) }];
  });
}

/** Those within a day of a moment; the list is in order of time and may be as long as the ledger. */
function around(list: readonly Seen[], at: Instant): readonly Seen[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as Seen).at < at - BY_HAND_SECONDS) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < list.length && (list[end] as Seen).at <= at + BY_HAND_SECONDS) end++;
  return list.slice(low, end);
}

function targetOf(event: LedgerEvent): string {
  return event.kind === 'transfer' ? event.toWallet : '';
}

/** Looks back in time, no further than the window. */
function findTwin(entry: Seen, earlier: readonly Seen[]): Seen | undefined {
  for (let i = earlier.length - 1; i >= 0; i--) {
    const other = earlier[i];
    if (other === undefined || entry.at - other.at > WINDOW_SECONDS) return undefined;
    if ((entry.isNew || other.isNew) && !isSameOrigin(entry, other) && isAlike(entry.event, other.event)) return other;
  }
  return undefined;
}

function pair(entry: Seen, twin: Seen): NearDuplicate {
  const [fresh, other] = entry.isNew ? [entry, twin] : [twin, entry];
  return { eventId: fresh.event.id, otherId: other.event.id, secondsApart: entry.at - twin.at };
}

function seen(event: LedgerEvent, isNew: boolean): Seen {
  const parsed = parseInstant(event.at);
  return { event, at: parsed.ok ? parsed.value : (0 as Instant), isNew };
}

/** Events that may be alike share one of these texts. Money is no question of tax: nobody is asked about two payments. */
function cellsOf(event: LedgerEvent): readonly string[] {
  if ('money' in event) return [];
  const received = 'in' in event ? event.in : undefined;
  const given = 'out' in event ? event.out : undefined;
  const matter = `${event.wallet}|${event.kind}|${received?.asset ?? ''}|${given?.asset ?? ''}`;
  const amount = (received ?? given)?.amount;
  return amount === undefined ? [matter] : nearCells(amount).map((cell) => `${matter}|${cell}`);
}

/** Two events that both name a transaction, and different ones, are two. */
function isAlike(event: LedgerEvent, other: LedgerEvent): boolean {
  if (event.txHash !== undefined && other.txHash !== undefined && hashOf(event) !== hashOf(other)) return false;
  return (['in', 'out'] as const).every((side) => areNearAmounts(amountOf(event, side), amountOf(other, side)));
}

function amountOf(event: LedgerEvent, side: 'in' | 'out'): string {
  const leg = (event as Partial<Record<'in' | 'out', { readonly amount: string }>>)[side];
  return leg?.amount ?? '0';
}

function hashOf({ txHash = '' }: LedgerEvent): string {
  return txHash.toLowerCase().replace(/^0x/, '');
}

/** What is in the ledger already came with another import, whatever its file was called. */
function isSameOrigin(entry: Seen, other: Seen): boolean {
  if (entry.isNew !== other.isNew) return false;
  const [a, b] = [entry.event.source, other.event.source];
  return a?.file === b?.file && a?.format === b?.format;
}
