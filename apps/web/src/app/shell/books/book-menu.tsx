/** Whose book is open, and the way to another one, the demo included. */
import { BookOpen, Check, ChevronDown, CloudDownload, FlaskConical, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import {
  accountBooks,
  fetchBook,
  goToBook,
  missingHere,
  type ShownBook,
  useBooks,
} from '../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useOpenDemo } from '../../../platform/ledger/demo-control.tsx';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger, useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { bookStrings } from '../strings.ts';

const BookDialog = lazy(async () => ({ default: (await import('./book-dialog.tsx')).BookDialog }));
const ClearDialog = lazy(async () => ({
  default: (await import('../../../areas/account/clear-dialog.tsx')).ClearDialog,
}));

type Open = 'new' | 'change' | 'delete';

export const BookMenu = memo(function BookMenu({ className }: { readonly className?: string }) {
  const t = useStrings(bookStrings);
  const [open, setOpen] = useState<Open | null>(null);
  const books = useBooks();
  const state = useLedgerState();
  const openBook = useOpenBook();
  const [, openDemo] = useOpenDemo();
  const isDemo = 'isDemo' in state && state.isDemo;
  const isImporting = 'isImporting' in state && state.isImporting;
  const current = books.find(({ isCurrent }) => isCurrent);
  const name = isDemo ? t('demo') : (current?.name ?? '');
  const close = () => setOpen(null);
  const choice = (id: string, label: string, isShown: boolean, icon: typeof Check, go: () => void): MenuItem => ({
    kind: 'action',
    id,
    icon: isShown ? Check : icon,
    disabled: isImporting,
    label: (
      <span className="min-w-0 truncate">
        {label}
        {isShown && <span className="ml-1.5 text-xs text-ink-3">{t('current')}</span>}
      </span>
    ),
    onSelect: go,
  });
  const action = (id: Open, icon: typeof Check, danger = false): MenuItem => ({
    kind: 'action',
    id,
    icon,
    danger,
    disabled: isImporting,
    label: t(id),
    onSelect: () => setOpen(id),
  });
  const missing = missingHere(useObservable(accountBooks), books);
  const elsewhere: readonly MenuItem[] =
    missing.length === 0
      ? []
      : [
          { kind: 'heading', id: 'account', label: t('in-account') },
          ...missing.map((book) =>
            choice(book.id, t('fetch', { name: book.name }), false, CloudDownload, () => {
              fetchBook(book);
              goToBook(book.id);
            }),
          ),
        ];
  const items: readonly MenuItem[] = [
    { kind: 'heading', id: 'heading', label: t(isImporting ? 'importing' : 'heading') },
    ...books.map((book) =>
      choice(book.id, book.name, book.isCurrent && !isDemo, BookOpen, () => openBook(book, isDemo)),
    ),
    choice('demo', t('demo'), isDemo, FlaskConical, openDemo),
    ...elsewhere,
    { kind: 'separator', id: 'line' },
    action('new', Plus),
    ...(isDemo ? [] : [action('change', Pencil)]),
    ...(isDemo || current?.id === FIRST_BOOK ? [] : [action('delete', Trash2, true)]),
  ];
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t('menu', { name })}
            className={cx(
              'flex min-h-8 max-w-44 items-center gap-1.5 rounded-md border border-line bg-surface pr-2 pl-3 text-sm hover:border-line-strong touch:min-h-11',
              className,
            )}
          >
            <Icon icon={isDemo ? FlaskConical : BookOpen} size={14} className="shrink-0 text-ink-3" />
            <span className="min-w-0 truncate">{name}</span>
            <Icon icon={ChevronDown} size={14} className="shrink-0 text-ink-3" />
          </button>
        }
        items={items}
      />
      <Suspense>
        {open === 'new' && <BookDialog onClose={close} />}
        {open === 'change' && <BookDialog book={current} onClose={close} />}
        {open === 'delete' && <ClearDialog onClose={close} />}
      </Suspense>
    </>
  );
});

/** The demo lies beside the entries of a book: it is put away first, so that the book shows its own when it is opened again. */
function useOpenBook() {
  const ledger = useLedger();
  const locale = useLocale();
  return async ({ id, isCurrent }: ShownBook, isDemo: boolean) => {
    const shown = isDemo ? await ledger.showBook('own') : undefined;
    if (shown?.ok === false) notifyLedgerError(shown.error, locale);
    else if (!isCurrent) goToBook(id);
  };
}
