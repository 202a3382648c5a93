/**
 * The balances of a book against all that is said about them, and what may be behind a difference. Computed when a
 * screen asks and kept until the book or the statements are others.
 */
import { explainDifference, type GapFix } from '@cryptax/importers';
import { defined, ok, type Result } from '@cryptax/kernel';
import { type BalanceProof, proveBalances } from '@cryptax/ledger';
import { fingerprint, type Store, type StoreError } from '@cryptax/store';
import type { LiveBook } from '../live-book.ts';
import type { LoadedBook } from '../loaded-book.ts';
import { allStatements, type BookStatements, bookStatements, type KnownStatement } from './book-statements.ts';

/** The statements come out of it as they went in, so a proof names the record that it rests on. */
export type BookProof = Omit<BalanceProof, 'since'> & { readonly since?: KnownStatement | undefined };

interface Proven {
  readonly version: number;
  readonly mark: string;
  readonly proofs: readonly BookProof[];
}

const proven = new WeakMap<LiveBook, Proven>();

export async function proveBook(book: LiveBook, store: Store): Promise<Result<readonly BookProof[], StoreError>> {
  const said = await bookStatements(book, store);
  if (!said.ok) return said;
  const mark = markOf(said.value);
  const { version } = book;
  const known = proven.get(book);
  if (known?.version === version && known.mark === mark) return ok(known.proofs);
  const proofs = proveBalances(book.valued, allStatements(said.value), book.engine.balances());
  proven.set(book, { version, mark, proofs });
  return ok(proofs);
}

/** Pieces of files never change under their name. */
function markOf({ files, records }: BookStatements): string {
  return fingerprint([files.map(({ id }) => id), records]);
}

/**
 * What may be behind a balance that differs from what is said about it: changes of the ledger that can be made at once. A change
 * of an entry that only waits with its row is left out; the row's own card answers it.
 */
export function differenceFixes(book: LoadedBook, proof: BookProof | undefined): readonly GapFix[] {
  if (proof?.since === undefined || proof.difference === undefined) return [];
  const { wallet, asset, agreed, since, difference, at = since.at } = proof;
  const { valued, waiting, place, stored } = book;
  const candidates = waiting.transfers.map(({ candidate }) => candidate);
  const pending = new Set(candidates.map(({ id }) => id));
  const isWithinReach = (id: string) => pending.has(id) || (place.get(id) ?? 0) < stored.length;
  const span = { wallet, asset, first: since.at, to: at, amount: difference, ...defined({ from: agreed }) };
  return explainDifference({ events: valued, candidates }, span).filter(({ changes: { upsert, remove } }) =>
    [...upsert.map(({ id }) => id), ...remove].every(isWithinReach),
  );
}
