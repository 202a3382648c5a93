/** A book as the database has it, valued and matched. */
import { ok, type Result } from '@cryptax/kernel';
import type { Book, Store } from '@cryptax/store';
import type { LedgerError } from '../answer.ts';
import { taxSettings } from './kept-settings.ts';
import { LiveBook } from './live-book.ts';
import { OpenBook } from './open-book.ts';
import type { Valuer } from './value-events.ts';

export async function loadBook(
  store: Store,
  valuer: Valuer,
  book: Book,
  currentYear: () => number,
): Promise<Result<OpenBook, LedgerError>> {
  const events = await store.events.readAll(book);
  if (!events.ok) return events;
  const imports = await store.imports.list(book);
  if (!imports.ok) return imports;
  const wallets = await store.wallets.list(book);
  if (!wallets.ok) return wallets;
  const answers = await store.answers.list(book);
  if (!answers.ok) return answers;
  const settings = await taxSettings(store);
  const loaded = new LiveBook({
    book,
    events: events.value,
    valued: await valuer.value(events.value.events),
    imports: imports.value,
    wallets: wallets.value,
    settled: answers.value.map(({ id }) => id),
    settings,
    currentYear,
  });
  const open = new OpenBook(loaded);
  await open.valueOpen(valuer);
  return ok(open);
}
