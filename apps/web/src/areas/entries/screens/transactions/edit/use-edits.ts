/** Changing the ledger from this screen: apply, tell, and offer the way back in the notice. */
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useCallback, useMemo, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { type Locale, translate } from '../../../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import type { Edit, EditDone, EventPrints } from '../../../../../platform/ledger/edit-types.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import type { RuleDraft } from '../../../../../platform/ledger/rule-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { type Steps, useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useBusyWhile } from '../../../../../platform/use-action.ts';
import { editStrings, errorStrings } from '../strings/edit-strings.ts';

export interface Edits extends Pick<Steps, 'undo' | 'redo'> {
  readonly book: Book;
  /** A change is being written. */
  readonly isBusy: boolean;
  /** `onNewer` hears of entries that were changed since the form was opened; then nothing was written. */
  readonly apply: (edit: Edit, onNewer?: OnNewer) => Promise<EditDone | undefined>;
  /** With `rule` the answer is remembered for later files. */
  readonly fix: (cardIds: readonly string[], fix: Fix, rule?: RuleDraft) => Promise<EditDone | undefined>;
  /** Everything that rules and the address book answer, or one of them, in one step. */
  readonly applyRules: (ruleId?: string) => Promise<EditDone | undefined>;
  /** The zone that is offered for a file is taken, or its times are right. */
  readonly zone: (importNo: number, isTaken: boolean) => Promise<EditDone | undefined>;
}

/** Entries as they stand now, and the prints that a further try is saved against. */
type NewerEntries = Pick<Extract<LedgerError, { readonly code: 'edit.newer' }>, 'events' | 'prints'>;
type OnNewer = (newer: NewerEntries) => void;

type Done = Result<EditDone, LedgerError>;

export function useEdits(book: Book): Edits {
  const api = useLedger();
  const t = useStrings(editStrings);
  const failures = useStrings(errorStrings);
  const locale = useLocale();
  const { isBusy: isStepping, undo, redo, announceDone } = useSteps(book);
  const [isWriting, whileBusy] = useBusyWhile();

  const run = useCallback(
    (work: () => Promise<Done>, words: (done: EditDone) => string, onNewer?: OnNewer) =>
      whileBusy(async () => {
        const done = await work();
        if (done.ok) await announceDone(words(done.value));
        else if (done.error.code === 'edit.newer' && onNewer !== undefined) onNewer(done.error);
        else notices.info(failures('title'), errorWords(done.error, locale));
        return done.ok ? done.value : undefined;
      }),
    [failures, locale, announceDone, whileBusy],
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
      applyRules: (ruleId) =>
        run(
          () => api.applyRules(book, ruleId),
          ({ changed }) => t('done.fix', { count: changed }),
        ),
      zone: (importNo, isTaken) =>
        run(
          () => (isTaken ? api.applyZone(book, importNo) : api.keepZone(book, importNo)),
          () => t(isTaken ? 'done.zone' : 'done.zone.kept'),
        ),
      fix: (cardIds, fix, rule) =>
        run(
          () => (rule === undefined ? api.applyFix(book, cardIds, fix) : api.applyFix(book, cardIds, fix, rule)),
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

/**
 * One change of many entries, saved against what they held when its dialog opened. Entries that were changed since are
 * reported with their newer state; the user applies the change to them too, or leaves them out.
 */
export type ManyEdit = Extract<Edit, { readonly eventIds: readonly string[] }>;
export type Write = (edit: ManyEdit, onNewer: (newer: NewerEntries) => void) => Promise<EditDone | undefined>;

export interface ManyEntries {
  /** Those that are left in. */
  readonly eventIds: readonly string[];
  /** Changed meanwhile, until the user has decided about them. */
  readonly newer: readonly LedgerEvent[];
  readonly apply: (edit: ManyEdit) => Promise<EditDone | undefined>;
  readonly applyToo: (edit: ManyEdit) => Promise<EditDone | undefined>;
  readonly leaveOut: () => void;
}

export function useManyEntries(edits: Edits, chosen: readonly string[], write: Write = edits.apply): ManyEntries {
  const api = useLedger();
  // Asked once, when the dialog opens.
  const [opened] = useState(() => api.eventPrints(edits.book, chosen));
  /** Newer states that the user has seen and wants the change for. */
  const [seen, setSeen] = useState<EventPrints>({});
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [newer, setNewer] = useState<NewerEntries>({ events: [], prints: {} });
  const eventIds = out.size === 0 ? chosen : chosen.filter((id) => !out.has(id));
  const apply = async (edit: ManyEdit, known: EventPrints) => {
    const first = await opened;
    const all = { ...(first.ok ? first.value : {}), ...known };
    const prints = Object.fromEntries(eventIds.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
    return write({ ...edit, prints }, setNewer);
  };
  const decide = () => setNewer({ events: [], prints: {} });
  return {
    eventIds,
    newer: newer.events,
    apply: (edit) => apply(edit, seen),
    applyToo: (edit) => {
      const known = { ...seen, ...newer.prints };
      setSeen(known);
      decide();
      return apply(edit, known);
    },
    leaveOut: () => {
      setOut(new Set([...out, ...newer.events.map(({ id }) => id)]));
      decide();
    },
  };
}

/**
 * A refused change as a sentence. An entry that is gone is said shortly here, everything else in the words of the ledger.
 */
export function errorWords(error: LedgerError, locale: Locale): string {
  if (error.code === 'event.missing') return translate(errorStrings, locale, 'missing');
  return ledgerErrorText(error, locale);
}
