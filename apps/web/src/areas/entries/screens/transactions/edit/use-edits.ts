/** Changing the ledger from this screen: apply, tell, and offer the way back in the notice. */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useCallback, useMemo } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import type { Edit, EditDone } from '../../../../../platform/ledger/edit-types.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { type Steps, useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useBusyWhile } from '../../../../../platform/use-action.ts';
import { errorWords } from '../model/error-words.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { errorStrings } from '../strings/error-strings.ts';

export interface Edits extends Pick<Steps, 'undo' | 'redo'> {
  readonly book: Book;
  /** A change is being written. */
  readonly isBusy: boolean;
  /** `onNewer` hears of entries that were changed since the form was opened; then nothing was written. */
  readonly apply: (edit: Edit, onNewer?: OnNewer) => Promise<EditDone | undefined>;
  readonly fix: (cardIds: readonly string[], fix: Fix) => Promise<EditDone | undefined>;
}

/** Entries as they stand now, and the prints that a further try is saved against. */
export type NewerEntries = Pick<Extract<LedgerError, { readonly code: 'edit.newer' }>, 'events' | 'prints'>;
type OnNewer = (newer: NewerEntries) => void;

type Done = Result<EditDone, LedgerError>;

export function useEdits(book: Book): Edits {
  const api = useLedger();
  const t = useStrings(editStrings);
  const failures = useStrings(errorStrings);
  const locale = useLocale();
  const { isBusy: isStepping, undo, redo, tellDone } = useSteps(book);
  const [isWriting, whileBusy] = useBusyWhile();

  const run = useCallback(
    (work: () => Promise<Done>, words: (done: EditDone) => string, onNewer?: OnNewer) =>
      whileBusy(async () => {
        const done = await work();
        if (done.ok) await tellDone(words(done.value));
        else if (done.error.code === 'edit.newer' && onNewer !== undefined) onNewer(done.error);
        else notices.info(failures('title'), errorWords(done.error, locale));
        return done.ok ? done.value : undefined;
      }),
    [failures, locale, tellDone, whileBusy],
  );

  return useMemo(
    () => ({
      book,
      isBusy: isWriting || isStepping,
      undo,
      redo,
      apply: (edit, onNewer) =>
        run(
          () => api.applyEdit(book, edit),
          ({ changed }) => t(`done.${edit.kind}`, { count: countOf(edit, changed) }),
          onNewer,
        ),
      fix: (cardIds, fix) =>
        run(
          () => api.applyFix(book, cardIds, fix),
          // However many cards: one step of the journal, also where the answer changes no event.
          () => t('done.fix', { count: cardIds.length }),
        ),
    }),
    [api, book, isStepping, isWriting, redo, run, t, undo],
  );
}

function countOf(edit: Edit, changed: number): number {
  return 'eventIds' in edit ? edit.eventIds.length : changed;
}
