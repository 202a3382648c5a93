/** The list behind the tabs: its rows as they are needed, and what is chosen in it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useObservableInSlices } from '../../../../../platform/observable.ts';
import { EventPager, type PagerView, placeOf, rowAt } from '../model/event-pager.ts';
import { type ListView, questionOf } from '../model/list-view.ts';
import type { ListSelection } from './event-table.tsx';

export type ReadyState = Extract<LedgerState, { kind: 'empty' | 'ready' }>;

export interface EventList {
  readonly pager: EventPager;
  readonly view: PagerView;
  readonly selection: ListSelection;
  readonly clearSelection: () => void;
  /** Events that no longer exist leave the selection. */
  readonly forget: (ids: readonly string[]) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useEventList(state: ReadyState, { tab, pills, search, sort }: ListView): EventList {
  const api = useLedger();
  const locale = useLocale();
  const { book, revision, basis = 0 } = state;
  const [pager] = useState(() => new EventPager(api));
  const question = useMemo(() => questionOf(book, { tab, pills, search, sort }), [book, tab, pills, search, sort]);
  useEffect(() => {
    if (tab !== 'review') pager.show(question, `${revision} ${basis}`);
  }, [pager, question, revision, basis, tab]);
  /** An answer that comes after the filters changed is about other events. */
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  }, [question]);
  const view = useObservableInSlices(pager.view);
  const [ids, setIds] = useState(NOTHING);
  const total = view.kind === 'ready' ? view.total : 0;
  // What was chosen under other filters stays chosen, so the number alone does not tell.
  const isAll = total > 0 && ids.size >= total && rowsOf(view, ids).length === loadedRows(view).length;

  const toggle = useCallback((id: string) => {
    setIds((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const toggleAll = useCallback(() => {
    if (isAll) return setIds(NOTHING);
    void api.queryEventIds(question).then((answer) => {
      if (!answer.ok) notifyLedgerError(answer.error, locale);
      else if (latest.current === question) setIds(new Set(answer.value));
    });
  }, [api, question, isAll, locale]);
  const forget = useCallback((gone: readonly string[]) => {
    setIds((old) => {
      const kept = new Set(old);
      for (const id of gone) kept.delete(id);
      return kept;
    });
  }, []);

  const clearSelection = useCallback(() => setIds(NOTHING), []);
  const selection = useMemo(() => ({ ids, isAll, toggle, toggleAll }), [ids, isAll, toggle, toggleAll]);
  return useMemo(
    () => ({ pager, view, selection, clearSelection, forget }),
    [pager, view, selection, clearSelection, forget],
  );
}

/** The event before or after another one, in the order of the list; undefined at its ends or where it is not loaded. */
export function neighbour(view: PagerView, eventId: string, step: -1 | 1): string | undefined {
  const place = placeOf(view, eventId);
  return place < 0 ? undefined : rowAt(view, place + step)?.id;
}

/** The chosen rows that are loaded; enough to know which way their coins went. */
export function rowsOf(view: PagerView, ids: ReadonlySet<string>): readonly EventRow[] {
  return loadedRows(view).filter(({ id }) => ids.has(id));
}

function loadedRows(view: PagerView): readonly EventRow[] {
  return view.kind === 'ready' ? [...view.pages.values()].flat() : [];
}
