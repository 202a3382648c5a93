/** An edit as the user asked for it becomes a change of the store, checked event by event before anything is written. */
import { defined, err, formatInstant, type Instant, ok, parseInstant, type Result } from '@cryptax/kernel';
import { LEDGER_FORMAT, LEDGER_VERSION, type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { type Change, fingerprint, type RowOutcome } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { BulkPatch, Edit, EventPrints } from '../../../../platform/ledger/edit-types.ts';
import { labelPreset } from '../../../../platform/ledger/worker/kept-rules.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { relabel } from '../../../../platform/ledger/worker/relabel-event.ts';
import type { OpenEntry } from '../../../../platform/ledger/worker/waiting-types.ts';
import { withOtherParts } from '../../../../platform/ledger/worker/whole-parts.ts';
import { type AnswerParts, answerChange } from '../review/answer-parts.ts';
import { mergeEvents, splitEvent } from './split-merge.ts';
import { byOwnId, followingAssumptions, planTakingApart, rowsReopened, withAssumptions } from './take-apart.ts';

export function planEdit(book: LoadedBook, edit: Edit, newId: () => string): Result<PlannedEdit, LedgerError> {
  const { why } = edit;
  const events = newerEvents(book, edit);
  if (events.length > 0) return err({ code: 'edit.newer', events, prints: printsOfEvents(events) });
  switch (edit.kind) {
    case 'add':
      return checked([{ ...edit.event, id: newId() } as LedgerEvent], (events) => ({ kind: 'add', why, events }));
    case 'add-many': {
      const drafts = edit.events.map((draft) => ({ ...draft, id: newId() }) as LedgerEvent);
      return checked(drafts, (events) => ({ kind: 'add', why, events }));
    }
    case 'edit':
      return settlingWaiting(
        book,
        checked(withFollowing(book, [edit.event, ...partsMoved(book, edit.event)]), (events) => ({
          kind: 'edit',
          why,
          events,
        })),
      );
    case 'bulk-edit':
    case 'label': {
      const patch = edit.kind === 'label' ? { label: edit.label } : edit.patch;
      const changed = patchAll(book, wholeChoice(book, edit.eventIds, edit.kind), patch);
      if (!changed.ok) return changed;
      const { rule, label } = edit.kind === 'label' ? edit : {};
      const presets = rule === undefined || label === undefined ? [] : [labelPreset({ ...rule, label })];
      return settlingWaiting(
        book,
        checked(withFollowing(book, changed.value), (events) => ({ kind: edit.kind, why, events, presets })),
      );
    }
    case 'split': {
      const [event] = eventsOf(book, [edit.eventId]);
      if (event?.kind === 'open') return err({ code: 'edit.impossible', reason: 'still-open' });
      if (event === undefined) return err({ code: 'event.missing', ids: [edit.eventId] });
      const parts = splitEvent(event, edit.amounts, (id) => book.place.has(id));
      return parts.ok ? checked(parts.value, (into) => ({ kind: 'split', why, eventId: edit.eventId, into })) : parts;
    }
    case 'merge': {
      const chosen = [...new Set(edit.eventIds)];
      const parts = eventsOf(book, chosen);
      if (parts.some(({ kind }) => kind === 'open')) return err({ code: 'edit.impossible', reason: 'still-open' });
      const joined = mergeEvents(parts);
      if (!joined.ok) return joined;
      const { value: into } = joined;
      const remove = chosen.filter((id) => id !== into.id);
      const also = followingAssumptions(book, new Map(chosen.map((id) => [id, into])));
      // The place and the file of the event whose name it keeps.
      const eventIds = [into.id, ...remove];
      return ok({ change: { kind: 'merge', why, eventIds, into, also }, upsert: [into, ...also], remove });
    }
    case 'unmatch': {
      const apart = planTakingApart(book, edit.eventId, why);
      return apart.ok ? ok({ ...apart.value, upsert: [] }) : apart;
    }
    case 'proposal':
      return planProposal(book, edit);
    case 'delete': {
      const eventIds = withAssumptions(book, withOtherParts(book, edit.eventIds));
      const repair = rowsReopened(book, new Set(eventIds));
      const change: Change =
        repair.length === 0 ? { kind: 'delete', why, eventIds } : answerChange([{ remove: eventIds, repair }], why);
      return settlingWaiting(book, ok({ change, upsert: [], remove: eventIds }));
    }
  }
}

/** What happened is one event, also where it is several entries: a name that fits some of its parts is for these alone. */
function wholeChoice(book: LoadedBook, ids: readonly string[], kind: 'bulk-edit' | 'label'): readonly string[] {
  const all = withOtherParts(book, ids);
  if (kind === 'bulk-edit') return all;
  const chosen = new Set(ids);
  const kinds = new Set(eventsOf(book, ids).map((event) => event.kind));
  return eventsOf(book, all).flatMap((event) => (chosen.has(event.id) || kinds.has(event.kind) ? event.id : []));
}

/** Another moment or wallet of one part is that of the whole event. */
function partsMoved(book: LoadedBook, event: LedgerEvent): readonly LedgerEvent[] {
  const [before] = eventsOf(book, [event.id]);
  const { at, wallet } = event;
  if (before === undefined || (before.at === at && before.wallet === wallet)) return [];
  const others = withOtherParts(book, [event.id]).filter((id) => id !== event.id);
  // What still waits has no entry to change; it follows when it gets its meaning.
  return eventsOf(book, others).flatMap((part) => (part.kind === 'open' ? [] : [{ ...part, at, wallet }]));
}

/**
 * Only what the proposal changes is taken over: it was made on entries with values from price sources, which are no part of what is
 * stored here. Where one of them stands otherwise by now, nothing is.
 */
function planProposal(
  book: LoadedBook,
  { before, after, why }: Extract<Edit, { kind: 'proposal' }>,
): Result<PlannedEdit, LedgerError> {
  const old = new Map(before.map((event) => [event.id, event]));
  const now = new Map(eventsOf(book, [...old.keys(), ...after.map(({ id }) => id)]).map((event) => [event.id, event]));
  const isStale = before.some((event) => !isAsBefore(now.get(event.id), event));
  if (isStale || after.some(({ id }) => now.has(id) && !old.has(id))) {
    const events = [...now.values()];
    return err({ code: 'edit.newer', events, prints: printsOfEvents(events) });
  }
  const next = after.map((event) => withChanges(now.get(event.id) ?? event, old.get(event.id) ?? event, event));
  const remove = before.filter(({ id }) => !after.some((event) => event.id === id)).map(({ id }) => id);
  const isNew = ({ id }: LedgerEvent) => !old.has(id);
  const planned = checked(next, (events) =>
    answerChange([{ add: events.filter(isNew), edit: events.filter((event) => !isNew(event)), remove }], why),
  );
  return settlingWaiting(book, planned.ok ? ok({ ...planned.value, remove }) : planned);
}

const VALUES: ReadonlySet<string> = new Set(['valueEur', 'valueOrigin']);

/** The same entry but for values that it has only from price sources. */
function isAsBefore(now: LedgerEvent | undefined, before: LedgerEvent): boolean {
  if (now === undefined) return false;
  const bare = (event: LedgerEvent) =>
    fingerprint(JSON.parse(JSON.stringify(event, (key, value) => (VALUES.has(key) ? undefined : value))));
  const own = 'valueEur' in now ? now.valueEur : undefined;
  return bare(now) === bare(before) && (own === undefined || own === ('valueEur' in before ? before.valueEur : ''));
}

function withChanges(now: LedgerEvent, before: LedgerEvent, after: LedgerEvent): LedgerEvent {
  const [from, to] = [before, after].map((event) => new Map(Object.entries(event)));
  const result = new Map<string, unknown>(Object.entries(now));
  for (const key of new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])) {
    if (JSON.stringify(from?.get(key)) === JSON.stringify(to?.get(key))) continue;
    if (to?.has(key)) result.set(key, to.get(key));
    else result.delete(key);
  }
  return Object.fromEntries(result) as unknown as LedgerEvent;
}

