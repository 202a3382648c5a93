/** Names a book: a new one, which is then opened, or the one that is open. */
import { type FormEvent, useId, useState } from 'react';
import { BOOK_KINDS, type BookKind, bookProblem, LONGEST_NAME } from '../../../platform/books/book-names.ts';
import { addBook, changeBook, goToBook, type ShownBook, useBooks } from '../../../platform/books/books.ts';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextField } from '../../../ui/text-input.tsx';
import { bookStrings } from '../strings.ts';

export interface BookDialogProps {
  /** None for a new book. */
  readonly book?: ShownBook | undefined;
  readonly onClose: () => void;
}

export function BookDialog({ book, onClose }: BookDialogProps) {
  const t = useStrings(bookStrings);
  const books = useBooks();
  const form = useId();
  const [name, setName] = useState(book?.name ?? '');
  const [kind, setKind] = useState<BookKind>(book?.kind ?? 'spouse');
  const [isAsked, setAsked] = useState(false);
  const problem = bookProblem(books, name, book?.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem !== null) return;
    if (book === undefined) return goToBook(addBook(name, kind), '/smart-import');
    changeBook(book.id, { name, kind });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t(book === undefined ? 'new.title' : 'change.title')}
      description={book === undefined ? t('new.line') : undefined}
      footer={
        <>
          <Button variant="primary" type="submit" form={form}>
            {t(book === undefined ? 'create' : 'save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="mt-4 grid gap-4" noValidate>
        <TextField
          label={t('name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={isAsked && problem !== null ? t(problem) : undefined}
        />
        <RadioCards
          label={t('kind')}
          value={kind}
          onValueChange={setKind}
          cards={BOOK_KINDS.map((value) => ({ value, title: t(value) }))}
        />
      </form>
    </Dialog>
  );
}
