/**
 * Which book is the spouse's. The link stands in both books, and counts only while both agree: a book that was deleted, cleared
 * or brought back from an older backup never joins in by half.
 */
import { isRecord } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import { isBookId } from '../../books/book-names.ts';
import type { Answer } from '../answer.ts';
import type { SpouseLink, SpouseYears } from '../ledger-state.ts';
import type { Books } from './books.ts';
import { CHOICE_KEYS } from './keep-choice.ts';
import { readSetting, taxSettings } from './kept-settings.ts';

/** As much of an open ledger as the link needs. */
interface Linkable {
  readonly bookId: string;
  readonly store: Store;
  readonly books: Books;
}

interface WithOthers<L extends Linkable> extends Linkable {
  readonly others: { readonly open: (id: string) => Answer<L> };
}

/** `live` is null where the other book is not there, is locked or does not name this one. */
export async function linkedBook<L extends Linkable>(
  own: WithOthers<L>,
): Promise<{ readonly link: SpouseLink; readonly live: L | null; readonly isLocked: boolean } | null> {
  const link = await readLink(own.store);
  if (link === null) return null;
  const other = await own.others.open(link.bookId);
  if (!other.ok) return { link, live: null, isLocked: other.error.code === 'store.locked' };
  const back = await readLink(other.value.store);
  const isMutual = back?.bookId === own.bookId && back.role !== link.role;
  return { link, live: isMutual ? other.value : null, isLocked: false };
}

/** The spouse's years and profile, for figures that both share; none while nobody is linked. */
export async function spouseYears<L extends Linkable>(own: WithOthers<L>): Promise<SpouseYears | undefined> {
  const other = await linkedBook(own);
  if (other === null || other.live === null) return undefined;
  const open = await other.live.books.get('own');
  if (!open.ok) return undefined;
  const { profile } = await taxSettings(other.live.store);
  return { role: other.link.role, profile, figures: open.value.loaded.engine.years() };
}

async function readLink(store: Store): Promise<SpouseLink | null> {
  const value = await readSetting(store, CHOICE_KEYS.spouse);
  if (!isRecord(value) || !isBookId(value.bookId) || (value.role !== 'A' && value.role !== 'B')) return null;
  return { bookId: value.bookId, role: value.role };
}