/** What the form is saved against, taken when it opens; an event that is gone has none. */
export function printsOf(book: LoadedBook, ids: readonly string[]): EventPrints {
  return printsOfEvents(eventsOf(book, ids));
}

function printsOfEvents(events: readonly LedgerEvent[]): EventPrints {
  return Object.fromEntries(events.map((event) => [event.id, fingerprint(event)]));
}

/** Events that stand otherwise than when the form was opened; one that is gone is reported as missing, or left out. */
function newerEvents(book: LoadedBook, { base, prints }: Edit): readonly LedgerEvent[] {
  const known = new Map(Object.entries({ ...prints, ...printsOfEvents(base === undefined ? [] : [base]) }));
  return eventsOf(book, [...known.keys()]).filter((event) => fingerprint(event) !== known.get(event.id));
}

function withFollowing(book: LoadedBook, events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return [...events, ...followingAssumptions(book, byOwnId(events))];
}

/** As stored; what waits is an entry without being stored. */
function eventsOf({ stored, valued, place }: LoadedBook, ids: readonly string[]): readonly LedgerEvent[] {
  return ids.flatMap((id) => {
    const at = place.get(id) ?? -1;
    return stored[at] ?? valued[at] ?? [];
  });
}

function checked(
  events: readonly LedgerEvent[],
  toChange: (events: readonly LedgerEvent[]) => Change,
): Result<PlannedEdit, LedgerError> {
  if (events.some((event) => event.kind === 'transfer' && event.wallet === event.toWallet)) {
    return err({ code: 'edit.impossible', reason: 'transfer-to-itself' });
  }
  const sound = soundEvents(events);
  return sound.ok ? ok({ change: toChange(sound.value), upsert: sound.value, remove: [] }) : sound;
}

