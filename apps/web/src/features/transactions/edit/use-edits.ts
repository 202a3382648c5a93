/**
 * Changing the ledger from this screen: apply, tell, and offer the way back in the notice. The journal is taken back from
 * its end, so only the newest change may offer it: an older notice would take back something else.
 */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { Edit, EditDone, Fix, LedgerError } from '../../../lib/ledger/ledger-api.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { errorWords } from '../model/error-words.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { errorStrings } from '../strings/error-strings.ts';
import { transactionsStrings } from '../strings.ts';

export interface Edits {
  readonly book: Book;
  /** A change is being written. */
  readonly isBusy: boolean;
  readonly apply: (edit: Edit) => Promise<EditDone | undefined>;
  readonly fix: (cardIds: readonly string[], fix: Fix) => Promise<EditDone | undefined>;
  readonly undo: () => void;
  readonly redo: () => void;
}

type Done = Result<EditDone, LedgerError>;

export function useEdits(book: Book): Edits {
  const api = useLedger();
  const t = useStrings(editStrings);
  const words = useStrings(transactionsStrings);
  const failures = useStrings(errorStrings);
  const locale = useLocale();
  const [running, setRunning] = useState(0);
  const notice = useRef<number>(undefined);

  const run = useCallback(
    async (work: () => Promise<Done>, tell: (done: EditDone) => number): Promise<EditDone | undefined> => {
      setRunning((count) => count + 1);
      const done = await work();
      setRunning((count) => count - 1);
      if (done.ok) {
        if (notice.current !== undefined) notices.dismiss(notice.current);
        notice.current = tell(done.value);
      } else notices.info(failures('title'), errorWords(done.error, locale));
      return done.ok ? done.value : undefined;
    },
    [failures, locale],
  );

  const steps = useMemo(
    () => ({
      back: () =>
        void run(
          () => api.undo(book),
          () => notices.success(t('done.undo')),
        ),
      redo: () =>
        void run(
          () => api.redo(book),
          () => notices.success(t('done.redo')),
        ),
    }),
    [api, book, run, t],
  );

  return useMemo(() => {
    const wayBack = { label: words('undo'), run: steps.back };
    return {
      book,
      isBusy: running > 0,
      undo: wayBack.run,
      redo: steps.redo,
      apply: (edit) =>
        run(
          () => api.applyEdit(book, edit),
          ({ changed }) => notices.done(t(`done.${edit.kind}`, { count: countOf(edit, changed) }), undefined, wayBack),
        ),
      fix: (cardIds, fix) =>
        run(
          () => api.applyFix(book, cardIds, fix),
          // However many cards: one step of the journal, also where the answer changes no event.
          () => notices.done(t('done.fix', { count: cardIds.length }), undefined, wayBack),
        ),
    };
  }, [api, book, run, running, steps, t, words]);
}

function countOf(edit: Edit, changed: number): number {
  return 'eventIds' in edit ? edit.eventIds.length : changed;
}
