/**
 * Deleting a book: everything in this browser where there is but one. The word has to be typed, a backup is offered first, no
 * account hears of it. The first book stays as an empty one, any other goes with its database.
 */
import { Database } from 'lucide-react';
import { FIRST_BOOK } from '../../platform/books/book-names.ts';
import { dropBook, useBooks } from '../../platform/books/books.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { FileReadable } from '../../platform/ledger/file-readable.tsx';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { saveBackup } from '../../platform/ledger/save-backup.ts';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { clearStrings } from './clear-strings.ts';

export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(clearStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isSyncing = useSetting('storageMode') !== 'offline';
  const books = useBooks();
  const book = books.find(({ isCurrent }) => isCurrent);
  const which = books.length === 1 ? 'all' : book?.id === FIRST_BOOK ? 'first' : 'book';
  const [isBusy, clear] = useAction(async () => {
    try {
      const cleared = await ledger.erase('everything');
      if (cleared.ok) {
        await stopSyncing();
        if (which === 'book' && book !== undefined) return dropBook(book.id);
        notices.success(t('done'));
      } else notifyLedgerError(cleared.error, locale);
    } finally {
      onClose();
    }
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={which === 'all' ? t('title') : t('book.title', { name: book?.name ?? '' })}
      description={which === 'all' ? t('line') : `${t(`${which}.line`)} ${t('others')}`}
      confirmLabel={t('confirm')}
      word={t('word')}
      loading={isBusy}
      onConfirm={clear}
    >
      <div className="grid justify-items-start gap-3">
        {isSyncing && (
          <Callout tone="info" size="line">
            {t('account')}
          </Callout>
        )}
        <BackupFirst />
      </div>
    </ConfirmDialog>
  );
}

/** The database ended syncing with the data; the page only has to notice. */
async function stopSyncing(): Promise<void> {
  if (settings.get('storageMode') === 'offline') return;
  const { sharedSync } = await import('./shared-sync.ts');
  sharedSync().stop();
}

/** A backup before something that has no way back, without leaving the question. */
export function BackupFirst() {
  const t = useStrings(clearStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, save] = useAction(async () => {
    const saved = await saveBackup(ledger, new Date());
    if (saved.ok) notices.success(t('backup.done'));
    else notifyLedgerError(saved.error, locale);
  });
  return (
    <div>
      <Button size="s" icon={Database} loading={isBusy} onClick={save}>
        {t('backup.first')}
      </Button>
      <FileReadable />
    </div>
  );
}
