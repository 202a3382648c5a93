/** Beside a file that leaves a locked book readable. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { bookLock } from '../../platform/ledger/book-lock.ts';
import { useObservable } from '../../platform/observable.ts';
import { lockStrings } from './lock/strings.ts';

export function useIsBookLocked(): boolean {
  return useObservable(bookLock).kind === 'unlocked';
}

/** Nothing while the book is not locked. */
export function FileReadable() {
  const t = useStrings(lockStrings);
  return useIsBookLocked() ? <span className="block text-xs text-review">{t('file.readable')}</span> : null;
}
