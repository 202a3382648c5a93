/**
 * Exchanges that two exports of one source tell (`repeatsExport`): the same coins and amounts, at times that may lie days apart,
 * because one export has the moment of the order and the other that of its settlement. One event is kept: what is in the
 * ledger already, else that of the export that `repeatsExport` names. The rows of the other are duplicates.
 */
import { addToGroup, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { markDuplicates } from './dedupe/mark-duplicates.ts';
import type { FileOutcome } from './file-outcome.ts';
import { FORMATS } from './formats/registry.ts';

const DAY = 86_400;
const RULES = FORMATS.flatMap(({ id, repeatsExport }) =>
  repeatsExport === undefined ? [] : [{ ...repeatsExport, by: id }],
);

/** Gives back the events to keep; rows of the others get their outcome. */
export function settleRepeated(
  outcomes: readonly FileOutcome[],
  events: LedgerEvent[],
  known: readonly LedgerEvent[] = [],
): LedgerEvent[] {
  const present = new Set(outcomes.map(({ format }) => format));
  const twins = new Map<string, string>();
  for (const { format, by, days } of RULES) {
    if (!present.has(format) && !present.has(by)) continue;
    const pick = (list: readonly LedgerEvent[], wanted: string) =>
      list.filter(({ source, id }) => source?.format === wanted && !twins.has(id));
    pair(pick(events, format), pick(known, by), days, twins);
    pair(pick(events, by), [...pick(known, format), ...pick(events, format)], days, twins);
  }
  if (twins.size === 0) return events;
  for (const { rows } of outcomes) markDuplicates(rows, twins);
  return events.filter(({ id }) => !twins.has(id));
}

/** Finds for each of `events` the nearest among `others` that tells the same; each is taken once. */
function pair(
  events: readonly LedgerEvent[],
  others: readonly LedgerEvent[],
  days: number,
  twins: Map<string, string>,
): void {
  const open = new Map<string, LedgerEvent[]>();
  for (const other of others) {
    const key = tradeOf(other);
    if (key !== undefined) addToGroup(open, key, other);
  }
  for (const event of events) {
    const alike = open.get(tradeOf(event) ?? '') ?? [];
    const apart = (other: LedgerEvent) => Math.abs(secondsOf(other) - secondsOf(event));
    const [nearest] = [...alike].sort((a, b) => apart(a) - apart(b));
    if (nearest === undefined || apart(nearest) > days * DAY) continue;
    twins.set(event.id, nearest.id);
    alike.splice(alike.indexOf(nearest), 1);
  }
}

/** Coins and amounts of an exchange; undefined for anything else. */
function tradeOf(event: LedgerEvent): string | undefined {
  if (event.kind !== 'buy' && event.kind !== 'sell' && event.kind !== 'swap') return undefined;
  const { currency = 'EUR', amount = event.valueEur } = event.valueOrigin ?? {};
  const money = event.kind === 'swap' ? '' : `${amount} ${currency}`;
  const given = 'out' in event ? `${event.out.amount} ${event.out.asset}` : money;
  const got = 'in' in event ? `${event.in.amount} ${event.in.asset}` : money;
  return `${event.wallet}|${given}|${got}`;
}

function secondsOf({ at }: LedgerEvent): Instant {
  const parsed = parseInstant(at);
  return parsed.ok ? parsed.value : (0 as Instant);
}
