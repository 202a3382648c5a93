/**
 * What may be behind a balance that differs from what is said about it: changes of the ledger that can be made at once. A change
 * of an entry that only waits with its row is left out; the row's own card answers it.
 */
import { explainDifference, type GapFix } from '@cryptax/importers';
import { defined } from '@cryptax/kernel';
import type { LoadedBook } from '../loaded-book.ts';
import type { BookProof } from './prove-book.ts';

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
