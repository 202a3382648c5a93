/** The books that the account holds: those of this browser, and those that can be fetched or removed. */
import { useState } from 'react';
import { FIRST_BOOK, type NamedBook } from '../../../platform/books/book-names.ts';
import { accountBooks, fetchBook, goToBook, useBooks } from '../../../platform/books/books.ts';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { sharedSync } from '../shared-sync.ts';
import { removeBook } from '../sync/account-books.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';

export function BooksRow() {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const there = useObservable(accountBooks).filter(({ id }) => id !== FIRST_BOOK);
  const here = useBooks();
  const [removing, setRemoving] = useState<NamedBook>();
  if (there.length === 0) return null;
  const remove = async ({ id }: NamedBook) => {
    setRemoving(undefined);
    const owner = sharedSync().owner();
    if (owner === undefined) return;
    const removed = await removeBook(owner, id);
    if (!removed.ok) return notices.info(texts(removed.error.code));
    accountBooks.set(accountBooks.get().filter((book) => book.id !== id));
    notices.success(t('books.removed'));
    void sharedSync().syncNow();
  };
  return (
    <section aria-label={t('books')} className="py-3">
      <h3 className="text-sm font-medium">{t('books')}</h3>
      <p className="mt-0.5 text-sm text-ink-2">{t('books.note')}</p>
      <ul className="mt-2 divide-y divide-line">
        {there.map((book) => {
          const local = here.find(({ id }) => id === book.id);
          return (
            <li key={book.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
              <span className="min-w-0 grow truncate">
                {book.name}
                {local !== undefined && (
                  <span className="ml-2 text-xs text-ink-3">{t(local.isCurrent ? 'books.open' : 'books.here')}</span>
                )}
              </span>
              {local === undefined && (
                <Button
                  size="s"
                  aria-label={t('books.fetch.label', { name: book.name })}
                  onClick={() => {
                    fetchBook(book);
                    goToBook(book.id);
                  }}
                >
                  {t('books.fetch')}
                </Button>
              )}
              <Button
                size="s"
                variant="quiet"
                aria-label={t('books.remove.label', { name: book.name })}
                onClick={() => setRemoving(book)}
              >
                {t('books.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('books.remove.title', { name: removing?.name ?? '' })}
        description={t('books.remove.text')}
        confirmLabel={t('books.remove.do')}
        onConfirm={() => void (removing !== undefined && remove(removing))}
      />
    </section>
  );
}
