/** Plans that turn on import and wallet records: removing a file, wallets, statements, emptying the book. */
import { err, ok } from '@cryptax/kernel';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { StatementRecord, WalletRecord } from '../records.ts';
import type { Change, NewStatement, NewWallet, TakenApart } from './change.ts';
import type { RecordDelta } from './delta.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { planEvents } from './plan-events.ts';
import { refuseAdditions, refuseReplacements } from './plan-replacements.ts';
import { sameData } from './same-data.ts';

type RemoveImport = Extract<Change, { kind: 'remove-import' }>;

/** All events of the file go, edited or not, and the pieces they were split into; wallets stay. */
export async function planRemoveImport(
  snapshot: BookSnapshot,
  { importNo: no, with: others = [], apart = NOTHING_APART }: RemoveImport,
  settings: PlanSettings,
): Planned {
  const before = (await snapshot.imports()).find((record) => record.no === no);
  if (!before) return err({ code: 'import.missing', no });
  const back = new Map(apart.edit.map((event) => [event.id, [event]]));
  const refusal = refuseReplacements(snapshot, back) ?? refuseAdditions(snapshot, apart.add);
  if (refusal) return err(refusal);
  const goes = new Set(others);
  const places = new Set([...others, ...back.keys()].map((id) => snapshot.chunkOf(id)));
  const touched = snapshot.head.chunks.filter((ref) => ref.origins.includes(no) || places.has(ref.no));
  const whole = touched.filter(({ origins: [origin, ...rest] }) => origin === no && rest.length === 0);
  let removed = whole.reduce((sum, ref) => sum + ref.count, 0);
  let changed = 0;
  const events = await planEvents(
    snapshot,
    {
      chunks: new Set(touched.map((ref) => ref.no)),
      hidden: new Set(whole.map((ref) => ref.no)),
      replace: ({ id }, origin) => {
        if (origin === no || goes.has(id)) {
          removed++;
          return [];
        }
        const was = back.get(id);
        if (was !== undefined) changed++;
        return was;
      },
      additions: apart.add,
    },
    settings.chunkSize,
  );
  const counts = { removed, changed, added: apart.add.length };
  const subjects = [before.fileName, ...back.keys(), ...apart.add.map(({ event }) => event.id)];
  return ok(makePlan(snapshot.head, { events, importDeltas: [{ before }], counts, subjects }));
}

const NOTHING_APART: TakenApart = { edit: [], add: [] };

export async function planWallets(
  snapshot: BookSnapshot,
  put: readonly NewWallet[],
  remove: readonly string[],
): Planned {
  const known = new Map((await snapshot.wallets()).map((wallet) => [wallet.id, wallet]));
  const missing = remove.filter((id) => !known.has(id));
  if (missing.length > 0) return err({ code: 'wallet.missing', ids: missing });
  const deltas: RecordDelta<WalletRecord>[] = [];
  for (const wallet of put) {
    const before = known.get(wallet.id);
    const after = { ...wallet, book: snapshot.book };
    if (!sameData(before, after)) deltas.push(before ? { before, after } : { after });
  }
  for (const id of remove) {
    const before = known.get(id);
    if (before) deltas.push({ before });
  }
  if (deltas.length === 0) return ok('unchanged');
  const subjects = [...put.map((wallet) => wallet.id), ...remove];
  return ok(makePlan(snapshot.head, { walletDeltas: deltas, subjects }));
}

export async function planStatements(
  snapshot: BookSnapshot,
  put: readonly NewStatement[],
  remove: readonly string[],
  savedAt: string,
): Planned {
  const known = new Map((await snapshot.statements()).map((statement) => [statement.id, statement]));
  const deltas: RecordDelta<StatementRecord>[] = [];
  for (const statement of put) {
    const before = known.get(statement.id);
    const after = { ...statement, book: snapshot.book, savedAt };
    if (!sameData(before, { ...after, savedAt: before?.savedAt })) deltas.push(before ? { before, after } : { after });
  }
  for (const id of remove) {
    const before = known.get(id);
    if (before) deltas.push({ before });
  }
  if (deltas.length === 0) return ok('unchanged');
  return ok(makePlan(snapshot.head, { statementDeltas: deltas, subjects: [...put.map(({ id }) => id), ...remove] }));
}

export async function planClear(snapshot: BookSnapshot): Planned {
  const { chunks } = snapshot.head;
  const imports = (await snapshot.imports()).map((before) => ({ before }));
  const wallets = (await snapshot.wallets()).map((before) => ({ before }));
  const answers = (await snapshot.answers()).map((before) => ({ before }));
  const statements = (await snapshot.statements()).map((before) => ({ before }));
  if (chunks.length + imports.length + wallets.length + answers.length + statements.length === 0)
    return ok('unchanged');
  const removed = chunks.reduce((sum, ref) => sum + ref.count, 0);
  const events = {
    delta: { chunks: { before: chunks, after: [] }, edits: [] },
    freshChunks: [],
    nextChunk: snapshot.head.nextChunk,
  };
  return ok(
    makePlan(snapshot.head, {
      events,
      importDeltas: imports,
      walletDeltas: wallets,
      answerDeltas: answers,
      statementDeltas: statements,
      counts: { removed },
      subjects: [],
    }),
  );
}