/** The ledger file's own parser judges events that a person typed. */
export function soundEvents(events: readonly LedgerEvent[]): Result<readonly LedgerEvent[], LedgerError> {
  const parsed = parseLedgerFile(JSON.stringify({ format: LEDGER_FORMAT, version: LEDGER_VERSION, events }));
  if (!parsed.ok) {
    const [first] = parsed.error;
    return err({ code: 'edit.invalid', path: first?.path ?? '', problem: first?.code ?? '' });
  }
  return ok(parsed.value.events);
}

function patchAll(
  book: LoadedBook,
  ids: readonly string[],
  patch: BulkPatch,
): Result<readonly LedgerEvent[], LedgerError> {
  const changed: LedgerEvent[] = [];
  for (const event of eventsOf(book, ids)) {
    const labelled = patch.label === undefined ? ok(event) : relabel(event, patch.label);
    if (!labelled.ok) return labelled;
    changed.push(patched(labelled.value, patch));
  }
  return ok(changed);
}

function patched(event: LedgerEvent, { wallet, note, shiftSeconds }: BulkPatch): LedgerEvent {
  const moment = shiftSeconds === undefined ? undefined : parseInstant(event.at);
  const at = moment?.ok ? formatInstant((moment.value + (shiftSeconds ?? 0)) as Instant) : event.at;
  return {
    ...event,
    at,
    ...defined({ wallet, note }),
  };
}

/**
 * Edits of entries that only wait: they are not stored, so what is written is the answer to their rows. A movement that gets
 * a meaning is that event from then on; one that is deleted is a row set aside.
 */
function settlingWaiting(
  book: LoadedBook,
  planned: Result<PlannedEdit, LedgerError>,
): Result<PlannedEdit, LedgerError> {
  if (!planned.ok || book.waiting.entries.length === 0) return planned;
  const { change, upsert, remove } = planned.value;
  const touched = new Set([...upsert.map(({ id }) => id), ...remove]);
  const waiting = new Map(
    book.waiting.entries.flatMap((entry) => (touched.has(entry.event.id) ? [[entry.event.id, entry]] : [])),
  );
  if (waiting.size === 0) return planned;
  // A note or another moment alone says nothing about what it was.
  if (upsert.some(({ id, kind }) => waiting.has(id) && kind === 'open')) {
    return err({ code: 'edit.impossible', reason: 'still-open' });
  }
  const isStored = (id: string) => !waiting.has(id);
  const known: Required<Pick<AnswerParts, 'add' | 'repair'>> =
    change.kind === 'answer' ? change : { add: [], repair: [] };
  const parts: AnswerParts = {
    add: known.add,
    edit: upsert.filter((event) => isStored(event.id) && !known.add.includes(event)),
    remove: remove.filter(isStored),
    repair: [
      ...known.repair,
      ...upsert.flatMap((event) => mended(waiting.get(event.id), { kind: 'event', eventId: event.id }, [event])),
      ...remove.flatMap((id) => mended(waiting.get(id), { kind: 'ignored', reason: 'set-aside' }, [])),
    ],
  };
  const presets = 'presets' in change ? (change.presets ?? []) : [];
  return ok({ change: { ...answerChange([parts], change.why), presets }, upsert, remove });
}

function mended(
  entry: OpenEntry | undefined,
  outcome: Omit<RowOutcome, 'line'>,
  events: readonly LedgerEvent[],
): NonNullable<AnswerParts['repair']> {
  if (entry === undefined) return [];
  const { source } = entry.event;
  const rows = (source?.lines ?? [source?.line ?? 0]).map((line) => ({ line, ...outcome }));
  return [{ importNo: entry.importNo, rows, events }];
}

/** What a change means for the events in memory: these come or replace, those go. */
interface PlannedEdit {
  readonly change: Change;
  readonly upsert: readonly LedgerEvent[];
  readonly remove: readonly string[];
}
