/**
 * Everything that is said about the balances of a book, whoever says it: the running balances of its imports, those of files
 * that lie on other devices, what services answered, and what the user typed (decision 0053).
 */
import { ok, type Result } from '@cryptax/kernel';
import type { BalanceStatement } from '@cryptax/ledger';
import { fingerprint, type ImportRecord, type StatementRecord, type Store, type StoreError } from '@cryptax/store';
import { detailsOf } from '../import-details.ts';
import type { LoadedBook } from '../loaded-book.ts';
import { NOTHING_RECEIVED, receivedStatements, type StatementPiece } from './received-statements.ts';
import { pieces, type StatementSeries, statementsOf } from './statement-series.ts';

/** A statement; `id` is that of a record, which the user or a service made. */
export type KnownStatement = BalanceStatement & { readonly id?: string };

export interface BookStatements {
  readonly files: readonly StatementPiece[];
  readonly records: readonly StatementRecord[];
}

/** Well below the bound of a row in the account. */
export const PIECE = 400;

export async function bookStatements(book: LoadedBook, store: Store): Promise<Result<BookStatements, StoreError>> {
  const records = await store.statements.list(book.book);
  if (!records.ok) return records;
  const received = book.book === 'own' ? await receivedStatements(store) : NOTHING_RECEIVED;
  const here = filePieces(book);
  const known = new Set(here.map(({ id }) => id));
  const elsewhere = received.pieces.filter(({ id }) => !known.has(id));
  const files = [...here.filter(({ id, importNo }) => received.gone.get(id) !== importNo), ...elsewhere];
  return ok({ files, records: records.value });
}

export function allStatements({ files, records }: BookStatements): readonly KnownStatement[] {
  return [...files.flatMap(({ series }) => statementsOf(series)), ...records.map(asStatement)];
}

/** One word about one balance, by a name that is the same on every device. */
export type NamedStatement = KnownStatement & { readonly id: string };

/** About one coin of one wallet; without them about all. Each row of a file has the name of its piece and its place in it. */
export function namedStatements(
  { files, records }: BookStatements,
  of?: { readonly wallet: string; readonly asset: string },
): readonly NamedStatement[] {
  const isMeant = ({ wallet, asset }: { readonly wallet: string; readonly asset: string }) =>
    of === undefined || (wallet === of.wallet && asset === of.asset);
  return [
    ...files
      .filter(({ series }) => isMeant(series))
      .flatMap(({ id, series }) =>
        statementsOf(series).map((statement, row) => ({ ...statement, id: `${id}:${row}` })),
      ),
    ...records.filter(isMeant).map(({ book: _, savedAt: __, ...statement }) => statement),
  ];
}

function asStatement({ book: _, savedAt: __, ...statement }: StatementRecord): KnownStatement {
  return statement;
}

/** What the imports of this device say, in pieces that have the same name on every device with that file. */
function filePieces(book: LoadedBook): readonly StatementPiece[] {
  const walletOf = movedWallets(book);
  return book.imports.toReversed().flatMap((record) =>
    detailsOf(record).statements.flatMap((series, no) => {
      const own: StatementSeries = { ...series, wallet: walletOf(record.no, series.wallet) };
      return pieces(own, PIECE).map((piece, part) => ({
        id: `${printOf(record)}:${no}:${part}`,
        series: piece,
        importNo: record.no,
      }));
    }),
  );
}

/** Of one archive several files may come: their names tell them apart. */
function printOf({ sha256, fileName, importedAt }: ImportRecord): string {
  const mark = sha256 === '' ? importedAt : sha256;
  return `statement:${fingerprint({ mark, fileName })}`;
}

/**
 * The wallet that a file speaks of is where its entries are now: whoever moves all of them into another wallet has said that
 * the file was that wallet's.
 */
function movedWallets({ imports, stored, origins }: LoadedBook): (importNo: number, wallet: string) => string {
  const speaking = new Set(imports.filter((record) => detailsOf(record).statements.length > 0).map(({ no }) => no));
  if (speaking.size === 0) return (_, wallet) => wallet;
  const now = new Map<number, Set<string>>();
  for (const [place, event] of stored.entries()) {
    const no = origins[place] ?? 0;
    if (!speaking.has(no)) continue;
    const wallets = now.get(no) ?? new Set();
    wallets.add(event.wallet);
    if (event.kind === 'transfer') wallets.add(event.toWallet);
    now.set(no, wallets);
  }
  return (no, wallet) => {
    const wallets = now.get(no);
    if (wallets === undefined || wallets.has(wallet) || wallets.size !== 1) return wallet;
    return [...wallets][0] ?? wallet;
  };
}
