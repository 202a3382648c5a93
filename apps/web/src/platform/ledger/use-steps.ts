/**
 * Steps back and forth in a book's journal, reported with what they were. The journal is taken back from its end, so the button
 * of a notice works only while the step it was offered for is still the newest.
 */
import type { Book } from '@cryptax/store';
import { useCallback, useMemo } from 'react';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { notices } from '../notices/notices.ts';
import { useBusyWhile } from '../use-action.ts';
import { entryName } from './entry-words.ts';
import { journalStrings } from './journal-strings.ts';
import type { LedgerApi } from './ledger-api.ts';
import { notifyLedgerError } from './ledger-failed.tsx';
import type { JournalEntry } from './ledger-state.ts';
import { useLedger } from './use-ledger.tsx';

export interface Steps {
  /** A step is being written. */
  readonly isBusy: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back the change that was just made, and nothing else; true where it did. */
  readonly offerUndo: () => Promise<() => Promise<boolean>>;
  /** A notice about the change that was just made, with a button that takes it back. */
  readonly announceDone: (title: string, line?: string, onUndone?: () => void) => Promise<void>;
}

/** The one notice that offers to undo: older ones are out of date with every further step. */
let offer: number | undefined;

function withdrawOffer(): void {
  if (offer !== undefined) notices.dismiss(offer);
  offer = undefined;
}

/** Choices beside the events are steps of the user's own book, whichever book is shown. */
export function useSteps(book: Book = 'own'): Steps {
  const ledger = useLedger();
  const t = useStrings(journalStrings);
  const locale = useLocale();
  const [isBusy, whileBusy] = useBusyWhile();
  const step = useCallback(
    async (action: 'undo' | 'redo', offered?: number): Promise<boolean> => {
      withdrawOffer();
      const { entry, done } = await whileBusy(async () => {
        const next = await nextStep(ledger, book, action);
        const isNewest = offered === undefined || next?.seq === offered;
        return { entry: next, done: isNewest ? await ledger[action](book) : undefined };
      });
      if (done === undefined) notices.info(t('movedOn'));
      else if (!done.ok) notifyLedgerError(done.error, locale);
      else {
        const { kept = 0 } = done.value;
        const name = entry === undefined ? [] : [entryName(entry, locale)];
        const line = kept === 0 ? name : [...name, t('keptOthers', { count: kept })];
        notices.success(t(action === 'undo' ? 'undone' : 'redone'), line.length === 0 ? undefined : line.join('. '));
      }
      return done?.ok === true;
    },
    [ledger, book, locale, t, whileBusy],
  );
  const offerUndo = useCallback(async () => {
    const offered = (await nextStep(ledger, book, 'undo'))?.seq;
    return () => step('undo', offered);
  }, [ledger, book, step]);
  const announceDone = useCallback<Steps['announceDone']>(
    async (title, line, onUndone) => {
      const undo = await offerUndo();
      const back = async () => {
        if (await undo()) onUndone?.();
      };
      withdrawOffer();
      offer = notices.done(title, line, { label: t('undo'), run: () => void back() });
    },
    [offerUndo, t],
  );
  return useMemo(
    () => ({
      isBusy,
      undo: () => void step('undo'),
      redo: () => void step('redo'),
      offerUndo,
      announceDone,
    }),
    [isBusy, offerUndo, step, announceDone],
  );
}

/** The last done is undone first, the oldest undone is done again first. */
async function nextStep(ledger: LedgerApi, book: Book, action: 'undo' | 'redo'): Promise<JournalEntry | undefined> {
  const journal = await ledger.journal(book);
  if (!journal.ok) return undefined;
  return action === 'undo'
    ? journal.value.find(({ state }) => state === 'done')
    : journal.value.findLast(({ state }) => state === 'undone');
}
