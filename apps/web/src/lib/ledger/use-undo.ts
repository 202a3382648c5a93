/** The way back after a change that was just made, for buttons and notices; what stands in its way is told. */
import type { Book } from '@cryptax/store';
import { useCallback } from 'react';
import { useLocale } from '../i18n/locale.tsx';
import { tellLedgerError } from './tell-ledger-error.ts';
import { useLedger } from './use-ledger.tsx';

/** True where the change is undone. */
export function useUndo(book: Book = 'own'): () => Promise<boolean> {
  const ledger = useLedger();
  const locale = useLocale();
  return useCallback(async () => {
    const undone = await ledger.undo(book);
    if (!undone.ok) tellLedgerError(undone.error, locale);
    return undone.ok;
  }, [ledger, book, locale]);
}
