/**
 * Statements about balances in the log of the account: each that the user typed is a row, those of a file travel in pieces,
 * those of a service in one row for each coin. They are no entries; both ends of the log know that.
 */
import { defined, isRecord, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { NewStatement, Store, StoreError } from '@cryptax/store';
import type { BookStatements } from '../../../platform/ledger/worker/statements/book-statements.ts';
import {
  keepReceivedStatements,
  receivedStatements,
  type StatementPiece,
} from '../../../platform/ledger/worker/statements/received-statements.ts';
import {
  keepServiceStatements,
  type ServiceStatement,
  speakerOf,
} from '../../../platform/ledger/worker/statements/service-statements.ts';
import { isSeries, seriesOf, statementsOf } from '../../../platform/ledger/worker/statements/statement-series.ts';

const TYPED = 'statement';
const SERIES = 'statements';

export function isStatementRow({ kind }: LedgerEvent): boolean {
  return (kind as string) === TYPED || (kind as string) === SERIES;
}

/** All that is said about balances, as rows of the log. */
export function statementRows({ files, records }: BookStatements): readonly LedgerEvent[] {
  const typed = records
    .filter(({ service }) => service === undefined)
    .map(({ book: _, savedAt: __, ...statement }) => ({ ...statement, kind: TYPED }));
  const reported = records
    .filter(({ service }) => service !== undefined)
    .map(({ book: _, savedAt: __, id: ___, ...rest }) => rest);
  const series = [
    ...files.map(({ id, series: each }) => ({ id, series: each })),
    ...seriesOf(reported.toSorted((a, b) => (a.at < b.at ? -1 : 1))).map((each) => ({
      id: speakerOf(each),
      series: each,
    })),
  ];
  const packed = series.map(({ id, series: each }) => ({
    id,
    kind: SERIES,
    at: each.at[0] ?? '',
    wallet: each.wallet,
    series: each,
  }));
  // The log knows ids, clocks and content; that these are no entries is known at both of its ends.
  return [...typed, ...packed] as unknown as readonly LedgerEvent[];
}

/** When they were said on this device: of two edits the later one stands. */
export function timesOfStatements(
  { files, records }: BookStatements,
  importedAt: ReadonlyMap<number, string>,
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const { id, importNo } of files) {
    const at = importNo === undefined ? undefined : importedAt.get(importNo);
    if (at !== undefined) times.set(id, new Date(at).toISOString());
  }
  for (const record of records) {
    const id = record.service === undefined ? record.id : speakerOf(record);
    const at = new Date(record.savedAt).toISOString();
    if (at > (times.get(id) ?? '')) times.set(id, at);
  }
  return times;
}

/** What other devices said, changed or took back. */
export async function keepArrivedStatements(
  store: Store,
  here: BookStatements,
  upserts: readonly LedgerEvent[],
  remove: readonly string[],
): Promise<Result<void, StoreError>> {
  const gone = new Set(remove);
  const rows = upserts.filter(isStatementRow) as unknown as readonly Readonly<Record<string, unknown>>[];
  const typed = rows.flatMap(typedOf);
  const pieces = rows.flatMap(pieceOf);
  const isServiceStatement = ({ id, series }: StatementPiece) =>
    series.service !== undefined && id === speakerOf(series);
  const taken = here.records.filter((each) => gone.has(each.service === undefined ? each.id : speakerOf(each)));
  const kept = await store.statements.keep(
    'own',
    typed,
    taken.map(({ id }) => id),
  );
  if (!kept.ok) return kept;
  const reported = await keepServiceStatements(
    store,
    pieces.filter(isServiceStatement).flatMap(({ series }) => statementsOf(series) as readonly ServiceStatement[]),
  );
  return reported.ok
    ? keepPieces(
        store,
        here,
        pieces.filter((each) => !isServiceStatement(each)),
        gone,
      )
    : reported;
}

async function keepPieces(
  store: Store,
  { files }: BookStatements,
  coming: readonly StatementPiece[],
  gone: ReadonlySet<string>,
): Promise<Result<void, StoreError>> {
  const before = await receivedStatements(store);
  const own = files.flatMap(({ id, importNo }) =>
    importNo === undefined || !gone.has(id) ? [] : [[id, importNo] as const],
  );
  const isTouched = coming.length + own.length > 0 || before.pieces.some(({ id }) => gone.has(id));
  if (!isTouched) return ok(undefined);
  const names = new Set(coming.map(({ id }) => id));
  return keepReceivedStatements(store, {
    pieces: [...before.pieces.filter(({ id }) => !gone.has(id) && !names.has(id)), ...coming],
    gone: new Map([...[...before.gone].filter(([id]) => !names.has(id)), ...own]),
  });
}

function typedOf({
  kind,
  id,
  wallet,
  asset,
  at,
  amount,
  part,
}: Readonly<Record<string, unknown>>): readonly NewStatement[] {
  const head = { id, wallet, asset, at, amount, ...defined({ part }) };
  const isSound = kind === TYPED && isSeries({ ...head, at: [at], amount: [amount] });
  return isSound ? [head as NewStatement] : [];
}

function pieceOf({ kind, id, series }: Readonly<Record<string, unknown>>): readonly StatementPiece[] {
  return kind === SERIES && isRecord(series) && isSeries(series) ? [{ id: String(id), series }] : [];
}
