/**
 * Hypothesis: the same trades came in twice, from two files or two formats of one source, and the sales count double.
 * Twins have the same kind, coins and amounts, at the same time or a whole number of hours apart (another zone). All
 * twins of the later file go, also its purchases; the share of twins in that file tells how sure it is.
 */
import { addToGroup, parseInstant } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { byFile, type GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';

const SAME_MOMENT_SECONDS = 60;
const FARTHEST_ZONE_SECONDS = 14 * 3600;

interface Twins {
  readonly file: string;
  readonly other: string;
  readonly ids: string[];
}

export function duplicateFile({ book, gap, events }: GapCase): readonly Proposal[] {
  const pairs = findTwins(events, (id) => book.place(id));
  const inPool = new Set(book.eventsOf(gap).map(({ id }) => id));
  const files = byFile(events);
  return [...pairs.values()]
    .filter(({ ids }) => ids.some((id) => inPool.has(id)))
    .map(({ file, other, ids }) => {
      const rows = files.get(file)?.length ?? ids.length;
      return {
        id: `duplicate-file:${file}:${other}`,
        hypothesis: 'duplicate-file',
        evidence: {
          code: ids.length === rows ? 'duplicate.whole-file' : 'duplicate.some-rows',
          params: { file, other, count: String(ids.length), rows: String(rows) },
        },
        confidence: 0.5 + 0.4 * (ids.length / rows),
        changes: { upsert: [], remove: ids },
        asks: [],
      };
    });
}

/** Twins by pair of files; the event that stands later in the ledger is the one too many. */
function findTwins(events: readonly LedgerEvent[], place: (id: string) => number): ReadonlyMap<string, Twins> {
  const alike = new Map<string, LedgerEvent[]>();
  const pairs = new Map<string, Twins>();
  const taken = new Set<string>();
  for (const event of [...events].sort((a, b) => place(a.id) - place(b.id))) {
    if (event.source === undefined) continue;
    const key = likeness(event);
    const twin = alike.get(key)?.find((other) => !taken.has(other.id) && isTwin(event, other));
    addToGroup(alike, key, event);
    if (twin?.source === undefined) continue;
    taken.add(twin.id);
    const name = `${event.source.file}\n${twin.source.file}`;
    const pair = pairs.get(name) ?? { file: event.source.file, other: twin.source.file, ids: [] };
    pair.ids.push(event.id);
    pairs.set(name, pair);
  }
  return pairs;
}

function isTwin(event: LedgerEvent, other: LedgerEvent): boolean {
  if (event.source?.file === other.source?.file) return false;
  const [a, b] = [parseInstant(event.at), parseInstant(other.at)];
  if (!a.ok || !b.ok) return false;
  const apart = Math.abs(a.value - b.value);
  return apart <= SAME_MOMENT_SECONDS || (apart % 3600 === 0 && apart <= FARTHEST_ZONE_SECONDS);
}

function likeness(event: LedgerEvent): string {
  const { out, in: into } = sidesOf(event);
  const given = out === undefined ? '' : `${out.asset} ${out.amount}`;
  const got = into === undefined ? '' : `${into.asset} ${into.amount}`;
  return `${event.wallet}\n${event.kind}\n${given}\n${got}`;
}
