/**
 * The plan of each kind of change. All of them come down to three questions: which events give way to which,
 * which are new, and which import and wallet records change.
 */
import { assertNever, err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BookSession } from '../chunks/book-session.ts';
import { invalidIds, isEvent } from '../database/record-guards.ts';
import { countRows, packRows } from '../imports/row-outcomes.ts';
import type { StoreError } from '../store-error.ts';
import type { Change, NewImport } from './change.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { type Batch, planAdditions } from './plan-additions.ts';
import { planEvents } from './plan-events.ts';
import { planClear, planMendedRows, planRemoveImport, planWallets } from './plan-records.ts';
import { sameData } from './same-data.ts';

export async function planChange(session: BookSession, change: Change, settings: PlanSettings): Planned {
  if (looksUpEvents(change)) await session.loadIndex();
  switch (change.kind) {
    case 'import':
      return planAdditions(
        session,
        change.files.map((file) => batchOf(file, settings.at)),
        change.wallets,
        settings,
      );
    case 'add': {
      const present = change.events.filter(({ id }) => session.has(id)).map(({ id }) => id);
      if (present.length > 0) return err({ code: 'event.exists', ids: present });
      return planAdditions(session, [{ events: change.events }], [], settings);
    }
    case 'edit':
    case 'bulk-edit':
    case 'label':
      return planReplacements(session, new Map(change.events.map((event) => [event.id, [event]])), settings);
    case 'split':
      return planReplacements(session, new Map([[change.eventId, change.into]]), settings);
    case 'merge': {
      const [first, ...others] = change.eventIds;
      if (first === undefined) return ok('unchanged');
      const pairs = others.map((id): [string, readonly LedgerEvent[]] => [id, []]);
      return planReplacements(session, new Map([[first, [change.into]], ...pairs]), settings);
    }
    case 'delete':
      return planReplacements(session, new Map(change.eventIds.map((id) => [id, []])), settings);
    case 'remove-import':
      return planRemoveImport(session, change.importNo, settings);
    case 'mend-rows':
      return planMendedRows(session, change, settings);
    case 'wallets':
      return planWallets(session, change.put, change.remove);
    case 'clear':
      return planClear(session);
    default:
      return assertNever(change);
  }
}

/** The others hide whole chunks or turn on records alone; they need not know where each event lies. */
function looksUpEvents({ kind }: Change): boolean {
  return kind !== 'remove-import' && kind !== 'wallets' && kind !== 'clear';
}

function batchOf(file: NewImport, at: string): Batch {
  const { fileName, sha256, size, format, outcomes, events, details } = file;
  const record = {
    fileName,
    sha256,
    size,
    format,
    importedAt: at,
    rows: outcomes.length,
    counts: countRows(outcomes),
    mended: [],
    ...(details === undefined ? {} : { details }),
  };
  return { draft: { record, packed: packRows(outcomes) }, events };
}

/** Each id of the map gives way to its events, in its place; an event replaced by itself is left alone. */
async function planReplacements(
  session: BookSession,
  replacements: ReadonlyMap<string, readonly LedgerEvent[]>,
  settings: PlanSettings,
): Planned {
  const refusal = refuse(session, replacements);
  if (refusal) return err(refusal);
  const chunks = new Set([...replacements.keys()].map((id) => session.chunkOf(id) ?? 0));
  let touched = 0;
  let removed = 0;
  let inserted = 0;
  const replace = (event: LedgerEvent): readonly LedgerEvent[] | undefined => {
    const by = isEvent(event) ? replacements.get(event.id) : undefined;
    if (!by || (by.length === 1 && sameData(by[0], event))) return undefined;
    touched++;
    removed += by.length === 0 ? 1 : 0;
    inserted += Math.max(0, by.length - 1);
    return by;
  };
  const edits = { chunks, hidden: new Set<number>(), replace, additions: [] };
  const events = await planEvents(session, edits, settings.chunkSize);
  if (touched === 0) return ok('unchanged');
  const counts = { changed: touched - removed, removed, added: inserted };
  return ok(makePlan(session.head, { events, counts, subjects: [...replacements.keys()] }));
}

function refuse(
  session: BookSession,
  replacements: ReadonlyMap<string, readonly LedgerEvent[]>,
): StoreError | undefined {
  const missing = [...replacements.keys()].filter((id) => !session.has(id));
  if (missing.length > 0) return { code: 'event.missing', ids: missing };
  const incoming = [...replacements.values()].flat();
  const invalid = invalidIds(incoming);
  if (invalid.length > 0) return { code: 'event.invalid', ids: invalid };
  const seen = new Set<string>();
  const repeated = incoming.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
  if (repeated.length > 0) return { code: 'event.repeated', ids: repeated };
  const present = [...seen].filter((id) => session.has(id) && !replacements.has(id));
  return present.length > 0 ? { code: 'event.exists', ids: present } : undefined;
}
