/** The list as the address tells it: tab, open event, pills, words and order. Back, reload and links keep all of it. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Pill } from './model/filter-pills.ts';
import { type ListView, NEWEST_FIRST, printSort, readSort } from './model/list-view.ts';
import { printPills, readPills } from './model/pill-text.ts';
import type { ReviewLook } from './review/review-views.tsx';

export interface Address extends ListView {
  readonly eventId: string | undefined;
  /** How open questions are shown. */
  readonly look: ReviewLook;
  readonly change: (part: AddressChange) => void;
}

interface AddressChange extends Partial<ListView> {
  readonly eventId?: string | undefined;
  readonly look?: ReviewLook;
}

const useWholeSearch = () => useSearch({ strict: false });

export function useAddress(): Address {
  const { view, event, filter, q, sort, year, list } = useWholeSearch();
  const navigate = useNavigate();
  const change = useCallback<Address['change']>(
    (part) => {
      // Typing, filtering and walking replace the entry of the history; opening, closing and other tabs add one.
      const isWalk = event !== undefined && part.eventId !== undefined;
      const replace = isWalk || (!('eventId' in part) && !('tab' in part));
      void navigate({ to: '.', search: (old) => searchOf(part, old), replace });
    },
    [navigate, event],
  );
  const pills = useMemo(() => [...yearPill(year), ...readPills(filter ?? '')], [year, filter]);
  const order = useMemo(() => readSort(sort), [sort]);
  return useMemo(
    () => ({ tab: view ?? 'all', pills, search: q ?? '', sort: order, eventId: event, look: list ?? 'queue', change }),
    [view, pills, q, order, event, list, change],
  );
}

function yearPill(year: number | undefined): readonly Pill[] {
  return year === undefined ? [] : [{ kind: 'year', year }];
}

type AddressSearch = Pick<
  ReturnType<typeof useWholeSearch>,
  'view' | 'event' | 'filter' | 'q' | 'sort' | 'year' | 'list'
>;

/** What the change does not speak of stays as it is; what is as at the beginning is not in the address. */
function searchOf(part: AddressChange, old: AddressSearch): AddressSearch {
  const { tab = old.view ?? 'all', look = old.list ?? 'queue', search = old.q, pills } = part;
  const sort = part.sort === undefined ? old.sort : printSort(part.sort);
  return {
    ...old,
    view: tab === 'all' ? undefined : tab,
    list: look === 'queue' ? undefined : look,
    event: 'eventId' in part ? part.eventId : old.event,
    filter: pills === undefined ? old.filter : printPills(pills) || undefined,
    year: pills === undefined ? old.year : pills.find((pill) => pill.kind === 'year')?.year,
    q: search || undefined,
    sort: sort === printSort(NEWEST_FIRST) ? undefined : sort,
  };
}
