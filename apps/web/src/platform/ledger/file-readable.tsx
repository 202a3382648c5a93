/** Beside a file that leaves a locked book readable. */
import { useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { useObservable } from '../observable.ts';
import { bookLock } from './book-lock.ts';

export const fileReadableStrings = defineStrings('file-readable', {
  line: {
    de: 'Dieses Buch ist gesperrt, die Datei ist es nicht: Wer sie hat, kann sie lesen.',
    en: 'This book is locked, the file is not: whoever has it can read it.',
  },
});

export function useIsBookLocked(): boolean {
  return useObservable(bookLock).kind === 'unlocked';
}

/** Nothing while the book is not locked. */
export function FileReadable() {
  const t = useStrings(fileReadableStrings);
  return useIsBookLocked() ? <span className="block text-xs text-review">{t('line')}</span> : null;
}
