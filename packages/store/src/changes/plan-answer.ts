/**
 * Answers to questions about the ledger, as one plan: events that come, change or go, rows of files that get their
 * outcome, and questions that need nothing. A thousand answers given at once are one entry of the journal.
 */
import { err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { Entry } from '../chunks/splice.ts';
import type { AnswerRecord } from '../records.ts';
import type { Change } from './change.ts';
import type { RecordDelta } from './delta.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { planEvents } from './plan-events.ts';
import { refuseAdditions, refuseReplacements, replacing } from './plan-replacements.ts';
import { repairImports } from './repair-imports.ts';

type Answer = Extract<Change, { kind: 'answer' }>;

export async function planAnswer(snapshot: BookSnapshot, change: Answer, settings: PlanSettings): Planned {
  const replacements = new Map<string, readonly LedgerEvent[]>([
    ...change.edit.map((event) => [event.id, [event]] as const),
    ...change.remove.map((id) => [id, []] as const),
  ]);
  const additions = additionsOf(change);
  const refusal = refuseReplacements(snapshot, replacements) ?? refuseAdditions(snapshot, additions);
  if (refusal) return err(refusal);
  const mended = await repairImports(snapshot, change.repair);
  if (!mended.ok) return mended;
  const answers = await settledAnswers(snapshot, change, settings.at);

  const { edits, counts } = replacing(snapshot, replacements);
  const events = await planEvents(snapshot, { ...edits, additions }, settings.chunkSize);
  const { added, changed, removed } = counts();
  const counted = { added: added + additions.length, changed, removed };
  const touched = counted.added + changed + removed + mended.value.length + answers.length;
  if (touched === 0) return ok('unchanged');
  return ok(
    makePlan(snapshot.head, {
      events,
      importDeltas: mended.value,
      answerDeltas: answers,
      counts: counted,
      subjects: [...replacements.keys(), ...additions.map(({ event }) => event.id), ...change.settle],
      imports: mended.value.flatMap(({ after }) => after ?? []),
    }),
  );
}

function additionsOf({ add, repair }: Answer): readonly Entry[] {
  return [
    ...add.map((event) => ({ event, origin: 0 })),
    ...repair.flatMap(({ importNo, events }) => events.map((event) => ({ event, origin: importNo }))),
  ];
}

async function settledAnswers(
  snapshot: BookSnapshot,
  { settle, reopen = [] }: Answer,
  at: string,
): Promise<readonly RecordDelta<AnswerRecord>[]> {
  if (settle.length + reopen.length === 0) return [];
  const records = await snapshot.answers();
  const known = new Set(records.map(({ id }) => id));
  const again = new Set(reopen);
  return [
    ...[...new Set(settle)].filter((id) => !known.has(id)).map((id) => ({ after: { book: snapshot.book, id, at } })),
    ...records.filter(({ id }) => again.has(id)).map((before) => ({ before })),
  ];
}
