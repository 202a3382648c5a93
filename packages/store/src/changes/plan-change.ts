/**
 * The plan of each kind of change. All of them come down to three questions: which events give way to which,
 * which are new, and which records beside them (files, wallets, statements, answers, settings) change.
 */
import { assertNever, defined, err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import { countRows, packRows } from '../imports/row-outcomes.ts';
import { type Change, isAboutSettings, type NewImport } from './change.ts';
import type { Planned, PlanSettings } from './plan.ts';
import { type Batch, planAdditions } from './plan-additions.ts';
import { planAnswer } from './plan-answer.ts';
import { planClear, planRemoveImport, planStatements, planWallets } from './plan-records.ts';
import { planReplacements } from './plan-replacements.ts';
import { planPresets, planSettings, presetDeltas } from './plan-settings.ts';

/** What is remembered with a change comes and goes with it; a change that changes nothing remembers nothing. */
export async function planChange(snapshot: BookSnapshot, change: Change, settings: PlanSettings): Planned {
  if (looksUpEvents(change)) await snapshot.loadIndex();
  const planned = await planKind(snapshot, change, settings);
  const presets = 'presets' in change ? (change.presets ?? []) : [];
  if (!planned.ok || planned.value === 'unchanged' || presets.length === 0) return planned;
  const { delta } = planned.value;
  return ok({ ...planned.value, delta: { ...delta, presets: await presetDeltas(snapshot, presets, settings.at) } });
}

async function planKind(snapshot: BookSnapshot, change: Change, settings: PlanSettings): Planned {
  switch (change.kind) {
    case 'import':
      return planAdditions(
        snapshot,
        change.files.map((file) => batchOf(file, settings.at)),
        change.wallets,
        settings,
        change.settles,
      );
    case 'add': {
      const present = change.events.filter(({ id }) => snapshot.has(id)).map(({ id }) => id);
      if (present.length > 0) return err({ code: 'event.exists', ids: present });
      return planAdditions(snapshot, [{ events: change.events }], [], settings);
    }
    case 'edit':
    case 'bulk-edit':
    case 'label':
      return planReplacements(snapshot, new Map(change.events.map((event) => [event.id, [event]])), settings);
    case 'split':
      return planReplacements(snapshot, new Map([[change.eventId, change.into]]), settings);
    case 'merge': {
      const [first, ...others] = change.eventIds;
      if (first === undefined) return ok('unchanged');
      const gone = others.map((id): [string, readonly LedgerEvent[]] => [id, []]);
      const following = (change.also ?? []).map((event): [string, readonly LedgerEvent[]] => [event.id, [event]]);
      return planReplacements(snapshot, new Map([[first, [change.into]], ...gone, ...following]), settings);
    }
    case 'delete':
      return planReplacements(snapshot, new Map(change.eventIds.map((id) => [id, []])), settings);
    case 'remove-import':
      return planRemoveImport(snapshot, change, settings);
    case 'answer':
      return planAnswer(snapshot, change, settings);
    case 'wallets':
      return planWallets(snapshot, change.put, change.remove);
    case 'statements':
      return planStatements(snapshot, change.put, change.remove, settings.at);
    case 'settings':
      return planSettings(snapshot, change);
    case 'presets':
      return planPresets(snapshot, change, settings.at);
    case 'clear':
      return planClear(snapshot);
    default:
      return assertNever(change);
  }
}

/** The others hide whole chunks or turn on records alone; they need not know where each event lies. */
function looksUpEvents(change: Change): boolean {
  const { kind } = change;
  if (kind === 'remove-import') return (change.with ?? []).length > 0 || change.apart !== undefined;
  return kind !== 'wallets' && kind !== 'statements' && kind !== 'clear' && !isAboutSettings(kind);
}

function batchOf(file: NewImport, at: string): Batch {
  const { fileName, sha256, size, format, outcomes, events, rawRows, details } = file;
  const record = {
    fileName,
    sha256,
    size,
    format,
    importedAt: at,
    rows: outcomes.length,
    counts: countRows(outcomes),
    mended: [],
    rawRows: rawRows === undefined ? ('left-out' as const) : ('kept' as const),
    ...defined({ details }),
  };
  return { draft: { record, packed: packRows(outcomes), rawRows: rawRows ?? [] }, events };
}
